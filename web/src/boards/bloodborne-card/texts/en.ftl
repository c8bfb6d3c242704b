### The board of bloodborne-card, in English. es.ftl has the same keys in the same order.

## The way through the dungeon

hunt-dungeon = The dungeon
hunt-round = Round { $round }
hunt-step-1 = Everyone chooses a card
hunt-step-2 = Weapons are drawn
hunt-step-3 = Instant effects
hunt-step-4 = The creature attacks
hunt-step-5 = The hunters strike
hunt-step-6 = Does it escape?
hunt-step-7 = The Hunter's Dream
hunt-step-8 = The round ends
hunt-monsters-left = { $monsters ->
    [one] 1 monster left in the dungeon
   *[other] { $monsters } monsters left in the dungeon
}
hunt-bosses-left = { $bosses ->
    [one] 1 boss left in the dungeon
   *[other] { $bosses } bosses left in the dungeon
}
hunt-boss-rule = Final boss: { $boss }. { $rule } Open the dungeon.
hunt-still-to-come = Still face down: { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
} and { $bosses ->
    [one] 1 boss
   *[other] { $bosses } bosses
}. Then comes the final boss, whose rule holds from the first round on.
hunt-dice = The monster dice
hunt-dice-plus = A plus: the die is rolled again, and all of it is one blow.
hunt-seen = Creatures seen so far
hunt-upgrades-left = Upgrades still in the deck

## The creature

hunt-monster = Monster
hunt-boss = Boss
hunt-final-boss = Final boss
hunt-killed = Killed
hunt-escaped = Escaped
hunt-echoes = { $echoes ->
    [one] 1 Echo
   *[other] { $echoes } Echoes
}
hunt-echoes-name = { $echoes ->
    [one] Echo
   *[other] Echoes
}
hunt-echoes-left = { $echoes ->
    [one] 1 Echo left
   *[other] { $echoes } Echoes left
}
hunt-die = Its die is { $die } ({ $letter }), with the faces { $faces }. Show all dice.
die-letter-green = G
die-letter-yellow = Y
die-letter-red = R

## The hunters

hunt-hunter = { $name }: { $health }, { $collected } collected, { $banked } banked, trophies worth { $trophies }, { $score } in all.
hunt-health = { $health } of { $most } health
hunt-dead = dead until the Dream
hunt-out = eliminated
hunt-first = First player
hunt-ready = Has chosen
hunt-thinking = Still choosing
hunt-won = Has won
hunt-collected = { $echoes ->
    [one] 1 collected Echo: lost on death
   *[other] { $echoes } collected Echoes: lost on death
}
hunt-banked = { $echoes ->
    [one] 1 banked Echo: safe
   *[other] { $echoes } banked Echoes: safe
}
hunt-used = { $cards ->
    [one] 1 used card
   *[other] { $cards } used cards
}
hunt-deaths = { $deaths ->
    [one] Died once
   *[other] Died { $deaths } times
}
hunt-track = { $type }: space { $space }, worth { $worth }
hunt-points = { $score ->
    [one] 1 point in all
   *[other] { $score } points in all
}
hunt-score = { $score } in all: { $collected } collected, { $banked } banked, { $trophies } for trophies.
hunt-pile-shown = On the table
hunt-pile-used = Used pile ({ $cards })
hunt-pile-hand = In hand ({ $cards })
hunt-pile-none = Empty.
hunt-owned = { $cards } of at most { $most } cards.
hunt-table = Cards on the table
hunt-face-down = { $name }'s card, face down
hunt-blocked = Snared: this weapon deals no damage
hunt-weakened = This weapon deals { $amount } less

## Your seat

hunt-hand = Your hand
hunt-own-cards = Your own cards
hunt-offer = Upgrades on offer
hunt-choose-take-upgrade = Take one; you own { $cards } of at most { $most } cards
hunt-choose-reclaim-card = Your used pile
hunt-choose-remove-card = With the Dream, { $cards } cards: { $most } may stay
hunt-promise = Promise something; it binds nobody
hunt-promise-to = Promise to { $intent }
hunt-promise-card = play …
hunt-promised = promises: { $what }
hunt-odds-brief = † { $percent } %
hunt-brings-echoes = { $echoes ->
    [one] you take 1 Echo
   *[other] you take { $echoes } Echoes
}
hunt-brings-snare = { $weapon }: { $damage } → 0
hunt-brings-trophy = worth { $next } instead of { $now }

## What cards do, as signs

