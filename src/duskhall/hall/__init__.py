"""The hall: the server where tables live, and where people sit down at them by a link.

storage/     where everything is kept: SQLite or PostgreSQL behind one small interface
protocol     what client and server say to each other
lobby        a table before, around and after its game: who sits where, who is host, what was agreed
room         a live table: a change is tried on a draft, stored, taken over, acknowledged, broadcast
conductor    lets bots answer and clocks run out
web/         HTTP and WebSocket, and everything that guards them
"""
