"""What a balance report says, in one language: the sections of its page, out of what was counted."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from duskhall.kernel.game import Game
from duskhall.kernel.setup import Setup
from duskhall.kernel.text import TableTexts, Texts, key
from duskhall.lab import page
from duskhall.lab.page import Plot, Section, Table

LAB_TEXTS: Final = Path(__file__).parent / "texts"
DRAWN: Final = 30  # rows of a plot
NAMED: Final = 2  # findings of each group that are named at the top
CHANGES: Final = 12  # that are named in words
Row = Mapping[str, Any]

# The figures that the effect of a setting is drawn for, in their order; the first seat stands for all seats.
EFFECTS: Final = ("victory", "1", "length", "winning_score", "lead_changes", "decided")


class Telling:
    """Words and numbers of one report."""

    def __init__(self, lang: str, setup: Setup, result: dict[str, Any]) -> None:
        """Speak about this result of games of a setup."""
        self.lang, self.result, self.game = lang, result, setup.game
        self.table = TableTexts(Texts(lang, [setup.game.folder / "texts", LAB_TEXTS]), setup)
        self.text = self.table.text

    # --- Numbers -------------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number as people write it."""
        written = f"{value:,.{digits}f}"
        return written.translate(str.maketrans(",.", "\u00a0,")) if self.lang == "es" else written

    def percent(self, share: float) -> str:
        """Return a share in percent."""
        return f"{self.number(100 * share, 1)}\u00a0%"

    def valued(self, row: Row, value: float, *, signed: bool = False) -> str:
        """Return a value of a figure: a share in percent, or a number."""
        sign = "+" if signed and value > 0 else ""
        shares = row["kind"] in ("share", "pick")
        return sign + (self.percent(value) if shares else self.number(value, 2))

    def interval(self, row: Row) -> str:
        """Return the bounds of a value in percent."""
        return f"{self.number(100 * row['low'], 1)}-{self.number(100 * row['high'], 1)}"

    def p(self, value: float | None) -> str:
        """Return how often chance would do that."""
        return "" if value is None else f"< {self.number(0.0001, 4)}" if value < 0.0001 else self.number(value, 4)

    # --- Names ---------------------------------------------------------------------------------------------------

    def entry(self, catalogue: str, name: str) -> str:
        """Return what an entry is called; where several have one name, with a number."""
        return self.text("report-place", number=name) if catalogue == "seat" else self.names(catalogue)[name]

    @cache  # noqa: B019  a report is told once
    def names(self, catalogue: str) -> dict[str, str]:
        """Return what all entries of a catalogue are called."""
        entries = self.table.setup.catalogues[catalogue]
        called = [self.table.noun(catalogue, name) for name in entries]
        return {
            name: f"{words} ({called[:place].count(words) + 1})" if called.count(words) > 1 else words
            for place, (name, words) in enumerate(zip(entries, called, strict=True))
        }

    def group(self, name: str) -> str:
        """Return what a group of figures is called."""
        return self.text(key("balance", name))

    def setting(self, name: str) -> str:
        """Return what a setting is called."""
        return self.text(key("setting", name))

    def value(self, name: str, value: object) -> str:
        """Return what a value of a setting is called."""
        words = key("setting", name, str(value))
        return self.text(words) if self.table.has(words) else str(value)

    def figure(self, row: Row) -> str:
        """Return what a figure is called."""
        group, entry, kind = row["group"], row["entry"], row["kind"]
        if group in ("course", "drama"):
            return self.text(key("figure", entry))
        if group in ("foretold", "standing-won", "standing-lost"):
            return self.text(f"figure-{group}", percent=f"{10 * int(entry)}\u00a0%")
        if group == "seats":
            return self.text("figure-seat", place=self.entry("seat", entry))
        return self.text(f"figure-{kind}", group=self.group(group), name=self.entry(row["catalogue"], entry))

    # --- The head ------------------------------------------------------------------------------------------------

    def head(self) -> Iterator[str]:
        """Yield what was played, by whom, and how strong they are."""
        result = self.result
        counts = {name: self.number(result[name]) for name in ("games", "players", "decisions")}
        short = {"seed": result["seed"], "rules": result["rules_version"], "content": result["content"][:12]}
        by_policy = result["bots"] == ["policy"]
        played = (
            self.text("report-by-policy") if by_policy else self.text("report-by-bots", bots=", ".join(result["bots"]))
        )
        yield " ".join([played, *(self.strength(each) for each in result["strength"])])
        yield self.text("report-games", **counts, **short)
        if result["spread"]:
            yield self.text("report-spread", settings=", ".join(map(self.setting, result["spread"])))

    def strength(self, row: Row) -> str:
        """Say how strong somebody is who played."""
        bot = self.text("report-policy") if row["bot"] == "policy" else row["bot"]
        shares = {name: self.percent(row[name]) for name in ("share", "low", "high")}
        games = self.number(row["games"])
        if row["fair"] is None:
            return self.text("report-strength-together", bot=bot, games=games, **shares)
        return self.text("report-strength", bot=bot, games=games, fair=self.percent(row["fair"]), **shares)

    def page(self, title: str, words: Sequence[str], sections: Sequence[Section]) -> str:
        """Return the whole page."""
        labels = {"contents": self.text("report-contents"), "numbers": self.text("report-numbers")}
        called = self.text(title, game=self.text("game-title"))
        return page.write(self.lang, called, list(words), list(sections), labels, accent(self.game))


