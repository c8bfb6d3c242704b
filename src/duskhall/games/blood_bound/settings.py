"""What a table of Blood Bound settles before it plays, with the rule that each setting bears on."""

from typing import Final

from duskhall.kernel.setting import Setting

ATTACKER_OFFERS: Final = Setting("attacker_offers", "allowed", ("allowed", "barred"), "5.2")
CAPTOR: Final = Setting("captor", "ability_user", ("ability_user", "active_player"), "9.4")
SHIELD_FOR: Final = Setting("shield_for", "others", ("others", "anyone"), "7.8")
LATE_SHIELD: Final = Setting("late_shield", "allowed", ("allowed", "barred"), "7.10")
SECOND_CARD: Final = Setting("second_card", "allowed", ("allowed", "barred"), "6.4")
PASS_LIMIT: Final = Setting("pass_limit", 0, range(1001), "9.7", in_simulation=100)

# The words among their values.
ATTACKER_MAY_OFFER: Final = ATTACKER_OFFERS.word("allowed")
SHIELD_FOR_ANYONE: Final = SHIELD_FOR.word("anyone")
LATE_SHIELD_BARRED: Final = LATE_SHIELD.word("barred")
SECOND_CARD_BARRED: Final = SECOND_CARD.word("barred")
CAPTOR_IS_ACTIVE_PLAYER: Final = CAPTOR.word("active_player")
