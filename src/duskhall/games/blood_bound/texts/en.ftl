### Blood Bound, in English.
### Ids are those of content/*.toml with hyphens for underscores. es.ftl has the same keys in the same order.

## The game

game-title = Blood Bound
game-tagline = Two clans, one dagger, and every wound tells a little of the truth. Who leads them, and who leads you?

## Bots

bot-schemer = Schemer
bot-schemer-text = remembers every clue
bot-novice-text = goes by first impressions, and says too much
bot-adept-text = counts what the cards allow, and keeps its counsel
bot-master-text = reads every choice and word, and tells half the truth
bot-learner-text = watched a master for thousands of nights, and says nothing

## Settings of the table

setting-attacker-offers = The attacker may intervene
setting-attacker-offers-allowed = Yes
setting-attacker-offers-barred = No
setting-captor = Who answers for a capture by an ability
setting-captor-ability-user = Whoever used the ability
setting-captor-active-player = The active player
setting-shield-for = The Guardian may protect
setting-shield-for-others = Other players
setting-shield-for-anyone = Anyone, themselves too
setting-late-shield = A Shield at the Guardian's third wound
setting-late-shield-allowed = Allowed
setting-late-shield-barred = Barred
setting-second-card = A second card of a sort for the same player
setting-second-card-allowed = Allowed
setting-second-card-barred = Barred
setting-pass-limit = Turns without progress before the game is stopped (0: no limit)

## Clans, tokens and cards

clan-rose = Rose
clan-beast = Beast
clan-secret-order = Secret Order
token-rank = Rank
token-rose = Rose
token-beast = Beast
token-unknown = Unknown
token-rank-text = Shows your rank; your ability may follow.
token-rose-text = Shows the sign of the Rose.
token-beast-text = Shows the sign of the Beast.
token-unknown-text = Shows a question mark.
card-quill = Quill
card-sword-purple = purple Sword
card-sword-green = green Sword
card-shield-purple = purple Shield
card-shield-green = green Shield
card-staff = Staff
card-fan = Fan
card-curse = Curse
card-quill-text = This clan is led by its highest number now.
card-sword-purple-text = Holds up the purple Shields; with the third wound it goes back, and they with it.
card-sword-green-text = Holds up the green Shields; with the third wound it goes back, and they with it.
card-shield-purple-text = Cannot be attacked, and no ability can wound them. They may still intervene.
card-shield-green-text = Cannot be attacked, and no ability can wound them. They may still intervene.
card-staff-text = Every affiliation shown from now on is an unknown one.
card-fan-text = When they are attacked, nobody can intervene.
card-curse-text = If it is the true one and its holder leads the clan that would win, the Inquisitor wins instead.
curse-false-curse = a false curse
curse-true-curse = the true curse

## Ranks

rank-elder = Elder (1)
rank-elder-text = May take the Quill: from then on the clan's highest number leads it.
rank-assassin = Assassin (2)
rank-assassin-text = May make a player suffer two wounds; the dagger goes there.
rank-harlequin = Harlequin (3)
rank-harlequin-text = May look at the cards of two players. The clue shows the rival clan.
rank-alchemist = Alchemist (4)
rank-alchemist-text = After intervening: the player helped suffers a wound or heals one.
rank-mentalist = Mentalist (5)
rank-mentalist-text = May make a player suffer a wound and show their rank; the dagger goes there.
rank-guardian = Guardian (6)
rank-guardian-text = May give a player a Shield and take the Sword of its colour.
rank-berserker = Berserker (7)
rank-berserker-text = May make the attacker suffer a wound.
rank-mage = Mage (8)
rank-mage-text = May give a player a Staff and take one too: affiliations then stay unknown.
rank-courtesan = Courtesan (9)
rank-courtesan-text = May give a player a Fan: nobody can intervene for them.
rank-inquisitor = Inquisitor
rank-inquisitor-text = May give each curse to a different player. Wins alone if captured.

## Characters

