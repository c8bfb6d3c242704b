### The command line, in English. es.ftl has the same keys in the same order.

## Help: the program

help = Duskhall, a table for four games: play, watch, simulate and verify.
help-any-version = Say which Duskhall this is, and whether its rules are compiled and native.
help-title-arguments = Arguments
help-title-options = Options
help-title-commands = Commands
help-title-examples = Examples:
help-examples =
    duskhall play dungeon-cards
    duskhall watch dungeon-cards --players 3 --seed 7
    duskhall rules dungeon-cards 3.1

## Help: what several commands share

help-any-help = Show this help.
help-any-game = The game's id, from `duskhall games`.
help-any-players = How many play; as many as usual where nobody says.
help-any-bots = Which bots play: one name for all of them, or one for each, with commas.
help-any-seed = A word or number; the same one gives the same game again. Without it, chance decides.
help-any-setting = A setting of the table, as name=value; may be given several times.
help-any-content = A TOML or JSON file with cards of your own, which replace or join the game's.
help-any-record = Keep the record of the game in this file.
help-any-speed = Decisions per second; 0 means no pauses. 2 in a terminal, 0 otherwise.
help-any-as-json = Print JSON for a program to read.
help-any-lang = The language, en or es; else that of your locale.
help-any-cluster = Work on the machines of the Ray cluster at this address; without one on the cluster at hand, or on this machine. The result does not depend on it.
help-any-file = A record file, as `--record` writes it.

## Help: the commands

help-games = List the games, with their bots.
help-games-examples =
    duskhall games
    duskhall games --json

help-play = Play in this terminal: alone with bots, or with friends around it.
help-play-seat = A seat that a person plays; may be given several times. Seat 1 without it.
help-play-humans = The seats that people play, with commas, such as 1,3; or none.
help-play-names = What the people are called, with commas.
help-play-bots = Which bots play the other seats: one name for all, or one for each, with commas.
help-play-server = Play at a table of the hall at this address; a whole link in --table names it, too.
help-play-table = Sit down at this table of the hall: the link that its host sees, which knows the game, too. Without it a new table is made.
help-play-examples =
    duskhall play dungeon-cards
    duskhall play dungeon-cards --players 3 --humans 1,2 --names Ana,Luis
    duskhall play dungeon-cards --bots threshold --setting rounds=5 --record game.json
    duskhall play bloodborne-board --players 3 --humans 1,2 --server http://127.0.0.1:8000

help-watch = Watch bots play, narrated.
help-watch-examples =
    duskhall watch dungeon-cards
    duskhall watch dungeon-cards --bots careful,random --players 2 --seed 7 --speed 0

help-simulate = Let bots play many games, and count wins, scores and lengths.
help-simulate-number = How many games; 100 without it.
help-simulate-seed = A word or number; the same one gives the same result on any machine. 1 without it.
help-simulate-bots = Which bots play: one name for all seats, or one for each, with commas. `random` without it.
help-simulate-fixed-seats = Leave every bot in its seat; otherwise they move on by one seat from game to game.
help-simulate-jobs = How many processes share the work; the result does not depend on it.
help-simulate-talk = Let bots speak in games with table talk: what they say is heard, and takes time.
help-simulate-counts = Count what happens, too: who or what is chosen, wins, is lost, card by card.
help-simulate-examples =
    duskhall simulate dungeon-cards --players 4 --games 2000 --seed 1 --json
    duskhall simulate dungeon-cards --bots careful,random,random,random --setting adventurers=random --jobs 2
    duskhall simulate bloodborne-board --bots companion --games 20 --chapter 2 --campaign