def accent(game: Game) -> str:
    """Return the colour that stands for a game."""
    return game.colours[0].ground


def dots_of(telling: Telling, rows: Sequence[Row], catalogue: str, form: str = "share") -> list[dict[str, Any]]:
    """Return rows as a plot of dots takes them."""
    return [
        {
            "name": telling.entry(catalogue, row["entry"]),
            "value": row["value"],
            "low": row["low"],
            "high": row["high"],
            "found": row.get("found", False),
            "says": f"{telling.entry(catalogue, row['entry'])}: "
            + (telling.percent(row["value"]) if form == "share" else telling.number(row["value"], 3)),
        }
        for row in rows
    ]


def report_page(lang: str, setup: Setup, result: dict[str, Any]) -> str:
    """Return the page of a report."""
    telling = Telling(lang, setup, result)
    tested = [*result["seats"], *(row for group in result["held"] for row in group["entries"]), *result["effects"]]
    tests = sum(row["p"] is not None for row in tested)
    method = telling.text("report-method", false=telling.percent(result["false"]), tests=telling.number(tests))
    sections = [
        Section(telling.text("report-findings"), points=findings(telling)),
        *_seats(telling),
        *_held(telling),
        *_rates(telling),
    ]
    sections += [_course(telling), *_drama(telling), *_effects(telling)]
    return telling.page("report-title", [*telling.head(), method], sections)


def findings(telling: Telling) -> list[str]:
    """Say what differs most from the usual in each group, of all that is more than chance."""
    result = telling.result
    usual = telling.percent(result["usual"])
    groups = [
        ("seat", "", result["seats"]),
        *((each["catalogue"], each["name"], each["entries"]) for each in result["held"]),
    ]
    said, marked = [], 0
    for catalogue, name, rows in groups:
        found = sorted((row for row in rows if row["found"]), key=lambda row: -abs(row["difference"]))
        marked += len(found)
        said += [_finding(telling, row, catalogue, name, usual) for row in found[:NAMED]]
    more = [telling.text("report-more-findings", number=marked - len(said))] if marked > len(said) else []
    return [*said, *more] or [telling.text("report-findings-none")]


def _finding(telling: Telling, row: Row, catalogue: str, group: str, usual: str) -> str:
    values = {name: telling.percent(row[name]) for name in ("value", "low", "high")}
    name = telling.entry(catalogue, row["entry"])
    if not group:
        return telling.text("report-finding-seat", name=name, usual=usual, **values)
    return telling.text("report-finding-held", group=telling.group(group), name=name, usual=usual, **values)


