"""Winning and losing: the end of a chapter, trade, the next chapter, the end of a campaign (section 17)."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import hunters
from duskhall.games.bloodborne_board.campaign import history, preparing
from duskhall.games.bloodborne_board.death import dream
from duskhall.games.bloodborne_board.missions import rewards
from duskhall.games.bloodborne_board.printed import BETWEEN, NOBODY, OVER
from duskhall.games.bloodborne_board.questions import NO_TRADE, RECEIVE, TRADE, TRADE_FIREARM
from duskhall.games.bloodborne_board.settings import BACK_EACH_CHAPTER, LENGTH, ONE_CHAPTER, RETRIES, UNUSED_UPGRADES
from duskhall.games.bloodborne_board.state import BoardGame


def hunt_completed(game: BoardGame) -> None:
    """17.1 The chapter is won at once: nothing that was planned happens, but the rewards are paid; 9.4 the dead pay."""
    # 14.8 rewards, 11.2 to 11.5 what the Dream owes
    game.do_last(chapter_won, rewards.award_item, rewards.award_firearm, dream.rest, dream.gather, dream.spend_echoes)
    for seat in game.fight.slain:
        dream.lose_echoes(game, seat)
    game.fight.slain = []


def chapter_won(game: BoardGame) -> None:
    """17.1, 17.2 Everyone to the Dream, then trade, then the next chapter; 1.2, 17.3 or it was the last one."""
    game.won += 1
    game.phase = BETWEEN
    game.tell(events.CHAPTER_WON, game.chapter)
    if game.setting(LENGTH) == ONE_CHAPTER or game.chapter % preparing.CHAPTERS == preparing.CHAPTERS - 1:
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
        game.ask(seat, TRADE, options, trade, offered)


def trade(game: BoardGame, seat: int, option: int, offered: int) -> None:
    """17.2 Choose to whom."""
    if option == NO_TRADE:
        return
    game.do(trade_of, seat, int(offered > 0 or option == TRADE_FIREARM))
    others = RECEIVE.each([other for other in range(game.seats) if other != seat])
    if option == TRADE_FIREARM:
        hunters.offer(game, seat, RECEIVE, others, rewards.offer_firearm)
    else:
        hunters.offer(game, seat, RECEIVE, others, rewards.hand_over, TRADE.entry(option))


def next_chapter(game: BoardGame) -> None:
    """17.2 The next chapter is set up; 11.6 where the table agreed, unused upgrades come back for it."""
    game.chapter += 1
    game.attempts = 0
    if game.setting(UNUSED_UPGRADES) == BACK_EACH_CHAPTER:
        game.upgrades += game.removed_upgrades
        game.removed_upgrades = []
        game.dice.shuffle(game.upgrades, "upgrades")
        dream.fill_offer(game)
    preparing.begin_chapter(game)


def hunt_lost(game: BoardGame) -> None:
    """17.4 The campaign is lost; with retries the chapter is played again."""
    game.tell(events.HUNT_LOST, game.chapter)
    if game.attempts < game.setting(RETRIES):
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
