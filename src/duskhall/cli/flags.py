"""The flags by which a game lets its settings be given: `--chapter 2` for `--setting chapter=2`."""

from typing import Any

from duskhall.cli.help import SpokenCommand
from duskhall.cli.parameters import HERE


class GameCommand(SpokenCommand):
    """A command about a game, which understands that game's own flags, too."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, spelled_out(args))


def spelled_out(arguments: list[str]) -> list[str]:
    """Return the arguments with the flags of the game that they name written as settings.

    A cluster may be named without an address.

    >>> spelled_out(["bloodborne-board", "--chapter", "2", "--campaign"])
    ['bloodborne-board', '--setting', 'chapter=2', '--setting', 'length=campaign']
    """
    from duskhall.games import GAMES, find

    game_id = next((each for each in arguments if each in GAMES), None)
    flags = {f"--{each.flag}": each for each in find(game_id).settings if each.flag} if game_id else {}
    spelled: list[str] = []
    rest = list(reversed(arguments))
    while rest:
        argument = rest.pop()
        if argument == "--cluster" and (not rest or rest[-1].startswith("-") or rest[-1] in GAMES):
            spelled += [argument, HERE]
            continue
        name, _, value = argument.partition("=")
        setting = flags.get(name)
        if setting is None:
            spelled.append(argument)
            continue
        if not value and setting.flag in setting.values:
            value = setting.flag
        elif not value and rest and not rest[-1].startswith("-"):
            value = rest.pop()
        spelled += ["--setting", f"{setting.name}={value}"]
    return spelled
