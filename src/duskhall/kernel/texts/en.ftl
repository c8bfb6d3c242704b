### What every game says, in English. es.ftl has the same keys in the same order.

## Words

nobody = nobody
nothing = nothing
seat-name = Player { $number }
designed = { $name }°
rule-number = rule { $rule }
bot-random = Gambler
bot-random-text = leaves everything to chance
bot-novice = Novice
bot-novice-text = errs as beginners do
bot-adept = Adept
bot-adept-text = plays soundly and quickly
bot-master = Master
bot-master-text = thinks each decision through
bot-learner = Learner
bot-learner-text = learned from many games

## Rules and the printed rulebook

rule-sources = Rulebook: { $places }
rule-ours = Not in the rulebook: our own.
source-page = { $heading }, page { $number }
source-line = { $heading }, line { $number }

## Refusals

refused-by-rule = { $sentence } (rule { $rule })
refusal-game-over = The game is over.
refusal-not-asked = { $seat } has nothing to decide now.
refusal-other-question = That is not the question now. The question is: { $question }
refusal-no-such-option = There is no such option. The question is: { $question }
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-barrier = That cannot be taken back: something became known since, or somebody else has decided.
refusal-already-taken = Somebody else was faster. The question was: { $question }
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-player = A seat is played by a person or by a bot with a name.
refusal-bad-statement = That is no statement that a record can hold.

## Outcome

ending-truncated = The game was cut short by its limit.
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## Verifying a record

verify-true = The record is true: the seed is the promised one, and it and the rules give all { $entries } entries.
verify-adopted-rules = The record says that it was played by rules version { $older }, which is not here and cannot be checked; by version { $version } all of its { $entries } entries come out the same.
verify-adopted-content = The record says that it was played with content { $found }, which is not here and cannot be checked; with the content here, { $expected }, all of its { $entries } entries come out the same.
verify-other-rules = The record says that it was played by rules version { $older }, which is not here and cannot be checked; its seed, draws and digests are right, but by version { $version } it comes out differently: { $difference }
verify-other-content = The record says that it was played with content { $found }, which is not here and cannot be checked; its seed, draws and digests are right, but with the content here, { $expected }, it comes out differently: { $difference }
verify-complete = The game is complete.
verify-incomplete = The game is not complete: after entry { $entry }, { $seat } has yet to answer { $question }.
verify-game = The record is of { $found }, not of { $expected }.
verify-rules-version = The record was played by rules version { $found }; the rules here are version { $expected }.
verify-no-seed = The record holds no server seed, so its draws cannot be checked before the end.
verify-commitment = The commitment { $found } does not fit the server seed and the table { $table }.
verify-setup = { $reason }
verify-content = The record was played with content { $found }; here it is { $expected }.
verify-embedded-content = The content that the record holds has the digest { $expected }; the record says { $found }.
verify-decision = Entry { $entry }: { $seat } cannot answer { $question } with { $option }: { $reason } (rule { $rule }).
verify-entry = Entry { $entry } ({ $kind } by { $seat }) is not possible: { $reason }.
verify-decision-changed = Entry { $entry }: the record says that { $seat } answered { $question } with { $found }; its digest is that of { $expected }.
verify-draw = Entry { $entry }, draw { $draw } ({ $purpose }): the record says { $found }, the seed gives { $expected }.
verify-other-draw = Entry { $entry }, draw { $draw }: the record has { $found } where the rules make { $expected }.
verify-no-draw = no draw
verify-this-draw = { $value } below { $bound } at byte { $at } ({ $purpose })
verify-event = Entry { $entry }, event { $number } ({ $event }), { $field }: the record says { $found }, the rules give { $expected }.
verify-other-event = Entry { $entry }, event { $number }: the record says { $found } where the rules tell { $expected }.
verify-digest = Entry { $entry } is not what it was: its digest is { $found }, not { $expected }.
verify-head-digest = Names, settings or contributions are not what they were: the first digest is { $found }, not { $expected }.
verify-cut = The record is cut short: it says that the game ended ({ $found }), but after entry { $entry }, { $seat } has yet to answer { $question }.
verify-no-outcome = The game ended with entry { $entry } ({ $expected }), but the record says that it goes on.
verify-outcome = The outcome ({ $field }): the record says { $found }, the rules give { $expected }.

## Odds

odds-success = success { $percent } %

## Hints

hint-advice = I would: { $option } (rule { $rule }).
hint-chance = { $percent } % ± { $error }
hint-close = It is close among the best: another of them may be just as good.
hint-doubt = My advice and the numbers disagree here: where simple players play on, { $option } comes out better. I look further ahead than they do, but I may be wrong.
hint-believed = What is believed of players comes from what they did and said, and may be wrong.
hint-measure-win = The chance to win from what you can know, from { $plays } games played on. The ± says how exact it is, 19 times out of 20.
hint-measure-chapter = The chance of the chapter from what you can know: how the table is judged after about a round more, in { $plays } trials. The ± says how exact it is, 19 times out of 20.

