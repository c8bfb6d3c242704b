"""What players of Blood Bound are asked, with the rule that lets them decide.

The function that carries an answer out has the question's name and stands in `rules`, or in `effects` where an
ability asks.  Wherever seats can be chosen beside a literal option, the literal one comes first.
"""

from typing import Final

from duskhall.kernel.question import Each, Question

# The turn and the attack
ACT: Final = Question("act", "3.1", "attack", "pass")
ATTACK: Final = Question("attack", "3.3", Each("seat"))
PASS_DAGGER: Final = Question("pass_dagger", "3.2", Each("seat"))
REQUEST: Final = Question("request", "5.1", "ask", "alone")
OFFER: Final = Question("offer", "5.2", "offer", "decline")
ACCEPT: Final = Question("accept", "5.4", "nobody", Each("seat"))
TAKE_TOKEN: Final = Question("take_token", "4.2", Each("token"))
# The abilities
TAKE_QUILL: Final = Question("take_quill", "7.1", "decline", "use")
STRIKE: Final = Question("strike", "7.2", "decline", Each("seat"))
LOOK_AT: Final = Question("look_at", "7.3", "decline", Each("seat"))
TREAT: Final = Question("treat", "7.4", "decline", "wound", "heal")
RETURN_TOKEN: Final = Question("return_token", "7.5", Each("token"))
COMMAND: Final = Question("command", "7.6", "decline", Each("seat"))
GIVE_SHIELD: Final = Question("give_shield", "7.8", "decline", Each("seat"))
RAGE: Final = Question("rage", "7.11", "decline", "use")
GIVE_STAFF: Final = Question("give_staff", "7.12", "decline", Each("seat"))
GIVE_FAN: Final = Question("give_fan", "7.14", "decline", Each("seat"))
GIVE_CURSE: Final = Question("give_curse", "8.4", "decline", Each("seat"))
NAME_CURSED: Final = Question("name_cursed", "8.4", Each("seat"))

QUESTIONS: Final = (
    ACT,
    ATTACK,
    PASS_DAGGER,
    REQUEST,
    OFFER,
    ACCEPT,
    TAKE_TOKEN,
    TAKE_QUILL,
    STRIKE,
    LOOK_AT,
    TREAT,
    RETURN_TOKEN,
    COMMAND,
    GIVE_SHIELD,
    RAGE,
    GIVE_STAFF,
    GIVE_FAN,
    GIVE_CURSE,
    NAME_CURSED,
)

# The literal options, by number.
TO_ATTACK: Final = 0
TO_PASS: Final = 1
ASK_FOR_HELP: Final = 0
ALONE: Final = 1
OFFERED: Final = 0
HELD_BACK: Final = 1
ACCEPT_NOBODY: Final = 0
DECLINE: Final = 0
USE: Final = 1
WOUND: Final = 1
HEAL: Final = 2
FIRST_SEAT: Final = 1  # the option of seat 0, where a literal option comes first
