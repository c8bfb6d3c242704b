### What the browser client says, in English. es.ftl has the same keys in the same order.

## The hall

hall-name = Duskhall
hall-line = { $tables ->
    [0] Dark tables
    [1] One dark table
    [2] Two dark tables
    [3] Three dark tables
    [4] Four dark tables
    [5] Five dark tables
    [6] Six dark tables
    [7] Seven dark tables
    [8] Eight dark tables
   *[other] { $tables } dark tables
  }, one lantern
hall-subline = Sit down with bots at once, or send a friend a link. No account, nothing to install.
page-title = { $page } · Duskhall
to-the-hall = To the hall
skip = Skip to the content
skip-to-dock = Skip to the decision
close = Close
cancel = Cancel
back = Back
working = One moment …

## The header and the settings

language = Language
language-en = English
language-es = Español
settings = Settings
settings-look = Language, look and motion
settings-alerts = Sounds and notices
theme = Light
theme-auto = Automatic
theme-dark = Dusk
theme-light = Day
text-size = Size of text
text-size-percent = { $size } %
palette = Colours
palette-usual = As painted
palette-distinct = For colour blindness
speed = Motion
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = None
sound = Sounds
sound-text = Cards, dice, blows and coins, each game in its own voice, and a bell when it is your turn.
sound-on = Switch sounds on
sound-off = Switch sounds off
volume = Volume
notify = Notification
notify-text = A message from the browser when it is your turn and you are looking elsewhere.
notify-denied = The browser does not allow it: allow notifications for this address first.
keys = Keys
keys-intro = Everything here can be done without a mouse.

## The front page

front-games = The tables
play-now = Play now
play-now-game = Play now: { $game }, against bots
play-how-game = { $seats } players: choose how many, and which bots, in { $game }
play-how-players = At the table
play-how-bots = Bots
play-how-usual = Reset
play-friends = With friends
play-friends-game = With friends: { $game }
learn = Learn
learn-game = Learn by playing: { $game }
rules = Rules
rules-game = Rules: { $game }
exercises = Exercises
exercises-game = Exercises: { $game }
game-seats = { $from } to { $to } players
game-minutes = { $from } to { $to } minutes
game-cooperative = Together against the game
game-hidden = Secrets
front-continue = Your tables
front-continue-open = Waiting for players
front-continue-running = In play
continue-go = Continue
continue-go-table = Continue: { $table }
front-open = Tables with a free chair
front-open-none = No public table is waiting. Open one, and leave the door ajar.
front-running = Being played now
front-running-none = No public game is being played right now.
front-ended = Played lately
replay-table = Watch again
replay-table-of = Watch again: { $table }
join-table = Sit down
join-table-of = Sit down: { $table }
watch-table = Watch
watch-table-of = Watch: { $table }
table-of = { $host }’s table
table-yours = Your table
table-of-nobody = A table without a host
table-free = { $free ->
    [0] no free chair
    [one] one free chair
   *[other] { $free } free chairs
}
table-with = { $more ->
    [0] with { $names }
   *[other] with { $names } and { $more } more
}
table-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
front-code = A friend told you a code, or sent you a link?
front-code-field = Code or link
front-code-have = I have a code
front-code-go = Go there
front-code-wrong = That is neither a code of six characters nor a link to a table.
front-more = More
front-about = About Duskhall
front-source = Free software. No accounts, no trackers.

## Bots

bot = Bot
bot-is = Bot, { $name }

## A new table

new-title = A table for { $game }
new-name = Your name
new-name-text = This is what the others see.
new-seats = Chairs
new-seat = Chair { $number }
new-seat-open = Free, for whoever has the link
new-seat-mine = Mine too, on this device
new-seat-bot = Bot: { $name }
new-seat-all = All other chairs
new-seat-mixed = As chosen below
new-settings = Rules at this table
new-settings-usual = As usual
new-settings-changed = { $count ->
    [one] one thing is different
   *[other] { $count } things are different
}
new-settings-reset = All as usual
new-number-range = { $from } to { $to }
new-access = Who may come
new-private = Whoever has the link
new-public = Anybody in the hall
new-aids = Odds and notebook
new-aids-text = Off: the hall works nothing out, and everybody deduces alone.
new-clock = Time to think
new-clock-none = No limit
new-clock-some = With a clock
new-clock-seconds = Seconds for each decision
new-clock-bank = Seconds in reserve for the whole game
new-clock-days = By the day
new-clock-pace = Time for each decision
new-clock-days-text = Nobody has to be here at the same time. The clock stands still on a person’s holidays, and while the hall is closed.
new-create = Open the table
new-start = Start the game

