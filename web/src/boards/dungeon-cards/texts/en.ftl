### The board of dungeon-cards, in English. es.ftl has the same keys in the same order.

## Numbers on cards

figure-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
figure-strikes = { $count ->
    [one] 1 strike to beat it
   *[other] { $count } strikes to beat it
}
figure-evades = { $count ->
    [one] 1 evade to get past
   *[other] { $count } evades to get past
}
figure-gold = { $count } gold
figure-potions = { $count ->
    [one] 1 potion
   *[other] { $count } potions
}
figure-limit = action limit { $count }
figure-strike-dice = { $count } dice to strike
figure-evade-dice = { $count } dice to evade
figure-hits = out at { $count } hits
figure-cost = { $count ->
    [one] costs 1 skill point
   *[other] costs { $count } skill points
}
figure-boss-strikes = { $count } strikes for one hit
figure-boss-hits = { $count } hits to beat it

## The table

board-boss = Boss
board-skill = Skill
board-skill-line = { $name } ({ $cost }): { $text }
board-designed = Designed for Duskhall.
board-round = Round { $round } of { $rounds }
turn-title = The way down
turn-own = Your turn
turn-of = { $name }’s turn
rivals-title = The other adventurers
choosing-title = Who goes down the stairs?
choosing-hint = Rest on a card, or press it long, to read what its skills do.
choosing-legend-limit = actions in a turn
choosing-legend-strike-dice = dice to fight with
choosing-legend-evade-dice = dice to evade with
choosing-legend-hits = hits until out
choosing-legend-skills = skills and their cost
choosing-taken = taken by { $name }
deck-draw = Turn up a card ({ $count } left in the deck)
deck-left = The deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
} face down
deck-top = The next card, which only you have seen: { $card }
boss-hidden = The boss waits face down
row-title = Cards of this turn
row-empty = The stairs lead down. Nothing is turned up yet.
card-status-found = done
card-status-evaded = evaded
card-status-own = a friend
card-status-claim = knocked out, to be claimed
stake = { $count } gold at stake
stake-short = at stake

## The gauge

gauge-actions = Actions
gauge-total = { $total } / { $limit }
gauge-value = { $total } of { $limit } actions used
gauge-bust = bust: { $total } actions, and the limit is { $limit }
gauge-is-bust = Bust!
gauge-percent = { $percent } %
gauge-chance = bust next
gauge-chance-explained = The chance that the next card is one too many

## The dice

tray-title = The dice
tray-strikes = { $thrown ->
    [0] { $need ->
        [one] 1 strike
       *[other] { $need } strikes
    } needed
   *[other] { $result ->
        [one] 1 strike
       *[other] { $result } strikes
    }, { $need } needed
}
tray-evades = { $thrown ->
    [0] { $need ->
        [one] 1 evade
       *[other] { $need } evades
    } needed
   *[other] { $result ->
        [one] 1 evade
       *[other] { $result } evades
    }, { $need } needed
}
tray-pick = Touch to throw again
tray-success = Success!
tray-failure = Failed

## Seats

seat-own = Your adventurer
seat-of = The adventurer of { $name }
seat-turn = has the turn
seat-won = has won
seat-first = goes first
seat-out = knocked out
seat-out-short = out
seat-points = { $count ->
    [one] 1 skill point
   *[other] { $count } skill points
}
seat-hits = { $hits } of { $limit } hits
seat-aids = Skills and gear
aid-label = { $name }, { $cost ->
    [one] 1 skill point
   *[other] { $cost } skill points
}, { $state }
aid-usable = can be used now
aid-too-dear = too dear for now
aid-later = not at this moment

## The piles

piles-open = { $deck } cards in the deck, { $discard } discarded: look at what is left
piles-title = What is left
piles-deck = Deck: { $count }
piles-discard = Discard pile: { $count }
piles-copies = { $count } × { $card }
piles-close = Close

## The boss

lair-damage = { $damage } of { $hits } hits
lair-order = Who is offered the battle
lair-slain = Beaten by { $name }

## Lessons

