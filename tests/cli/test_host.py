"""A table in the terminal, where bots are among themselves."""

from tests.hall.toys import Urging

from duskhall import games
from duskhall.cli.host import Host
from duskhall.cli.prompt import Left
from duskhall.cli.words import words
from duskhall.kernel.seat import Seat

TURNS = 4


class Counted(Urging):
    """Goes as it urges, and leaves when turns have begun often enough."""

    turns = 0

    def choose(self, seat: Seat) -> int:
        if seat.ask.question.name == "take_turn":
            Counted.turns += 1
            if Counted.turns > TURNS:
                raise Left
        return super().choose(seat)


def test_bots_go_as_they_urge():
    game = games.find("bloodborne-board")
    setup = game.setup(3, {"hunters": "random"})
    host = Host(setup, words("en", game), dict.fromkeys(range(3), "random"), seed="order")
    host.minds = {seat: Counted("keen") for seat in range(3)}
    host.play()
    went = [entry.seat for entry in host.table.record.entries if entry.question == "take_turn"]
    assert went == [2, 1] * (TURNS // 2)  # whoever is left is not asked