character-rose-elder = Elder (1) of the Rose
character-rose-assassin = Assassin (2) of the Rose
character-rose-harlequin = Harlequin (3) of the Rose
character-rose-alchemist = Alchemist (4) of the Rose
character-rose-mentalist = Mentalist (5) of the Rose
character-rose-guardian = Guardian (6) of the Rose
character-rose-berserker = Berserker (7) of the Rose
character-rose-mage = Mage (8) of the Rose
character-rose-courtesan = Courtesan (9) of the Rose
character-beast-elder = Elder (1) of the Beast
character-beast-assassin = Assassin (2) of the Beast
character-beast-harlequin = Harlequin (3) of the Beast
character-beast-alchemist = Alchemist (4) of the Beast
character-beast-mentalist = Mentalist (5) of the Beast
character-beast-guardian = Guardian (6) of the Beast
character-beast-berserker = Berserker (7) of the Beast
character-beast-mage = Mage (8) of the Beast
character-beast-courtesan = Courtesan (9) of the Beast
character-inquisitor-rose = Inquisitor (Rose clue)
character-inquisitor-beast = Inquisitor (Beast clue)

## Questions and their options

ask-act = The dagger is yours. What will you do?
option-act-attack = Attack
option-act-pass = Pass it on
ask-attack = Whom do you attack?
ask-pass-dagger = Who gets the dagger?
ask-request = You are attacked. Do you ask for help?
option-request-ask = Ask for help
option-request-alone = Face it alone
ask-offer = Will you take this wound in their place?
option-offer-offer = Offer to intervene
option-offer-decline = Stay out of it
ask-accept = Whose help do you accept?
option-accept-nobody = Nobody's
ask-take-token = You are wounded. What do you show?
ask-take-quill = Elder: do you take the Quill?
option-take-quill-decline = Not now
option-take-quill-use = Take it
ask-strike = Assassin: who suffers two wounds?
option-strike-decline = Nobody
ask-look-at = Harlequin: whose card do you look at?
option-look-at-decline = Nobody's
ask-treat = Alchemist: wound or heal the player you helped?
option-treat-decline = Neither
option-treat-wound = Wound them
option-treat-heal = Heal a wound
ask-return-token = You are healed. Which token goes back?
ask-command = Mentalist: who must show their rank?
option-command-decline = Nobody
ask-give-shield = Guardian: whom do you protect?
option-give-shield-decline = Nobody
ask-rage = Berserker: do you strike back?
option-rage-decline = Hold back
option-rage-use = Strike back
ask-give-staff = Mage: who gets a Staff?
option-give-staff-decline = Nobody
ask-give-fan = Courtesan: who gets a Fan?
option-give-fan-decline = Nobody
ask-give-curse = Inquisitor: who gets a curse?
option-give-curse-decline = Nobody
ask-name-cursed = Inquisitor: who has the true curse?

## Events

