"""`duskhall games` and `duskhall rules`: what can be played, and by which rules."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from duskhall.cli.parameters import GameId, Json, Lang
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

if TYPE_CHECKING:
    from rich.console import Console

    from duskhall.kernel.rulebook import Rule, Rulebook, Section
    from duskhall.kernel.text import Texts


def games(as_json: Json = False, lang: Lang = None) -> None:
    """List the games."""
    from duskhall import minds
    from duskhall.games import shelf

    found = shelf()
    if as_json:
        described = [
            {
                "id": game.id,
                "title": words(lang, game).text("game-title"),
                "seats": [game.seats[0], game.seats[-1]],
                "minutes": [game.minutes[0], game.minutes[-1]],
                "rules_version": game.rules_version,
                "hidden_information": game.hidden_information,
                "simultaneous": game.simultaneous,
                "cooperative": game.cooperative,
                "settings": {
                    setting.name: {"values": list(setting.values), "default": setting.default, "rule": setting.rule}
                    for setting in game.settings
                },
                "bots": minds.names(game.id),
                "usual_bot": minds.default(game.id),
            }
            for game in found
        ]
        typer.echo(json.dumps(described, indent=2, ensure_ascii=False))
        return
    for game in found:
        texts = words(lang, game)
        typer.secho(game.id, bold=True, nl=False)
        typer.echo(f"  {texts.text('game-title')}")
        typer.echo(f"  {texts.text('game-tagline')}")
        seats = {"least": game.seats[0], "most": game.seats[-1]}
        minutes = {"from": game.minutes[0], "to": game.minutes[-1]}
        typer.echo(f"  {texts.text('games-line', **seats, **minutes)}")
        typer.echo(f"  {texts.text('games-bots', usual=minds.default(game.id))}")
        for name in minds.names(game.id):
            typer.echo(f"    {texts.text('games-bot', name=name, text=texts.text(f'bot-{name}-text'))}")


def rules(
    game: GameId,
    number: Annotated[str | None, typer.Argument(metavar="NUMBER", show_default=False)] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORD", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, a chapter, a rule, or the rules with a word."""
    from rich.console import Console

    from duskhall.games import find
    from duskhall.kernel.rulebook import Rulebook

    found = find(game)
    texts = words(lang, found)
    book = Rulebook(found.folder, texts.lang)
    console = Console(highlight=False)
    if search is not None:
        show_rules(console, _found(book, search), texts)
    elif number is None:
        for section in book.sections:
            show_section(console, section, texts)
    elif section_found := book.section(number):
        show_section(console, section_found, texts)
    else:
        show_rules(console, [book.rule(number)], texts)


def show_rules(console: "Console", rules: "list[Rule]", texts: "Texts") -> None:
    """Show some rules, each with its number, and with what it carries of the printed rulebook."""
    from rich.markdown import Markdown
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for rule in rules:
        grid.add_row(rule.number, Markdown(rule.text))
        if source := _source_text(rule, texts):
            grid.add_row("", Text(source, style="dim"))
    console.print(grid)


def _source_text(rule: "Rule", texts: "Texts") -> str:
    """Where a rule stands in the printed rulebook, in words; "" where nothing is said of it."""
    if rule.ours:
        return texts.text("rule-ours")
    places = [
        texts.text(f"source-{source.place}", heading=source.heading, number=source.number) for source in rule.sources
    ]
    return texts.text("rule-sources", places="; ".join(places)) if places else ""


def show_section(console: "Console", section: "Section", texts: "Texts") -> None:
    """Show a chapter with everything in it."""
    from rich.markdown import Markdown
    from rich.text import Text

    console.print(Text(f"\n{section.number} {section.title}".replace("\n ", "\n"), style="bold underline"))
    for block in section.blocks:
        console.print()
        if isinstance(block, str):
            console.print(Markdown(block))
        else:
            show_rules(console, [block], texts)


def _found(book: "Rulebook", word: str) -> "list[Rule]":
    found = book.search(word)
    if not found or not word.strip():
        raise Mistake("mistake-word-not-found", word=word)
    return found
