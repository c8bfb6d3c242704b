"""What `make release` gives to people: a wheel that needs neither node nor a compiler, and sources that make one."""

import os
import random
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.guests import Guest
from tests.browser.halls import HallProcess
from tests.patience import until

import duskhall
from duskhall.hall.config import UNLIMITED

ROOT = Path(__file__).parents[2]
CLIENT = "duskhall/hall/web/client/index.html"
WHEELS = sorted((ROOT / "build" / "wheel").glob("*.whl"))


class Installed(HallProcess):
    """`duskhall serve` of a wheel that was installed into an environment of its own, with nothing else on the PATH."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        """Install the wheel; what it needs is found where the tests run, and nothing is fetched."""
        self.environment = folder / "environment"
        venv.create(self.environment, with_pip=False)
        (site,) = self.environment.glob("lib/python*/site-packages")
        (site / "beside.pth").write_text(str(Path(pytest.__file__).parents[1]))
        install = [str(self.environment / "bin" / "python"), "-m", "pip", "install", "--quiet", "--no-index"]
        done = subprocess.run(
            [*install, "--ignore-installed", "--no-deps", wheel], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        super().__init__(folder)

    def start(self) -> None:
        bare = {"PATH": str(self.environment / "bin"), "HOME": str(self.environment), "DUSKHALL_BOT_PACE": "0"}
        limits = {f"DUSKHALL_{name.upper()}": str(most) for name, most in UNLIMITED.items()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                ["duskhall", "serve", "--port", str(self.port), "--db", self.db],
                executable=self.environment / "bin" / "duskhall",
                cwd=self.environment,
                env={**bare, **limits},
                stdout=log,
                stderr=log,
            )
        until(self._answers)


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[Installed]:
    """A hall of the wheel that `make test` has built."""
    hall = Installed(tmp_path, WHEELS[-1])
    yield hall
    hall.stop()


@pytest.mark.compiled_only
@pytest.mark.skipif(not WHEELS, reason="there is no wheel in build/wheel: `make compiled` builds it")
def test_a_game_is_played_in_a_browser_over_the_installed_wheel_without_node_and_compiler(installed, browser):
    python = installed.environment / "bin" / "python"
    said = subprocess.run(
        [python, "-c", "import duskhall, shutil; print(duskhall.__file__, shutil.which('node'), shutil.which('cc'))"],
        env={"PATH": str(python.parent)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert said == [said[0], "None", "None"]
    assert said[0].startswith(str(installed.environment))
    guest = Guest(browser, installed)
    guest.sit_down("dungeon-cards", 2, bot="adept", settings={"rounds": 1})
    guest.play(random.Random(3))
    expect(guest.result).to_be_visible()
    assert guest.leave() == []


@pytest.mark.interpreted_only
def test_the_source_archive_has_the_client_and_makes_a_wheel_without_node(tmp_path):
    """Rules are left interpreted here: that they compile, the wheel of the other test shows."""
    bare = {**os.environ, "PATH": str(tmp_path), "DUSKHALL_PURE": "1"}
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path)]
    subprocess.run([*build, "-t", "sdist"], cwd=ROOT, env=bare, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    assert archive.name == f"duskhall-{duskhall.__version__}.tar.gz"
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (sources,) = tmp_path.glob("duskhall-*/")
    for file in ("CHANGELOG.md", "LICENSE", "NOTICE", "examples/the_last_lamp.toml", "tests/patience.py"):
        assert (sources / file).is_file(), file
    assert not (sources / "web" / "node_modules").exists()
    subprocess.run([*build, "-t", "wheel"], cwd=sources, env=bare, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed_wheel:
        names = packed_wheel.namelist()
    assert CLIENT in names
    assert any(re.match(r"duskhall/hall/web/client/assets/.*\.js$", name) for name in names)
    assert "duskhall/hall/storage/migrations/env.py" in names