cause-attack = an attack
cause-intervention = an intervention
cause-ability = an ability
event-clans-drawn = Each clan has { $members } members at the table.
event-inquisitor-joins = The Inquisitor is among you, with { $curses } curses.
event-card-dealt = You are: { $character }.
event-clue-shown = { $neighbour } shows you a clue: { $clan }.
event-dagger-placed = Chance gives the dagger to { $seat }.
event-dagger-passed = { $seat } passes the dagger to { $receiver }.
event-attacked = { $seat } attacks { $target }.
event-dagger-given = The dagger goes to { $seat }.
event-rank-taken = { $cause_id ->
    [intervention] { $seat } intervenes and shows a rank: { $rank }. Wounds: { $wounds }.
    [ability] An ability makes { $seat } show a rank: { $rank }. Wounds: { $wounds }.
   *[other] { $seat } shows a rank: { $rank }. Wounds: { $wounds }.
}
event-token-taken = { $cause_id ->
    [ability] An ability makes { $seat } show a sign: { $token }. Wounds: { $wounds }.
   *[other] { $seat } shows a sign: { $token }. Wounds: { $wounds }.
}
event-capture = { $captor } captures { $seat }!
event-help-requested = { $seat } asks for help.
event-help-not-wanted = { $seat } faces it alone.
event-offer-made = { $seat } offers to intervene for { $target }.
event-no-offers = Nobody offers { $seat } any help.
event-offer-accepted = { $seat } steps in for { $target }.
event-offers-declined = { $seat } accepts nobody's help.
event-ability-declined = { $seat } does not use the ability of the { $rank }.
event-quill-taken = { $seat } takes the Quill: the highest number leads this clan now.
event-struck = { $seat } strikes { $target }: two wounds.
event-look-chosen = { $seat } chooses the card of { $target }.
event-card-seen = You look at the card of { $target }: { $character }.
event-wound-dealt = { $seat } makes { $target } suffer a wound.
event-healing = { $seat } heals { $target }.
event-rank-returned = { $seat } gives back the rank token: { $rank }. Wounds: { $wounds }.
event-token-returned = { $seat } gives back a sign: { $token }. Wounds: { $wounds }.
event-commanded = { $seat } commands { $target } to show a rank.
event-shield-given = { $seat } protects { $target }: { $card }.
event-sword-returned = { $seat } can protect nobody any more: { $card } goes back.
event-shield-returned = { $seat } loses a protection: { $card } goes back.
event-raged = { $seat } strikes back at { $target }.
event-staff-given = { $seat } gives { $target } a Staff.
event-staff-taken = { $seat } takes a Staff.
event-fan-given = { $seat } gives { $target } a Fan.
event-curse-given = { $seat } gives { $target } a curse, face down.
event-curses-settled = { $seat } knows which curse is the true one.
event-true-curse-given = You gave the true curse to { $target }.
event-card-turned-up = { $seat } was: { $character }.
event-curse-turned-up = { $seat } had { $curse }.
event-clan-wins = The capture decides for the clan of { $leader } ({ $clan }).
event-rivals-win = That was not the rival leader: the capture decides for the other clan ({ $clan }), led by { $leader }.
event-victory-stolen = { $leader } is cursed: { $seat } steals the victory!
event-inquisitor-captured = { $seat } wanted to be captured, and wins alone.
event-limit-reached = Nothing new for { $turns } turns: the game is stopped.

## What players say

statement-claim-clan = Claim a clan
statement-claim-rank = Claim a rank
statement-accuse = Say which clan somebody belongs to
statement-call-leader = Call somebody a leader
statement-vouch = Vouch for somebody
statement-say-clue = Say which clue you were shown
statement-say-seen = Say which card you saw
statement-call-for-help = Ask others to intervene for somebody
event-claim-clan = { $seat }: “My clan: { $clan }.”
event-claim-rank = { $seat }: “My rank: { $rank }.”
event-accuse = { $seat }: “{ $target } belongs here: { $clan }.”
event-call-leader = { $seat }: “{ $target } is a leader.”
event-vouch = { $seat }: “I trust { $target }.”
event-say-clue = { $seat }: “{ $target } showed me this clue: { $clan }.”
event-say-seen = { $seat }: “I saw the card of { $target }: { $character }.”
event-call-for-help = { $seat }: “Somebody intervene for { $target }!”

## Standing answers

standing-never-this-turn = Offer nobody help for the rest of this turn
standing-never = Never offer help
standing-always-for = Always offer help to a player

## The table in words

table-turn = Turn { $turn }: { $seat } has the dagger.
table-over = { $seat } is captured, and the game is over.
table-player = { $seat }: { $wounds ->
    [0] unhurt
    [one] 1 wound
   *[other] { $wounds } wounds
}.
table-player-dagger = { $seat }, with the dagger: { $wounds ->
    [0] unhurt
    [one] 1 wound
   *[other] { $wounds } wounds
}.
table-tokens = Shows: { $tokens }.
table-cards = Has: { $cards }.
table-true-curse = That curse is the true one.
table-own-character = That is you: { $character }.
table-character = You have seen the card: { $character }.
table-clue = Showed you a clue: { $clan }.
table-attack = { $seat } attacks { $target }.
table-offers = Help was offered by: { $seats }.
table-my-answer-offer = You have offered help; the others are still thinking.
table-my-answer-decline = You stay out of it; the others are still thinking.
table-supply = In the supply: { $cards }.
table-supply-card = { $count } × { $card }

