### What the hall says, in English; the client and the terminal say it too. es.ftl has the same keys in the same order.

## What is not allowed: the message of a code is error-<code>

error-internal = The hall has made a mistake. It is noted; please try again.
error-unavailable = The hall’s memory does not answer just now: try again.
error-store = The hall’s memory does not answer just now: try again.
error-stopping = The hall is just being restarted: try again in a moment.
error-busy = Everybody is doing something at this table: try again.
error-hall-busy = The hall is busy with what others asked for: try again in a moment.
error-asks-too-much = You have asked for a lot at once: wait until some of it is done.
error-slow-down = Too fast for the hall: wait a moment.
error-bad-request = The hall cannot make anything of that: { $message }
error-bad-message = The hall cannot make anything of that: { $message }
error-bad-method = The hall cannot make anything of that: { $message }
error-too-large = That is too long.
error-bad-origin = This page is not one of this hall’s.
error-other-protocol = This page is older than the hall: load it again.
error-hello-first = The connection was not greeted: load the page again.
error-unknown = The hall does not know you (any more): come in again.
error-not-found = There is no such table, or it is private: check the link.
error-not-invited = This invitation does not open this table: ask whoever sent it for the link again.
error-not-asked = The bot of this seat waits for nobody.
error-not-yours = That is for the host, or for those at the table.
error-not-your-seat = That is not your chair.
error-other-seat = You are looking from another of your chairs.
error-bad-name = A name has 1 to 32 visible characters.
error-bad-link = This link was used already, or is too old: make a new one.
error-bad-passphrase = { $message }
error-wrong-passphrase = Nobody here has this passphrase: check its words and their order.
error-deceiving-name = { $message }
error-bad-holidays = { $message }
error-bad-push = { $message }
error-no-push = { $message }
error-not-by-day = This can be answered in advance only in games that are played by the day.
error-name-alike = Somebody here has a name that looks like yours: change yours a little first.
error-daily-alone = The daily table is tried alone; its replay opens when the day is over.
error-daily-over = The deal of this day is open to everybody already: come back tomorrow.
error-code-wrong = No table here has this code: check it, character by character.
error-code-expired = This code has run out: ask for the new one.
error-code-used = The game with this code has begun: ask for the link to watch it.
error-bad-setup = The table cannot be set up like that: { $message }
error-full = This table has no room for more people.
error-seat-taken = Somebody sits there already.
error-seat-empty = A chair is still empty: fill it with a bot, or wait for somebody.
error-no-seat = Take a chair first.
error-no-such-seat = There is no such chair.
error-not-ready = Somebody is not ready yet.
error-not-open = The game has already started.
error-not-started = The game has not started yet.
error-not-running = No game is being played at this table.
error-not-ended = The game is not over yet.
error-frozen = This table cannot go on.
error-unknown-bot = There is no such bot for this game.
error-nothing-asked = Nobody asks to take anything back.
error-no-vote = { $message }
error-changed-enough = You have changed this answer often enough: it stays as it is.
error-no-odds = The odds cannot be worked out now.
error-no-lesson = This game has no lesson.
error-no-analysis = This game cannot be analysed now.
error-no-hint = No hint can be worked out now.
error-no-hints = At this table there are no hints.
error-no-aids = At this table everybody works the odds out for themselves.
error-no-notebook = This game needs no notebook.
error-no-replay = Today’s rules cannot show this game; its record can still be downloaded.
error-goes-on = What is played again keeps its settings: a rematch can have others.
error-no-retry = Nothing of this game can be played again: a rematch begins anew.
error-no-such-standing = This game knows no such answer in advance.
error-no-value = Say for which case this answer is to stand.
error-no-such-option = Say what is to be answered.
error-no-such-language = The hall does not speak that language.
error-too-many-tables = You are looking at too many tables at once.
error-too-many-mutes = You have muted as many people as one can: hear somebody again first.