## The waiting room

lobby-title = The table is set
lobby-game = A table for { $game }
lobby-seats = Chairs
lobby-you = you
lobby-host = host
lobby-here = here
lobby-away = not here
lobby-empty = A free chair
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-sit = Sit here
lobby-sit-seat = Sit here: chair { $number }
lobby-another = Mine too
lobby-another-seat = Mine too: chair { $number }, on this device
lobby-stand = Stand up
lobby-stand-seat = Stand up: chair { $number }
lobby-clear = Clear
lobby-clear-seat = Clear chair { $number }
lobby-bot = Bot
lobby-bot-seat = Bot on chair { $number }
lobby-bot-which = Which bot plays chair { $number }
lobby-swap = Swap
lobby-swap-seat = Swap with { $name }: chair { $number }
lobby-swap-accept = Swap: { $name } asks
lobby-swap-asked = You offered to swap
lobby-fill = Fill up with bots
lobby-ready-now = I am ready
lobby-ready-undo = Not ready after all
lobby-start = Start the game
lobby-start-now = Everything is ready. The game begins when you say so.
lobby-wait-host = Everything is ready: { $name } starts the game.
lobby-wait-empty = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
}
lobby-wait-people = Not ready yet: { $names }.
lobby-by-itself = The game begins by itself as soon as everybody is ready.
lobby-watching = You are watching. Take a chair to play.
lobby-invite = Bring friends
lobby-invite-text = Say the code, let somebody scan the picture, or send the link. Whoever comes takes a free chair.
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share = Share
lobby-share-text = Come and play { $game } with me.
lobby-code = The code to say aloud
lobby-code-until = It can be typed in on this hall’s front page until { $time }.
lobby-picture = To be scanned: the link to this table of { $game }
link-local = { $host } is an address that only this computer has, so no other device gets here by this link: start the hall with “duskhall serve --lan” (or “make run LAN=1”) and open the address that it prints.
lobby-settings = Rules at this table
lobby-public = Anybody in the hall may come
lobby-private = Only whoever has the link may come
lobby-clock = { $seconds } s for each decision, and { $bank } s in reserve
lobby-clock-none = No clock
lobby-clock-days = By the day: { $time } for each decision.
lobby-dice = Honest dice
lobby-dice-text = The hall has already written down the secret of this game’s dice and sealed it; this is the seal. When you say that you are ready, your browser adds a secret number of its own, and so does everybody else’s. Only all of them together make the dice, so nobody, not even the hall, can know or change them. After the game the seal is opened, and anybody can check every roll.
lobby-dice-seal = The seal
lobby-dice-added = Your number is in.
lobby-dice-not-added = Your number goes in when you are ready, or start the game.
lobby-watchers = Also here: { $names }
lobby-leave = Leave the table

## Who are you?

name-title = Who is coming?
name-invited = { $host } has kept you a chair.
name-hosted = { $host } has set this table.
name-others =
    { $count ->
        [one] { $names } sits there already.
       *[other] { $names } sit there already.
    }
name-bots =
    { $count ->
        [one] One bot plays along.
       *[other] { $count } bots play along.
    }
name-chairs =
    { $free ->
        [0] Every chair is taken: you can watch.
        [one] One of { $seats } chairs is free.
       *[other] { $free } of { $seats } chairs are free.
    }
name-begun = The game has begun: you can watch.
name-text = A name is enough: no account, no password.
name-label = Your name
name-go = Come in
name-elsewhere = You play on another device already? Make a link there, in the settings, and open it here.