## The notebook

notebook = Your notebook: ways to deal the cards that fit what you know: { $deals }.
notebook-page = { $seat }: Rose { $rose } %, Beast { $beast } %, Secret Order { $order } %; leads a clan { $leader } %.
notebook-could-be = Could be: { $characters }.
notebook-character = { $character } { $percent } %

## Refusals

refusal-token-not-there = You do not have that token ({ $token }); give back one that lies before you.
refusal-nothing-to-heal = { $seat } has no wound to heal.
refusal-nobody-to-attack = There is nobody whom you may attack; pass the dagger.
refusal-begun-already = You have begun already; choose another player.
refusal-not-now = That cannot be done now.
refusal-no-offer = { $seat } has not offered to intervene.
refusal-own-target = You are the target: others intervene for you.
refusal-rank-not-in-supply = You cannot intervene: your rank token lies before you, and not in the supply.
refusal-attacker-barred = At this table an attacker cannot intervene.
refusal-no-curse-there = { $seat } has no curse.
refusal-attack-oneself = You cannot attack yourself.
refusal-oneself = You cannot choose yourself.
refusal-attack-shielded = { $seat } has a Shield and cannot be attacked.
refusal-inquisitor-spares = { $seat } has three wounds, and the Inquisitor may not make the capture.
refusal-wound-shielded = { $seat } has a Shield: no ability can wound them.
refusal-same-card-twice = You are looking at the card of { $seat } already; choose somebody else.
refusal-second-curse = { $seat } has a curse already; each goes to a different player.
refusal-has-one = { $seat } has such a card already; choose somebody else.
refusal-rank-taken = Your rank token lies before you already.
refusal-staff = With a Staff you must take an unknown affiliation, not this one: { $token }.
refusal-not-on-card = That icon is not on your card: { $token }.
refusal-icon-used = You have taken the token for that icon already: { $token }.

## Odds and scores

odds-friend = friend { $percent } %
odds-own-leader = your leader { $percent } %
odds-rival-leader = rival leader { $percent } %
odds-leader = a leader { $percent } %
ending-rose = The Rose has won.
ending-beast = The Beast has won.
ending-order = The Inquisitor has won, alone.
score-victory = Victory

## Content that cannot be used

content-ten-characters = there must be ten characters, not { $given }
content-number = it must be { $number } in this place
content-of-first = { $value } is for the first character, who leads a clan, and for no other
content-of-tenth = { $value } is for the tenth character, and only for it
content-cards = the cards must be { $cards }, in this order
content-curses = there must be curses for 7, 9 and 11 players, in this order
content-one-true-curse = there is one true curse, no more and no less
content-few-players = it leaves too few players

## The story of an ended game

story-title = What was claimed, and what was true
story-rank-shown = { $captured } showed their rank to all: { $rank }.
story-dagger-came = { $giver } passed the dagger to { $captor }.
story-unseen = { $captor } captured { $captured }, whose rank nobody had seen.
story-said-claim-clan = “My clan: { $clan }.”
story-said-claim-rank = “My rank: { $rank }.”
story-said-accuse = “{ $target } belongs here: { $clan }.”
story-said-call-leader = “{ $target } is a leader.”
story-said-say-clue = “{ $target } showed me this clue: { $clan }.”
story-said-say-seen = “I saw the card of { $target }: { $character }.”
story-true = { $said } That was true.
story-false = { $said } That was not true.
story-lie = { $said } In truth: { $truth }.

## Records of players

feat-lies-told = Most lies in one night
feat-lies-believed = Most lies believed in one night

## What a balance report is about

balance-characters = Characters
balance-captor-of = Captured: the captors' victories
balance-shown-by = Ranks shown
balance-clans = Games won by a clan
balance-captured = Captured, per game in which it is dealt
balance-declined = Abilities declined, for each rank shown
