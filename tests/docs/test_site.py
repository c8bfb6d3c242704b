"""The documentation is a site that is whole, and loads nothing from anywhere else."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
LOADED = re.compile(r"<(?:script|img|iframe|link)\b[^>]*?(?:src|href)=\"?((?:https?:)?//[^\s\">]+)")
RULE = "bloodborne-card", "3.2"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as strictly as MkDocs can: a page, a picture or an anchor that is not there ends it."""
    folder = tmp_path_factory.mktemp("site")
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    built = [sys.executable, "-m", "mkdocs", "--quiet", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(built, cwd=PROJECT, env=quiet, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return folder


def test_no_page_loads_anything_from_elsewhere(site):
    loaded = {page.name: found for page in site.rglob("*.html") if (found := LOADED.findall(page.read_text()))}
    assert loaded == {}


def test_every_page_of_the_docs_is_part_of_it(site):
    written = {path.stem for path in (PROJECT / "docs").glob("*.md")}
    assert {page.stem for page in site.glob("*.html")} >= written


def test_rules_have_addresses_by_their_numbers(site):
    game, number = RULE
    assert f'id="{number}"' in (site / "rules" / f"{game}.html").read_text()


def test_what_is_only_said_to_tests_is_not_shown(site):
    assert "sh serve" not in (site / "operations.html").read_text()


def test_every_decision_has_a_number_of_its_own():
    numbers = [path.name[:4] for path in sorted((PROJECT / "docs" / "decisions").glob("*.md"))]
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]