## Continuing on another device

continue-title = Continue on this device
continue-text = With a link from your other device, or with the words of your passphrase, you are the same person here: your tables come with you.
continue-code = The code from your other device
continue-follow = Continue here
continue-replace = You are { $name } here. If you continue, this device forgets { $name }.
continue-done = Welcome back, { $name }.

## You

account = You
account-nobody = You are nobody here yet. As soon as you sit down somewhere, you have a name.
account-name = Your name
account-rename = Change the name
account-renamed = You are { $name } now. Tables where you already sit keep the old name.
account-link = Continue on another device
account-link-text = A link that works once, within ten minutes. Whoever opens it is you.
account-link-make = Make a link
account-link-field = Link to another device
account-link-code = Or type in this code at { $address }:
account-forget = Delete my data
account-forget-text = Your name, your chat and your access are deleted. What you played stays, without a name.
account-forget-sure = Do you want to be forgotten? This cannot be undone: your running games are played on by bots.
account-forget-go = Yes, forget me
account-forgotten = Done. The hall does not know you any more.

## A person's own page

profile-title = Your place
profile-of = Your place, { $name }
profile-who = Who you are here
profile-sign = Your sign
profile-colour = Your colour
profile-since = The hall has known you since { $date }. There is no account: this browser holds who you are.
profile-elsewhere = On other devices
profile-link = A link that works once
profile-link-again = Make another link
profile-picture = QR code that makes another device yours
profile-passphrase = A passphrase to keep
profile-passphrase-text = { $words } words that make you yourself again on any device, even if this one is lost. Whoever has them is you.
profile-passphrase-yours = Your passphrase
profile-passphrase-once = Write these words down: they are shown only now. The hall keeps no copy that anybody could read.
profile-passphrase-there = You have a passphrase. A new one voids it.
profile-passphrase-make = Make a passphrase
profile-passphrase-new = Make a new one
profile-passphrase-void = Void it
profile-devices = { $count ->
    [one] One device is you: this one.
   *[other] { $count } devices are you, with this one.
}
profile-others = Sign out everywhere else
profile-others-done = Only this device is you now. The link and the passphrase are void, too.
profile-kept = What is kept about you
profile-kept-text = Name, sign, colour, your chat, your tables and results. All of it is yours to take along, as JSON.
profile-take = Take everything along
profile-forget-text = Your name, your chat, your access and the games that you played alone are deleted for good. Where others played, your chair stays, nameless: their replays and proofs hold.
profile-known-elsewhere = You are known here already? Come in by a link or a passphrase.
sign-lantern = Lantern
sign-raven = Raven
sign-moon = Moon
sign-key = Key
sign-rose = Rose
sign-crown = Crown
sign-wolf = Wolf
sign-owl = Owl
sign-candle = Candle
sign-hourglass = Hourglass
sign-feather = Feather
sign-leaf = Leaf
sign-fox = Fox
sign-cat = Cat
sign-anchor = Anchor
sign-star = Falling star
colour-ember = Ember
colour-gold = Gold
colour-moss = Moss
colour-teal = Teal
colour-azure = Azure
colour-violet = Violet
colour-rose = Rose
colour-bone = Bone
seat-sign = Sign: { $sign }, { $colour }

## What was played

front-history = All your games and records
history-title = Your games
history-none = No game has come to its end yet. The hall tells it here a moment after it does.
history-statistics = So far
history-games = Game by game
history-game = Game
history-all = All games
history-more = Earlier games
history-won-of = { $won ->
   *[other] of
} { $games ->
    [one] 1 game won
   *[other] { $games } games won
}
history-won = Won
history-of = { $won } of { $games }
history-plot = { $count ->
    [one] The last game, { $won ->
        [0] not won
       *[other] won
    }
   *[other] The last { $count } games, { $won } won; the higher, the better the place
}
history-against = Against whom
history-against-people = { $people ->
    [one] one other person
   *[other] { $people } other people
}
history-against-bots = bots: { $bots }
history-against-both = { $people ->
    [one] one other person, bots: { $bots }
   *[other] { $people } other people, bots: { $bots }
}
history-records = Records
history-record-replay = { $record }: { $value }. Watch that game again
history-progress = Chapters won
history-result-won = Won
history-result-lost = Lost
history-result-place = Place { $place } of { $seats }
history-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
history-nameless = Somebody who is gone
history-bot = { $name } (bot)

