### The board of bloodborne-board, in English. es.ftl has the same keys in the same order.

## The night

night-map = The map. Arrow keys go from space to space.
night-zoom-in = Larger
night-zoom-out = Smaller
night-zoom-all = The whole map
night-intentions = Who acts after whose turn
night-acts-nobody = Nobody would act now.
night-acts-after = { $unit } acts after { $name }’s turn.
night-enemies = The enemies of tonight
night-round = Round { $round }
night-insight = { $insight } insight in this chapter
night-track = The hunt track stands at { $space } of { $last }.
night-to-reset = { $left ->
    [one] The next step resets the map.
   *[other] In { $left } steps the map is reset.
}
night-final = This is the final round.
night-deck = The enemy action deck
night-deck-basic = { $cards } basic
night-deck-special = { $cards } special
night-deck-ability = { $cards } ability
night-deck-text = All enemies but bosses share these six cards. They are shuffled only when the last one has been flipped, so whoever counts knows.
night-basic = Basic attack
night-special = Special attack
night-letter-basic = B
night-letter-special = S
night-letter-ability = A
night-ability = ability
night-ability-at = ability, { $speed }
night-attack = { $speed }, { $damage } damage
night-left = { $cards } left in the deck
night-tiles-left = Tiles to find
night-consumables-left = Consumables to find
night-offer = Upgrades on offer
night-kind-label = { $kind }, slot { $slot }, { $units } on the map. Read the card.
night-other-label = { $kind }, { $units } on the map. Read the card.
night-unit-label = { $unit }, { $left } of { $hp } HP
night-in-slot = Slot { $slot }
night-phase = Phase { $phase }
night-moves = Moves { $spaces } spaces
night-hp-of = { $hp } HP
night-hp-left = { $left } of { $hp } HP
night-lives = { $lives ->
    [one] 1 more life
   *[other] { $lives } more lives
}
role-enemy = Enemy
role-rival = Rival
role-boss = Boss
role-object = It does not fight back
night-fog = Behind fog gates
night-sealed = Sealed
night-designed = Designed for Duskhall

## Hunters

letter-saw-cleaver = S
letter-threaded-cane = T
letter-hunter-axe = H
letter-ludwigs-holy-blade = L
night-own = Your hunter
night-hp = { $hp } of 6 HP
night-echoes = { $echoes ->
    [one] 1 blood echo
   *[other] { $echoes } blood echoes
}
night-poison = Poisoned: 1 damage at the end of your turn
night-frenzy = Frenzy: damage hurts 1 more
night-carries = Carries: { $what }
night-in-dream = In the Dream
night-hunter-label = { $name }, { $hunter }: { $hp } HP, { $echoes } blood echoes. { $where }.
night-go-instead = Goes first?
night-hand = In hand
night-no-cards = No cards in hand
night-in-deck = In the deck
night-discarded = Discarded
night-piles = { $deck } cards in the deck, { $discard } discarded
night-bag = Firearm, items and rewards
night-exhausted = exhausted
night-loaded = Loaded
night-spent = Spent
night-gun-ready = { $gun }, loaded.
night-gun-spent = { $gun }, spent.
night-fire = Fire
night-slot = Slot { $slot }: { $speed }, { $damage } damage; { $holds }
night-empty = empty
choosing-taken = taken by { $name }
choosing-hunter = Every weapon has a side A and a side B; you fight with one at a time. Arrows are speed, the number is damage.
choosing-side = You attack with the slots of the side that lies up: arrows are speed, the number is damage. Transforming turns it over.
choosing-firearm = Firearm:

## Cards