help-arena = Measure how strong bots are: the same deals for every line-up, seats rotated, with intervals, ratings and a cross table.
help-arena-bots = Which bots play, with commas; the last one takes the seats that are left. master@25 thinks a quarter as long as master.
help-arena-players = How many play; several numbers with commas are measured one beside the other.
help-arena-number = How many games the bots of a table play together; 100 without it.
help-arena-seed = A word or number; the same one gives the same result on any machine. 1 without it.
help-arena-talk = Let bots speak in games with table talk.
help-arena-sprt = Stop when it is clear whether the first bot's share is rather P0 or rather P1; a third number is how often that may be wrong (0.05).
help-arena-jobs = How many processes share the work; the result does not depend on it.
help-arena-results = Keep every deal in this file; the same command goes on where it was interrupted.
help-arena-setting = A setting as NAME=VALUE; several values with commas, or all, are measured one beside the other.
help-arena-examples =
    duskhall arena dungeon-cards --bots careful,threshold --players 4 --games 2000 --jobs 2
    duskhall arena bloodborne-card --bots hunter,random,random --sprt 0.34,0.6
    duskhall arena blood-bound --bots schemer,random --players 6,8 --talk --results clans.jsonl
    duskhall arena bloodborne-board --bots companion --players 2,4 --setting campaign=all --games 40

help-bot = Let a program play your seats at a hall, from your own machine (docs/bots.md).
help-bot-command = The command that starts the program, after two dashes.
help-bot-server = The hall's address.
help-bot-token = By which the hall knows you; without it you come in as a new guest, and are told yours.
help-bot-table = A table's link: sit down there first. Without it the program plays wherever you sit.
help-bot-name = What the program is called there, as a new guest.
help-bot-examples =
    duskhall bot --server http://localhost:8000 --table LINK -- python3 examples/bot.py
    duskhall bot --server https://hall.example --token T -- ./mybot --fast

help-balance = Report how balanced a game is: seats, cards, length, drama and every setting, as a page with plots.
help-balance-out = The page to write.
help-balance-number = How many games; 10000 without it. Every value of a setting takes some more.
help-balance-seed = A word or number; the same one gives the same report on any machine. 1 without it.
help-balance-bots = Which bots play; without it the game's own policy does, natively. `random` alone is refused.
help-balance-jobs = How many processes play.
help-balance-compare = Compare two ways to play: content files, settings such as rounds=5,winner=before_boss, or - for the game as it is.
help-balance-examples =
    duskhall balance dungeon-cards --out report.html --games 100000 --jobs 2
    duskhall balance bloodborne-card --out change.html --compare - my-cards.toml
    duskhall balance dungeon-cards --out rounds.html --compare - rounds=8

help-dataset = Write games as data: a Parquet file with a row for every decision, and a data card.
help-dataset-out = A file that ends in .parquet, with its card beside it, or a folder for both.
help-dataset-number = How many games; 100 without it.
help-dataset-seed = A word or number; the same one gives the same file on any machine. 1 without it.
help-dataset-bots = Which bots play; without it the game's own policy does.
help-dataset-jobs = How many processes share the work; the file does not depend on it.
help-dataset-examples =
    duskhall dataset dungeon-cards --out decisions --games 1000 --jobs 2
    duskhall dataset blood-bound --out clans.parquet --players 8 --bots schemer

help-rules = Show the rules of a game: all of them, a chapter, one rule, or those with a word.
help-rules-number = A chapter such as 3, a rule such as 3.2, or a ruling such as R4.
help-rules-search = Show the rules that contain this word.
help-rules-examples =
    duskhall rules dungeon-cards
    duskhall rules dungeon-cards 3.2
    duskhall rules dungeon-cards --search potion --lang es

help-replay = Tell a recorded game again.
help-replay-seat = Tell it as this seat saw it; otherwise as a spectator did.
help-replay-examples =
    duskhall replay game.json
    duskhall replay game.json --seat 1 --speed 10

help-verify =
    Check a record: the promised seed, every draw, every decision, every digest, and whether the game is complete.

    It ends with 0 for a true record of a complete game, 1 for a false one, 2 for no record, and 3 where nothing false was found but the game is not complete, or was played by other rules or content than those here.
help-verify-examples =
    duskhall verify game.json
    duskhall verify game.json --json

help-analyse = Say what a finished game came to: every seat's chance to win along its way, what luck and what decisions gave, and mistakes with what would have been better.
help-analyse-examples =
    duskhall analyse game.json
    duskhall analyse game.json --json

