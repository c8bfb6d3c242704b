"""The commands that documents tell: what stands in blocks of shell, with the purpose that a block says."""

import re
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(sh|python)(?: (\w+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"\s+#.*$", re.MULTILINE)


class Block(NamedTuple):
    """One block of a document."""

    page: str
    language: str
    purpose: str  # of commands: how they are run; most are run as they stand
    text: str

    @property
    def commands(self) -> list[str]:
        """Its lines, without comments; a line that goes on in the next is one command."""
        joined = COMMENT.sub("", self.text).replace("\\\n", " ")
        return [" ".join(line.split()) for line in joined.splitlines() if line.strip()]

    def __str__(self) -> str:
        """Its page and its first line, as the name of a test."""
        return f"{self.page}: {self.text.partition(chr(10))[0]}"


def blocks(*without: str) -> list[Block]:
    """Return the blocks of all documents but some."""
    paths = [PROJECT / "README.md", PROJECT / "CONTRIBUTING.md", *sorted((PROJECT / "docs").glob("*.md"))]
    return [
        Block(path.name, language, purpose, text)
        for path in paths
        if path.name not in without
        for language, purpose, text in BLOCK.findall(path.read_text(encoding="utf-8"))
    ]
