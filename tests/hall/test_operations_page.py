"""docs/operations.md says nothing that does not work: its commands are run here, in folders of their own."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.hall.nginx import free_port
from tests.patience import PATIENCE
from tests.scale import FULL

from duskhall.hall import lan
from duskhall.hall.config import BadConfig, Config, load
from duskhall.hall.tools import settings

PROJECT = Path(__file__).parents[2]
PAGE = (PROJECT / "docs" / "operations.md").read_text()
UNIT = PROJECT / "deploy" / "duskhall@.service"
BLOCK = re.compile(r"^```(\w+)(?: (\w+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str, purpose: str | None = None) -> list[str]:
    """Return what the page has in a language, of those that run on (`serve`), take long or need a service manager."""
    return [text for told, used, text in BLOCK.findall(PAGE) if (told, used) == (language, purpose or "")]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the command in reach, and nothing else."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("DUSKHALL_LANG", "en")
    return tmp_path


class Serving:
    """A command of the page that goes on until it is told to stop."""

    def __init__(self, command: str) -> None:
        self.process = subprocess.Popen(
            shlex.split(command), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()

    def stop(self) -> int:
        """Stop it as a service manager does, and return its status."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


@pytest.mark.parametrize("command", [line for block in blocks("sh", "serve") for line in block.splitlines()])
def test_a_hall_opens_as_the_page_says_and_closes_in_order(home, command):
    if "--lan" in command:
        in_a_network()
    serving = Serving(f"{command} --port 0")
    assert "http://" in serving.said
    assert serving.stop() == 0
    assert [file.name for file in home.iterdir() if file.stat().st_mode & 0o077] == []


def in_a_network() -> None:
    try:
        lan.own_address()
    except BadConfig as error:
        pytest.skip(str(error))


def test_what_it_says_of_backups_and_of_watching_works(home, monkeypatch):
    metrics = free_port()
    monkeypatch.setenv("DUSKHALL_METRICS_PORT", str(metrics))
    serving = Serving("duskhall serve --port 0")
    address = serving.said.split("http://")[1].split()[0]
    for block in blocks("sh"):
        done = run_as_written(block.replace("127.0.0.1:8000", address).replace(":9100", f":{metrics}"))
        assert (done.returncode, done.stderr) == (0, ""), block
    assert serving.stop() == 0
    assert (home / "rehearsal.sqlite3").exists()


def run_as_written(block: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(["bash", "-euc", block], capture_output=True, text=True, check=False, timeout=PATIENCE)


@pytest.mark.skipif(not FULL, reason="it compiles everything once more, which `make soak` does")
def test_it_is_installed_as_the_page_says(home, monkeypatch):
    monkeypatch.chdir(PROJECT)
    (block,) = blocks("sh", "install")
    for line in block.replace("/opt/duskhall", f"{home}/installed").splitlines():
        subprocess.run(["bash", "-euc", line], check=True, capture_output=True)
    said = subprocess.run(
        [f"{home}/installed/bin/duskhall", "games"], check=True, capture_output=True, text=True
    ).stdout
    assert "dungeon-cards" in said


@pytest.mark.parametrize("line", [line for block in blocks("sh", "manager") for line in block.splitlines()])
def test_what_needs_a_service_manager_can_be_read_by_a_shell_and_names_files_that_are_there(line):
    assert subprocess.run(["bash", "-n", "-c", line], capture_output=True, check=False).stderr == b""
    for named in re.findall(r"deploy/\S+", line):
        assert (PROJECT / named).exists(), named


def test_its_settings_are_settings_and_reach_a_database_without_a_password(home, postgres):
    (text,) = blocks("toml")
    file = home / "duskhall.toml"
    file.write_text(text)
    config = load(environ={}, file=file)
    here = config.db.replace("/run/postgresql", f"{postgres.folder}&port={postgres.port}")
    database = postgres.new_database().rpartition("/")[2]
    serving = Serving(f"duskhall serve --port 0 --db '{here.replace('/duskhall?', f'/{database}?')}'")
    assert "http://" in serving.said
    assert serving.stop() == 0


def test_the_service_is_one_that_systemd_accepts(tmp_path):
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed: on Debian, apt-get install systemd")
    unit = tmp_path / "duskhall@8001.service"
    unit.write_text(UNIT.read_text().replace("/opt/duskhall/bin/duskhall", shutil.which("true") or ""))
    done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    held = [analyze, "security", "--offline=yes", "--threshold=30", str(unit)]  # tenths: the lower the better
    assert subprocess.run(held, capture_output=True, check=False).returncode == 0


def test_every_setting_is_told_and_said_to_be_something():
    assert settings.written(PAGE) == PAGE, "write it anew: make schemas"
    told = dict(re.findall(r"^\| `(\w+)` \| .+ \| (.*) \|$", PAGE, re.MULTILINE))
    assert list(told) == list(Config.__struct_fields__)
    assert [name for name, meaning in told.items() if not meaning] == []