help-bench = Measure how fast the rules run here, relative to a fixed loop of plain Python.
help-bench-game = The game to measure; dungeon-cards without it.
help-bench-seconds = How long each figure is measured; 1 second without it.
help-bench-examples =
    duskhall bench
    duskhall bench dungeon-cards --json

help-new-game = Lay out a small complete game in this checkout, ready to be played and to be changed into yours.
help-new-game-name = What it is called, in small letters and hyphens, such as night-market.
help-new-game-examples =
    duskhall new-game night-market

help-serve = Run the hall: the server where people play, alone with bots or with friends by a link.
help-serve-host = The address to listen at; 127.0.0.1 (this machine alone) without it.
help-serve-port = The port; 8000 without it, 0 takes any free one.
help-serve-origin = A further address at which browsers reach the hall, such as https://hall.example; may be given several times.
help-serve-lan = For friends in one room: listen in the whole network, and show the address and a QR code for their phones.
help-serve-open-browser = Open the hall in a browser.
help-any-db = Where the hall keeps everything: sqlite:///FILE or postgresql://...
help-any-config = A TOML file with the hall's configuration; the environment (DUSKHALL_PORT ...) and flags come before it.
help-serve-examples =
    duskhall serve --open
    duskhall serve --lan
    duskhall serve --db postgresql://duskhall@localhost/duskhall

help-doctor = Replay every table that a hall keeps, and compare the states.
help-doctor-examples =
    duskhall doctor
    duskhall doctor --db postgresql://duskhall@localhost/duskhall --json

help-backup = Keep everything that a hall holds in a file; the hall may run meanwhile.
help-backup-file = The file to write.
help-backup-examples =
    duskhall backup hall.backup

help-restore = Fill an empty store from a backup, also one of the other database.
help-restore-file = The file that `duskhall backup` wrote.
help-restore-examples =
    duskhall restore hall.backup --db sqlite:///new.sqlite3

help-keeper = Look after a hall and its people, while it runs: reports, bans, muting, packs, and a log of what was done.
help-keeper-action = One of reports, settle, bans, ban, lift, mutes, mute, unmute, packs, log.
help-keeper-about = Whom or what: a person's id, an address or a network; the number of a report; `all` for settled reports, too.
help-keeper-table = Mute, or unmute, only at this table.
help-keeper-hours = For so many hours; without it, for good.
help-keeper-why = The reason, kept with the ban and in the log.
help-keeper-examples =
    duskhall keeper reports
    duskhall keeper ban 203.0.113.0/24 --hours 48 --why "floods the chat"
    duskhall keeper mute 9f1c0a2b3c4d5e6f --table 0123456789abcdef
    duskhall keeper packs --config hall.toml

help-prune = Remove what nobody will miss: people at no table, tables that never started, old chat. A hall does so by itself.
help-prune-dry-run = Only say how much it would be; the hall may run meanwhile.
help-prune-examples =
    duskhall prune --dry-run
    duskhall prune --config hall.toml --json

help-loadtest = Measure how much a hall bears on this machine: a hall of its own, many tables and connections.
help-loadtest-game = The game that is played; dungeon-cards without it.
help-loadtest-tables = How many tables; 100 without it.
help-loadtest-connections = How many connections each table has, seats and spectators; 10 without it.
help-loadtest-rate = How many decisions a second each table gets; 5 without it.
help-loadtest-seconds = How long; 20 seconds without it.
help-loadtest-examples =
    duskhall loadtest
    duskhall loadtest --tables 20 --connections 4 --rate 2 --json

## What a person can get wrong