## The daily table

front-daily = The daily table
daily-title = The daily table
daily-text = One deal for each game and day, the same for everyone, alone against the same bots. Each person has one try. What the others came to, and their replays, open when the day is over.
daily-closes = Open for another { $hours } h { $minutes } min (until midnight, UTC)
daily-over = This day is over: everything is open.
daily-play = Try it
daily-go-on = Go on with your try
daily-tries = { $tries ->
    [0] Nobody has tried it yet.
    [one] One person has tried it.
   *[other] { $tries } people have tried it.
}
daily-place = place { $place } of { $tries }
daily-not-counted = Not counted: the day was over before its end, or a bot played for you.
daily-spread = What everybody came to, in points; the best are on the right
daily-share = { $score } points: { $tries }
daily-share-won = { $score } points and won: { $tries }
daily-standings = What everybody came to in { $game }
daily-column-place = Place
daily-column-name = Name
daily-column-score = Points
daily-proof = Check the deal
daily-commitment = Promised on { $time }
daily-record = In its records the table is called
daily-seed = The seed, opened
daily-tomorrow = Promised for tomorrow
daily-proves = What this proves, and what not
daily-proves-same = Everybody’s records have the same promise, seed and draws, so everybody had the same dice: each replay can be checked like any other.
daily-proves-before = The promise stood before the day began, so the deal was not chosen to please or to spite anybody who played.
daily-proves-not-hall = It does not prove that whoever runs this hall did not know the deal: the seed is theirs until the day is over.
daily-proves-not-person = Nor that one person did not come as two: the hall knows browsers, not people.
daily-days = Other days
daily-today = Today

## About

about-title = About Duskhall
about-what = Duskhall is a table for four games about the dark: in the browser and in the terminal, with bots that play well and with friends who come by a link. The rules are written in our own words, every refusal names its rule, and every die can be checked afterwards.
about-free = Free to use and to change
about-free-text = Duskhall is free software under the Apache License 2.0. Anybody can open a hall of their own.
about-privacy = What is kept
about-privacy-text = Your name, your games and what you say at the table, nothing else: no e-mail, no tracking, one cookie that knows you again. You can delete it all in the settings.
about-credits = With thanks
about-icons = Symbols by the authors of game-icons.net (Lorc, Delapouite and contributors), under CC BY 3.0, recoloured and composed.
about-fonts = Lettering: Cinzel and EB Garamond, under the SIL Open Font License.
about-owners = The games belong to others
about-owners-text = The names of the games, and of the characters, cards and places in them, belong to their owners and say only which game is played. Duskhall is not made, endorsed or supported by them, and contains no art and no text of theirs. If you like a game, buy the box.

## Lost, and learning

lost-title = No table stands here
lost-text = The lantern shows an empty corner: this address leads nowhere.
learn-title = Your first game of { $game }
learn-setting = The table is being laid …

## Your turn

notice-your-turn = ● Your turn
notice-body = The table is waiting for you.

## When something does not work

error-offline = The hall does not answer. Are you connected?
error-unexpected = Something went wrong here. Load the page again.

## The table

