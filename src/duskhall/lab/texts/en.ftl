### Balance reports, in English. es.ftl has the same keys in the same order.

## The head

report-title = { $game }: how balanced it is
report-compared = { $game }: what the change does
report-contents = Contents
report-numbers = All numbers
report-games = { $games } games of { $players } players, { $decisions } decisions; seed { $seed }, rules { $rules }, content { $content }.
report-by-policy = Played in every seat by the game's own policy.
report-by-bots = Played by { $bots }, who move on from seat to seat.
report-strength = { $bot } wins { $share } ({ $low } to { $high }) against players who choose at random, where { $fair } would be fair: { $games } games of the same run.
report-strength-together = { $bot } wins { $share } ({ $low } to { $high }) of { $games } games of the same run.
report-policy = The policy
report-spread = Games take turns with every value of: { $settings }.
report-settings = Settings: { $settings }.
report-method = Bars are intervals of 95 %, worked out from game to game (Wilson's for shares). A diamond marks what differs from the usual by more than chance: of all marks in this report at most { $false } are expected to be false (Benjamini-Hochberg, { $tests } comparisons).
report-method-compare = Both ways are played with the same { $games } seeds. A diamond marks what differs by more than chance: where nothing differs, a comparison like this one marks anything at all in { $risk } of cases (Holm, { $tests } figures). Bars are intervals of 95 % for one figure alone.

## What stands out

report-findings = What stands out
report-findings-none = Nothing differs from the usual by more than chance.
report-finding-seat = { $name }: { $value } of the victories ({ $low } to { $high }), usually { $usual }.
report-finding-held = { $group }, { $name }: who had it won { $value } ({ $low } to { $high }), usually { $usual }.
report-finding-setting = { $setting }, { $value }: { $figure } { $tried } instead of { $before }.
report-more-findings = { $number } more are marked below.

## Seats

report-seats = Seats
report-seats-words = The part of the victories that goes to whoever comes first, second and so on.
report-seats-sides = How often whoever begins is on the winning side, the next to the left, and so on.
report-place = { $number }.

## What players have

report-held-words = First the victories of players who had it, beside those of everybody. Who wins has more of many things, so this says what goes with victory, not what brings it.
report-held-together = First the games that were won where somebody had it, beside all games. Whoever gets far has more of many things, so this says what goes with victory, not what brings it.
report-some = The { $number } that differ most are drawn; all are in the table.
report-share = Victories of those who had it
report-pick = Players who had it
report-rates = How often things happen
report-rate = per game
report-rate-of = of those
report-usual = usual

## Course and drama

report-length = Length and score
report-length-words = A game takes { $mean } decisions in the mean, from { $quarter } to { $three } in the middle half of games.
report-cut-short = { $share } of games are cut short by a limit.
report-victory = { $share } of games are won ({ $low } to { $high }).
report-shared = { $share } of games have several winners, { $unwon } have none.
report-decisions = decisions in a game
report-scores = score
report-all-scores = all players
report-winning-scores = winners
report-of-games = of all
report-drama = Drama
report-drama-words = The lead changes { $changes } times in a game. After { $decided } of a game, in the mean, the winner is in the lead and stays there.
report-drama-together = Hope comes or goes { $changes } times in a game. After { $decided } of a game, in the mean, it is as clear as it will be how it ends.
report-drama-how = Who leads is judged by the table as a whole, hidden cards included, by the measure that bots search with.
report-drama-sides = Who leads is judged by the table as a whole: the side whose leader has fewer wounds.
report-foretold = How often whoever leads wins in the end
report-standing = How good the chances look, in games that are won and lost
report-won = won
report-lost = lost
report-over = part of the game that is over

## Settings

report-effects = What every setting does
report-effects-words = Each value in games of its own ({ $games } or so), against all games of this report; all other settings as they are.

## Figures

figure-length = decisions in a game
figure-score = score of a player
figure-winning-score = score of a winner
figure-cut-short = games cut short
figure-shared = games with several winners
figure-unwon = games that nobody won
figure-victory = games won
figure-lead-changes = changes of the lead
figure-decided = decided after
figure-foretold = the leader wins, at { $percent } of a game
figure-standing-won = chances at { $percent } of a game, when won
figure-standing-lost = chances at { $percent } of a game, when lost
figure-seat = victories of whoever is { $place }
figure-share = { $group }, { $name }: victories
figure-pick = { $group }, { $name }: who had it
figure-rate = { $group }: { $name }

## Tables

column-entry = what
column-number = of
column-value = share
column-interval = 95 %
column-difference = difference
column-adjusted = p, corrected
column-pick = had by
column-setting = setting
column-figure = figure
column-before = usual
column-tried = with it
column-one = A
column-other = B

## Comparisons

report-changes = What changes
report-changes-none = Nothing that differs by more than chance was found.
report-change = { $figure }: { $other } instead of { $one } ({ $difference }, { $low } to { $high }).
report-sides = A: { $one }. B: { $other }.
report-side-content = content { $content }
report-side-usual = the game as it is
report-all-changes = Every figure
report-all-changes-words = Figures that might differ, the clearest first.
report-difference = difference between B and A
report-differences-share = Shares: how far B lies from A
report-differences-rate = Rates: how far B lies from A
report-differences-mean = Means: how far B lies from A

## Data cards

card-title = Decisions in { $game }
card-about = { $rows } decisions of { $games } games of { $players } players, a row for each, as Parquet; the metadata of the file hold the same facts as JSON, under `duskhall`.
card-made = How it was made
card-game = Game
card-rules = Version of the rules
card-content = Content (SHA-256)
card-settings = Settings (`*`: games take turns with every value, see the column `setup`)
card-seed = Seed
card-bots = Played by
card-version = Duskhall
card-licence = Licence
card-again = The same command makes the same file again, on any machine and with any number of workers:
card-columns = Columns
card-kind = type
card-means = meaning
card-from = from
card-length = numbers
card-column-game = number of the game, from 0; its dice follow from it and the seed
card-column-decision = number of the decision within the game, from 0
card-column-setup = which of the setups in the metadata was played
card-column-seat = who decided, from 0
card-column-bot = who played that seat
card-column-question = what was asked
card-column-options = what could be answered, by name
card-column-choice = what was answered
card-column-actions = the same options as numbers of the flat action space
card-column-action = the answer as such a number
card-column-observation = what the seat saw, as numbers
card-column-won = the seat's part of the victory in the end, 0 to 1
card-column-place = its place in the end, from 1
card-column-score = its score in the end
card-column-cut-short = whether a limit ended the game
card-observation = What the seat saw
card-observation-words = The numbers of `observation`, part by part; they hold what the seat may know, and nothing else. The documentation explains every column of them.
card-limits = What it is not
card-limits-words = Bots played, not people: how often something is chosen here says nothing about how often people would. No personal data are in it.