night-basic-card = Basic stat card
night-upgrade = Upgrade: { $stat }
night-consumable = Consumable ({ $window })
night-tool = Hunter tool ({ $window })
night-rune = Caryll rune ({ $window })
night-story = Keepsake ({ $window })
night-firearm = Firearm
window-turn = in your turn
window-attack = on attack
window-entry = an enemy comes in
window-attacked = when attacked
window-kill = on a kill
window-slain = when slain
window-lasting = lasting
window-story = in a story
mark-dodge = Dodge
mark-stagger = Stagger
mark-damage = { $amount } damage more
mark-damage-of = { $amount } damage
mark-speed = { $amount } speed more
mark-draw = draw { $amount }
mark-heal = heal { $amount }
mark-block = block { $amount }
mark-clear = clear a slot
mark-reload-cards = { $cards ->
    [one] refreshed for 1 card
   *[other] refreshed for { $cards } cards
}
mark-reload-echoes = or for { $echoes } blood echo

## What missions change in an enemy

change-speed = faster
change-damage = stronger
change-move = moves farther
change-stagger = staggers
change-stun = stuns
change-poison = poisons
change-frenzy = brings frenzy
change-no-stagger = cannot be staggered
change-rooted = does not move
change-invulnerable = cannot be hurt
change-unkillable = cannot be slain
change-hp = other HP
change-shield = protects others
change-friend = a friend
change-roams = roams at the end of each round
change-price = an echo keeps it still
change-feeds = feeds on the slain

## Spaces

space-lamp = a lamp
space-lamp-broken = a broken lamp
space-named = bears the name of the tile
space-spawn = Enemies of slot { $slot } appear here: { $kind }.
space-consumables = Consumables: { $tokens } of { $icons }.
space-goods = { $tokens ->
    [one] 1 consumable
   *[other] { $tokens } consumables
}
space-token = Something of a mission is here: { $mission }.
exit-joined = Exit { $way }: { $to }.
exit-open = Exit { $way }: nobody knows yet.
exit-wall = Exit { $way }: a wall.
exit-blocked = Exit { $way }: blocked.
way-north = north
way-east = east
way-south = south
way-west = west
special-lamp = Interact on the lamp to travel to another lamp, or onto a tile behind fog gates.
special-bridge = Nobody leaves on foot a space that holds enemies.
special-tomb = Interacting: pick one consumable of three.
special-cathedral = Interacting also heals 2.
special-clinic = Once per turn: take 1 damage to draw 1 card.
special-chapel = Attacks of enemies lose 1 speed here.
special-chalice = Interacting: turn a consumable of yours into 1 blood echo.

## Missions

night-missions = Missions
mission-type-hunt = hunt mission
mission-type-insight = insight mission
mission-type-side = side mission
night-progress = { $done } of { $quota }
night-needs-insight = It takes { $insight } insight first.
start-tile = Starts when a hunter ends a move on this tile: { $tile }.
start-space = Starts when a hunter ends a move on this space: { $space }.
start-reset = Starts at reset point { $number } of the chapter.
start-later = Another mission opens it.
night-remembered = The campaign remembers: { $what }.

## Combat

combat-attack = { $hunter } attacks: { $enemy }
combat-attacked = { $enemy } attacks { $hunter }
combat-ambush = Ambush! { $enemy } attacks { $hunter }
combat-own-attack = You attack: { $enemy }
combat-own-attacked = { $enemy } attacks you
combat-own-ambush = Ambush! { $enemy } attacks you
combat-choose-slot = Choose a slot: it gives speed and damage.
combat-nobody = whom?
combat-show-map = The map
combat-choose = No card placed yet.
combat-no-attack = No attack of your own.
combat-ambushed = Neither attack nor dodge is possible.
combat-dodge = Dodge: an Endurance or other Dodge card into an empty slot, at least { $speed }.
combat-dodge-only = Dodge only from an empty slot that is { $speed }.
combat-no-dodge = This cannot be dodged.
combat-dodged = Dodged.
combat-order = The order of resolution, the fastest first
fate-own-lands = you deal { $damage }
fate-own-staggered = your blow is staggered
fate-own-misses = your blow misses
fate-foe-lands = you suffer { $damage }
fate-foe-staggered = it is staggered
fate-foe-dodged = dodged
fate-ability = its ability

## The Hunter's Dream

