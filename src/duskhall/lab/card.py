"""The data card of a data set: what it is, how it was made, what is in it, and what it is not, as Markdown."""

from typing import Any

from duskhall.kernel.text import Texts, key
from duskhall.lab import dataset
from duskhall.lab.courses import Plan
from duskhall.lab.telling import LAB_TEXTS


def card(lang: str, plan: Plan, written: dict[str, int]) -> str:
    """Return the card of a data set that has been written."""
    texts = Texts(lang, [plan.rules.folder / "texts", LAB_TEXTS])
    about = dataset.description(plan)
    return "\n".join(
        [
            f"# {texts.text('card-title', game=texts.text('game-title'))}",
            "",
            texts.text("card-about", games=written["games"], rows=written["rows"], players=plan.seats),
            "",
            f"## {texts.text('card-made')}",
            "",
            *(f"- {name}: {value}" for name, value in _made(texts, about)),
            "",
            texts.text("card-again"),
            "",
            f"    {about['command']}",
            "",
            f"## {texts.text('card-columns')}",
            "",
            f"| {texts.text('column-entry')} | {texts.text('card-kind')} | {texts.text('card-means')} |",
            "|---|---|---|",
            *(
                f"| `{field.name}` | {_kind(field.type)} | {texts.text(key('card-column', field.name))} |"
                for field in dataset.schema_of(plan)
            ),
            "",
            f"## {texts.text('card-observation')}",
            "",
            texts.text("card-observation-words"),
            "",
            f"| {texts.text('card-from')} | {texts.text('card-length')} | {texts.text('column-entry')} | "
            f"{texts.text('card-means')} |",
            "|---|---|---|---|",
            *(
                f"| {part['from']} | {part['length']} | {part['part']} | {part['means']} |"
                for part in about["observation"]
            ),
            "",
            f"## {texts.text('card-limits')}",
            "",
            texts.text("card-limits-words"),
            "",
        ]
    )


def _kind(kind: Any) -> str:
    """Return the type of a column as readers of it think of it."""
    return str(kind).replace("dictionary<values=string, indices=int16, ordered=0>", "string").replace("item: ", "")


def _made(texts: Texts, about: dict[str, Any]) -> list[tuple[str, object]]:
    first = about["setups"][0]
    several = [name for name in first if len({setup[name] for setup in about["setups"]}) > 1]
    settings = ", ".join(f"{name}={'*' if name in several else value}" for name, value in first.items())
    return [
        (texts.text("card-game"), about["game"]),
        (texts.text("card-rules"), about["rules_version"]),
        (texts.text("card-content"), about["content"]),
        (texts.text("card-settings"), settings),
        (texts.text("card-seed"), about["seed"]),
        (texts.text("card-bots"), ", ".join(about["bots"])),
        (texts.text("card-version"), about["duskhall"]),
        (texts.text("card-licence"), about["licence"]),
    ]
