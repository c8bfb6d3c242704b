"""A bot in Python: takes what has the best odds, and tosses a coin where there are none.  Run it as

duskhall play dungeon-cards --bots "python3 examples/bot.py"
"""

import json
import random
import sys

GOOD = ("success", "hits", "slays", "rival_leader")
BAD = ("bust", "death", "falls", "hurt", "friend", "own_leader")


def say(**message):
    """Write one line."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def worth(odds):
    """Judge an option by the chances of what may come of it."""
    return sum(odds.get(name, 0) for name in GOOD) - sum(odds.get(name, 0) for name in BAD)


def choose(number, options):
    """Return one of the options."""
    if len(options) == 1:
        return options[0]
    say(number=number, want="odds")
    odds = json.loads(sys.stdin.readline())["odds"]
    return max(options, key=lambda option: (worth(odds.get(option, {})), random.random()))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        random.seed(message["seed"])
    elif message["type"] == "ask":
        say(number=message["number"], answer=choose(message["number"], message["options"]))