dream-title = The Hunter's Dream
dream-buy = { $echoes ->
    [one] 1 echo to spend, on one upgrade.
   *[other] { $echoes } echoes to spend, one for each upgrade.
}
dream-new-card = You bought
dream-leaves = For one of your { $cards } cards
dream-leaves-text = The one that leaves is gone for good.
dream-get = You get
dream-give = { $things ->
    [one] For this
   *[other] For one of these
}
dream-deck = Your deck
price-title = What it costs
price-card = 1 card from your hand.
price-track = The hunt track goes from { $from } to { $to }.
price-reset = That resets the map: enemies and consumables come back.
price-bosses = Bosses heal: { $who }.
price-next-reset = The next round then resets the map.
price-final = The next round is then the final one.
price-carries = What you carry is lost.
price-turn = Your turn ends.
gain-title = What it gives
gain-hp = { $hp ->
    [0] Poison and frenzy dropped; you have all your HP.
   *[other] { $hp } HP healed, poison and frenzy dropped.
}
gain-cards = All 12 cards in the deck again, every slot empty.
gain-refresh = Firearm, tools and runes are fresh.
gain-upgrades = { $echoes ->
    [one] 1 upgrade for your echo.
   *[other] { $echoes } upgrades for your echoes.
}
gain-no-upgrades = No upgrade: you have no echoes.

## What a narrow button says; each is part of the option in full

brief-pass-on-nobody = Nobody
brief-act-end-turn = End the turn
brief-act-transform = Transform
brief-act-dream = Dream
brief-act-reload = Refresh
brief-act-blood = Give blood

## What is asked, as the table stands, and in a few words what an answer does

tell-act = { $cards ->
    [0] What do you do without a card?
    [one] What do you do with 1 card?
   *[other] What do you do with { $cards } cards?
}
tell-pay-move = Which card pays for the move?
tell-pay-interact = Which card pays for interacting?
tell-pay-transform = Which card pays for transforming?
tell-pay-dream = Which card pays for the Dream?
tell-pay-reload = Which card refreshes your gun?
tell-step = { $steps ->
    [one] Where to? 1 space left
   *[other] Where to? { $steps } spaces left
}
tell-join = By which exit do you enter { $tile }?
tell-push = Where do you move { $unit }?
tell-travel = To which space do you travel?
tell-enters = { $unit } is coming to your space. Answer it?
tell-strike-back = With what do you strike back?
tell-target = Whom do you attack?
tell-slot-strike = From which slot does { $card } strike?
tell-slot-dodge = From which slot does { $card } dodge?
tell-slot-clear = Which slot of your weapon do you clear?
tell-cheap-shot = Throw a Cheap Shot at { $unit }?
tell-react = { $line }: how do you answer it?
tell-dodge = { $line }: do you dodge it?
tell-demand = { $line }: dodge it, or suffer?
tell-discard = Which card do you discard?
tell-follow = { $unit } has moved off. Do you follow?
tell-prevent = Pay an echo, so that { $unit } keeps still?
tell-adella = You have { $hp } of { $most } HP. How much of Adella’s blood do you take?
does-act-end-turn = the enemies act
does-act-move = 1 card
does-act-interact = 1 card
does-act-transform = 1 card, clears slots
does-act-dream = 1 card, heals you
does-act-attack = a card in a slot
does-act-reload = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
name-reload-cards = { $cards ->
    [one] Discard 1 card
   *[other] Discard { $cards } cards
}
does-reload = you have { $held }
does-shoot = { $damage } damage
does-hold-off = it stops short, { $damage } damage
does-strike = { $damage } damage: { $targets }
does-strike-whom = { $unit } ({ $left } of { $hp } HP)
does-step-stay = the move ends
does-step-explore = a new tile
does-join = onto space { $letter }
does-beckon = { $hp } HP, { $space }
does-cheap-shot = discard it: { $damage } damage
does-keep-card = you keep the card
does-react-basic-attack = staggers the blow
does-react-weaken = slows the blow, no effects
does-dodge = { $least ->
    [1] into any empty slot
    [2] into an empty slot, medium or fast
   *[other] into an empty fast slot
}
does-shard = { $speed }, damage { $damage } → { $more }
does-duck-no = slower, no dodge
does-keep-items = you keep your items
does-transform-no = the slots stay as they are
does-transform-yes = { $side }: { $slots }; clears all slots
does-prevent-no = it comes for the weakest hunter
does-prevent-yes = you have { $echoes }
does-way-lh-girl-killed = before anybody is bitten
does-way-lh-girl-spared = whatever she becomes
does-way-lh-research-helped = you hunt for her
does-way-lh-research-sheltered = you look for people
does-way-gm-lied = she keeps her hope
does-way-gm-told = she will mourn
does-way-sc-alfred-fought = he is your enemy
does-way-sc-alfred-led = he comes with you
does-way-sc-believe-adella = and not Arianna
does-way-sc-believe-arianna = and not Adella
does-way-fy-against-djura = beside his ally
does-way-fy-against-ally = beside Djura
does-way-fy-guide-them = they follow you
does-way-fy-chase-them = they run from you
tell-receive = Who gets { $item }?
tell-give = To whom do you give { $item }?
tell-pass-on = Who gets { $item } instead of you?
tell-exchange = Give a consumable for { $item }?
tell-drop = Get rid of poison, or of frenzy?
does-drop-poison-token = your turns no longer end with 1 damage
does-drop-frenzy-token = you no longer take 1 extra damage
does-receive = has { $things }
does-receive-first = has none yet

