"""What players of Blood Bound are asked, with the rule that lets them decide.

What abilities ask stands apart; each of these questions can be declined.
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

# The words among the options.
TO_ATTACK: Final = ACT.word("attack")
TO_PASS: Final = ACT.word("pass")
ASK_FOR_HELP: Final = REQUEST.word("ask")
ALONE: Final = REQUEST.word("alone")
OFFERED: Final = OFFER.word("offer")
HELD_BACK: Final = OFFER.word("decline")
ACCEPT_NOBODY: Final = ACCEPT.word("nobody")
WOUND: Final = TREAT.word("wound")
HEAL: Final = TREAT.word("heal")
# Every question of an ability begins with the word to decline it (6.1).
DECLINE: Final = TAKE_QUILL.word("decline")
TO_TAKE: Final = TAKE_QUILL.word("use")
TO_RAGE: Final = RAGE.word("use")