lesson-choose = Pick somebody to be. The top number is how much of a day they have: a higher limit lets you turn up more cards. The dice below say how well they fight and how well they slip away.
lesson-draw = Your turn has begun with a card: the first one is compulsory. Touch the glowing deck to turn up another. Every further card is your own idea, and you may stop at any time.
lesson-gauge = Each card costs actions, the number in its corner. Fill the gauge to its end and you are safe; go one past it and you are bust. Beside it stands the chance that the next card is one too many.
lesson-monster = A monster! Fight it: throw your strike dice, and with enough strikes its gold is yours if you get out. Or evade it: no gold, but past it is past it. Fail either roll and you take a hit and lose everything found this turn.
lesson-rival = That is the card of another player’s adventurer. Beat it and get home, and the gold on it comes out of that player’s purse. They have cards of you in the deck, too.
lesson-trap = A trap cannot be fought. You need evades, and no gold waits behind it.
lesson-stop = This is what you would take home now. Stop, and it is yours; go on, and all of it is at stake. Most games are won by whoever knows when it is enough.
lesson-aids = One of your skills or items is glowing: it can help right now. Skills cost skill points, single-use items are gone afterwards. You may always do without.
lesson-points = Each skill face in a successful roll gives a skill point, at once and for good. Even going bust does not take it away.
lesson-bust = That was bust: one action too many. All the cards of that turn are lost, and the gold on them with them.
lesson-hit = You took a hit. At your limit you are knocked out for the rest of the game. Potions on treasures and monsters heal a hit if you get home safely.
lesson-item = You own a piece of equipment now. A permanent one counts in every roll by itself; a single-use one glows when it can help.
lesson-winning = This is the last round. After it the boss wakes, and then the purses are counted: the most gold wins, knocked out or not. So it may be time for a risk, or for none at all. A real game has ten rounds.
lesson-boss = The last round is over and the boss is awake. The richest is asked first. Every attack needs enough strikes at once; each failure hurts you and lets the boss use its skill. You can decline, but whoever beats it takes its gold.

## The end

end-boss-beaten = { $name } beat { $boss }.
end-boss-lives = { $boss } was not beaten.
end-out = knocked out

## Worked examples of the rules

example-safe-home = A turn that ends safely
example-one-too-many = One card too many

## The lesson: its aim, why each suggested move is good, and the recap

lesson-aim = You go down for gold. Turn up cards one after another, as long as you dare: stop in time and what you found is yours, go too far and it is lost. After the last round the boss wakes; then the fullest purse wins.
lesson-why-1 = The Warrior is good to begin with: her six dice win most fights.
lesson-why-2 = You throw six dice and need three strikes: it works two times in three, and pays 3 gold. Slipping past it pays nothing.
lesson-why-3 = Three actions are left, and most cards cost no more than that. One more card is worth the risk.
lesson-why-4 = One action is left: nearly any card would be one too many, and 4 gold lie on the table. Take them home.
lesson-why-5 = You slipped past the trap. Six actions are left and you have found nothing yet, so there is nothing to lose.
lesson-why-6 = The blade is yours only if you get home. But three actions are left, and gold counts at the end.
lesson-why-7 = A blade, 2 gold, and one action left: this is the moment to stop.
lesson-recap = Turn up cards while your actions last; fight for gold, slip past what is too strong; stop before it is one card too many, for only what you carry home counts. Skill points stay with you. At the end the boss wakes, and the fullest purse wins.
# On a phone, where the question says what is done with them.
brief-reroll-dice-strike = Rethrow strike
brief-reroll-dice-evade = Rethrow evade
brief-reroll-dice-skill = Rethrow skill
brief-reroll-dice-roll = Throw now

## What a question is about, and what each answer would bring