## Names and passphrases

name-hidden = A name has no characters that cannot be seen or that turn the line around: write it without them.
name-alphabets = Write your name in one alphabet: letters of several that look alike deceive others.
name-imitates = This name looks like that of the hall, of a bot or of a chair: choose another.
passphrase-length = A passphrase has { $words } words; these are { $given }.
passphrase-word = Word { $number } is none of the words that passphrases are made of: check how it is written.

## Votes that are not possible

vote-not-running = Votes are for running games; before the start, the host decides who sits.
vote-not-yours = People who play vote on the chair of another person.
vote-nobody-waits = Nobody waits for this person just now.
vote-by-day = This game is played by the day: the clock decides how long anybody may take.
vote-too-early = This person may still think: you can vote in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
vote-alone = You are the only other person who plays: alone you can vote when this person has been gone for { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}.

## What somebody does too often

limit-guests = Too many guests have come in from your address: wait a minute.
limit-tables = You have made several tables just now: wait a minute before the next one.
limit-address-tables = Many tables were made from your address just now: wait a minute before the next one.
limit-chat = You say more than the others can read: wait a moment.
limit-undos = You take decisions back too often: wait a moment.
limit-mutes = You have muted as many people as one can: hear somebody again first.
limit-remarks = Enough quick words for now: wait a moment.
limit-replays = You ask for too many replays: wait a moment.
limit-odds = You ask for odds too often: wait a moment.
limit-hints = You ask for hints too often: wait a moment.
limit-codes = You have tried several codes: wait a minute before the next one, or ask for the link.
limit-passphrases = Too many passphrases: wait a minute before the next one.

## Tables that cannot go on

restore-no-snapshot = { $problem } Nor does its snapshot fit ({ $detail }).
room-impossible-entry = Entry { $entry } cannot be carried out ({ $detail }).
room-other-entry = Entry { $entry } comes out differently here.

## What the doctor finds

doctor-cannot-examine = It cannot be examined ({ $detail }).
doctor-gap = Its entries have a gap.
doctor-other-seed = Its record is not of the seed that was promised.
doctor-commitment = Its commitment does not fit its seed.
doctor-disagree = Its lobby and its game disagree about whether it is over.
doctor-other-state = Its state after entry { $entry } is not the one that was played.
doctor-store = The database says: { $detail }.

## Configuration

config-misfit = The configuration cannot be used: { $problem }.
config-unreadable = The configuration file { $file } cannot be read: { $detail }.
config-no-toml = The configuration file { $file } is not TOML: { $detail }.
config-address = { $address } cannot be used ({ $detail }): choose another port.
config-no-network = This machine is in no network that others could reach it by: connect it to one, or leave --lan out.
config-proxy = { $value } is no address or network: name proxies such as 127.0.0.1 or 10.0.0.0/8.
config-metrics = The port of the metrics, { $port }, is that of the hall: give them one of their own.

## Stores and backups

store-none = { $url } is no store: give sqlite:///FILE or postgresql://...
store-needs-extra = PostgreSQL needs the extra: pip install 'duskhall[postgres]'.
store-no-file = There is no store { $file }: name the file of a hall.
store-in-use = { $file } is in use by another hall: stop that one, or use PostgreSQL for several.
store-unusable = { $file } cannot be used as a store: { $detail }.
store-write = The store cannot write: { $detail }.
store-damaged = { $store } is damaged ({ $detail }): look at it with `duskhall doctor`, and restore a backup.
store-newer = { $store } was written by a newer Duskhall (its schema is { $revision }): use that one, or restore an older backup.
store-no-hall = { $store } is no store of a hall: nothing was ever kept in it.
store-database = The database { $url } cannot be used: { $detail }.
store-database-write = The database { $url } cannot write: { $detail }.
backup-not-empty = The store is not empty: restore into a new one.
backup-none = { $file } is no backup of a hall.
backup-unreadable = { $file } cannot be read as a backup: { $detail }.
backup-not-whole = { $file } is not whole: it holds { $rows } of { $last } rows.
backup-damaged = The store is damaged ({ $detail }), so no backup was written: look at it with `duskhall doctor`.
backup-unwritten = { $file } cannot be written: { $detail }.

