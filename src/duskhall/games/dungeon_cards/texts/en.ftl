### Dungeon Cards: The Catacombs, in English.
### Ids are those of content/*.toml with hyphens for underscores. es.ftl has the same keys in the same order.

## The game

game-title = Dungeon Cards: The Catacombs
game-tagline = One more card? The gold is close, the way out is not, and something in the dark is counting your steps.

## Bots

bot-threshold = Stroller
bot-threshold-text = plays by rules of thumb
bot-careful = Reckoner
bot-careful-text = weighs the odds of every step
bot-novice-text = plays by feeling, and forgets its skills
bot-adept-text = knows the odds of every throw, and plays for gold
bot-master-text = weighs every card left against the score
bot-learner-text = taught itself in the dark, and counts on its nose

## Settings of the table

setting-adventurers = Adventurers
setting-adventurers-choose = Everyone picks
setting-adventurers-random = Fate decides
setting-first-player = First player
setting-first-player-random = Drawn by chance
setting-first-player-seat = Seat 1
setting-rounds = Rounds
setting-boss = Boss
setting-boss-random = A surprise
setting-boss-lich-queen = The Lich Queen
setting-boss-minotaur = The Minotaur
setting-boss-crypt-dragon = The Crypt Dragon
setting-winner = The winner is decided
setting-winner-after-boss = After the boss
setting-winner-before-boss = Before the boss
setting-potions = Potions of monsters
setting-potions-beaten = Only of those beaten
setting-potions-evaded-too = Of those evaded too

## Dice

face-strike = Strike
face-evade = Evade
face-skill = Skill

## Types of card

type-explore = Explore
type-trap = Trap
type-treasure = Treasure
type-monster = Monster
type-adventurer = Adventurer
type-equipment = Equipment

## Adventurers

adventurer-warrior = Warrior
adventurer-warrior-text = Hits hardest and asks questions later. Poor at getting out of the way.
adventurer-rogue = Rogue
adventurer-rogue-text = Slips past everything and comes away with full pockets. Avoids a fair fight.
adventurer-wizard = Wizard
adventurer-wizard-text = Sees what is coming and bends the hours. One fireball settles most arguments.
adventurer-ranger = Ranger
adventurer-ranger-text = Goes further than the others in a day, with a steady hand.
adventurer-cleric = Cleric
adventurer-cleric-text = Tough, blessed, and able to mend what the dark breaks.
adventurer-dwarf = Dwarf
adventurer-dwarf-text = Short days, thick skin, and a nose that finds the last coin in the room.

## Explore cards

card-empty-corridor = Empty Corridor
card-empty-corridor-text = Bare walls and your own footsteps. A little time goes by.
card-dusty-chamber = Dusty Chamber
card-dusty-chamber-text = You turn over every stone and find the next stone. Time goes by.
card-winding-tunnels = Winding Tunnels
card-winding-tunnels-text = Left, left, left, and here you are again. More time goes by than you think.
card-flooded-passage = Flooded Passage
card-flooded-passage-text = Cold water up to the chest, and nothing on the other side. Much time goes by.

## Trap cards

card-tripwire = Tripwire
card-tripwire-text = Something gives way at your ankle. Evade it or be hit.
card-dart-trap = Dart Trap
card-dart-trap-text = Those holes in the wall are no ornament. Evade it or be hit.
card-pit-trap = Pit Trap
card-pit-trap-text = The floor was only painted to look like one. Evade it or be hit.
card-rolling-boulder = Rolling Boulder
card-rolling-boulder-text = It fills the whole passage, and it is gaining speed. Evade it or be hit.

## Treasure cards

card-loose-coins = Loose Coins
card-loose-coins-text = Somebody ran here in a hurry. Yours if you get out safely.
card-coin-purse = Coin Purse
card-coin-purse-text = Its owner no longer needs it. Yours if you get out safely.
card-silver-cup = Silver Cup
card-silver-cup-text = From the abbey’s own table. Yours if you get out safely.
card-healers-satchel = Healer’s Satchel
card-healers-satchel-text = A few coins and a bottle that still smells of herbs. Gold and a potion if you get out safely.
card-treasure-chest = Treasure Chest
card-treasure-chest-text = Heavy, and the lock takes a while. Yours if you get out safely.
card-royal-hoard = Royal Hoard
card-royal-hoard-text = A king was buried with all he owned. Carrying it is the hard part.