def _seats(telling: Telling) -> Iterator[Section]:
    from duskhall.lab import plots

    rows = telling.result["seats"]
    if not rows:
        return
    words = telling.text("report-seats-sides" if telling.game.sides is not None else "report-seats-words")
    spec = plots.dots(dots_of(telling, rows, "seat"), telling.text("column-value"), "%", telling.result["usual"])
    plot = Plot(telling.text("report-seats"), spec, words)
    yield Section(telling.text("report-seats"), [words], plots=[plot], table=_table(telling, rows, "seat"))


def _held(telling: Telling) -> Iterator[Section]:
    from duskhall.lab import plots

    words = telling.text("report-held-together" if telling.game.cooperative else "report-held-words")
    for group in telling.result["held"]:
        rows = sorted(group["entries"], key=lambda row: -row["value"])
        if not rows:
            continue
        said = [words]
        drawn = rows
        if len(rows) > DRAWN:
            most = {row["entry"] for row in sorted(rows, key=lambda row: (not row["found"], row["p"] or 0.0))[:DRAWN]}
            drawn = [row for row in rows if row["entry"] in most]
            said.append(telling.text("report-some", number=DRAWN))
        title, catalogue = telling.group(group["name"]), group["catalogue"]
        shares = dots_of(telling, drawn, catalogue)
        picks = dots_of(telling, [{"entry": row["entry"], **row["pick"]} for row in drawn], catalogue)
        yield Section(
            title,
            said,
            plots=[
                Plot(
                    telling.text("report-share"),
                    plots.dots(shares, telling.text("column-value"), "%", telling.result["usual"]),
                    f"{title}: {telling.text('report-share')}",
                ),
                Plot(
                    telling.text("report-pick"),
                    plots.dots(picks, telling.text("column-pick"), "%"),
                    f"{title}: {telling.text('report-pick')}",
                ),
            ],
            table=_table(telling, rows, catalogue),
        )


def _table(telling: Telling, rows: Sequence[Row], catalogue: str) -> Table:
    names = ("entry", "number", "value", "interval", "difference", "adjusted")
    heads = [telling.text(f"column-{name}") for name in names]
    written = [
        [
            telling.entry(catalogue, row["entry"]) + (" ◆" if row["found"] else ""),
            telling.number(row["number"]),
            telling.percent(row["value"]),
            telling.interval(row),
            ("+" if row["difference"] > 0 else "") + telling.percent(row["difference"]),
            telling.p(row["adjusted"]),
        ]
        for row in rows
    ]
    if rows and "pick" in rows[0]:
        heads.append(telling.text("column-pick"))
        for line, row in zip(written, rows, strict=True):
            line.append(telling.percent(row["pick"]["value"]))
    return Table(heads, written)


def _rates(telling: Telling) -> Iterator[Section]:
    """How often things happen, one plot for each, with all numbers in one table."""
    from duskhall.lab import plots

    section = Section(telling.text("report-rates"))
    heads = [telling.text(f"column-{name}") for name in ("entry", "number", "value", "interval")]
    section.table = Table(heads, [])
    for group in telling.result["rates"]:
        rows = sorted((row for row in group["entries"] if row["value"]), key=lambda row: -row["value"])
        if not rows:
            continue
        title, catalogue = telling.group(group["name"]), group["catalogue"]
        per = telling.text("report-rate" if group["per_game"] else "report-rate-of")
        spec = plots.dots(dots_of(telling, rows[:DRAWN], catalogue, "rate"), per, ",.3~r")
        section.plots.append(Plot(title, spec, title))
        section.table.rows += [
            [
                f"{title}: {telling.entry(catalogue, row['entry'])}",
                telling.number(row["number"]),
                telling.number(row["value"], 3),
                f"{telling.number(row['low'], 3)}-{telling.number(row['high'], 3)}",
            ]
            for row in rows
        ]
    if section.plots:
        yield section