dock-title = Your decision
dock-over = The game is over.
dock-waiting = Waiting for { $names }.
dock-watching = You are watching.
dock-skip = Skip
dock-let-go = Let { $name } go first
dock-own = { $name } (you)
dock-more = { $count } more
dock-more-brief = +{ $count }
dock-fewer = Fewer
dock-odds = All odds
dock-whole = See more
dock-late = That came a moment too late: it was settled before.
show-table = Show the table
board-title = The table
open-rule = Open rule { $rule }
again = Try again
loading = One moment …
menu = Menu
key-option = Choose the option of that number or letter
your-turn = Your turn
undo = Take back
undo-asked = { $name } would like to take a decision back.
undo-agree = Agree
undo-disagree = Disagree
panel-log = Log
panel-chat = Chat
panel-rules = Rules
panel-notebook = Notebook
panel-hint = What would you do?
hint-ask = What would you do?
hint-would = I would: { $option }
hint-thinking = Playing on from here, many times over …
hint-nothing = When you are asked again, ask me again.
new-hints = Hints
new-hints-text = Off: nobody can ask what a strong player would do.
panel-people = Players
panel-fairness = Fairness
panel-text = State as text
log-newest = To the newest line
log-sift = Search and filter the log
log-search = Search the log
log-all = Show the whole log
log-of = Whose lines
log-everybody = Everybody
log-about = About what
log-everything = Everything
log-topic-important = What matters most
log-topic-dice = Dice
log-topic-damage = Wounds and healing
log-topic-gain = What is won and lost
log-topic-talk = Talk
log-count = { $count ->
    [one] 1 of { $all } lines
   *[other] { $count } of { $all } lines
}
log-nothing = No line is like that.
log-empty = Nothing has happened yet.
log-heard = { $name } alone: { $text }
log-undo = { $name } took a decision back.
log-person = { $name } plays again.
log-bot = { $bot } plays for { $name } now.
chat-empty = Nobody has said anything yet.
chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
chat-label = Say something
chat-say = Say
chat-mute = Mute somebody
chat-spectator = Spectators listen while a game runs.
rules-title = The rules of { $game }
rules-contents = Contents
rules-book = As a book
rules-cards = Cards of this chapter
rules-cards-all = Show all { $count } cards
rules-cards-few = Show fewer
example = Example:
example-open = Step through it
example-steps = Steps of the example
example-place = { $place } of { $end }
example-begin = This is how it stands. Step on to see what happens.
rules-search = Search the rules
rules-nothing = No rule contains “{ $words }”.
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
clocks = Time left
link-connecting = Connecting …
link-lost = The connection is lost. It comes back by itself; nothing is lost with it.
link-open = Connected
table-not-here = This table cannot be shown
table-frozen = This table cannot go on:
stand-in = A bot plays for you at the moment.
come-back = Play again myself
rematch = Rematch
rematch-wanted = Play again?
rematch-agree = Play again
rematch-disagree = Not after all
rematch-agrees = agrees
rematch-awaited = is asked
rematch-away = is not here
rematch-by-itself = It begins by itself. Still awaited: { $names }.
rematch-without = Begin without { $names }
rematch-watch = To the new game
replay = Replay
result-you-won = You have won
result-you-lost = You have lost
result-nobody = Nobody has won
result-winners = { $names } won
result-place = Place
result-who = Who
result-score = Score
result-breakdown = Made of
result-was = Who they were
result-outcome = Outcome
result-won = won
result-lost = lost
result-own = You came { $place }.
result-look = Look at the table
result-again = Result
result-turning = The turning point
result-see = See that moment
result-deeds = What everybody did
result-each = Everybody
result-untold = The story of this game could not be told. { $reason }
result-retry = Retry this chapter
result-share = Share
result-share-text = Our game of { $game }, as I saw it
result-share-link = Link to the replay through my eyes
curtain-title = { $name }'s turn
curtain-text = Hand the device over. What the last player saw is covered.
curtain-open = I am { $name }: open
lesson = Lesson
lesson-understood = I see
lesson-number = Lesson { $number }
lesson-step = Step { $step } of { $steps }
lesson-own-way = A way of your own
lesson-begin = Let us begin
lesson-try = Try it: { $option }
lesson-instead = You chose “{ $chosen }”. You may; but “{ $better }” is better here.
lesson-missed = “{ $better }” would have been better: with it the chance { $measure ->
        [chapter] of the chapter
       *[other] to win
    } was about { $percent } %, with “{ $chosen }” { $other } %.