about-push-or-stop = { $stake ->
    [0] Another card, or stop here?
   *[other] Another card, or home with { $stake } gold?
}
about-keep-or-discard = { $card } is next. Leave it there?
about-card-drawn = { $card }: { $action ->
    [one] 1 action
   *[other] { $action } actions
}. Go on?
about-fight-or-evade = { $fought ->
    [0] { $card }! Will you dodge it?
   *[other] { $card }: fight, or slip past?
}
about-settle-roll = { $kind ->
    [enough] It succeeds. Let it stand?
    [evade] { $result } of { $need } evades. Let it stand?
   *[other] { $result } of { $need } strikes. Let it stand?
}
about-reroll-dice = { $aside ->
    [0] Which dice do you throw again?
    [one] 1 die to throw again. More?
   *[other] { $aside } dice to throw again. More?
}
about-after-evading = Past { $card }. Anything else?
about-take-hit = { $card }: { $hits ->
    [one] a hit is coming. Take it?
   *[other] { $hits } hits are coming. Take them?
}
about-collect = { $stake ->
    [0] Collect now?
   *[other] Collect { $stake } gold now?
}
about-claim = { $name } lies here. What do you take?
about-face-boss = { $boss }: will you fight?
about-strike-boss = { $boss }: strike?
brings-push-or-stop-draw = { $left ->
    [0] no action is left
    [one] 1 action is left
   *[other] { $left } actions are left
}
brings-push-or-stop-stop = { $finds ->
    [0] nothing found yet; the turn ends
   *[other] { $haul }: yours, and the turn ends
}
brings-keep-or-discard-keep = { $bust ->
    [0] the next card drawn: { $total } of { $limit } actions
   *[other] the next card drawn: bust, { $total } of { $limit }
}
brings-keep-or-discard-discard = gone; the card under it is unknown
brings-card-drawn-go-on = { $bust ->
    [0] { $total } of { $limit } actions used
   *[other] bust: { $total } actions, and the limit is { $limit }
}
brings-fight-or-evade-fight = { $dice } dice, { $need ->
    [one] 1 strike
   *[other] { $need } strikes
} needed; pays { $prize }
brings-fight-or-evade-evade = { $dice } dice, { $need ->
    [one] 1 evade
   *[other] { $need } evades
} needed; { $trap ->
    [0] no gold
   *[other] then you are past it
}
brings-settle-roll-accept = { $kind ->
    [battle] { $success ->
        [0] a miss: the boss strikes back
       *[other] one hit on the boss
    }
   *[other] { $success ->
        [0] fails: a hit, the turn and its finds are lost
       *[other] succeeds
    }
}
brings-reroll-dice-strike = { $kind ->
    [evade] no use here
   *[other] though it counts
}
brings-reroll-dice-evade = { $kind ->
    [evade] though it counts
   *[other] no use here
}
brings-reroll-dice-skill = though it gives a point
brings-reroll-dice-roll = { $kept } of { $need } { $kind ->
    [evade] evades
   *[other] strikes
} kept
brings-after-evading-go-on = no gold for it
brings-take-hit-accept = { $out ->
    [0] then { $hits } of { $limit } hits; the turn ends
   *[other] knocks you out for the rest of the game
}
brings-collect-done = { $finds ->
    [0] nothing found; the turn ends
   *[other] { $haul }: yours, and the turn ends
}
brings-claim-gold = { $gold } gold out of { $name }’s purse
brings-face-boss-challenge = to the end: { $hits } hits win { $gold } gold
brings-face-boss-decline = { $last ->
    [0] no fight; { $next } is asked
   *[other] nobody fights it
}
brings-strike-boss-attack = { $dice } dice, { $need } strikes needed; { $left } more { $left ->
    [one] hit wins
   *[other] hits win
}
aid-brings = { $cost ->
    [0] { $does }; then it is used up{ $after }
    [one] { $does }, for 1 skill point{ $after }
   *[other] { $does }, for { $cost } skill points{ $after }
}
aid-does-add-strikes = { $amount ->
    [one] 1 more strike
   *[other] { $amount } more strikes
}
aid-does-add-evades = { $amount ->
    [one] 1 more evade
   *[other] { $amount } more evades
}
aid-does-reroll = throw dice of your choice again
aid-does-peek-discard = look at the next card, and discard it if you like
aid-does-reduce-action = the card takes { $action ->
    [one] 1 action
   *[other] { $action } actions
}
aid-does-loot-on-evade = { $prize }: yours as if beaten
aid-does-heal = heals one of your hits
aid-does-prevent-hit = one hit fewer
aid-does-keep-loot = you keep what you found before this card
aid-does-treasure-bonus = a treasure brings { $amount } more gold
# What follows all the same, after the price.
aid-after-prevent-hit = ; the turn ends all the same

## What stands beside the cards

haul-title = If you stop now
haul-title-collect = You bring home
haul-title-other = At stake
haul-nothing = Nothing worth carrying yet
haul-claims = { $count ->
    [one] something of a fallen rival
   *[other] something of { $count } fallen rivals
}
haul-potion-heals = { $count ->
    [one] 1 potion: heals a hit
   *[other] { $count } potions: each heals a hit
}
haul-lost = Go bust or fail a roll, and it is all lost
beside-next = Next in the deck
beside-fail = A failed roll: one hit, and this turn’s finds are lost
beside-hits = { $hits ->
    [one] One hit is coming
   *[other] { $hits } hits are coming
}
beside-lost = The turn is over and its finds are lost
beside-evaded = Evaded: what it carries is not yours
beside-item = { $name }. { $text }
beside-fallen = Knocked out: take gold or one item
beside-claim-gold = { $card ->
    [0] { $gold } gold (of { $held } in the purse)
   *[other] { $gold } gold: the card says { $card }, the purse holds no more
}
beside-boss-dice = { $need } strikes in one roll of { $dice } dice: one hit
beside-boss-hits = { $hits } hits win { $gold } gold
beside-boss-miss = A miss: the boss hits you, and there is no retreat
beside-boss-order = Asked one after another
