"""10.2 What players of Blood Bound can say to one another; the speaker is the first field."""

from typing import Final

from duskhall.kernel.event import SEAT, Kind

CLAIM_CLAN: Final = Kind("claim_clan", "10.2", seat=SEAT, clan="clan")
CLAIM_RANK: Final = Kind("claim_rank", "10.2", seat=SEAT, rank="rank")
ACCUSE: Final = Kind("accuse", "10.2", seat=SEAT, target=SEAT, clan="clan")
CALL_LEADER: Final = Kind("call_leader", "10.2", seat=SEAT, target=SEAT)
VOUCH: Final = Kind("vouch", "10.2", seat=SEAT, target=SEAT)
SAY_CLUE: Final = Kind("say_clue", "10.2", seat=SEAT, target=SEAT, clan="clan")
SAY_SEEN: Final = Kind("say_seen", "10.2", seat=SEAT, target=SEAT, character="character")
CALL_FOR_HELP: Final = Kind("call_for_help", "10.2", seat=SEAT, target=SEAT)
