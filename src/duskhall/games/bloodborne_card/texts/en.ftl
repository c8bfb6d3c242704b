### Bloodborne: The Card Game, in English.
### Ids are those of content/*.toml with hyphens for underscores. es.ftl has the same keys in the same order.

## The game

game-title = Bloodborne: The Card Game
game-tagline = Hunt together, trust nobody, and be back in the Dream before the blood you carry is lost.

## Bots

bot-hunter = Hunter
bot-hunter-text = counts what the others may be holding
bot-novice-text = banks late and trusts its pistol
bot-adept-text = guesses what the others will play
bot-master-text = hides its own plans and reads yours
bot-learner-text = taught itself the hunt, and cannot say how

## Settings of the table

setting-final-boss = Final boss
setting-final-boss-random = Drawn by chance
setting-final-boss-gehrman = Gehrman, the First Hunter
setting-final-boss-rom = Rom, the Vacuous Spider
setting-final-boss-amelia = Vicar Amelia
setting-final-boss-wet-nurse = Mergo's Wet Nurse
setting-final-boss-micolash = Micolash, Host of the Nightmare
setting-first-player = First player
setting-first-player-random = Drawn by chance
setting-first-player-seat = Seat 1
setting-empty-transform = Transform without a weapon in hand
setting-empty-transform-allowed = Allowed, and wasted
setting-empty-transform-forbidden = Cannot be played
setting-instants-after-kill = Instants after the kill
setting-instants-after-kill-resolve = Still take place
setting-instants-after-kill-stop = Are lost
setting-instants-of-the-dead = Instants of a dead hunter
setting-instants-of-the-dead-lost = Are lost
setting-instants-of-the-dead-resolve = Still take place
setting-dream-halves = The Dream halves
setting-dream-halves-all-damage = All damage
setting-dream-halves-monster-attack = The monster's attack only
setting-upgrades = Taking an upgrade is
setting-upgrades-mandatory = Mandatory
setting-upgrades-optional = Optional
setting-death-on-reveal = A hunter who dies on a reveal
setting-death-on-reveal-at-once = Is back at once
setting-death-on-reveal-next-dream = Sits out until the next Dream step
setting-trophy-for-the-dead = Trophies for hunters who died
setting-trophy-for-the-dead-yes = Yes
setting-trophy-for-the-dead-no = No
setting-eliminated = Eliminated hunters
setting-eliminated-lose = Cannot win
setting-eliminated-compare = Count their score
setting-extra-echoes = Extra Echoes are for
setting-extra-echoes-seated = Everyone at the table
setting-extra-echoes-in-play = Hunters not eliminated
setting-splash = Blows meant for the creature
setting-splash-protected = Can be kept off by cards
setting-splash-bare = Cannot be kept off
setting-forbidden-prevention = Where damage cannot be prevented
setting-forbidden-prevention-ignoring = The Dream still halves it
setting-forbidden-prevention-halving-too = The Dream halves nothing either
setting-reserve = Reserve of Echoes
setting-reserve-endless = Endless
setting-reserve-counted = As many as are in the box
setting-targets = Hunters whom a card lets you choose
setting-targets-vulnerable = Only those with something to lose
setting-targets-anyone = Any other living hunter
setting-weapons-break = Weapons break
setting-weapons-break-in-play = Only if the creature is still in play
setting-weapons-break-killed-too = In the round of its death too
setting-final-kill = Once the final boss is dead
setting-final-kill-at-once = The game ends at once
setting-final-kill-card-ends = The card that killed it is settled to its end
setting-round-limit = Limit of rounds

## Words

die-green = green
die-yellow = yellow
die-red = red
trophy-kin = Kin
trophy-humanoid = Humanoids
trophy-beast = Beasts
kind-melee = Melee weapon
kind-ranged = Ranged weapon
kind-utility = Utility card
cause-attack = the monster's attack
cause-card = another hunter's card
cause-splash = a blow meant for the creature
cause-retaliation = retaliation
cause-recoil = recoil
cause-escape = escape
cause-reveal = reveal
cause-survival = a boss that stays
cause-round-start = the beginning of the round
intent-attack = attack
intent-dream = enter the Dream

