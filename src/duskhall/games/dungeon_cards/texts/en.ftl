### Dungeon Cards: The Catacombs, in English.
### Ids are those of content/*.toml with hyphens for underscores. es.ftl has the same keys in the same order.

## The game

game-title = Dungeon Cards: The Catacombs
game-tagline = One more card? The gold is close, the way out is not, and something in the dark is counting your steps.

## Options of the game

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
card-silver-cup-text = From the abbey's own table. Yours if you get out safely.
card-healers-satchel = Healer's Satchel
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
option-choose-adventurer-fate = Leave it to fate

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
option-reroll-dice-strike = Set a strike aside
option-reroll-dice-evade = Set an evade aside
option-reroll-dice-skill = Set a skill face aside
option-reroll-dice-roll = Throw them

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
