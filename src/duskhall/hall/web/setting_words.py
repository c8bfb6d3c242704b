"""The rules as players read them: settings and values as a form calls them, not by the names they are stored under.

RULES.md says `pursuit=one`, as a command line and a content file do.
"""

from duskhall.hall.web.passages import Passage, Span
from duskhall.kernel.game import Game
from duskhall.kernel.setting import Setting
from duskhall.kernel.text import Texts, key

Cell = list[Span]


class SettingWords:
    """What the settings of a game are called in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        """Speak of this game's settings."""
        self._texts = Texts(lang, [game.folder / "texts"])
        self._settings = {setting.name: setting for setting in game.settings}

    def worded(self, passage: Passage) -> Passage:
        """Return a passage with words for the names of settings and values; other names stay as they are."""
        rows = []
        for row in passage.rows:
            # The rows of a table of settings begin with the setting whose values they list.
            about = self._settings.get(_text(row[0])) if passage.kind == "table" and row else None
            rows.append([[self._span(span, about) for span in cell] for cell in row])
        return Passage(kind=passage.kind, rows=rows)

    def _span(self, span: Span, about: Setting | None) -> Span:
        said = self._said(span.text, about) if span.style == "code" else None
        return span if said is None else Span(text=said, style="emphasis")

    def _said(self, name: str, about: Setting | None) -> str | None:
        setting, _, value = name.partition("=")
        if value and setting in self._settings:
            return f"{self._label(setting)}: {self._label(setting, value)}"
        if about is not None and name != about.name:
            return self._label(about.name, name)
        if name in self._settings:
            return self._label(name)
        owners = [each.name for each in self._settings.values() if name in each.values]
        return self._label(owners[0], name) if len(owners) == 1 else None

    def _label(self, *names: str) -> str:
        message = key("setting", *names)
        return self._texts.text(message) if self._texts.has(message) else names[-1]


def _text(cell: Cell) -> str:
    return "".join(span.text for span in cell)
