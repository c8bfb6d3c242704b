"""Which pack a host wishes to play with: one of the keeper's, or a file of their own that is read first."""

import msgspec
from pydantic import Field

from duskhall import games
from duskhall.hall.bots.jobs import Vet
from duskhall.hall.bots.turns import Busy
from duskhall.hall.bots.workers import WorkerFailed
from duskhall.hall.denied import Denied, not_found
from duskhall.hall.hall import Hall
from duskhall.hall.mistake import HallMistake
from duskhall.hall.packs import Pack, Vetted
from duskhall.hall.people import Person
from duskhall.hall.web.edge import Body


class KeptPack(Body):
    """A pack of the keeper's, by its id."""

    kept: str = Field(max_length=100)


class OwnPack(Body):
    """A pack of one's own: the name of its file, TOML or JSON, and what it holds."""

    file: str = Field(min_length=1, max_length=100, examples=["the_last_lamp.toml"])
    text: str = Field(max_length=2**20)


async def chosen(hall: Hall, person: Person, game: str, wish: KeptPack | OwnPack, lang: str) -> Pack:
    """Return the pack that a table is to be made with, or raise `Denied`."""
    if isinstance(wish, KeptPack):
        return hall.packs.find(game, wish.kept)
    return (await vetted(hall, person, game, wish, lang)).pack


async def vetted(hall: Hall, person: Person, game: str, wish: OwnPack, lang: str) -> Vetted:
    """Return a pack of a host's own, or raise `Denied`; a process apart reads it, whatever it holds."""
    hall.budgets.act("pack", person.id)
    if game not in games.GAMES:
        raise not_found("game")
    if not hall.config.host_packs:
        raise Denied("no-host-packs", "In this hall only the keeper's packs are played.", 403)
    most = hall.config.largest_pack
    if len(wish.text) > most:
        raise Denied("bad-pack", HallMistake("pack-too-large", most=most // 1024), 413)
    try:
        job = Vet(game=game, file=wish.file, text=wish.text, most=most, lang=lang)
        result = await hall.lookups.do(job, person.id)
    except Busy:
        hall.metrics.count("lookups_refused")
        raise
    except WorkerFailed as error:
        raise Denied("bad-pack", HallMistake("pack-no-end"), 422) from error
    if result.refused:
        raise Denied("bad-pack", result.refused, 422)
    return msgspec.json.decode(result.vetted, type=Vetted)
