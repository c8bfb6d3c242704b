"""What a seat observes of Bloodborne: The Card Game, as numbers: a function for each part that `observed` declares.

Hidden is what the view hides: cards chosen until all are in, the order of both decks, and which unseen creatures are
in the dungeon and which in the box (1.4).
"""

from duskhall.games.bloodborne_card.scoring import score
from duskhall.games.bloodborne_card.state import BOSS, FINAL_BOSS, IN_PLAY, MONSTER, NOBODY, CardGame


def table(game: CardGame, seat: int, out: list[int], at: int) -> None:
    """The dungeon and the creature in the middle: section 0, 5.1, section 8."""
    kinds = game.tables.creature_kind
    monsters = 0
    bosses = 0
    for creature in game.deck:
        monsters += int(kinds[creature] == MONSTER)
        bosses += int(kinds[creature] == BOSS)
    out[at] = game.round
    out[at + 1] = (game.first_player - seat) % game.seats + 1
    out[at + 2] = game.max_health()
    out[at + 3] = game.final_boss + 1
    out[at + 4] = game.creature + 1
    if game.creature != NOBODY:
        out[at + 5] = game.fate + 1
        if game.fate == IN_PLAY:
            out[at + 6] = game.echoes
    out[at + 7] = monsters
    out[at + 8] = bosses
    out[at + 9] = game.on_top
    out[at + 10] = game.reserve


def seen(game: CardGame, seat: int, out: list[int], at: int) -> None:
    """8.4 Which creatures have been seen: neither in the deck nor in the box, nor a final boss of another game."""
    kinds = game.tables.creature_kind
    for creature in range(len(kinds)):
        out[at + creature] = int(kinds[creature] != FINAL_BOSS or creature == game.final_boss)
    for creature in game.deck:
        out[at + creature] = 0
    for creature in game.box:
        out[at + creature] = 0


def display(game: CardGame, seat: int, out: list[int], at: int) -> None:
    """0.4 How many of each upgrade lie open."""
    for card in game.display:
        out[at + card] += 1


def upgrades(game: CardGame, seat: int, out: list[int], at: int) -> None:
    """0.4 How many of each upgrade are in the deck: everybody can count."""
    for card in game.upgrade_deck:
        out[at + card] += 1


def hunters(game: CardGame, seat: int, out: list[int], at: int) -> None:
    """Every hunter: 5.3 Echoes, section 9 health, section 10 trophies, and what this round has brought."""
    for place in range(game.seats):
        other = (seat + place) % game.seats
        first = at + place * 16
        out[first] = game.status[other]
        out[first + 1] = game.health[other]
        out[first + 2] = game.collected[other]
        out[first + 3] = game.banked[other]
        for trophy in range(3):
            out[first + 4 + trophy] = game.trophies[other * 3 + trophy]
        out[first + 7] = game.trophy_value(other)
        out[first + 8] = score(game, other)
        out[first + 9] = game.deaths[other]
        out[first + 10] = game.played[other] + 1
        out[first + 11] = game.weapon(other) + 1
        out[first + 12] = game.dealt[other]
        out[first + 13] = game.weakened[other]
        out[first + 14] = int(game.blocked[other])
        out[first + 15] = int(game.struck[other])


def hand(game: CardGame, seat: int, out: list[int], at: int) -> None:
    """1.4 The cards in every hand: everybody can count."""
    cards = len(game.tables.kind)
    for place in range(game.seats):
        for card in game.hand[(seat + place) % game.seats]:
            out[at + place * cards + card] += 1


def used(game: CardGame, seat: int, out: list[int], at: int) -> None:
    """1.4 The cards in every used pile."""
    cards = len(game.tables.kind)
    for place in range(game.seats):
        for card in game.used[(seat + place) % game.seats]:
            out[at + place * cards + card] += 1
