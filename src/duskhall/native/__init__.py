"""The same rules as C++: the subset of Python in which rules are written, its checker, and the translator's beginning.

`sources` says which modules carry rules and reads them, `declarations` what is declared in them (states, pieces,
tables, constants), `functions` types every expression and says what leaves the subset (with `expressions` and
`called`), `lists` whose list a name is, `graph` who calls whom.  Together they make a `Program` (`model`), which a back
end such as `cpp` walks.
docs/subset.md is the page for people.
"""