## Starter cards

card-hunters-dream = Hunter's Dream
card-hunters-dream-text = This round you suffer half of any damage, rounded down. In the Dream step bank your Echoes, take back your used cards, gain an upgrade and heal fully.
card-transform = Transform
card-transform-text = Once every card is shown, choose a weapon from your hand and show it.
card-saw-cleaver = Saw Cleaver
card-saw-cleaver-text = Melee weapon, damage 1.
card-hunter-axe = Hunter Axe
card-hunter-axe-text = Melee weapon, damage 2.
card-hunter-pistol = Hunter Pistol
card-hunter-pistol-text = Ranged weapon, damage 1. Instant: strike now if no other hunter shows a Hunter Pistol; otherwise strike with everyone else.

## Upgrades

card-stake-driver = Stake Driver
card-stake-driver-text = Melee weapon, damage 2. If you gain a trophy this round, gain one more of one of that monster's types.
card-repeating-pistol = Repeating Pistol
card-repeating-pistol-text = Ranged weapon, damage 2. No damage reaches you this round.
card-molotov = Molotov Cocktail
card-molotov-text = Instant: 1 damage to every hunter, you too, and to the monster.
card-blood-vial = Blood Vial
card-blood-vial-text = Instant: heal to full health.
card-kirkhammer = Kirkhammer
card-kirkhammer-text = Melee weapon, damage 4. You attack after all other hunters.
card-ludwigs-rifle = Ludwig's Rifle
card-ludwigs-rifle-text = Ranged weapon, damage 2. Instant: strike now.
card-widows-thresher = Widow's Thresher
card-widows-thresher-text = Melee weapon, damage 3.
card-tidewire-flail = Tidewire Flail
card-tidewire-flail-text = Melee weapon, damage 2. You attack before all other hunters. If you did not die this round, this card returns to your hand when it ends.
card-gallows-maul = Gallows Maul
card-gallows-maul-text = Melee weapon, damage 2. +2 damage against Bosses and the Final Boss.
card-red-oath-sabre = Red Oath Sabre
card-red-oath-sabre-text = Melee weapon, damage 4. As you strike, suffer 2 damage; this never takes you below 1 health.
card-last-ember-falchion = Last Ember Falchion
card-last-ember-falchion-text = Melee weapon, damage 2. +2 damage while your health is 5 or less.
card-grave-tithe-sickle = Grave-Tithe Sickle
card-grave-tithe-sickle-text = Melee weapon, damage 2. If it damages the monster, take 1 collected Echo from another hunter.
card-hailshot-carbine = Hailshot Carbine
card-hailshot-carbine-text = Ranged weapon, damage 2. Instant: melee weapons of both your neighbours deal 1 less this round. You strike with everyone else.
card-bellmouth-mortar = Bellmouth Mortar
card-bellmouth-mortar-text = Ranged weapon, damage 3. Instant: strike now, then its recoil deals 3 damage to you.
card-snarewire-crossbow = Snarewire Crossbow
card-snarewire-crossbow-text = Ranged weapon, damage 2. Instant: choose another hunter; their melee weapon deals no damage this round. You strike with everyone else.
card-pitchfire-censer = Pitchfire Censer
card-pitchfire-censer-text = Ranged weapon, damage 1. Instant: strike now; every other hunter showing a melee weapon suffers 1 damage.
card-cutpurse-siphon = Cutpurse's Siphon
card-cutpurse-siphon-text = Instant: take up to 3 collected Echoes from another hunter.
card-nightshade-tonic = Nightshade Tonic
card-nightshade-tonic-text = Once every card is shown, show a weapon from your hand; it deals +1. The monster's attack hurts you for 2 more.
card-lantern-of-retreat = Lantern of Retreat
card-lantern-of-retreat-text = The monster's attack does not hurt you this round. Instant: bank up to 3 collected Echoes.
card-ragpickers-satchel = Ragpicker's Satchel
card-ragpickers-satchel-text = Instant: take back 3 of your used cards (as many as able) and regain 3 health.