def _course(telling: Telling) -> Section:
    from duskhall.lab import plots

    result, course = telling.result, telling.result["course"]
    length = result["length"]
    words = [
        telling.text(
            "report-length-words",
            mean=telling.number(length["mean"], 1),
            quarter=telling.number(length["quarter"]),
            three=telling.number(length["three_quarters"]),
        )
    ]
    if "victory" in course:
        values = {name: telling.percent(course["victory"][name]) for name in ("low", "high")}
        words.append(telling.text("report-victory", share=telling.percent(course["victory"]["value"]), **values))
    else:
        unwon = telling.percent(course["unwon"]["value"])
        words.append(telling.text("report-shared", share=telling.percent(course["shared"]["value"]), unwon=unwon))
    if course["cut_short"]["value"]:
        words.append(telling.text("report-cut-short", share=telling.percent(course["cut_short"]["value"])))
    of_games, all_scores = telling.text("report-of-games"), telling.text("report-all-scores")
    decisions, scores = telling.text("report-decisions"), telling.text("report-scores")
    drawn = [Plot(decisions, plots.counts({"": length["counts"]}, decisions, of_games), words[0])]
    if len(result["score"]["counts"]) > 2:
        series = {telling.text("report-winning-scores"): result["winning_score"]["counts"]}
        series[all_scores] = result["score"]["counts"]
        drawn.append(Plot(scores, plots.counts(series, scores, of_games), scores))
    return Section(telling.text("report-length"), words, plots=drawn)


def _drama(telling: Telling) -> Iterator[Section]:
    from duskhall.lab import plots

    drama, curves = telling.result["drama"], telling.result["curves"]
    if not drama:
        return
    together = telling.game.cooperative
    words = telling.text(
        "report-drama-together" if together else "report-drama-words",
        changes=telling.number(drama["lead_changes"]["value"], 2),
        decided=telling.percent(drama["decided"]["value"]),
    )
    how = telling.text("report-drama-how" if telling.game.sides is None else "report-drama-sides")
    if together:
        series = {
            telling.text("report-won"): curves["standing-won"],
            telling.text("report-lost"): curves["standing-lost"],
        }
    else:
        series = {"": curves["foretold"]}
    title = telling.text("report-standing" if together else "report-foretold")
    fair = None if together else 1 / telling.result["players"] if telling.game.sides is None else 0.5
    spec = plots.curves(series, telling.text("report-over"), telling.text("column-value"), fair)
    yield Section(telling.text("report-drama"), [words, how], plots=[Plot(title, spec, words)])


def _effects(telling: Telling) -> Iterator[Section]:
    from duskhall.lab import plots

    rows = telling.result["effects"]
    if not rows:
        return
    drawn = []
    for entry in EFFECTS:
        mine = [row for row in rows if row["entry"] == entry]
        if not mine:
            continue
        shares = mine[0]["kind"] in ("share", "pick")
        data = [
            {
                "name": _changed(telling, row),
                "value": row["difference"],
                "low": row["difference_low"],
                "high": row["difference_high"],
                "found": row["found"],
                "says": f"{_changed(telling, row)}: {telling.valued(row, row['difference'], signed=True)}",
            }
            for row in mine
        ]
        spec = plots.dots(data, telling.text("column-difference"), "+%" if shares else "+,.3~r", 0.0)
        drawn.append(Plot(telling.figure(mine[0]), spec, telling.figure(mine[0])))
    heads = ("setting", "figure", "before", "tried", "difference", "interval", "adjusted")
    written = [
        [
            _changed(telling, row) + (" ◆" if row["found"] else ""),
            telling.figure(row),
            telling.valued(row, row["usual"]["value"]),
            telling.valued(row, row["tried"]["value"]),
            telling.valued(row, row["difference"], signed=True),
            f"{telling.valued(row, row['difference_low'])} … {telling.valued(row, row['difference_high'])}",
            telling.p(row["adjusted"]),
        ]
        for row in rows
    ]
    games = telling.number(max(row["tried"]["number"] for row in rows if row["entry"] == "length"))
    words = telling.text("report-effects-words", games=games)
    table = Table([telling.text(f"column-{name}") for name in heads], written)
    yield Section(telling.text("report-effects"), [words], plots=drawn, table=table)


