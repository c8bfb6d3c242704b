"""The end of the game: final boss killed, nobody left, or out of time; and the score."""

from duskhall.games.bloodborne_card import events
from duskhall.games.bloodborne_card.settings import LOSE, ROUND_LIMIT, THE_ELIMINATED
from duskhall.games.bloodborne_card.state import OUT, CardGame
from duskhall.kernel.state import TRUNCATED

# --- 12 The end of the game ------------------------------------------------------------------------------------------


def end_of_the_game(game: CardGame) -> None:
    """12.1 The final boss is dead: 12.2 everyone banks, 12.3 and the scores are added up."""
    for seat in range(game.seats):
        game.banked[seat] += game.collected[seat]
        game.collected[seat] = 0
    tell_scores(game)
    game.end()


def nobody_left(game: CardGame) -> bool:
    """12.6 With every hunter eliminated the game is over, and nobody wins."""
    if game.status.count(OUT) < game.seats:
        return False
    game.tell(events.NOBODY_LEFT)
    game.end()
    return True


def out_of_time(game: CardGame) -> bool:
    """12.7 A table may limit the rounds, R16 for hunters could dream before a boss for ever."""
    limit = game.setting(ROUND_LIMIT)
    if not limit or game.round < limit:
        return False
    game.tell(events.OUT_OF_TIME, game.round)
    tell_scores(game)
    game.end(TRUNCATED)
    return True


def tell_scores(game: CardGame) -> None:
    """12.3, 12.4 Say each hunter's score, and who has won."""
    for seat in range(game.seats):
        game.tell(events.SCORED, seat, game.total(seat), game.trophy_value(seat), score(game, seat))
    for seat in winners(game):
        game.tell(events.WON, seat, score(game, seat))


def score(game: CardGame, seat: int) -> int:
    """12.3 Banked Echoes and trophies."""
    return game.total(seat) + game.trophy_value(seat)


def rank_key(game: CardGame, seat: int) -> int:
    """12.4, 12.7 The highest score is first, then the most Echoes (R16); 12.6, R18 the eliminated are last."""
    key = score(game, seat) * 20_000 + game.total(seat)  # there are 10,000 Echoes at most
    if game.status[seat] == OUT and game.setting(THE_ELIMINATED) == LOSE:
        key -= 1_000_000_000
    return key


def winners(game: CardGame) -> list[int]:
    """12.4, 12.5 Return who has won: several, if they are equal in everything; 12.6 nobody, if nobody is left."""
    if game.status.count(OUT) == game.seats:
        return []
    keys = [rank_key(game, seat) for seat in range(game.seats)]
    best = max(keys)
    return [seat for seat in range(game.seats) if keys[seat] == best]