lesson-anyway = { $option }, all the same
lesson-rethink = Let me choose again
lesson-done = Well played.
lesson-real = Now a real game
lesson-go-on = Play this one on
lesson-enough = No more lessons
notebook-spectator = A notebook belongs to a seat; spectators have none.
seat-bot = bot: { $bot }
seat-stand-in = { $bot } stands in
seat-here = here
seat-away = away
several-seats = { $name } ({ $number })
vote = Asleep: vote for a bot
watching = Watching: { $names }
leave = Leave the game
leave-sure = A bot will play on in your place. You can come back as long as the game runs.
stay = Stay
fair-lesson = In a lesson the dice are fixed: they fall alike for everybody, so that every step can be explained. Everywhere else nobody knows them beforehand.
fair-promised = Before anybody sat down, the hall promised its secret seed: it published the number below.
fair-added = Every player’s browser added chance of its own.
fair-opened = The seed is published after the end; then this browser recomputes the promise and every draw.
fair-commitment = Promise
fair-seed = Seed
fair-contributions = Added by the players
fair-true = The promise was kept: the seed is the promised one and gives all { $draws } draws.
fair-no-seed = The seed is published after the end.
fair-commitment-broken = The seed is not the promised one.
fair-draw = Entry { $entry } ({ $purpose }): the record says { $found }, the seed gives { $expected }.
fair-ends = The rules were mended while this game was on. Up to entry { $entry } it was played by the earlier ones; the proof that rules were kept ends there. The dice can be checked all the same.
fair-verify = To check that the rules were kept too, download the record and run
fair-download = Download the record
replay-play = Play
replay-pause = Pause
replay-back = One moment back
replay-on = One moment on
replay-place = Moment of the game
replay-link = Link to this moment
replay-marks = Go to
replay-begins = The beginning
replay-mark-before = To the mark before
replay-mark-after = To the next mark
replay-speed = Speed
replay-eyes = Through whose eyes
replay-spectator = A spectator
replay-everything = Everything shown
replay-knew = What { $name } knew
replay-no-view = Today's rules cannot show this moment; the log tells what happened.
bot-name-1 = Ada
bot-name-2 = Bram
bot-name-3 = Celia
bot-name-4 = Dario
bot-name-5 = Elin
bot-name-6 = Faro
bot-name-7 = Gwen
bot-name-8 = Hugo
bot-name-9 = Ines
bot-name-10 = Joris
bot-name-11 = Kaja
bot-name-12 = Lev
guest = Wanderer

# What moves, and what happened meanwhile
since-title = What happened since your turn
since-open = Since your turn
since-nothing = Nothing that concerns you.
since-more = { $count ->
        [one] One more in the log
       *[other] { $count } more in the log
    }
key-space = space
since-log = { $count ->
        [one] One line in the log
       *[other] { $count } lines in the log
    }

# Hands and quick words
settings-hands = Hands and words
confirm = Confirm on touch
confirm-text = A finger selects with the first touch and chooses with the second.
confirm-again = { $option }: touch again to choose.
confirm-yes = Choose
confirm-no = Put back
remarks = Quick words
remarks-text = Show what others say with a sign. To mute one person alone, open the chat.
remark-hello = Hello
remark-luck = Good luck
remark-well-played = Well played
remark-thanks = Thank you
remark-sorry = Sorry
remark-oops = Oops
remark-wow = Oh!
remark-laugh = Ha ha
remark-thinking = I’m thinking
remark-hurry = Your turn…
remark-farewell = Good game, goodbye

# How long something lasts, in short
time-days = { $days } { $days ->
    [one] day
   *[other] days
}
time-hours = { $hours } h
time-minutes = { $minutes } min

# Whose turn it is at one's own tables
turn-yours = Your turn
turn-others = { $count ->
    [0] Others are asked
   *[other] Waiting for { $names }
}
turn-left = { $time } left
turn-resting = the clock stands still

# Holidays, on a person's own page
holidays = Holidays
holidays-text = Where you play by the day, your clocks stand still on these days: { $days } days a year.
holidays-first = From
holidays-last = until
holidays-add = Add
holidays-added = These days are yours.
holidays-remove = Remove
holidays-remove-of = Remove: { $days }
holidays-removed = Your clocks run on these days.
holidays-from-to = { $first } to { $last }