## The analysis of a finished game

analysis-unfinished = This game is not over: only a finished game is analysed.
analysis-working = Playing on from every decision … { $percent } %
analysis-title = { $title }: what the game came to
analysis-sum = from { $start } %, mistakes { $decisions }, luck { $luck }: { $result } %
analysis-gain = +{ $points }
analysis-loss = −{ $points }
analysis-mistake = Entry { $entry }, “{ $question }”: { $option } gave away { $loss } ± { $error } points (with all cards open: { $opened }).
analysis-find = Entry { $entry }, “{ $question }”: { $option } came out { $loss } ± { $error } points better than what a strong bot would have done; it counts for nothing.
analysis-measure-win = Chances to win from what each seat knew at the time; luck is dice, cards and what the others did. { $plays } games were played on.
analysis-measure-chapter = Chances of the chapter from what each seat knew at the time, as the table is judged after about a round more; luck is dice, cards and what the others did. { $plays } trials were made.
analysis-measure-chapters = The share of the campaign’s three chapters, won or judged by how the table stands after about a round more, from what each seat knew at the time; luck is dice, cards and what the others did. { $plays } trials were made.
analysis-spread = { $looked } of { $all } decisions were looked at, evenly spread.

## Mistakes

mistake-unknown-game = There is no game { $game }; the games are { $games }.
mistake-game-folder = { $folder } is no name for a game's folder: it takes small letters and digits, in words joined by single underscores.
mistake-game-lacks = { $folder } is no game: it has no { $file }.
mistake-game-import = { $file }, line { $line }: { $detail }.
mistake-game-undeclared = { $file } declares no GAME = Game(...).
mistake-game-id = { $file }, line { $line }: the game calls itself { $id }, but its folder makes it { $expected }.
mistake-game-step = { $one } and { $other }: two steps of { $game } are called { $step }; a stored table knows a step by its name, so each needs one of its own.
mistake-game-question = { $one } and { $other }: two questions of { $game } are called { $question }; a record knows a question by its name, so each needs one of its own.
mistake-unknown-bot = There is no bot { $bot } for { $game }; the bots are { $bots }.
mistake-budget = { $bot } is no bot with a budget: write master@25 for a quarter of its usual work, at least 1.
mistake-results-of-another = { $file } holds the results of another contest, or of other rules or bots: name another file, or remove it.
mistake-results-in-use = { $file } is being written by another arena: wait until that has ended, or name another file.
mistake-balance-random = What chance does with { $game } says nothing about its balance: leave --bots away, or name a bot that plays to win.
mistake-balance-policy = { $game } has no policy of its own: name the bots that play it with --bots.
mistake-extra = This needs { $packages }: pip install "duskhall[{ $extra }]".
mistake-cluster = There is no Ray cluster at { $address }: start one with `ray start --head`, or leave the address away to use this machine.
mistake-cluster-code = The machine { $machine } of the cluster has another Duskhall than this one: install the same on all of them.
mistake-program-start = The program { $program } cannot be started: { $problem }. Its chair is left to chance.
mistake-program-late = The program { $program } did not answer within { $seconds } seconds. Its chair is left to chance.
mistake-program-ended = The program { $program } has ended. Its chair is left to chance.
mistake-program-long = The program { $program } wrote a line of more than { $most } bytes. Its chair is left to chance.
mistake-program-json = The program { $program } wrote what is no object in JSON: { $line } Its chair is left to chance.
mistake-program-illegal = The program { $program } answered what is not among the options: { $line } Its chair is left to chance.
mistake-bot-lacks = { $file } names the bot { $bot }, but there is no { $bot }.py beside it.
mistake-unknown-language = Duskhall does not speak { $language }; it speaks { $languages }.
mistake-players = { $game } is for { $fewest } to { $most } players, not for { $players }.
mistake-unknown-setting = { $game } has no setting { $setting }; it has { $settings }.
mistake-setting-value = Setting { $setting } cannot be { $value }; it is one of { $possible }.
mistake-two-options = Two options of { $question } would be called { $option }: the content must call its entry otherwise.
mistake-unending = The rules of { $game } do not end: they did { $steps } steps without asking anybody, and would go on with { $step }.
mistake-endless-game = A game of { $game } took more than { $most } decisions, which no game of it should.
mistake-native-not-built = This edition of Duskhall was built without native rules for { $game }: a C++ compiler was missing.
mistake-native-no-compiler = Native rules need a C++ compiler (on Debian: g++), and there is none on the PATH.
mistake-native-no-cupy = Games on a GPU need CuPy: pip install "duskhall[cuda]".
mistake-native-compiler = The native rules of { $game } cannot be compiled: { $detail }
mistake-native-setup = The content of { $game } cannot be read by its native rules: build them anew.
mistake-native-full = The list { $field } of { $game } has no room for more than { $most } entries in the native rules: declare more where the state declares it, and build them anew.
mistake-native-wrong = The native rules of { $game } cannot go on ({ $field }, { $number }): { $what ->
    [outside] an index is outside its list
    [missing] an entry is not in its list
    [empty] the least or greatest of an empty list is wanted
    [wide] a number needs more than 32 bits
    [zero] something is divided by nothing
    [deep] a function calls itself too often
   *[unknown] there is no such step
}.
mistake-native-refused = Action { $action } is not legal now in game { $number } of the batch; its mask says which are.
mistake-native-game = The batch is of { $game }, but its setup is of { $other }.
mistake-native-empty = A batch needs at least one seed.
mistake-native-seeds = A batch of { $games } games needs as many seeds, not { $seeds }.
mistake-native-key = A seed is a number or 32 bytes, not { $bytes } bytes.
mistake-native-state = This state is not one of the batch's setup of { $game }.
mistake-native-place = There is no game { $place } in a batch of { $games }; the first one is 0.
mistake-native-buffer = The buffer { $buffer } has to be { $wanted }, not { $got }.
mistake-native-policy = { $game } has no policy, so nobody can play it by one: leave the seats to chance.
mistake-content = { $file }: { $problem }.

