"""What stands outside docs/ and belongs to the site: the rules, decisions on one page, and two files of the root.

A hook of MkDocs.  The site has no address of a repository to link to, so a link to a source names the file instead.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
OURS = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
RULES = ROOT / "src" / "duskhall" / "games"
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)#\s]*)(#[^)\s]*)?\)")
PURPOSE = re.compile(r"^```(sh|python) \w+$", re.MULTILINE)  # says to the tests how it is run
NUMBER = re.compile(r"^\*\*(\d+(?:\.\d+)+)\*\*", re.MULTILINE)


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are made of files outside docs/."""
    for page, name in OURS.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text(encoding="utf-8")))
    for book in sorted(RULES.glob("*/RULES.md")):
        page = f"rules/{book.parent.name.replace('_', '-')}.md"
        files.append(File.generated(config, page, content=book.read_text(encoding="utf-8")))
    files.append(File.generated(config, "decisions.md", content=decisions()))
    lantern = (ROOT / "web" / "public" / "lantern.svg").read_text(encoding="utf-8")
    files.append(File.generated(config, "images/lantern.svg", content=lantern))
    return files


def decisions() -> str:
    """Return all decisions, one after the other, each a level deeper than where it stands alone."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs" / "decisions").glob("*.md"))]
    deeper = [re.sub(r"^#", "##", text, flags=re.MULTILINE).replace("](../", "](") for text in texts]
    return "\n\n".join(["# Decisions, and their reasons", *deeper])


def on_page_markdown(markdown: str, *, page: Any, files: Files, **_: Any) -> str:
    """Point links to pages where the site has them, and name the files that it has not."""

    def pointed(link: re.Match[str]) -> str:
        words, target, anchor = link[1], link[2], link[3] or ""
        if not target or "://" in target:
            return link[0]
        name = target.removeprefix("../").removeprefix("docs/")
        if name.startswith("decisions"):
            return f"[{words}](decisions.md)"
        own = {source: made for made, source in OURS.items()}.get(name, name)
        if files.get_file_from_path(own) is not None:
            return f"[{words}]({own}{anchor})"
        return f"{words} (`{name}`)" if name != words.strip("`") else f"`{name}`"

    if page.file.src_uri.startswith("rules/"):
        return NUMBER.sub(r'<a id="\1"></a>**\1**', markdown)
    return PURPOSE.sub(r"```\1", LINK.sub(pointed, markdown))