# Without the hall
offline-title = The hall cannot be reached
offline-text = Perhaps you are offline. Your tables wait for you, and this page looks for the hall by itself.
offline-read = Meanwhile you can read:
offline-rules = The rules of { $game }

## What the teacher says

exercise-yours = your choice
exercise-mine = what I would do
exercise-why = Why?
analysis = Analysis
analysis-of = Analysis: { $table }
analysis-page = { $game } · analysis
analysis-link = Copy the link
analysis-alone = On a page of its own
analysis-waiting = Others are first: the analysis waits for its turn …
analysis-progress = How far the analysis is
analysis-again = Try again
analysis-seat = Chances of
analysis-graph = The chance of { $name } along the game, from { $start } % at the first decision to { $result } %.
analysis-known = from what was known
analysis-opened = with all cards open
analysis-found = better than my advice
analysis-mistaken = a mistake
analysis-start = At the first decision
analysis-decisions = Mistakes
analysis-luck = Luck
analysis-result = Result
analysis-moments = Decisions that weighed
analysis-no-moments = No decision weighed more than its error.
analysis-mistake-short = it cost { $loss } ± { $error } points
analysis-find-short = { $loss } ± { $error } points better than my advice, when played out
analysis-points = points
analysis-axis-first = first decision
analysis-axis-last = last decision
analysis-opened-loss = With all cards open: { $points } points.
analysis-show = Show the moment
analysis-json = Save as JSON
exercise-learn = Learn from mistakes
rules-exercises = Exercises: decide moments of other games again
exercise-title = { $game } · exercises
exercise-none = There are no exercises yet: finish a game and open its analysis.
exercise-own = Exercise { $number } of { $all }, from a game of your own. What would you do?
exercise-bots = Exercise { $number } of { $all }, from a game of bots. What would you do?
exercise-you = { $name } (you)
exercise-right = Right: I would do the same.
exercise-good = Good: that may be just as good.
exercise-wrong = There is something better.
exercise-then = In the game it was: { $option }
exercise-next = Next exercise
exercise-again = Try again

# Being told of one's turn on a device
push = Told of your turn
push-text = In games by the day this device can tell you once that it is your turn, also while no page is open. It says which game it is, and nothing else.
push-insecure = This page came without TLS (https), so browsers do not let it send messages to your device.
push-unable = This browser cannot be told anything while no page is open.
push-not-here = This hall cannot tell devices anything: whoever runs it did not install what it takes.
push-start = Tell me on this device
push-started = This device tells you from now on.
push-refused = Your browser did not allow it.
push-end = Tell me nothing any more
push-stopped = No device tells you anything any more.
push-devices = { $count ->
    [one] One device tells you.
   *[other] { $count } devices tell you.
}
push-quiet = Quiet from
push-quiet-until = to
push-quiet-save = Keep quiet
push-quiet-set = Nothing is said in these hours; what you missed is said after them.

# Packs
pack = Pack:
pack-of-hall = offered by this hall
pack-of-host = brought by the host
new-pack = Pack
new-pack-none = None: the game as it is
new-pack-own = A file of mine
new-pack-file = A file of content, TOML or JSON, at most { $most } KB
new-pack-reading = The hall reads it …
new-pack-text = Cards, enemies or a campaign beside those of the game. Everybody sees that a table has one, and its record keeps it.
fair-pack = This table plays with the pack { $name }: its record holds all of its content, so the proof does, too. Digest of the pack:

# Telling the keeper
report = Report somebody
report-text = The keeper of this hall will read it, with what that person said here. They are not told who you are.
report-line = Report this line
report-line-of = Report this line of { $name }
report-line-text = The keeper of this hall will read this line, and what you write about it. Whoever said it is not told who you are.
report-whom = Whom
report-why = What happened
report-send = Tell the keeper
report-told = The keeper will find it. You can also mute somebody in the chat, at once.