## What a question is about

tray-carried = Yours
tray-new = New
matter-receive = Reward of the mission
matter-receive-text = It goes to one of you. Whoever has no room for it lets another one go.
matter-receive-firearm = Reward of the mission
matter-receive-firearm-text = Whoever gets it chooses between it and the firearm they carry.
matter-set-aside = One too many
matter-set-aside-text = The one you choose goes to a hunter who has room for it, or leaves the game.
matter-pass-on = No room for it
matter-pass-on-text = Give it to a hunter who has room, or it leaves the game.
matter-keep-firearm = One firearm each
matter-keep-firearm-text = You carry one of them, loaded; the other is put back.
matter-choose-side = Back from the Dream
matter-choose-side-text = Choose a side, then the lamp where you appear.
matter-choose-way-text = It counts for all of you, and the campaign remembers it.

## What is done to the thing that an option names, and what the others bring

option-refill-card = Discard { $name }
option-refill-draw-text = Your hand fills up.
option-pick-item = Keep { $name }
option-refresh-item = Refresh { $name }
option-swap-away-card = Discard { $name }
option-swap-back-card = Take back { $name }
option-exchange-item = Give { $name }
option-swap-in-card = Take out { $name }
option-give-item-item = Give { $name }
option-set-aside-item = Let go: { $name }
option-trade-item = Give { $name }
option-interact-with-done-text = The action ends.
option-interact-with-teleport-text = To any lamp that is not broken, or onto a tile behind fog gates.
option-interact-with-chalice-text = You choose which one is gone.
option-interact-with-donate-text = You choose which one is gone; the mission counts it.
option-interact-with-pay-text = The mission counts it.
option-interact-with-bait-text = A consumable is gone, and an enemy comes for it.
option-trade-done-text = When all are done, the next chapter begins.
option-trade-firearm-text = Another hunter may swap theirs for it.

## Between two chapters

chapter-again = The hunt was lost, and begins again: attempt { $attempt }.
between-title = Won: { $chapter }
between-give = Give what glows to whoever can use it better.
between-whom = Whoever can use it better may have it.
between-whom-firearm = Whoever gets it chooses between it and their own.
between-swap = Another hunter offers you a firearm for yours.
between-swap-with = { $name } offers you their firearm for yours.
between-wait = Before the next chapter, hunters may give things to each other.
between-take = To { $name }
between-none = Nothing of the kind
between-full = No room for it
between-slot = From now on one slot of your weapon deals 1 damage more.

