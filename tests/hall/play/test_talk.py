"""Talk at a table: statements, which are on the record, and chat, which is not."""

from tests.hall.halls import Player, carried_out, run, seated

from duskhall.hall.protocol import Chat, Done, Mute, Say, Speak, Update


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