mistake-usage = { $problem }; `duskhall --help` shows what there is.
usage-no-such-option = No such option: { $option }
usage-no-such-command = No such command { $command }
usage-missing-argument = Missing argument { $name }
usage-missing-option = Missing option { $name }
usage-no-value = Option { $option } requires an argument
usage-needless-value = Option { $option } does not take a value
usage-too-many = Got unexpected extra arguments ({ $given })
usage-least = Invalid value for { $name }: it must be at least { $least }
usage-most = Invalid value for { $name }: it must be at most { $most }
usage-no-integer = Invalid value for { $name }: it must be a whole number
usage-no-number = Invalid value for { $name }: it must be a number
mistake-file = { $file } cannot be used: { $problem }.
mistake-folder = There is no folder { $folder } to keep the record in.
mistake-no-checkout = { $place } is in no checkout of Duskhall: go to one, and lay the game out there.
mistake-game-name = A game cannot be called { $name }: take small letters and digits, in words joined by hyphens, at most { $longest } in all, and no word of Python.
mistake-game-word = A game cannot be called { $name }: the code of every game uses that word.
mistake-game-exists = { $folder } is there already: take another name.
mistake-setting = A setting is written name=value, not { $text }.
mistake-seat = There is no seat { $seat }; the seats are 1 to { $seats }.
mistake-bots = { $given } bots were named for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; name one for all of them, or one for each.
mistake-number = { $text } is no number of players.
mistake-sprt = A test is written P0,P1 or P0,P1,RISK, as in 0.25,0.27: shares between 0 and 1, the lower one first; not { $text }.
mistake-balance-out = Say where the report goes, with --out FILE, or print it for a program with --json.
mistake-out = { $file } cannot be written: name a file in a folder that exists.
mistake-program-at-hall = A hall starts no programs: leave out { $program }, and let it play with duskhall bot.
bot-guest = Program
bot-token = The hall knows this program by the token { $token }.
mistake-bot-no-table = You sit at no table of this hall: name one with --table LINK.
mistake-no-talk = There is no table talk in { $game }: leave out --talk.
mistake-no-terminal = Playing needs a terminal, and the standard input is none; `duskhall watch` lets bots play alone.
mistake-unknown-rule = There is no rule { $number }; see { $nearest }.
mistake-word-not-found = No rule contains “{ $word }”.
interrupted = Interrupted.

## Games

games-line = { $least } to { $most } players, { $from } to { $to } minutes
games-bots = bots, where nobody says { $usual }:
games-bot = { $name }: { $text }

## Playing

bot-name-1 = Ada
bot-name-2 = Bram
bot-name-3 = Cora
bot-name-4 = Dain
bot-name-5 = Edda
bot-name-6 = Finn
bot-name-7 = Greta
bot-name-8 = Hugo
bot-name-9 = Iris
bot-name-10 = Jonas
bot-name-11 = Klara
bot-name-12 = Leo

welcome = { $title }. Type ? for help, q to leave.
curtain = Pass the device to { $name }, who then presses Enter.
play-help =
    Type the number of an option, its name, or the beginning of its name. Besides:
    v      shows the whole table; after a decision you see what is new
    u      takes your last decision back, where nothing became known since
    !      tells what a strong player would do, and how good each option is
    r      shows the rule of the question; r 3.2 that rule, r 3 that chapter
    b      lets a bot go first, where everybody may; b 3 that of seat 3
    n      opens your notebook, where the game has one
    t      lists what you can say, where the game has words for it
    s      lists standing answers, where the game has them; s off ends them
    c ...  says ... to everybody at a table of a hall
    q      leaves the table
play-choice = { $name }: { $option }
play-bots-wait = { $names } can go first, too: b.
play-more = v: everything
play-not-asked = You are asked nothing now; ? shows what you can type.
play-chat-form = Type what you want to say: c hello
play-no-chat = There is no chat around one screen.
play-number = There is no such number; the options are 1 to { $most }.
play-ambiguous = “{ $text }” could be any of these: { $options }.
play-no-option = “{ $text }” is none of the options; ? shows what you can type.
play-nobody-waits = No bot is waiting for you.
play-no-notebook = This game has no notebook.
play-no-talk = This game has no words of its own for table talk.
play-talk-form = That is not how it is said; type: { $form }
play-seat = SEAT
play-no-standing = This game has no standing answers.
play-standing-given = From now on: { $answer } (s off ends it).
play-standing-off = You decide everything yourself again.
undone = Taken back.
left = You leave the table.
record-kept = The record is in { $file }.

