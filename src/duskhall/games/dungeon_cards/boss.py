"""The end of Dungeon Cards: the battle with the Dungeon Boss and the final ranking."""

from duskhall.games.dungeon_cards import events, rolls
from duskhall.games.dungeon_cards.questions import ATTACK, CHALLENGE, DECLINE, FACE_BOSS, STRIKE_BOSS
from duskhall.games.dungeon_cards.settings import BEFORE_BOSS, WINNER
from duskhall.games.dungeon_cards.state import BATTLE, BEFORE_A_ROLL, BOSS, NOBODY, OVER, STRIKE, DungeonCards
from duskhall.kernel.event import Kind

# --- 12 The Dungeon Boss ---------------------------------------------------------------------------------------------


def wake_the_boss(game: DungeonCards) -> None:
    """12.1 The boss is turned face up and offered to those still standing; 13.5 the ranking may come before."""
    if game.setting(WINNER) == BEFORE_BOSS:
        game.plan(rank_players, open_the_boss)
    else:
        game.do(open_the_boss)


def open_the_boss(game: DungeonCards) -> None:
    """12.1 Most gold first; 12.2 equal gold is rolled for, 13.5 unless the ranking was made before."""
    game.phase = BOSS
    game.boss_open = True
    game.reveal()
    game.tell(events.BOSS_REVEALED, game.boss)
    standing = [seat for seat in range(game.seats) if not game.is_out(seat)]
    if game.setting(WINNER) == BEFORE_BOSS:
        game.boss_order = [seat for seat in game.places if seat in standing]
    else:
        game.boss_order = in_order(game, standing, [game.gold[seat] for seat in standing], events.ORDER_ROLLED)
    game.do(offer_the_boss)


def offer_the_boss(game: DungeonCards) -> None:
    """12.3 One after another is offered the battle, until the boss is beaten (12.11)."""
    if game.slayer != NOBODY or game.challenger == len(game.boss_order):
        game.do(finish)
        if game.setting(WINNER) != BEFORE_BOSS:
            game.do(rank_players)
        return
    game.turn = game.boss_order[game.challenger]
    game.challenger += 1
    game.ask(game.turn, FACE_BOSS, [CHALLENGE, DECLINE], face_boss)


def face_boss(game: DungeonCards, seat: int, option: int) -> None:
    """12.3 Accept or decline; 12.10 every challenger meets the boss unhurt."""
    if option == CHALLENGE:
        game.boss_damage = 0
        game.tell(events.CHALLENGED, seat, game.boss)
        game.do(before_an_attack)
    else:
        game.tell(events.DECLINED, seat, game.boss)
        game.do(offer_the_boss)


def before_an_attack(game: DungeonCards) -> None:
    """12.4 Attack until one of the two is beaten; 12.12 skills work as in any fight."""
    options = rolls.with_aids(game, BEFORE_A_ROLL, STRIKE_BOSS, ATTACK)
    if len(options) > 1:
        game.ask(game.turn, STRIKE_BOSS, options, strike_boss)
    else:
        strike_boss(game, game.turn, ATTACK)


def strike_boss(game: DungeonCards, seat: int, option: int) -> None:
    """12.4 Make a fight roll against the boss, or use an aid first."""
    if option == ATTACK:
        dice = game.tables.strike_dice[game.adventurer[seat]]
        need = game.tables.boss_strikes[game.boss]
        game.tell(events.ATTACKS_BOSS, seat, game.boss, dice, need)
        rolls.make_roll(game, seat, BATTLE, dice, need)
    else:
        game.do(before_an_attack)
        rolls.use_aid(game, seat, STRIKE_BOSS.entry(option))


def hit_the_boss(game: DungeonCards) -> None:
    """12.5, 12.11 One hit, however many strikes; whoever gives the last one takes the boss's gold."""
    seat = game.turn
    hits = game.tables.boss_hits[game.boss]
    game.boss_damage += 1
    game.tell(events.BOSS_HIT, seat, game.boss, game.boss_damage, hits)
    if game.boss_damage < hits:
        game.do(before_an_attack)
        return
    gold = game.tables.boss_gold[game.boss]
    game.slayer = seat
    game.gold[seat] += gold
    game.from_boss[seat] += gold
    game.tell(events.BOSS_BEATEN, seat, game.boss, gold)
    game.do(offer_the_boss)


def boss_strikes_back(game: DungeonCards) -> None:
    """12.6 The challenger takes a hit, and then the boss uses its skill."""
    game.hits_coming = 1
    tables = game.tables
    tables.boss_with_hit[game.boss](game, game.turn, tables.boss_amount[game.boss])  # 12.8
    game.plan(rolls.hit_coming, rolls.take_hits, boss_uses_skill)


def boss_uses_skill(game: DungeonCards) -> None:
    """12.7, 12.9 The skill works even on a challenger whom the hit knocked out (R22); 12.3 the next one is offered."""
    tables = game.tables
    tables.boss_after_hit[game.boss](game, game.turn, tables.boss_amount[game.boss])
    game.do(offer_the_boss if game.is_out(game.turn) else before_an_attack)


# --- 13 Winning ------------------------------------------------------------------------------------------------------


def rank_players(game: DungeonCards) -> None:
    """13.1 By gold, 13.2 then whoever beat the boss, 13.3 then fewer hits, 13.4 then six dice; 10.3 everyone counts."""
    seats = list(range(game.seats))
    most_hits = max(game.tables.hits)
    keys = [
        (game.gold[seat] * 2 + (1 if seat == game.slayer else 0)) * (most_hits + 1) + most_hits - game.hits[seat]
        for seat in seats
    ]
    game.places = in_order(game, seats, keys, events.TIE_ROLLED)
    game.final_gold = game.gold[:]


def finish(game: DungeonCards) -> None:
    """13.1 The first of the ranking has won."""
    game.phase = OVER
    game.turn = NOBODY
    winner = game.places[0]
    game.tell(events.WON, winner, game.final_gold[winner])
    game.end()


def in_order(game: DungeonCards, seats: list[int], keys: list[int], kind: Kind) -> list[int]:
    """Return the seats by falling key; 12.2, 13.4 the equal ones throw six dice until they differ."""
    order = seats[:]
    ranks = ranks_of(keys)
    tied = first_tied(ranks)
    while tied:
        strikes = [-rank * (game.tables.dice + 1) for rank in ranks]
        for at in tied:
            strikes[at] += throw_for_order(game, seats[at], kind)
        ranks = ranks_of(strikes)
        tied = first_tied(ranks)
    for at, rank in enumerate(ranks):
        order[rank] = seats[at]
    return order


def ranks_of(keys: list[int]) -> list[int]:
    """Return for each key how many are higher."""
    return [sum([1 for other in keys if other > key]) for key in keys]


def first_tied(ranks: list[int]) -> list[int]:
    """Return where the highest rank stands that is not one's alone."""
    shared = [rank for rank in ranks if ranks.count(rank) > 1]
    return [at for at, rank in enumerate(ranks) if shared and rank == min(shared)]


def throw_for_order(game: DungeonCards, seat: int, kind: Kind) -> int:
    """12.2, 13.4 All six dice, counting strikes."""
    faces = game.tables.faces
    strikes = 0
    for _ in range(game.tables.dice):
        if faces[game.dice.below(len(faces), "tie")] == STRIKE:
            strikes += 1
    game.reveal()
    game.tell(kind, seat, strikes)
    return strikes
