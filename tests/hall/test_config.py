"""How a hall is configured: where the values come from, and which are refused."""

import pytest

from duskhall.hall.config import BadConfig, load


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path):
    file = tmp_path / "hall.toml"
    file.write_text('port = 1\nhost = "::1"\norigins = ["https://a.example"]\n')
    config = load({"port": 3, "db": None}, {"DUSKHALL_PORT": "2", "DUSKHALL_BOT_PACE": "0.5"}, file)
    assert (config.port, config.host, config.bot_pace) == (3, "::1", 0.5)
    assert config.origins == ("https://a.example",)
    assert load({}, {"DUSKHALL_CONFIG": str(file)}).port == 1


@pytest.mark.parametrize(
    "values", [{"port": -1}, {"log_level": "loud"}, {"bot_workers": 0}, {"colour": "red"}, {"bot_pace": "soon"}]
)
def test_a_setting_that_is_not_possible_is_named(values):
    with pytest.raises(BadConfig, match=next(iter(values))):
        load(values, {})
