### What every game says, in English. es.ftl has the same keys in the same order.

## Words

nobody = nobody
nothing = nothing
seat-name = Player { $number }
designed = { $name }°
rule-number = rule { $rule }

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
verify-adopted = The record is true, also by rules version { $version }; it was played by version { $older }.
verify-adopted-content = The record is true, also with the content here; it was played with other content.
verify-game = The record is of { $found }, not of { $expected }.
verify-rules-version = The record was played by rules version { $found }; the rules here are version { $expected }.
verify-no-seed = The record holds no server seed, so its draws cannot be checked before the end.
verify-commitment = The commitment { $found } does not fit the server seed and the table { $table }.
verify-setup = The record cannot be replayed: { $reason }
verify-content = The record was played with content { $found }; here it is { $expected }.
verify-decision = Entry { $entry }: { $seat } cannot answer { $question } with { $option }: { $reason } (rule { $rule }).
verify-entry = Entry { $entry } ({ $kind } by { $seat }) is not possible: { $reason }.
verify-decision-changed = Entry { $entry }: the record says that { $seat } answered { $question } with { $found }; its digest is that of { $expected }.
verify-draw = Entry { $entry }, draw { $draw } ({ $purpose }): the record says { $found }, the seed gives { $expected }.
verify-other-draw = Entry { $entry }, draw { $draw }: the record has { $found } where the rules make { $expected }.
verify-event = Entry { $entry }, event { $number } ({ $event }), { $field }: the record says { $found }, the rules give { $expected }.
verify-other-event = Entry { $entry }, event { $number }: the record says { $found } where the rules tell { $expected }.
verify-digest = Entry { $entry } is not what it was: its digest is { $found }, not { $expected }.
verify-head-digest = Names, options or contributions are not what they were: the first digest is { $found }, not { $expected }.
verify-outcome = The outcome ({ $field }): the record says { $found }, the rules give { $expected }.

## Odds

odds-success = success { $percent } %

## Mistakes

mistake-unknown-game = There is no game { $game }; the games are { $games }.
mistake-unknown-bot = There is no bot { $bot } for { $game }; the bots are { $bots }.
mistake-unknown-language = Duskhall does not speak { $language }; it speaks { $languages }.
mistake-players = { $game } is for { $fewest } to { $most } players, not for { $players }.
mistake-unknown-option = { $game } has no option { $option }; it has { $options }.
mistake-option-value = Option { $option } cannot be { $value }; it is one of { $possible }.
mistake-content = { $file }: { $problem }
