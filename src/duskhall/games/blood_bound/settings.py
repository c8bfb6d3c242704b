"""What a table of Blood Bound settles before it plays, with the rule that each setting bears on."""

from typing import Final

from duskhall.kernel.setting import Setting

ATTACKER_OFFERS: Final = Setting("attacker_offers", "allowed", ("allowed", "barred"), "5.2")
CAPTOR: Final = Setting("captor", "ability_user", ("ability_user", "active_player"), "9.4")
PASS_LIMIT: Final = Setting("pass_limit", 0, range(1001), "9.7", in_simulation=100)

# The words among their values.
ATTACKER_MAY_OFFER: Final = ATTACKER_OFFERS.word("allowed")
CAPTOR_IS_ACTIVE_PLAYER: Final = CAPTOR.word("active_player")
