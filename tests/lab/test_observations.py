"""docs/observations.md says what the games declare."""

from duskhall.lab import observations


def test_the_document_is_the_declared_one():
    assert observations.DOCUMENT.read_text(encoding="utf-8") == observations.text(), "run: make schemas"