## The result

result-place = Place
result-who = Player
result-score = Score
result-breakdown = Made up of

## Simulations

balance-written = { $file } holds the report.
dataset-written = { $file }: { $rows } decisions of { $games } games, { $bytes } bytes; { $card } says what is in it.
simulate-progress = Playing
simulate-summary = { $games } games of { $game } with { $players } players: { $decisions } decisions in { $seconds } s, { $rate } decisions/s.
simulate-truncated = A limit cut { $games } of them short.
simulate-column-who = Who
simulate-column-wins = Wins
simulate-column-rate = Rate
simulate-column-mean = Mean
simulate-column-deviation = Deviation
simulate-column-median = Median
simulate-column-range = Range
simulate-column-count = Counted
simulate-column-entry = Of
simulate-column-number = Number
simulate-column-each = A game
simulate-seat = Seat { $number }
simulate-bot = Bot { $bot }
simulate-score = All scores
simulate-winning-score = Winning scores
simulate-length = Decisions in a game

## The arena

arena-pooled = All of them
arena-games = { $named ->
    [yes] { $title }: { $games } games of { $deals } deals, { $decisions } decisions, { $truncated } cut short by a limit.
   *[no] { $games } games of { $deals } deals, { $decisions } decisions, { $truncated } cut short by a limit.
}
arena-column-bot = Bot
arena-column-wins = Wins
arena-column-share = Share
arena-column-interval = 95 %
arena-column-fair = Fair
arena-column-p = p
arena-column-ahead = ahead of { $bot }
arena-column-more = more than { $bot }
arena-ratings = Ratings: { $ratings }.
arena-lost = { $bot } lost { $chairs ->
    [one] its chair once
   *[other] its chair { $chairs } times
}, and chance played on: { $reasons }.
arena-lost-reason = { $reason ->
    [start] it could not be started
    [late] it did not answer in time
    [ended] it ended
    [long] it wrote too long a line
    [json] it wrote what is no object in JSON
   *[illegal] it answered what is not among the options
} ({ $chairs })
arena-sprt = { $answer ->
    [hoped] { $bot } wins { $hoped } rather than { $expected }: answered (log likelihood ratio { $ratio }, bound { $bound }).
    [expected] { $bot } wins { $expected } rather than { $hoped }: answered (log likelihood ratio { $ratio }, bound -{ $bound }).
   *[open] Whether { $bot } wins { $hoped } rather than { $expected } is still open (log likelihood ratio { $ratio }, bounds ±{ $bound }).
}
arena-line = { $done } of { $deals } deals: { $standing }

## Records

replay-title = { $title }, table { $table }, { $entries } entries
replay-undo = { $name } takes the last decision back.
replay-unfinished = The record ends here; the game was not over.

## Bench

bench-title = { $game } with { $players } players, { $how }, { $python }
bench-compiled = compiled
bench-interpreted = interpreted
bench-loop = Calibration loop: { $rate } loops/s
bench-from-python = Driven from Python: { $rate } decisions/s, { $loops } per 1000 loops
bench-in-engine = Inside the engine: { $rate } decisions/s, { $loops } per 1000 loops
bench-copy = Copying a state: { $micros } µs, { $loops } copies per 1000 loops
bench-native = Native rules: { $rate } decisions/s, { $loops } per 1000 loops; copying a state: { $micros } µs
bench-no-native = Native rules: none here, since there is no C++ compiler

## The hall