## Monster cards

card-bat-swarm = Bat Swarm
card-bat-swarm-text = Easily scattered, hard to slip past. Fight them or evade them.
card-goblin = Goblin
card-goblin-text = Small, loud, and standing on a handful of gold. Fight it or evade it.
card-giant-rat = Giant Rat
card-giant-rat-text = It has eaten better armed people than you, and kept their purses. Fight it or evade it.
card-skeleton = Skeleton
card-skeleton-text = It guards the door as it was told to, long ago. Fight it or evade it.
card-zombie = Zombie
card-zombie-text = Slow to arrive and slow to fall. It will cost you half the day. Fight it or evade it.
card-giant-spider = Giant Spider
card-giant-spider-text = Some of the bundles in the web still jingle. Fight it or evade it.
card-ghoul = Ghoul
card-ghoul-text = It robs graves, bottles included. Fight it for gold and a potion, or evade it.
card-ogre = Ogre
card-ogre-text = A mountain with a club and a full treasure sack. Fight it or evade it.
card-wraith = Wraith
card-wraith-text = It is already behind you. Fight it for gold and a potion, or try to evade it.

## Equipment cards

card-keen-blade = Keen Blade
card-keen-blade-text = Still sharp after a hundred years. Yours for good if you get out safely.
card-winged-boots = Winged Boots
card-winged-boots-text = They twitch when you are not looking. Yours for good if you get out safely.
card-throwing-knives = Throwing Knives
card-throwing-knives-text = A belt of them, nicely balanced. Yours for one use if you get out safely.
card-smoke-bomb = Smoke Bomb
card-smoke-bomb-text = Pull, drop, run. Yours for one use if you get out safely.
card-lucky-coin = Lucky Coin
card-lucky-coin-text = Heads on both sides. Yours for one use if you get out safely.

## Adventurer cards

card-adv-warrior = Warrior
card-adv-warrior-text = The Warrior blocks the stairs and grins. Beat her for her gold, or evade her.
card-adv-rogue = Rogue
card-adv-rogue-text = The Rogue was behind you all along. Beat her for her gold, or evade her.
card-adv-wizard = Wizard
card-adv-wizard-text = The Wizard looks up from a book, annoyed. Beat him for his gold, or evade him.
card-adv-ranger = Ranger
card-adv-ranger-text = The Ranger has been following your tracks. Beat him for his gold, or evade him.
card-adv-cleric = Cleric
card-adv-cleric-text = The Cleric would like a word about your soul. Beat her for her gold, or evade her.
card-adv-dwarf = Dwarf
card-adv-dwarf-text = The Dwarf says that he saw it first. Beat him for his gold, or evade him.

## Aids: skills and single-use items

aid-mighty-blow = Mighty Blow
aid-mighty-blow-text = After a fight roll: count 2 more strikes.
aid-shield-block = Shield Block
aid-shield-block-text = When a hit is coming: cancel one hit. The turn ends all the same.
aid-pickpocket = Pickpocket
aid-pickpocket-text = After you evade a monster or rival: its gold and potion count as if you had won.
aid-tumble = Tumble
aid-tumble-text = After an evade roll: count 1 more evade.
aid-backstab = Backstab
aid-backstab-text = After a fight roll: count 2 more strikes.
aid-foresight = Foresight
aid-foresight-text = Before drawing: look at the top card of the deck, then leave it there or discard it.
aid-blink = Blink
aid-blink-text = On a card just drawn: 2 fewer actions, never below 0.
aid-fireball = Fireball
aid-fireball-text = After a fight roll: count 3 more strikes.
aid-pathfinder = Pathfinder
aid-pathfinder-text = On a card just drawn: 1 action fewer, never below 0.
aid-sure-aim = Sure Aim
aid-sure-aim-text = After a roll: throw any of its dice again, once per roll.
aid-blessing = Blessing
aid-blessing-text = After a roll: throw any of its dice again, once per roll.
aid-heal = Heal
aid-heal-text = At any moment of your turn: remove one of your hits.
aid-sanctuary = Sanctuary
aid-sanctuary-text = When a roll has failed: collect what you had found before this card. The hit still counts.
aid-nose-for-gold = Nose for Gold
aid-nose-for-gold-text = When collecting: a treasure of this turn is worth 2 more gold, once for each treasure.
aid-hammer-blow = Hammer Blow
aid-hammer-blow-text = After a fight roll: count 1 more strike.
aid-stone-skin = Stone Skin
aid-stone-skin-text = When a hit is coming: cancel one hit. The turn ends all the same.
aid-throwing-knives = Throwing Knives
aid-throwing-knives-text = After a fight roll: discard them and count 2 more strikes.
aid-smoke-bomb = Smoke Bomb
aid-smoke-bomb-text = After an evade roll: discard it and count 2 more evades.
aid-lucky-coin = Lucky Coin
aid-lucky-coin-text = After a roll: discard it and throw any of its dice again.

