"""What goes on at a table without a person: bots and clocks, and the processes in which bots think.

Odds and replays are worked out in these processes, too.
"""