serve-started = Duskhall is open at { $address } (Ctrl-C closes it).
serve-lan = Everybody in the same network opens this address, or points a phone's camera at the picture; you, too, so that the links you send lead here.
doctor-well = { $tables } tables with { $entries } entries are well.
doctor-ill = { $ill } of { $tables } tables are not well ({ $entries } entries in all).
doctor-problem = Table { $table }: { $problem }
backup-done = { $rows } rows are kept in { $file }.
restore-done = { $rows } rows are restored from { $file }.
prune-done = Removed: { $people } people, { $tables } tables that never started, { $chat } lines of chat, { $tokens } devices.
prune-counted = Would go: { $people } people, { $tables } tables that never started, { $chat } lines of chat, { $tokens } devices.
remote-table = Give the others this link, for a browser or for --table: { $link }
remote-waiting = Waiting for the others: { $seats } of { $all } seats are ready.
remote-started = The game begins. Dice promised: { $commitment }
remote-lost = The connection is lost; trying again until it is back. Ctrl-C leaves.
remote-choose = What do you want to play? (q leaves)
remote-open-table = { $title }: join a table, { $free ->
    [one] 1 seat is free
   *[other] { $free } seats are free
}
remote-again = See the game again, in a browser: { $link }
remote-seat-of = { $name } ({ $number })
remote-waiting-for = Waiting for { $names }; you can type meanwhile (? shows what).
remote-bot-plays = A bot plays your seat; Enter takes it back.
remote-undo-asked = { $name } wants to take the last decisions back. Do you agree? Type yes or no.
remote-undo-agreed = Everybody agrees: taken back.
remote-undo-denied = It is not taken back.
loadtest-report =
    { $tables } tables of { $game }, { $connections } connections, { $seconds } s
    { $decisions } decisions ({ $decisions_per_s }/s of { $wanted_per_s }/s wanted), { $messages } messages ({ $messages_per_s }/s)
    From answer to broadcast: p50 { $p50_ms } ms, p99 { $p99_ms } ms, worst { $worst_ms } ms
    Processor per decision: server { $server_cpu_ms } ms, load { $load_cpu_ms } ms
    Memory: { $kb_per_table } kB per table ({ $kb_per_table_at_end } kB at the end), { $kb_per_connection } kB per connection
    { $ended_tables } games ended before the time was up.
mistake-hall = { $problem }
mistake-no-game = Name a game, as in `duskhall play dungeon-cards`; `duskhall games` lists them.
mistake-not-at-hall = { $option } cannot be chosen at a hall: nobody decides its chance or its cards.
mistake-link = { $link } is no table's link.
mistake-table-full = There is no free seat at this table.
mistake-not-known = The hall is back, but it does not know you any more: come in again.
mistake-other-version = The hall describes this game otherwise than this Duskhall: use the same version here and there.

## A new game

new-game-done =
    { $game } is laid out, in { $files } files:
    { $places }
    It can be played at once: duskhall play { $game }, and in the browser with make run.
    Its tests run with: make golden, then pytest tests/games. What comes next is in docs/new-game.md.

## A keeper's tools

keeper-nothing = There is nothing.
keeper-report = { $number }, { $at }, table { $table }: { $name } ({ $person }), reported by { $reporter }{ $settled ->
        [yes] , settled
       *[no] {""}
    }. Why: { $why }. Said: { $said }
keeper-settled = Report { $number } is settled.
keeper-ban = { $about }: { $until ->
        [none] for good
       *[other] until { $until }
    }. Why: { $why }
keeper-banned = { $about } is not let in, { $until ->
        [none] for good
       *[other] until { $until }
    }. A running hall notices within a second.
keeper-lifted = { $about } is let in again.
keeper-mute = { $about } is muted { $table ->
        [none] everywhere
       *[other] at table { $table }
    }, { $until ->
        [none] for good
       *[other] until { $until }
    }.
keeper-muted = { $about } is muted { $table ->
        [none] everywhere
       *[other] at table { $table }
    }, { $until ->
        [none] for good
       *[other] until { $until }
    }. A running hall notices within a second.
keeper-unmuted = { $elsewhere ->
        [yes] That is over, but { $about } is still muted elsewhere: `duskhall keeper mutes` shows where.
       *[no] { $about } may speak again.
    }
keeper-pack = { $problem ->
        [none] { $game }: { $name } ({ $digest })
       *[other] { $name } is left out: { $problem }
    }
keeper-deed = { $number }, { $at }: { $what }{ $person ->
        [none] {""}
       *[other] {" "}{ $person }
    }{ $about ->
        [none] {""}
       *[other] {" "}{ $about }
    }. Why: { $why }
