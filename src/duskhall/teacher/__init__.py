"""The teacher: what a seat's options are worth, as far as that seat can know; hints, analysis and exercises.

`worlds` draws what a seat may imagine, weighed by what it believes; `estimate` plays every option out in them; `hint`
says what to do at one moment, `analysis` what a whole game came to, `exercise` which of its moments are worth another
try.  Nothing here is given a state of a running table: a `Seat` is all it takes.
"""