## The first game

lesson-hunter = You win or lose together, and every hunter fights in another way. Look at the slots: arrows are speed, the number is damage. The Saw Cleaver is a good first weapon.
lesson-goal = This line says what to do next; touch it for all missions. In this chapter: win 2 insight in the missions you find, then come back to the Central Lamp. Now choose where you start.
lesson-hand = Every round you may throw away cards you do not want, and draw up to three. Strength hits harder, Skill staggers, Endurance dodges, Vitality draws.
lesson-track = The clock hunts too. Each round and each visit to the Dream moves the token; on a red space all enemies come back, and after the last space it is over. You decide among yourselves who goes first.
lesson-act = Every action costs a card, and attacking puts it into your weapon. Keep one if enemies are near: after your turn it is theirs.
lesson-explore = A move takes you up to two spaces. Touch a space that glows, or an arrow with a question mark: behind it lies a tile that nobody has seen.
lesson-enemies = These are the enemies of tonight. Touch one, here or on the map, and read what it may do before you meet it.
lesson-attack = A card goes into an empty slot and stays there. A fast slot strikes first, a slow one harder. Transforming the weapon clears all slots.
lesson-deck = What the enemy does is flipped from a deck of six: three basic, two special, one ability. The numbers here say what is left in it. Count, and choose your moment.
lesson-attacked = You are attacked. Strike back with a card, fire your pistol at a basic attack, or keep an Endurance and dodge: its slot must be at least as fast as the blow.
lesson-dream = The Dream heals you, gathers your cards and sells upgrades for echoes. It costs a step of the track: touch the moon to see what that brings before you go.
lesson-shop = Every echo buys one upgrade, and one card leaves your deck for it: there are always twelve. Take what your weapon lacks.

## The end

end-hunt-open = The final round of { $chapter } ended before this was done: { $mission }.

## Worked examples of the rules

example-into-the-dark = A step into the dark
example-a-fight = A fight, a dodge and a kill

## The lesson: its aim, why each suggested move is good, and the recap

lesson-aim = You are a hunter in a city gone mad, alone tonight. Explore, win 2 insight in the missions you find, and come back to the Central Lamp before the hunt track runs out.
lesson-why-1 = Your weapon has two sides, both with a fast slot to strike first. Side A also hurts enemies when you dodge.
lesson-why-2 = Any of these spaces will do. From here a way leads west, into what nobody has seen.
lesson-why-3 = Three good cards: there is nothing to throw away.
lesson-why-4 = Nothing is found by standing still. Walk into the dark.
lesson-why-5 = Every action costs a card. You hold two of Vitality, so it is the one to spend; Endurance can dodge.
lesson-why-6 = A question mark: behind it lies a tile that nobody has seen.
lesson-why-7 = Choose which side of the tile joins. Like this, another way leads on.
lesson-why-8 = A move has two steps. Go on, towards the next way out.
lesson-why-9 = Two cards are left: one takes you further.
lesson-why-10 = Keep Endurance. If something lives there, you will want to dodge.
lesson-why-11 = Once more through a door that nobody has opened.
lesson-why-12 = A beast is at home here! Lay the tile so; you will meet it anyway.
lesson-why-13 = Do not stay beside the door: the token on that space begins a mission.
lesson-why-14 = The beast has followed you. Strike now, while you are strong; after your turn it would strike by itself.
lesson-why-15 = The gun hits hard and costs no card of your hand. One shot, then it must be loaded again.
lesson-why-16 = That blow would hurt. This is what you kept Endurance for: dodge.
lesson-why-17 = The slot must be as fast as the blow. This one is, and your weapon hurts the beast as you dodge.
lesson-recap = Cards are your actions, and your weapon’s slots are your strength. Explore to find missions, count what is left in the enemies’ deck, keep a card to dodge, and rest in the Dream before you are slain. The track never waits.
