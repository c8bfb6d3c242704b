### The board of blood-bound, in English. es.ftl has the same keys in the same order.

## The table

bound-seats = Players, clockwise
bound-supply = In the supply
bound-your-place = Your place
bound-ability = Ability card
bound-wild = Wild
bound-player = Player
bound-leads = Leads

## Letters on tokens and cards

bound-letter-rose = R
bound-letter-beast = B
bound-letter-unknown = ?
bound-letter-wild = ∗
bound-letter-secret-order = O
bound-letter-purple = P
bound-letter-green = G

## What goes on

bound-request = { $seat } attacks { $target }. Will { $target } ask for help?
bound-sealed = { $seat } asks for help. Every answer is sealed.
bound-accept = { $by } attacks. { $seat } weighs the help of { $offers }.
bound-your-ability = { $rank }. { $text }
bound-stepped-in = { $seat } takes the wound for { $target }.
bound-is-target = Attacked.
bound-is-offering = Offers to intervene.
bound-is-thinking = Is thinking.
bound-card-is = The card: { $character }.

## Questions that name whom they are about

about-request = { $name } attacks you. Do you ask for help?
about-offer = Will you take the wound in place of { $name }?
about-take-token = You are wounded. Do you show your rank, or a sign?
about-treat = Alchemist: wound or heal { $name }, whom you helped?
about-rage = Berserker: do you strike back at { $name }?

## What each answer does

option-act-attack-text = Somebody is wounded, and shows a piece of who they are.
option-act-pass-text = Another player gets the dagger; nothing else happens.
option-request-ask-text = Others may offer to take the wound; you choose.
option-request-alone-text = You take the wound, and choose what to show.
option-offer-offer-text = If accepted, you are wounded and show your rank.
option-offer-decline-text = Your rank stays hidden; the wound is not yours.
option-take-quill-decline-text = Your clan’s lowest number still leads.
option-take-quill-use-text = Your clan’s highest number leads now.
option-treat-decline-text = Nothing more happens.
option-treat-wound-text = They show one thing more.
option-treat-heal-text = They give a token back.
option-return-token-rank-text = You may intervene, and use your ability, once more.
option-return-token-rose-text = They know it, but the wound is gone.
option-return-token-beast-text = They know it, but the wound is gone.
option-return-token-unknown-text = They know it, but the wound is gone.
# Where three and more stand beside each other on a phone: at most 18 letters.
short-take-token-rank = Ability may follow
short-take-token-rose = The Rose’s sign
short-take-token-beast = The Beast’s sign
short-take-token-unknown = A question mark
short-return-token-rank = Usable once more
short-return-token-rose = Known anyway
short-return-token-beast = Known anyway
short-return-token-unknown = Known anyway
short-treat-decline = Nothing more
short-treat-wound = They show more
short-treat-heal = They return a token
option-rage-decline-text = Nothing more happens.
option-rage-use-text = Whoever attacked suffers a wound.

## Your card

bound-hide = Hide what only you know
bound-show = Show it again
bound-card-hidden = Your card is hidden.

## A player

bound-showed = Has shown this rank before: { $rank }.
bound-looked = Has looked at the cards of: { $names }.
bound-spared-nobody = Has attacked somebody with three wounds, so is not the Inquisitor.
bound-said = What was said

## Talk

bound-talk = Talk
bound-talk-about = Talk about { $name }
bound-talk-hint = Everybody hears it. It may be true or not.
bound-talk-back = Back
bound-talk-seat = Whom?
bound-talk-clan = Which clan?
bound-talk-rank = Which rank?
bound-talk-character = Which card?
bubble-claim-clan = My clan: { $clan }.
bubble-claim-rank = I am the { $rank }.
bubble-accuse = { $target }? { $clan }!
bubble-call-leader = { $target } is a leader.
bubble-vouch = I trust { $target }.
bubble-say-clue = Clue of { $target }: { $clan }.
bubble-say-seen = I saw { $target }: { $character }.
bubble-call-for-help = Help { $target }!

## The notebook

bound-notebook = Notebook
bound-notebook-hint = Counted from what you have seen alone. What people say and do is for you to judge.

## Answering in advance

bound-standing = Answering in advance
bound-standing-hint = Given for you when the question comes; nobody can tell. You can change it at any time.
bound-standing-for = Always offer help to
bound-standing-none = Ask me every time
bound-standing-now = { $kind ->
    [never-this-turn] Help: not this turn
    [never] Help: never
   *[ask] Help: ask me
}{ $players ->
    [0] {""}
   *[other] {" "}(+{ $players })
}
bound-standing-brief = { $kind ->
    [never-this-turn] Not this turn
    [never] Never
   *[ask] Ask me
}{ $players ->
    [0] {""}
   *[other] {" "}(+{ $players })
}