## Items

item-keen-blade = Keen Blade
item-keen-blade-text = Permanent: each of your fight rolls counts 1 more strike.
item-winged-boots = Winged Boots
item-winged-boots-text = Permanent: each of your evade rolls counts 1 more evade.
item-throwing-knives = Throwing Knives
item-throwing-knives-text = Single use, after a fight roll: 2 more strikes.
item-smoke-bomb = Smoke Bomb
item-smoke-bomb-text = Single use, after an evade roll: 2 more evades.
item-lucky-coin = Lucky Coin
item-lucky-coin-text = Single use, after any roll of yours: throw any of its dice again.

## Bosses

boss-lich-queen = The Lich Queen
boss-lich-queen-text = Soul Drain: when you fail to hit her, you also lose 3 skill points, or all you have.
boss-minotaur = The Minotaur
boss-minotaur-text = Gore: when you fail to hit him, you take 2 hits instead of 1.
boss-crypt-dragon = The Crypt Dragon
boss-crypt-dragon-text = Scorched Purse: when you fail to hit it, you also lose 2 gold, or all you have.
boss-skill-soul-drain = Soul Drain
boss-skill-gore = Gore
boss-skill-scorched-purse = Scorched Purse

## Questions and their options

ask-choose-adventurer = Who will you be?
option-choose-adventurer-fate = Random

ask-push-or-stop = Turn up a card, or stop here?
option-push-or-stop-draw = Turn up a card
option-push-or-stop-stop = Stop and collect

ask-keep-or-discard = This card is next. Leave it there?
option-keep-or-discard-keep = Leave it on top
option-keep-or-discard-discard = Discard it

ask-card-drawn = Do anything about this card?
option-card-drawn-go-on = Go on

ask-fight-or-evade = Fight, or slip away?
option-fight-or-evade-fight = Fight
option-fight-or-evade-evade = Evade

ask-settle-roll = Let this roll stand?
option-settle-roll-accept = Let it stand

ask-reroll-dice = Which dice will you throw again?
option-reroll-dice-strike = Throw a strike again
option-reroll-dice-evade = Throw an evade again
option-reroll-dice-skill = Throw a skill again
option-reroll-dice-roll = Throw now

ask-after-evading = You are past it. Anything else?
option-after-evading-go-on = Go on

ask-take-hit = A hit is coming. What do you do?
option-take-hit-accept = Take it

ask-collect = Anything else before you collect?
option-collect-done = Collect

ask-claim = What do you take from the fallen adventurer?
option-claim-gold = Gold

ask-face-boss = Will you face the boss?
option-face-boss-challenge = Draw your weapon
option-face-boss-decline = Not today

ask-strike-boss = The boss is waiting. Strike?
option-strike-boss-attack = Attack

## Events

