"""Taking decisions back: until something is known, or with the others' consent."""

from tests.hall.halls import asked, bid, run, seated, standing

from duskhall.hall.protocol import Consent, Done, Error, Refused, Undo, UndoAsked, UndoSettled, Update


def test_a_decision_is_taken_back_until_something_is_known(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        await bid(table, [ana, bo])
        await ana.send(Undo(table=table, seat=0, move_id="u0"))
        assert (await ana.hear(Refused)).reason == "refusal-undo-barrier"
        await ana.decide(table, 0, "pick_side", "left")
        await ana.send(Undo(table=table, seat=0, move_id="u1"))
        assert (await ana.hear(Done)).seq == 4
        update = await bo.hear(Update, lambda message: message.happened.kind == "undo")
        assert update.happened.to == 2
        assert standing(update).asks[0].question == "pick_side"

    run(work())


def test_in_a_cooperative_game_the_others_are_asked_first(hall):
    table, people = hall.table("Ana", "Bo", game="high-card-together")

    async def work():
        ana, bo = await seated(table, people)
        await bid(table, [ana, bo])
        await ana.decide(table, 0, "pick_side", "left")
        await ana.decide(table, 0, "roll_or_stop", "stop")
        await bo.decide(table, 1, "pick_side", "left")
        await ana.send(Undo(table=table, seat=0, move_id="u1"))
        question = await bo.hear(UndoAsked)
        assert (question.seat, question.to, question.waiting) == (0, 3, [1])
        await bo.send(Consent(table=table, seat=1, agree=False))
        assert not (await ana.hear(UndoSettled)).agreed
        await ana.send(Undo(table=table, seat=0, move_id="u2"))
        await bo.hear(UndoAsked)
        await bo.send(Consent(table=table, seat=1, agree=True))
        assert (await ana.hear(UndoSettled)).agreed
        snapshot = await ana.watch(table, 0)
        assert asked(snapshot).question == "roll_or_stop"
        await bo.send(Consent(table=table, seat=1, agree=True))
        assert (await bo.hear(Error)).code == "nothing-asked"

    run(work())