## Monsters

creature-scourge-beast = Scourge Beast
creature-scourge-beast-text = No ability.
creature-winter-lantern = Winter Lantern
creature-winter-lantern-text = A hunter who damages it with a melee weapon suffers 1 damage.
creature-executioner = Executioner
creature-executioner-text = If it escapes: the hunter(s) with the most total Echoes suffer 3 damage.
creature-brainsucker = Brainsucker
creature-brainsucker-text = If it escapes: each hunter moves 2 weapons from hand to their used pile, as far as able.
creature-yurie = Yurie, the Last Scholar
creature-yurie-text = On reveal: the hunter(s) with the fewest total Echoes gain 3 from the reserve.
creature-beast-possessed-soul = Beast-Possessed Soul
creature-beast-possessed-soul-text = No ability.
creature-hunter-enemy = Hunter
creature-hunter-enemy-text = On reveal: the hunter(s) with the most collected Echoes return 2 of them to the reserve.
creature-carrion-crows = Carrion Crows
creature-carrion-crows-text = No ability.
creature-garden-of-eyes = Garden of Eyes
creature-garden-of-eyes-text = No ability.
creature-bloody-crow = Bloody Crow of Cainhurst
creature-bloody-crow-text = No ability.
creature-beast-patient = Beast Patient
creature-beast-patient-text = On reveal: each hunter suffers 1 damage.
creature-rabid-dog = Rabid Dog
creature-rabid-dog-text = If it escapes: each hunter suffers 2 damage.
creature-psalm-eater = Psalm-Eater
creature-psalm-eater-text = On reveal: each hunter returns 1 collected Echo to the reserve, if able.
creature-tide-foundling = Tide Foundling
creature-tide-foundling-text = If it escapes: each hunter who did not damage it suffers 2 damage.
creature-gorged-starmoth = Gorged Starmoth
creature-gorged-starmoth-text = If it escapes: each hunter returns 2 collected Echoes to the reserve, if able.
creature-ashen-apothecary = Ashen Apothecary
creature-ashen-apothecary-text = On reveal: each hunter regains 1 health.
creature-mirrorplate-warden = Mirrorplate Warden
creature-mirrorplate-warden-text = Damage dealt to it in the instant step is reduced by 1.
creature-moor-howler = Moor Howler
creature-moor-howler-text = The Dream does not halve this monster's attack.

## Bosses

creature-father-gascoigne = Father Gascoigne
creature-father-gascoigne-text = When the round ends, every weapon that damaged him this round leaves the game.
creature-watchdog = Watchdog of the Old Lords
creature-watchdog-text = Each ranged weapon deals at most 1 damage to it.
creature-one-reborn = The One Reborn
creature-one-reborn-text = Each hunter who damages it also gains 2 Echoes from the reserve.
creature-ebrietas = Ebrietas
creature-ebrietas-text = Melee damage dealt to it is also dealt to the hunter on the attacker's left.
creature-blood-starved-beast = Blood-starved Beast
creature-blood-starved-beast-text = Card effects cannot prevent damage to hunters.
creature-tithe-regent = The Tithe Regent
creature-tithe-regent-text = In step 6, if it is still in play, each hunter who did not damage it this round returns 1 collected Echo to the reserve.
creature-flayed-shepherd = The Flayed Shepherd
creature-flayed-shepherd-text = A hunter who damages it in the instant step suffers 1 damage.

## Final bosses

