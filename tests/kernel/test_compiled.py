"""Which modules are compiled: everything that carries rules, nothing that reads content or shows a game."""

from importlib import import_module
from pathlib import Path

import pytest
from hatch_build import refuse_types

import duskhall
from duskhall.games import GAMES, find
from duskhall.kernel.compiled import compiled_modules

SOURCE = Path(duskhall.__file__).parent.parent
FORBIDDEN = ["msgspec", "pydantic"]
MODULES = [path.relative_to(SOURCE).with_suffix("") for path in compiled_modules(SOURCE)]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_game_is_compiled(game):
    compiled = {".".join(module.parts) for module in MODULES}
    assert {module.__name__ for module in find(game).flow} <= compiled


def test_no_compiled_module_declares_a_type_that_would_lose_its_fields(tmp_path):
    refuse_types(compiled_modules(SOURCE), FORBIDDEN)
    for declared in (
        "import msgspec\nclass A(msgspec.Struct): ...",
        "from pydantic import BaseModel as B\nclass A(B): ...",
    ):
        module = tmp_path / "module.py"
        module.write_text(declared)
        with pytest.raises(TypeError, match=r"module.py:2: a compiled module must not declare a "):
            refuse_types([module], FORBIDDEN)


@pytest.mark.compiled_only
@pytest.mark.parametrize("module", MODULES, ids=str)
def test_the_wheel_has_it_compiled(module):
    file = import_module(".".join(module.parts)).__file__
    assert file is not None
    assert not file.endswith(".py")