## Data of another form than it must have

misfit-missing = object missing required field { $field }
misfit-unknown = object contains unknown field { $field }
misfit-unknown-nearest = object contains unknown field { $field }; the nearest is { $near }
misfit-type = expected { $expected }, got { $found }
misfit-limit = expected { $expected } { $limit }
misfit-length = expected { $expected } of length { $length }
misfit-other-length = expected { $expected } of length { $length }, got { $found }
misfit-pattern = expected { $expected } matching { $pattern }
misfit-value = invalid value { $value }
misfit-range = the number is out of range
misfit-other = { $problem }
data-too-deep = it is nested too deeply

## Content that cannot be used

content-at = { $place }: { $problem }
content-too-large = it is larger than { $most } MB, so it is no content of a game
content-unreadable = it cannot be read ({ $detail })
content-no-data = it is no TOML or JSON ({ $detail })
content-unseen = it holds a sign that nobody sees or that turns lines around ({ $code })
content-too-long = it is longer than { $most } characters
content-no-value = it is neither a word nor a number
content-no-tables = it holds no tables of entries
content-no-such-table = there is no such table; there are { $tables }
content-no-table = it must be a table of values
content-no-list = it must be a list of entries, as in [[{ $noun }]]
content-missing = it is missing
content-same-id = another entry has the same id
content-one-of = { $value } is not one of { $possible }
content-nearest = { $value } is not one of { $possible }; the nearest is { $near }
content-least = { $value } is not at least { $least }
content-range = { $value } is not from { $least } to { $most }

## Records that cannot be used

record-the-file = The file { $file }
record-the-record = The record
record-the-entry = Entry { $entry } of the record
record-the-opening = The opening of the record
record-no-file = There is no file { $file }: check the name.
record-no-file-name = { $file } cannot be the name of a file: check the name.
record-unreadable = The file { $file } cannot be read ({ $detail }): name a record file.
record-not-written = The record { $file } cannot be written ({ $detail }): choose another place.
record-empty = { $it } is empty: use another copy of it.
record-too-large = { $it } is larger than { $most } MB, so it is no record of a game.
record-no-data = { $it } is no record: { $problem }.
record-breaks-off = it breaks off in the middle, so the end of the file is lost
record-no-text = it holds bytes that are no text
record-no-json = it is not JSON ({ $detail })
record-other-data = { $it } is JSON, but no Duskhall record: name one that Duskhall wrote.
record-other-format = { $it } has the format { $found }, and this Duskhall reads { $expected }: use the version of Duskhall that wrote it.
record-damaged = { $it } is damaged, { $problem }: use an unchanged copy of it.
record-contributions = it has { $given } contributions for { $seats } seats
record-entry-lacks = entry { $entry } ({ $kind }) lacks { $field }
record-entry-cannot-have = entry { $entry } ({ $kind }) cannot have { $field }
record-place-entries = entry { $number }
record-place-seats = seat { $number }
record-place-draws = draw { $number }
record-place-events = event { $number }
record-place = { $field } { $number }
record-no-seed = The record is of a running table, without its seed: replay it after the end.
record-other-game = The record is of { $found }, not of { $expected }: replay it as that game.
record-setup = The record cannot be set up: { $reason }
record-setup-fails = The record cannot be set up: { $reason }.
record-rules-fail = the rules fail ({ $detail })
record-differs = { $it } comes out differently: verify the record to see why.
record-differs-by-rules = { $it } comes out differently by rules version { $version } (it was played by version { $older }): verify the record to see why.

## The story of an ended game

story-lead = { $seat } gained { $gain ->
    [one] 1 point
   *[other] { $gain } points
} on the best of the others.