creature-gehrman = Gehrman, the First Hunter
creature-gehrman-text = Every other monster and boss enters with 2 more Echoes.
creature-rom = Rom, the Vacuous Spider
creature-rom-text = A hunter's second death eliminates that hunter.
creature-amelia = Vicar Amelia
creature-amelia-text = Maximum health is 6.
creature-wet-nurse = Mergo's Wet Nurse
creature-wet-nurse-text = At the start of each round each hunter regains 1 health.
creature-micolash = Micolash, Host of the Nightmare
creature-micolash-text = Whenever a monster escapes, put a random unused one (no boss) on top of the deck.

## Questions and their options

ask-play-card = Which card will you play?
ask-show-weapon = All cards are shown. Which weapon do you draw?
ask-steal-from = Whose Echoes do you take?
ask-block-hunter = Whose weapon do you stop?
ask-reclaim-card = Which used card do you take back into your hand?
ask-discard-card = Which card goes on your used pile until the Dream?
ask-choose-trophy = One more trophy: of which type?
ask-take-upgrade = Which upgrade do you take?
option-take-upgrade-nothing = None of them
ask-remove-card = You have one card too many. Which one leaves the game?

## Events

event-final-boss-set = At the end waits { $creature }; that rule holds from now on.
event-dungeon-laid-out = { $monsters } monsters and { $bosses } bosses lie shuffled in the dungeon.
event-first-player = { $seat } is the first player.
event-upgrade-turned-up = On display: { $card }.
event-display-filled = Newly on display: { $card }.
event-round-begins = Round { $round }. { $seat } is first.
event-card-shown = { $seat } shows { $card }.
event-weapon-shown = { $seat } draws { $card }.
event-no-weapon = { $seat } has no weapon to draw.
event-instant-begins = { $seat } is quick: { $card }.
event-skips-steps = With the creature dead, nobody is attacked.
event-weakened = The blow of { $seat } is weakened by { $amount }.
event-blocked = { $seat } snares the weapon of { $hunter }.
event-reclaimed = { $seat } takes back { $card }.
event-monster-rolled = The { $die } die shows { $damage }.
event-combo-rolled = Another blow: { $damage } more, { $total } in all.
event-suffered = { $seat } suffers { $damage } and has { $health } health.
event-hurt = { $cause_id ->
    [recoil] { $seat } suffers { $damage } of their own card
    [escape] As the monster escapes, { $seat } suffers { $damage }
    [reveal] As the creature appears, { $seat } suffers { $damage }
    [survival] The creature is still standing, and { $seat } suffers { $damage }
    [round-start] As the round begins, { $seat } suffers { $damage }
   *[other] { $seat } suffers { $damage } of another hunter's card
} and has { $health } health.
event-struck-back = The creature strikes back: { $seat } suffers { $damage } and has { $health } health.
event-splashed = The blow goes through: { $seat } suffers { $damage } and has { $health } health.
event-unhurt = { $seat } is unhurt.
event-spared = The Dream takes all of the blow: { $seat } is unhurt.
event-held-back = It cannot take more: { $seat } is unhurt.
event-died = { $seat } dies and loses { $echoes ->
    [0] no Echoes
    [one] 1 collected Echo
   *[other] { $echoes } collected Echoes
}{ $cause_id ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-eliminated = { $seat } will not come back.
event-healed = { $seat } heals and has { $health } health.
event-damaged = { $seat } strikes { $creature } and takes { $echoes ->
    [one] 1 Echo
   *[other] { $echoes } Echoes
}; { $left } left.
event-scorched = The card of { $seat } burns { $creature } and takes { $echoes ->
    [one] 1 Echo
   *[other] { $echoes } Echoes
}; { $left } left.
event-no-damage = { $seat } does { $creature } no harm.
event-creature-killed = { $seat } kills { $creature }.
event-trophy-won = { $seat } wins a trophy ({ $trophy }), now worth { $worth }.
event-extra-trophy-won = { $seat } wins an extra trophy ({ $trophy }), now worth { $worth }.
event-echoes-gained = { $seat } gains { $echoes ->
    [one] 1 Echo
   *[other] { $echoes } Echoes
} from the reserve.
event-echoes-lost = { $seat } returns { $echoes ->
    [one] 1 Echo
   *[other] { $echoes } Echoes
} to the reserve{ $cause_id ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-echoes-stolen = { $seat } takes { $echoes ->
    [one] 1 Echo
   *[other] { $echoes } Echoes
} from { $hunter }.
event-creature-escaped = The monster escapes into the dark: { $creature }.
event-boss-stays = Still standing: { $creature }, with { $echoes ->
    [one] 1 Echo
   *[other] { $echoes } Echoes
}.
event-card-discarded = { $seat } puts { $card } on the used pile{ $cause_id ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-monster-added = Something new waits on top of the dungeon.
event-banked = { $echoes ->
    [0] { $seat } has no Echoes to bank.
    [one] { $seat } banks 1 Echo and has { $total } banked.
   *[other] { $seat } banks { $echoes } Echoes and has { $total } banked.
}
event-echoes-banked = { $echoes ->
    [0] The card of { $seat } finds no Echoes to bank.
    [one] The card of { $seat } banks 1 Echo: { $total } banked.
   *[other] The card of { $seat } banks { $echoes } Echoes: { $total } banked.
}
event-cards-reclaimed = { $seat } takes back { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-upgrade-taken = { $seat } takes an upgrade: { $card }.
event-upgrade-declined = { $seat } takes no upgrade.
event-card-removed = { $seat } parts with { $card } for good.
event-rested = { $seat } rests: { $health } health.
event-weapon-removed = { $card } of { $seat } is broken and leaves the game.
event-card-returned = { $card } returns to the hand of { $seat }.
event-first-player-passed = { $seat } is the next first player.
event-creature-revealed = A creature appears: { $creature }, with { $echoes ->
    [one] 1 Echo
   *[other] { $echoes } Echoes
}.
event-final-boss-comes = The dungeon is empty, and the final boss comes: { $creature }, with { $echoes ->
    [one] 1 Echo
   *[other] { $echoes } Echoes
}.
event-scored = { $seat }: { $banked ->
    [one] 1 Echo
   *[other] { $banked } Echoes
} and { $trophies } for trophies make { $score ->
    [one] 1 point
   *[other] { $score } points
}.
event-won = { $seat } leaves the nightmare with { $score ->
    [one] 1 point
   *[other] { $score } points
}.
event-nobody-left = No hunter is left. Nobody leaves the nightmare.
event-out-of-time = After { $round } rounds the table calls it a night.
event-promised = { $seat } promises to { $intent }.
event-promised-card = { $seat } promises to play { $card }.
statement-promised = Promise to attack or to dream
statement-promised-card = Promise to play a card

## The table in words

table-round = Round { $round }; { $seat } is first.
table-over = The hunt is over after { $round } rounds.
table-creature = { $creature }: { $echoes ->
    [one] 1 Echo
   *[other] { $echoes } Echoes
} left, { $die } die, trophies: { $trophies }.
table-creature-killed = Dead: { $creature }.
table-creature-escaped = Escaped: { $creature }.
table-ability = { $text }
table-hunter-alive = { $seat }: { $health } of { $most } health, { $collected } collected, { $banked } banked, trophies { $kin }/{ $humanoid }/{ $beast } worth { $bonus }.
table-hunter-dead = { $seat }: dead until the Dream, { $banked } banked, trophies { $kin }/{ $humanoid }/{ $beast } worth { $bonus }.
table-hunter-out = { $seat }: eliminated, { $banked } banked, trophies { $kin }/{ $humanoid }/{ $beast } worth { $bonus }.
table-played = Shows: { $cards }.
table-hand = Hand: { $cards }.
table-used = Used: { $cards }.
table-display = Upgrades on display: { $cards }; { $left } in the deck.
table-dungeon = In the dungeon: { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
}, { $bosses ->
    [one] 1 boss
   *[other] { $bosses } bosses
}, then { $boss }.
table-chosen = You have chosen { $card }, and may change your mind until everybody has.

## Refusals

refusal-not-in-hand = You do not have { $card } in your hand.
refusal-card-used = { $card } is in your used pile; the Dream brings it back.
refusal-no-weapon-to-show = { $card } needs a weapon in your hand, and you have none.
refusal-no-weapon = { $card } is no weapon.
refusal-never-the-dream = { $card } always stays with you.
refusal-not-used = { $card } is not in your used pile.
refusal-not-owned = You do not have { $card }.
refusal-not-on-display = { $card } is not on display.
refusal-upgrade-mandatory = You must take one of the upgrades on display.
refusal-other-type = { $creature } gives no trophy of that type ({ $trophy }).
refusal-not-yourself = Choose another hunter.
refusal-hunter-dead = { $seat } is out of play.
refusal-nothing-to-steal = { $seat } has collected nothing.
refusal-nothing-to-block = { $seat } has no such weapon that is still to strike.

## Odds and scores

odds-death = death { $percent } %
ending-final-boss = The final boss is dead. The blood is counted.
ending-nobody-left = Every hunter is gone. The nightmare wins.
ending-out-of-time = The hunt was cut short. The blood is counted.
score-banked = Banked
score-collected = Collected
score-kin = Kin
score-humanoid = Humanoids
score-beast = Beasts

## Content that cannot be used

content-utility-damage = a utility card is no weapon and deals none
content-weapons-only = only a weapon can have it
content-utility-only = only a utility card can have it
content-final-boss-only = only a final boss can have it
content-trophies = there must be one to three, all different
content-when = { $value } is not possible; it takes place at { $times }
content-not-for-cards = { $value } is not possible; no card can have it
content-not-for-creatures = { $value } is not possible; no creature can have it
content-no-parameter = this effect has no such parameter
content-needs-value = health_at_most needs it
content-kind-or-step = kind or step is missing
content-faces = a die has 2 to 20 faces
content-endless-roll = a face without a plus is missing, so a roll would never end
content-extra-echoes = there must be six, for 0 to 5 hunters
content-trophy-track = it must begin with 0 and have 1 to { $most } spaces
content-few-creatures = there are fewer monsters or bosses than the dungeon deck needs
content-no-final-boss = there is no final boss
content-no-starter = it is missing, and every hunter begins with it
content-one-dream = it must have enter_dream
content-many-starters = there are more starters than a hunter may have cards
content-starter-copies = every hunter has one of each starter; only upgrades have copies
content-only-the-dream = only Hunter's Dream can have it
content-always-instant = a weapon that always strikes in step 3 has no place in step 5
content-all-trophies = a final boss gives all three
content-bosses-only = { $value } is not possible; only a boss can have it, for a monster is gone by then
content-twice = it can be given only once
content-full = only heal can be full; give a number
content-no-value = only health_at_most needs it
content-limit = only a creature that pays whoever hits it can have it
content-dream-kind = Hunter's Dream must be a utility card
content-not-the-dream = Hunter's Dream cannot have it, for it always comes back and must always be playable

## The story of an ended game

story-deeds = { $damage } damage, { $trophies ->
    [0] no trophy
    [one] one trophy
   *[other] { $trophies } trophies
}, { $deaths ->
    [0] never died
    [one] died once
   *[other] died { $deaths } times
}.

## Records of players

feat-heaviest-blow = Heaviest blow
feat-best-round = Most Echoes won by blows in one round
feat-trophies = Most trophies

## What a balance report is about

balance-taken-by = Upgrades taken
balance-owned-by = Cards owned at the end
balance-killed-by = Creatures killed
balance-died-by = Deaths, by the creature in play
balance-final-bosses = Games with this final boss
balance-creatures-killed = Creatures that were killed, of those met
balance-deaths = Deaths for each time it is met
balance-played = Times a card is played, per game

# Answers given in advance
standing-next-card = The card of the next round
standing-next-card-boss = The card of the next round, if a boss is there