event-first-player = { $seat } goes first in every round.
event-adventurer-chosen = { $seat } plays the { $adventurer }.
event-adventurer-by-fate = Fate makes { $seat } the { $adventurer }.
event-deck-laid-out = The deck is shuffled: { $cards } cards lie face down.
event-boss-waits = A boss waits face down at the bottom of the stairs.
event-boss-named = { $boss } waits at the bottom of the stairs.
event-round-begins = Round { $round } begins.
event-turn-begins = { $seat } takes up the lantern.
event-card-turned = { $seat } turns up: { $card } ({ $action ->
    [one] 1 action
   *[other] { $action } actions
}).
event-actions-counted = { $seat } has used { $total } of { $limit } actions.
event-stopped = { $seat } stops here and goes home safely.
event-all-knocked-out = Nobody is left standing.
event-went-bust = { $seat } is bust: { $total } actions, and the limit is { $limit }.
event-lost-finds = { $seat } loses everything found this turn ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
event-lost-by-failing = { $seat } fails and loses everything found this turn ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
event-fights = { $seat } fights: { $card }. { $dice } dice, { $need ->
    [one] 1 strike
   *[other] { $need } strikes
} needed.
event-evades = { $seat } tries to get past: { $card }. { $dice } dice, { $need ->
    [one] 1 evade
   *[other] { $need } evades
} needed.
event-evades-trap = { $seat } springs a trap: { $card }. { $dice } dice, { $need ->
    [one] 1 evade
   *[other] { $need } evades
} needed.
event-fights-rival = { $seat } fights a rival: { $card }. { $dice } dice, { $need ->
    [one] 1 strike
   *[other] { $need } strikes
} needed.
event-evades-rival = { $seat } tries to get past a rival: { $card }. { $dice } dice, { $need ->
    [one] 1 evade
   *[other] { $need } evades
} needed.
event-rolled = The dice show { $strikes ->
    [one] 1 strike
   *[other] { $strikes } strikes
}, { $evades ->
    [one] 1 evade
   *[other] { $evades } evades
} and { $skills ->
    [one] 1 skill face
   *[other] { $skills } skill faces
}.
event-roll-succeeded = { $seat } succeeds with { $result } (needed { $need }).
event-roll-failed = { $seat } fails with { $result } (needed { $need }).
event-points-gained = { $seat } gains { $points ->
    [one] 1 skill point
   *[other] { $points } skill points
} and has { $total }.
event-aid-used = { $seat } uses { $aid }.
event-item-used = { $seat } uses up an item: { $aid }.
event-top-card-seen = You look at the top card: { $card }.
event-top-card-kept = { $seat } looks at the top card and leaves it there.
event-top-card-discarded = { $seat } looks at the top card and discards it: { $card }.
event-action-lowered = { $card } now takes { $action ->
    [one] 1 action
   *[other] { $action } actions
}.
event-dice-set-aside = { $seat } sets a die aside: { $face }.
event-pocket-picked = { $seat } robs it on the way past: { $card }.
event-hit-cancelled = { $seat } turns the blow away; { $left ->
    [0] nothing is
    [one] 1 hit is
   *[other] { $left } hits are
} still coming.
event-finds-saved = { $seat } keeps what was found before.
event-treasure-prized = { $seat } knows what that treasure is really worth: { $gold } more gold.
event-healed = { $seat } heals and has { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} now.
event-gold-collected = { $seat } collects { $gold } gold ({ $card }) and has { $total }.
event-potion-drunk = { $seat } drinks a potion and has { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} now.
event-item-collected = { $seat } keeps an item: { $item }.
event-gold-moved = { $seat } takes { $gold } gold from { $rival } and has { $total }.
event-gold-claimed = { $seat } claims { $gold } gold of { $rival }, who lies knocked out, and has { $total }.
event-own-card-met = { $seat } meets a familiar face: it is worth a potion.
event-own-card-lost = { $seat } meets a familiar face, too late for a potion.
event-knocked-out-passed = { $rival } lies knocked out; { $seat } passes by.
event-item-claimed = { $seat } takes an item of { $rival }: { $item }.
event-hit-taken = { $card_id ->
    [none] { $seat } is hurt: { $hits } of { $limit } hits.
   *[other] { $card } hurts { $seat }: { $hits } of { $limit } hits.
}
event-knocked-out = { $seat } is knocked out.
event-deck-reshuffled = The discard pile is shuffled and becomes the deck: { $cards } cards.
event-deck-empty = There is no card left to draw; { $seat } goes home.
event-boss-revealed = The boss is turned up: { $boss }!
event-order-rolled = { $seat } rolls for the order: { $strikes ->
    [one] 1 strike
   *[other] { $strikes } strikes
}.
event-challenged = { $seat } challenges { $boss }.
event-declined = { $seat } leaves { $boss } alone.
event-attacks-boss = { $seat } attacks { $boss }: { $dice } dice, { $need } strikes needed.
event-boss-hit = { $seat } hits { $boss }: { $damage } of { $hits }.
event-boss-missed = { $seat } fails to hit the boss, with { $result } of { $need }.
event-hit-by-boss = { $boss } hurts { $seat }: { $hits } of { $limit } hits.
event-points-drained = { $points ->
    [0] { $seat } has no skill points to drain.
    [one] 1 skill point of { $seat } is drained.
   *[other] { $points } skill points of { $seat } are drained.
}
event-gored = The horns find { $seat }: { $hits } hits are coming.
event-purse-scorched = { $gold } gold of { $seat } melts.
event-boss-beaten = { $seat } beats { $boss } and takes { $gold } gold!
event-tie-rolled = { $seat } rolls to break the tie: { $strikes ->
    [one] 1 strike
   *[other] { $strikes } strikes
}.
event-won = { $seat } wins with { $gold } gold.

