"""A fifth game: laid out by one command in a checkout of its own, tested, and played at once.

The checkout is a copy of what git knows of this one, with a client built anew: no file of this one is touched.
"""

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hatch_build import install_packages
from playwright.sync_api import expect
from tests.browser.guests import Guest
from tests.browser.halls import HallProcess
from tests.cli.terminal import Terminal

ROOT = Path(__file__).parents[2]
GAME = "night-market"
OWN_TESTS = ("tests/games/night_market", "tests/minds/night_market")
SHARED_TESTS = ("test_traceability", "test_conformance", "test_golden", "test_registry")


def run(*command: str, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, env=environment(cwd), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def environment(checkout: Path) -> dict[str, str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PYTHONPATH": str(checkout / "src"), "PATH": path}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory) -> Path:
    """A copy of this checkout, under git, with the new game in it."""
    folder: Path = tmp_path_factory.mktemp("checkout")
    files = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).split("\0")
    for file in filter(None, files):
        if (ROOT / file).is_file():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, folder / file)
    run("git", "init", "-q", cwd=folder)
    run("git", "add", "-A", cwd=folder)
    run(sys.executable, "-m", "duskhall", "new-game", GAME, cwd=folder)
    return folder


def test_no_file_that_was_there_changes(checkout):
    assert run("git", "diff", "--name-only", cwd=checkout) == ""
    added = run("git", "ls-files", "--others", "--exclude-standard", cwd=checkout).splitlines()
    assert added
    assert all("/night_market/" in file for file in added)


def test_its_own_tests_pass_and_so_do_those_that_every_game_has_to(checkout):
    run(sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *OWN_TESTS, cwd=checkout)
    run(sys.executable, "-m", "tests.golden.write", cwd=checkout)
    shared = [f"tests/games/{name}.py" for name in SHARED_TESTS]
    run(sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", GAME, *shared, cwd=checkout)
    assert run("git", "diff", "--name-only", cwd=checkout) == ""


def test_it_passes_the_checks(checkout):
    run(sys.executable, "-m", "ruff", "check", ".", cwd=checkout)
    run(sys.executable, "-m", "ruff", "format", "--check", ".", cwd=checkout)
    run(sys.executable, "-m", "duskhall.native.check", cwd=checkout)
    run(sys.executable, "-m", "duskhall", "games", cwd=checkout)


def test_it_is_played_in_a_terminal(checkout, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(checkout / "src"))
    terminal = Terminal("play", GAME, "--players", "2", "--seed", "1")
    while terminal.expect("Walk on, or rest", "it is getting light") == "Walk on, or rest":
        terminal.expect("> ")
        terminal.type("rest")
    terminal.expect("Charm")
    assert terminal.end() == 0


def test_it_is_played_in_a_browser(checkout, browser, tmp_path, monkeypatch):
    install_packages(ROOT / "web")  # or the build would, and empty this folder through the link
    (checkout / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    run(sys.executable, "hatch_build.py", "client", cwd=checkout)
    monkeypatch.setenv("PYTHONPATH", str(checkout / "src"))
    hall = HallProcess(tmp_path)
    ana = Guest(browser, hall, "Ana")
    try:
        ana.page.goto("/")
        expect(ana.page.locator(f"[data-game='{GAME}']").first).to_contain_text("Night Market")
        ana.sit_down(GAME, 3)
        assert ana.play(random.Random(GAME)) > 0
        expect(ana.result).to_contain_text("★")
    finally:
        problems = ana.leave()
        hall.stop()
    assert not problems
