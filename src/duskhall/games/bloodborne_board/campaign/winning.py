"""Winning and losing: the end of a chapter, trade, the next chapter, the end of a campaign (section 17)."""

from typing import Final

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import hunters
from duskhall.games.bloodborne_board.campaign import history, preparing
from duskhall.games.bloodborne_board.death import dream
from duskhall.games.bloodborne_board.missions import rewards
from duskhall.games.bloodborne_board.printed import BETWEEN, NOBODY, OVER
from duskhall.games.bloodborne_board.questions import NO_TRADE, RECEIVE, TRADE, TRADE_FIREARM
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.outcome import Outcome, ScoreLine

# What is still done when a chapter is won: 14.8 rewards, 11.2 to 11.5 what the Dream owes
PAID: Final = (rewards.award_item, rewards.award_firearm, dream.rest, dream.gather, dream.spend_echoes)


def hunt_completed(game: BoardGame) -> None:
    """17.1 The chapter is won at once: nothing that was planned happens, but the rewards are paid; 9.4 the dead pay."""
    paid = [entry for entry in game.agenda if entry[0] in PAID]
    game.agenda.clear()
    game.plan(chapter_won)
    game.agenda += paid
    for seat in game.fight.slain:
        dream.lose_echoes(game, seat)
    game.fight.slain = []


def chapter_won(game: BoardGame) -> None:
    """17.2 Everyone to the Dream, then trade, then the next chapter; 1.2, 17.3 or it was the last one."""
    game.won += 1
    game.phase = BETWEEN
    game.tell(events.CHAPTER_WON, game.chapter)
    if game.setting("length") == "chapter" or game.chapter % preparing.CHAPTERS == preparing.CHAPTERS - 1:
        finish(game)
        return
    game.clear_fight()
    game.do(next_chapter)
    for seat in range(game.seats - 1, -1, -1):
        game.do(rewards.keep_two, seat)
    for seat in range(game.seats - 1, -1, -1):
        game.do(trade_of, seat, 0)
    for seat in range(game.seats - 1, -1, -1):
        game.do(dream.visit, seat)


def trade_of(game: BoardGame, seat: int, offered: int) -> None:
    """17.2 A hunter may give away what can be given, and offer the firearm once."""
    if game.seats == 1:
        return
    options = [NO_TRADE]
    if not offered and game.firearm[seat] != game.tables.starting[game.hunter[seat]]:
        options.append(TRADE_FIREARM)
    for item in range(len(game.tables.items)):
        if game.has_item(seat, item):
            options.append(TRADE.of(item))
    if len(options) > 1:
        game.ask(seat, TRADE, options, trade)


def trade(game: BoardGame, seat: int, option: int) -> None:
    """17.2 Choose to whom."""
    if option == NO_TRADE:
        return
    game.do(trade_of, seat, int(option == TRADE_FIREARM))
    others = RECEIVE.each([other for other in range(game.seats) if other != seat])
    if option == TRADE_FIREARM:
        hunters.offer(game, seat, RECEIVE, others, rewards.offer_firearm)
    else:
        hunters.offer(game, seat, RECEIVE, others, rewards.hand_over, TRADE.entry(option))


def next_chapter(game: BoardGame) -> None:
    """17.2 The next chapter is set up; 11.6 where the table agreed, unused upgrades come back for it."""
    game.chapter += 1
    game.attempts = 0
    if game.setting("unused_upgrades") == "chapter":
        game.upgrades += game.removed_upgrades
        game.removed_upgrades = []
        game.dice.shuffle(game.upgrades, "upgrades")
        dream.fill_offer(game)
    preparing.begin_chapter(game)


def hunt_lost(game: BoardGame) -> None:
    """17.4 The campaign is lost; with retries the chapter is played again."""
    game.tell(events.HUNT_LOST, game.chapter)
    if game.attempts < game.setting("retries"):
        game.attempts += 1
        history.restore(game)
        preparing.set_up_chapter(game)
    else:
        finish(game)


def finish(game: BoardGame) -> None:
    """17.3, 17.4 The campaign, or the one chapter, is over."""
    game.phase = OVER
    game.turn = NOBODY
    game.end()


def outcome(game: BoardGame) -> Outcome:
    """17.3, 17.4 All win or lose together; the score is the number of chapters won."""
    asked = 1 if game.setting("length") == "chapter" else preparing.CHAPTERS - (int(game.setting("chapter")) - 1)
    success = game.won >= asked
    seats = range(game.seats)
    lines = tuple((ScoreLine("score-chapters", game.won),) for _ in seats)
    ending = "ending-won" if success else "ending-broken-off" if game.phase != OVER else "ending-lost"
    places = tuple(1 for _ in seats)
    winners = tuple(seats) if success else ()
    return Outcome(winners, places, tuple(game.won for _ in seats), lines, ending, game.phase != OVER)