def _changed(telling: Telling, row: Row) -> str:
    return f"{telling.setting(row['setting'])}: {telling.value(row['setting'], row['value'])}"


# --- Comparisons ---------------------------------------------------------------------------------------------------


def changes(telling: Telling) -> list[str]:
    """Say what differs by more than chance, the clearest first."""
    found = [row for row in _by_clearness(telling.result["figures"]) if row["found"]]
    said = [
        telling.text(
            "report-change",
            figure=telling.figure(row),
            one=telling.valued(row, row["one"]["value"]),
            other=telling.valued(row, row["other"]["value"]),
            difference=telling.valued(row, row["difference"], signed=True),
            low=telling.valued(row, row["difference_low"]),
            high=telling.valued(row, row["difference_high"]),
        )
        for row in found[:CHANGES]
    ]
    if len(found) > CHANGES:
        said.append(telling.text("report-more-findings", number=len(found) - CHANGES))
    return said or [telling.text("report-changes-none")]


def compare_page(lang: str, setup: Setup, result: dict[str, Any], sides: tuple[str, str]) -> str:
    """Return the page of a comparison; the sides are named as whoever asked named them."""
    from duskhall.lab import plots

    telling = Telling(lang, setup, result)
    rows = _by_clearness(result["figures"])
    tests = sum(row["p"] is not None for row in rows)
    method = telling.text(
        "report-method-compare",
        games=telling.number(result["games"]),
        risk=telling.percent(result["risk"]),
        tests=telling.number(tests),
    )
    drawn = []
    for kinds in (("share", "pick"), ("rate",), ("mean",)):
        mine = [row for row in rows if row["kind"] in kinds and row["p"] is not None][:DRAWN]
        data = [
            {
                "name": telling.figure(row),
                "value": row["difference"],
                "low": row["difference_low"],
                "high": row["difference_high"],
                "found": row["found"],
                "says": f"{telling.figure(row)}: {telling.valued(row, row['difference'], signed=True)}",
            }
            for row in mine
        ]
        if data:
            title = telling.text(f"report-differences-{kinds[0]}")
            spec = plots.dots(data, telling.text("report-difference"), "+%" if "share" in kinds else "+,.3~r", 0.0)
            drawn.append(Plot(title, spec, title))
    names = ("entry", "one", "other", "difference", "interval", "adjusted")
    table = Table(
        [telling.text(f"column-{name}") for name in names],
        [
            [
                telling.figure(row) + (" ◆" if row["found"] else ""),
                telling.valued(row, row["one"]["value"]),
                telling.valued(row, row["other"]["value"]),
                telling.valued(row, row["difference"], signed=True),
                f"{telling.valued(row, row['difference_low'])} … {telling.valued(row, row['difference_high'])}",
                telling.p(row["adjusted"]),
            ]
            for row in rows
        ],
    )
    sections = [
        Section(telling.text("report-changes"), points=changes(telling)),
        Section(telling.text("report-all-changes"), [telling.text("report-all-changes-words")], [], drawn, table),
    ]
    one, other = (each or telling.text("report-side-usual") for each in sides)
    words = [telling.text("report-sides", one=one, other=other), *telling.head(), method]
    return telling.page("report-compared", words, sections)


def _by_clearness(rows: Sequence[Row]) -> list[Row]:
    def order(row: Row) -> tuple[float, float]:
        width = row["difference_high"] - row["difference_low"]
        return (2.0 if row["p"] is None else row["p"], -abs(row["difference"]) / width if width else 0.0)

    return sorted(rows, key=order)