hunt-damage = damage { $damage }
hunt-designed = A card of Duskhall's own design
mark-enter-dream = enters the Dream
mark-halve-damage = half damage
mark-ignore-damage = keeps damage off
mark-reveal-weapon = shows a weapon
mark-instant-strike = strikes at once
mark-attack-order = first or last to strike
mark-bonus-damage = more damage
mark-extra-trophy = extra trophy
mark-extra-monster-damage = hurts you more
mark-damage-hunters = hurts hunters
mark-damage-monster = hurts the creature
mark-heal = heals
mark-steal-echoes = takes Echoes
mark-bank-echoes = banks Echoes
mark-return-to-hand = returns to hand
mark-reclaim-cards = takes cards back
mark-weaken-attacks = weakens blows
mark-block-attack = stops a blow

## Lessons of the first game

lesson-hunt = This creature holds blood: every Echo you strike out of it is yours to carry. What nobody takes leaves with it, for a monster stays one round only.
lesson-choose = Choose a card from your hand. All hunters choose in secret and turn their cards at once, so think about what the others will do. Under each card stands the chance that you die of it.
lesson-die = Before you strike, the creature strikes: its die hurts everybody. Green is gentle, red is cruel, and a plus rolls again. Touch the die to see its faces.
lesson-transform = Transform shows the others nothing yet. Now that all cards lie open, you pick the weapon that suits the moment.
lesson-carry = The drop counts the Echoes you carry. You lose them all if you die. The chest counts what is banked, and nobody can take that.
lesson-used = A card you have played lies on your used pile, open to all, and so do theirs. Touch a hunter to read what they have left in hand.
lesson-trophy = Whoever hurt a creature in the round in which it dies wins its trophies. Each track climbs 1, 2, 3, 5, 8, so the fourth of a type is worth far more than the first.
lesson-promise = You may promise the others what you will play: attack, dream, or one card. It binds nobody, and they know it too.
lesson-dream = Hunter's Dream halves what hurts you this round. Then it banks your Echoes, brings your used cards back, heals you and gives you an upgrade. Go before you must.
lesson-upgrade = Take one upgrade into your hand. You may own seven cards; later, one more means parting with another.
lesson-death = You died. What you carried is gone and your bank is safe. You are back with full health and an upgrade, but your used cards stay used.
lesson-boss = A boss never escapes: it stays until it is dead, and gives several trophies. The final boss waits at the end of the dungeon, and its rule, above, holds all game long.

## Worked examples of the rules

example-a-kill = A monster falls
example-into-the-dream = Out of the fight, into the Dream

## The lesson: its aim, why each suggested move is good, and the recap

lesson-aim = You hunt together, and one of you wins. Strike blood, called Echoes, out of monsters, win trophies, and bring the Echoes to the Hunter’s Dream before you die. When the final boss is dead, Echoes in the bank and trophies are counted.
lesson-why-1 = The beast holds 3 Echoes, and three hunters want them. You strike first: the axe takes 2.
lesson-why-2 = Transform shows the others nothing yet. Wait for their cards, then choose your weapon.
lesson-why-3 = Nobody has shown a pistol: yours strikes before the monster does.
lesson-why-4 = You carry 3 Echoes, and this card is all that is left in your hand. The Dream banks them, heals you and gives your cards back.
lesson-why-5 = Three damage is more than any of your weapons does. Take it.
lesson-why-6 = Your new weapon takes 3 Echoes at a blow. This monster holds many: strike.
lesson-recap = Choose in secret, strike in turn, and take Echoes. What you carry is lost if you die; what is banked in the Dream is yours. Go there before you must, and take an upgrade home. Whoever hurt a monster in the round it dies wins its trophy.

## The card of the next round, chosen in advance

hunt-plan = If I am asked next round …
hunt-plan-hint = In round { $round } this is played for you, at some hour, as if you had come; nobody is told. You can change or withdraw it until then, or choose yourself. If you do not have the card, you are asked.
hunt-plan-card = I play
hunt-plan-boss = If a boss is there, I play
hunt-plan-ask = nothing yet: ask me
hunt-plan-same = the same
hunt-plan-withdraw = Withdraw it all
hunt-planned = { $which ->
    [both] Round { $round }: { $card }; against a boss { $boss }.
    [boss] Round { $round }: against a boss { $boss }.
   *[card] Round { $round }: { $card }.
}
hunt-plan-dropped = { $card } could not be played in round { $round }: choose yourself.
hunt-tie-broken = With { $score } points each, the most banked Echoes decided: { $echoes }.