## Reaching a hall

client-no-address = { $address } is no address of a hall: give one such as http://localhost:8000.
client-no-answer = No hall answers at { $address }: { $detail }.

## Requests that cannot be read

request-length = The length of the request is no number.
request-frame = A frame is one JSON message as text.
request-no-json = The body of the request is no JSON.
request-body = The body of the request is not what is expected here: see /docs.
request-missing = { $field } is missing.
request-unknown = { $field } is nothing that is known here.
request-kind = { $field } is of another kind than it must be.
request-size = { $field } is too long or too short, too large or too small.
request-value = { $field } has a value that is not possible here.
request-nothing-there = There is nothing at this address: check the link.
request-method = This address does not answer such requests: see /docs.
writing-nothing = Nothing of it can be seen: write something.
request-too-large = A request has at most { $most } bytes.

# Holidays
holidays-disorder = Holidays end after they begin, and no two of them share a day.
holidays-far = Holidays can be chosen up to a year ahead.
holidays-many = You have { $days } days of holiday a year, and these would be more in { $year }.

# Told on a device whose page is closed
notice-turn = It is your turn.
notice-stop = No more of these
push-bad = This browser’s push service cannot be used: its address and keys are not as they have to be.
push-not-here = This hall cannot push: whoever runs it did not install the extra “push”.

# Packs
error-bad-pack = { $message }
error-no-such-pack = The hall has no such pack (any more): choose another.
error-no-host-packs = In this hall only the keeper's packs are played.
pack-too-large = A pack has at most { $most } KB here: leave out what the game has anyway.
pack-too-many = With this pack there would be more than { $most } entries of the kind { $noun }.
pack-alike = { $other } looks like { $one }, but is written otherwise: give it a name of its own.
pack-no-end = The pack cannot be read to its end in the time that there is for it.
pack-no-longer = This pack no longer fits the game here: { $problem }
pack-unreadable = It cannot be read: { $detail }.
packs-no-folder = There is no folder { $folder } for packs.
limit-packs = You have had many packs looked at: wait a minute.

# The keeper
error-banned = { $message }
error-silenced = { $message }
error-no-such-person = Nobody else at this table is meant by that: choose somebody who is here.
error-no-such-line = Nobody meant by that has said this here, or it is gone from the chat.
banned-person = The keeper of this hall does not let you in until { $until }.
banned-person-for-good = The keeper of this hall does not let you in any more.
banned-network = The keeper of this hall lets nobody in from your network until { $until }.
banned-network-for-good = The keeper of this hall lets nobody in from your network.
silenced = The keeper of this hall has muted you until { $until }: you can play, but not speak.
silenced-for-good = The keeper of this hall has muted you: you can play, but not speak.
silenced-here = The keeper of this hall has muted you at this table until { $until }: you can play, but not speak.
silenced-here-for-good = The keeper of this hall has muted you at this table: you can play, but not speak.
limit-reports = You have reported much at once: wait a minute.
keeper-too-wide = In { $network } is nearly everybody: name a smaller network.
keeper-nobody = { $about } is neither a person's id, as reports name it, nor an address or a network such as 203.0.113.0/24.
keeper-whom = Say whom or what this is about: duskhall keeper { $action } …
keeper-no-report = No report { $number } waits.
keeper-which-reports = { $about } names no reports: leave it out for those that wait, or say all.
keeper-no-table = There is no table { $table }: reports name the one that they are about.
keeper-no-ban = There is no ban on { $about }.
keeper-not-muted = { $about } is not muted there.
keeper-action = { $action } is nothing that a keeper does; there are { $actions }.