## The end

bound-end-leader = { $captor } has captured { $captured }, who led their clan ({ $clan }).
bound-end-not-leader = { $captor } has captured { $captured }, but { $leader } led that clan ({ $clan }).
bound-end-own-clan = { $captor } has captured { $captured }, of the same clan ({ $clan }).
bound-end-inquisitor = { $captor } has captured { $captured }, who wanted just that.
bound-end-stolen = { $captor } has captured { $captured }, but the leader who would have won carries the true curse.

## Your own notes

bound-notes = Your own notes
bound-notes-private = Only this browser has them: nothing of it is sent.
bound-note = A note
bound-note-of = Your note on { $name }
bound-note-clan = You suspect: { $clan }.
bound-note-leader = Leader
bound-note-leads = You take them for a leader.
bound-note-text = What you note on { $name }
bound-alone = At this table everybody works the odds out for themselves.

## The first game

lesson-your-card = This is your secret card: a clan, a rank and what you can do. Nobody else knows it. Tap it to hide it when somebody looks over your shoulder.
lesson-the-clue = The dotted arrow comes from the neighbour on your right, who showed you a clue: usually their clan. Only the Harlequin’s clue lies, and the Inquisitor’s means nothing.
lesson-the-dagger = The dagger is yours: attack somebody, or pass it on. Every wound makes somebody show a piece of the truth. Tap a player to see what you know of them, and the odds.
lesson-ask-for-help = You are attacked. Ask for help, and others may offer to take the wound for you. Whoever you let step in must show their rank, and gets the dagger next.
lesson-offer = Somebody asks for help. If you are accepted you take the wound, show your rank and may use your ability. All answers are opened together, so nobody sees you hesitate.
lesson-take-token = A wound: choose what you show. A sign of your clan says whose side you are on. Your rank says more, but it lets you use your ability at once.
lesson-ability = You have shown your rank in an attack, so you may use your ability now. Not using it tells something too.
lesson-tokens = Tokens tell: the shield is a rank, the rosette R is the Rose, the lozenge B is the Beast, the square ? says nothing. A fourth wound is a capture.
lesson-notebook = The notebook counts every deal that fits what you have seen: who can still be what, and how likely each player leads a clan.
lesson-talk = Talk is one tap away: claim a clan, vouch for somebody, call out a leader. You may lie, and so may they.
lesson-three-wounds = Somebody has three wounds: the next one captures them and ends the game. Be sure who leads before you strike, and think who might step in.
bound-was-leader = led the clan
bound-was-captor = made the capture
bound-was-captured = was captured

## Worked examples of the rules

example-a-wound = An attack, and what the wound shows
example-somebody-steps-in = Somebody steps in

## The lesson: its aim, why each suggested move is good, and the recap

lesson-aim = Two clans sit here, and nobody knows who belongs to which. Each is led by its lowest number at the table. Capture the other clan’s leader with a fourth wound and your clan wins; capture anybody else and it loses.
lesson-why-1 = Every wound makes somebody show a piece of the truth. Passing the dagger on tells you nothing.
lesson-why-2 = The neighbour on your right showed you the Rose, and you are of the Beast: begin there.
lesson-why-3 = You struck this player yourself. Taking the wound in their place would only help the other clan.
lesson-why-4 = It is your first wound. Help would cost a friend one, and show everybody whose friend they are.
lesson-why-5 = Show your rank, and your ability comes with it: the Berserker strikes back.
lesson-why-6 = Whoever attacked you takes a wound at once, and has to show something more.
lesson-why-7 = The dagger is yours again, and you know who stands against you.
lesson-why-8 = Two wounds, and the Rose both times. A third makes them show their rank, and tells you whether they lead.
lesson-recap = A wound shows a sign of the clan, or the rank. Ranks bring abilities; helping shows friends. Count who can be what: the notebook does it for you. And never make the fourth wound before you are sure who leads.
# What a narrow button says instead of an answer.
brief-offer-offer = Offer help
brief-offer-decline = Stay out of it
brief-accept-nobody = None
brief-look-at-decline = None
# What stands beside a name where there is room for one chance alone.
brief-odds-friend = friend { $percent } %
brief-odds-leader = leader { $percent } %
