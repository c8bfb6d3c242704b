"""The hall: the server where tables live, and where people sit down at them by a link.

Imports only point down this list; what stands beside the folders is what they share.

tools/       backup, doctor and load test, and what is generated from the protocol
web/         HTTP and WebSocket, and everything that guards them
hall         the tables that are live in this process, and the services that they share
bots/        lets bots answer and clocks run out, and has odds and replays worked out, in processes of their own
table/       a live table: a change is tried on a draft, stored, taken over, acknowledged, broadcast
storage/     where everything is kept: SQLite or PostgreSQL behind one small interface
protocol     what client and server say to each other
"""