## The table in words

table-choosing = Everyone picks an adventurer.
table-dungeon = Round { $round } of { $rounds }.
table-boss = { $boss }: { $damage ->
    [0] unhurt
    [one] hit once
   *[other] hit { $damage } times
}.
table-boss-phase = The battle with the boss.
table-over = The game is over.
table-player-choosing = { $seat }: no adventurer yet.
table-player = { $seat }, { $adventurer }: { $gold } gold, { $hits } of { $limit } hits, { $points ->
    [one] 1 skill point
   *[other] { $points } skill points
}.
table-player-out = { $seat }, { $adventurer }: knocked out, { $gold } gold.
table-items = Items: { $items }.
table-turn = { $seat } has used { $total } of { $limit } actions; { $deck } cards are in the deck.
table-turn-bust = { $seat } is bust: { $total } actions, and the limit is { $limit }.
table-row = Cards of this turn: { $cards }. At stake: { $stake } gold.
table-card-open = { $card }
table-card-found = { $card }
table-card-evaded = { $card } (evaded)
table-card-claim = { $card } (knocked out)
table-card-own = { $card } (a friend)
table-top-card = You know the top card: { $card }.
table-roll-fight = On the table: { $strikes } strikes, { $evades } evades, { $skills } skill faces; { $result } of { $need } strikes.
table-roll-evade = On the table: { $strikes } strikes, { $evades } evades, { $skills } skill faces; { $result } of { $need } evades.
table-roll-battle = On the table: { $strikes } strikes, { $evades } evades, { $skills } skill faces; { $result } of { $need } strikes.

## Refusals

refusal-adventurer-taken = The { $adventurer } is already played by { $seat }; pick another one.
refusal-item-not-there = The knocked-out adventurer has no such item ({ $item }); take the gold or another item.
refusal-no-die-set-aside = Set at least one die aside before you throw again.
refusal-no-such-die = No die with that face is left ({ $face }).
refusal-first-card = The first card of a turn is compulsory; turn one up before you stop.
refusal-trap-not-fought = A trap cannot be fought; evade it.
refusal-not-now = That cannot be done now.
refusal-item-not-held = You do not have that item ({ $aid }).
refusal-skill-of-another = { $aid } is not a skill of your adventurer.
refusal-too-few-points = { $aid } costs { $cost } skill points, and you have { $points }.
refusal-aid-at-another-moment = { $aid } cannot be used at this moment.
refusal-rerolled-already = { $aid } has already been used on this roll; it works once per roll.
refusal-aid-useless-now = { $aid } would change nothing now; keep it for later.

## Odds and scores

odds-bust = bust { $percent } %
odds-boss-beaten = boss beaten unaided { $percent ->
    [0] { $value ->
        [0] 0 %
       *[other] < 1 %
    }
   *[other] { $percent } %
}
ending-ranked = The purses are counted.
score-treasures = Treasures
score-monsters = Monsters
score-rivals = Rivals
score-boss = Boss

## Content that cannot be used

content-faces = strike, evade and skill faces must be six together
content-few-adventurers = six players need six adventurers, not { $given }
content-no-boss = there is no boss
content-no-amount = { $value } is no amount of { $effect }, which has none; it must be 0
content-other-type = { $value } is not for this type

## The story of an ended game

story-deeds = { $cards ->
    [one] One card turned
   *[other] { $cards } cards turned
}, { $busts ->
    [0] never bust
    [one] once bust
   *[other] { $busts } times bust
}, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.

## Records of players

feat-best-turn = Most gold in one turn
feat-biggest-bust = Most finds lost in one bust
feat-purse = Fullest purse at the end

## What a balance report is about

balance-adventurers = Adventurers
balance-turned-by = Cards turned up
balance-aids-by = Skills and items used
balance-items-by = Equipment gained
balance-beaten-by = Bosses beaten
balance-busts = Dives that went bust, of all
balance-knocked-out = Knocked out, per game
balance-hits = Hits that a card gives when it is turned up
balance-bosses-met = Games with this boss
balance-bosses-beaten = Battles that the boss lost
