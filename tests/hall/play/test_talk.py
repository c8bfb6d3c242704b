"""Talk at a table: statements, which are on the record, and chat, which is not."""

from tests.hall.halls import Player, carried_out, run, seated

from duskhall.hall.protocol import Chat, Done, Error, Mute, Remark, Remarked, Say, Speak, Update


def test_statements_are_told_and_recorded(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        await ana.send(Speak(table=table, seat=0, move_id="s", statement={"claim": "king", "sure": 1}))
        assert (await ana.hear(Done)).seq == 1
        assert (await bo.hear(Update)).happened.statement == {"claim": "king", "sure": 1}

    run(work())
    assert people[1].get(f"/api/tables/{table}/record")["entries"][0]["statement"] == {"claim": "king", "sure": 1}


def test_chat_is_told_kept_and_muted(hall):
    table, people = hall.table("Ana", "Bo", "Cleo")

    async def work():
        ana, bo, cleo = await seated(table, people)
        await cleo.send(Mute(person=people[0].person, muted=True))
        await carried_out(cleo)
        await ana.send(Say(table=table, text="hello"))
        line = (await bo.hear(Chat)).line
        assert (line.name, line.text) == ("Ana", "hello")
        await bo.send(Say(table=table, text="good evening"))
        assert (await cleo.hear(Chat)).line.text == "good evening"
        again = await Player.come(people[1])
        await again.watch(table, 1, chat_seen=line.number)
        assert (await again.hear(Chat)).line.text == "good evening"
        muted = await Player.come(people[2])
        await muted.watch(table, 2)
        assert (await muted.hear(Chat)).line.text == "good evening"
        await muted.send(Mute(person=people[0].person, muted=False))
        await carried_out(muted)
        await ana.send(Say(table=table, text="again"))
        assert (await muted.hear(Chat)).line.text == "again"

    run(work())


def test_quick_words_reach_who_wants_them_and_are_kept_nowhere(hall):
    table, people = hall.table("Ana", "Bo", "Cleo")

    async def work():
        ana, bo, cleo = await seated(table, people)
        for each, seat in ((bo, 1), (cleo, 2)):
            await each.watch(table, seat, remarks=True)
        await cleo.send(Mute(person=people[0].person, muted=True))
        await carried_out(cleo)
        await ana.send(Remark(table=table, seat=0, remark="well_played"))
        assert await bo.hear(Remarked) == Remarked(table=table, seat=0, remark="well_played")
        await bo.send(Remark(table=table, seat=1, remark="thanks"))
        assert (await cleo.hear(Remarked)).remark == "thanks"  # and nothing of whom it does not hear
        await ana.send(Remark(table=table, seat=1, remark="oops"))
        assert (await ana.hear(Error)).about == "remark"
        assert not any(isinstance(each, Remarked) for each in ana.messages)  # which has not asked for any
        late = await Player.come(people[1])
        await late.watch(table, 1, remarks=True)
        await carried_out(late)
        assert not any(isinstance(each, (Remarked, Chat)) for each in late.messages)

    run(work())


def test_quick_words_have_a_rate_of_their_own(open_hall):
    hall = open_hall(remarks_per_minute=3)
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        for _ in range(4):
            await ana.send(Remark(table=table, seat=0, remark="hurry"))
        assert (await ana.hear(Error)).code == "slow-down"
        await ana.send(Say(table=table, text="still here"))
        assert (await bo.hear(Chat)).line.text == "still here"

    run(work())
