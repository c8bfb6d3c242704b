"""Environments for research: the four games as PettingZoo, Gymnasium and OpenSpiel know games.

    env = aec("dungeon-cards", players=4)                # PettingZoo, one agent after another
    env = parallel("bloodborne-card", players=3)         # PettingZoo, all agents at once
    env = single("blood-bound", players=6, bots="novice")  # Gymnasium, the other seats played by bots
    envs = vector("dungeon-cards", players=4, num_envs=1024)  # Gymnasium, by native rules
    register_openspiel(); pyspiel.load_game("duskhall_dungeon_cards(players=4)")

docs/research.md says what is observed, how actions are numbered and what is rewarded.  All of it needs the packages of
the extra `research`, which are imported when they are first wanted.
"""

from typing import TYPE_CHECKING, Any

from duskhall.envs.extra import needs
from duskhall.envs.wish import Wish

if TYPE_CHECKING:
    from collections.abc import Mapping

    from duskhall.envs.alone import Alone
    from duskhall.envs.many import Many
    from duskhall.envs.seated import Seatwise
    from duskhall.envs.zoo import Together, Turns

__all__ = ["aec", "parallel", "register_gymnasium", "register_openspiel", "seatwise", "single", "vector"]


def aec(game: str, players: int | None = None, **wishes: Any) -> "Turns":
    """Return a game as an AEC environment of PettingZoo: whoever is asked is the agent.

    Besides the game's own settings: `rewards`, `observations`, `illegal`, `render_mode`, `content`.
    """
    with needs("pettingzoo"):
        from duskhall.envs.zoo import Turns
    return Turns(Wish.of(game, players, wishes))


def parallel(game: str, players: int | None = None, *, max_cycles: int | None = None, **wishes: Any) -> "Together":
    """Return a game in which several are asked at once as a parallel environment of PettingZoo.

    Who is not asked sees an empty mask, and what it answers does not count.  `max_cycles` cuts a game short.
    """
    with needs("pettingzoo"):
        from duskhall.envs.zoo import Together
    return Together(Wish.of(game, players, wishes), max_cycles)


def single(
    game: str, players: int | None = None, *, seat: int = 0, bots: str | list[str] = "random", **wishes: Any
) -> "Alone":
    """Return one seat of a game as an environment of Gymnasium, the others played by bots of these names."""
    with needs("gymnasium"):
        from duskhall.envs.alone import Alone
    return Alone(Wish.of(game, players, wishes), seat, bots)


def vector(
    game: str,
    players: int | None = None,
    num_envs: int = 1024,
    *,
    autoreset: str = "next_step",
    threads: int = 1,
    copy: bool = True,
    **wishes: Any,
) -> "Many":
    """Return many games at once as a vector environment of Gymnasium, played by native rules.

    `autoreset` is "next_step", "same_step" or "disabled".  Without `copy` every step returns the same arrays, filled
    anew.
    """
    with needs("gymnasium"):
        from duskhall.envs.many import Many
    return Many(Wish.of(game, players, wishes), num_envs, autoreset, threads, copy)


def seatwise(envs: "Many") -> "Seatwise":
    """Return a vector as the seats that are asked see it: the same numbers and moves at tables of any number of seats.

    So one net can learn in all of them, as that of the bot `learner` did.
    """
    with needs("gymnasium"):
        from duskhall.envs.seated import Seatwise
    return Seatwise(envs)


def register_gymnasium() -> list[str]:
    """Let `gymnasium.make` know every game as "duskhall/<game>-v0", and return these names."""
    with needs("gymnasium"):
        from duskhall.envs.alone import register
    return register()


def register_openspiel(own: "Mapping[str, tuple[str, Mapping[str, Any]]] | None" = None) -> list[str]:
    """Let `pyspiel.load_game` know every game as "duskhall_<game>", and return these names.

    `own` are further names, each for a game with content of one's own: `{"small_hunt": ("bloodborne-card", data)}`.
    """
    with needs("pyspiel"):
        from duskhall.envs.spiel import register
    return register(own)
