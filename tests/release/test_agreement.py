"""Version, changelog and upgrade notes of a release agree."""

import re
from pathlib import Path

from duskhall import __version__
from duskhall.hall import storage

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


def headings(file: str) -> list[str]:
    """Return what the sections of a document are called."""
    return HEADING.findall((ROOT / file).read_text(encoding="utf-8"))


def test_the_changelog_begins_with_this_version_and_says_whether_it_is_released():
    newest = headings("CHANGELOG.md")[0]
    assert re.fullmatch(rf"{re.escape(__version__)} \((unreleased|\d{{4}}-\d\d-\d\d)\)", newest), newest


def test_the_upgrade_notes_begin_with_this_version_and_name_the_schema_that_it_brings():
    notes = (ROOT / "docs" / "upgrading.md").read_text(encoding="utf-8")
    newest = headings("docs/upgrading.md")[0]
    assert newest == f"To {__version__}"
    schema = max(path.name[:4] for path in Path(str(storage.__file__)).parent.glob("migrations/versions/[0-9]*.py"))
    section = notes.partition(f"## {newest}")[2].partition("\n## ")[0]
    assert f"schema {schema}" in section


def test_every_released_version_has_upgrade_notes():
    versions = [each.partition(" ")[0] for each in headings("CHANGELOG.md")]
    assert [f"To {each}" for each in versions] == headings("docs/upgrading.md")
