"""A seat's notebook: who can still be what, worked out from its view and nothing else."""

from duskhall.games.blood_bound.knowledge import Deals, Facts
from duskhall.games.blood_bound.state import BEAST, ORDER, QUILL, ROSE, TOKENS, Tables
from duskhall.games.blood_bound.view import View
from duskhall.kernel.describe import Noun, SeatName, Text
from duskhall.kernel.setup import Setup


def facts_in(setup: Setup, view: View) -> Facts:
    """Return what a view says of the deal; the same as `knowledge.facts_of` for that seat."""
    names = setup.catalogues
    tables: Tables = setup.content.tables
    facts = Facts(tables, setup.seats)
    for seat, player in enumerate(view.players):
        if player.character is not None:
            facts.character[seat] = names["character"].index(player.character)
        if player.clue is not None:
            facts.clue[seat] = names["clan"].index(player.clue)
        if player.showed_rank is not None:
            facts.rank[seat] = names["rank"].index(player.showed_rank)
            facts.most[seat * TOKENS] = 1
        for token, number in player.showed.items():
            facts.most[seat * TOKENS + names["token"].index(token)] = number
        facts.not_inquisitor[seat] = int(player.spared_nobody)
        facts.quill[seat] = int(names["card"][QUILL] in player.cards)
    return facts


def notebook(setup: Setup, view: View) -> Text:
    """Return the notebook as a tree of texts: per player the chances of each clan, of leading, and each character."""
    deals = facts_in(setup, view).deals()
    pages = [_page(setup, deals, seat) for seat in range(setup.seats)]
    return Text("notebook", {"deals": str(deals.total)}, tuple(pages))


def _page(setup: Setup, deals: Deals, seat: int) -> Text:
    names = setup.catalogues["character"]
    held = [deals.holding(seat, card) for card in range(len(names))]
    could_be = tuple(
        Text("notebook-character", {"character": Noun("character", name), "percent": _percent(deals, ways)})
        for name, ways in zip(names, held)
        if ways
    )
    return Text(
        "notebook-page",
        {
            "seat": SeatName(seat),
            "rose": _percent(deals, deals.in_clan(seat, ROSE)),
            "beast": _percent(deals, deals.in_clan(seat, BEAST)),
            "order": _percent(deals, deals.in_clan(seat, ORDER)),
            "leader": _percent(deals, deals.leading(seat, ROSE) + deals.leading(seat, BEAST)),
        },
        (Text("notebook-could-be", {"characters": could_be}),),
    )


def _percent(deals: Deals, ways: int) -> int:
    """Rounded, but never to 0 or 100 where something else is still possible."""
    percent = (200 * ways + deals.total) // (2 * deals.total)
    if 0 < ways < deals.total:
        return min(99, max(1, percent))
    return percent
