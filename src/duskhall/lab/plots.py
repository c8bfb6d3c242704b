"""Plots of a balance report, declared with Altair; a browser draws them (Vega-Lite).

Every plot takes the width that it is given, and its data along; how it is coloured is for the page to say.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import altair as alt

Row = Mapping[str, Any]
Spec = dict[str, Any]

STEP: Final = 22  # pixels of a row
HEIGHT: Final = 220
BINS: Final = 40
CLEAR, UNCLEAR = "clear", "unclear"  # what the page has colours for


def dots(rows: Sequence[Row], title: str, form: str, base: float | None = None) -> Spec:
    """Values with their intervals, a row for each, beside a line where the usual value is.

    A row has `name`, `value`, `low`, `high`, `found` (whether it is more than chance) and `says`, a sentence.
    """
    table = [{**row, "sort": UNCLEAR if not row["found"] else CLEAR} for row in rows]
    y = alt.Y("name:N", sort=None, title=None)
    scale = alt.Scale(zero=False, nice=True)
    axis = alt.Axis(format=form, title=title, tickCount=5, labelFlush=True)
    chart = _chart(table)
    colour = alt.Color("sort:N", legend=None, scale=alt.Scale(domain=[CLEAR, UNCLEAR]))
    spread = chart.mark_rule(strokeWidth=3, opacity=0.55).encode(
        x=alt.X("low:Q", scale=scale, axis=axis), x2="high:Q", y=y, color=colour
    )
    points = chart.mark_point(filled=True, size=70, opacity=1).encode(
        x=alt.X("value:Q", scale=scale, axis=axis), y=y, color=colour, shape=_shape(), tooltip="says:N"
    )
    layers: list[Any] = [spread, points]
    if base is not None:
        line = _chart([{"base": base}]).mark_rule(strokeDash=[5, 4], strokeWidth=1.5)
        layers.insert(0, line.encode(x=alt.X("base:Q", scale=scale, axis=axis)))
    layered: Any = alt.layer(*layers)
    return _spec(layered.properties(width="container", height=STEP * len(rows)))


def _shape() -> Any:
    """A shape beside the colour: filled squares are clear, circles are not."""
    return alt.Shape("sort:N", legend=None, scale=alt.Scale(domain=[CLEAR, UNCLEAR], range=["diamond", "circle"]))


def counts(series: Mapping[str, Sequence[Sequence[int]]], title: str, share: str) -> Spec:
    """How often each number came up, as shares of all, in at most so many bars; several series lie over each other."""
    table = [row for name, counted in series.items() for row in _binned(name, counted)]
    several = len(series) > 1
    chart = _chart(table).mark_bar(opacity=0.65 if several else 0.9)
    encoded: Any = chart.encode(
        x=alt.X("from:Q", title=title, axis=alt.Axis(tickCount=6), scale=alt.Scale(zero=False)),
        x2="to:Q",
        y=alt.Y("share:Q", title=share, axis=alt.Axis(format="%", tickCount=4), scale=alt.Scale(domainMin=0)),
        y2="none:Q",
        color=alt.Color("series:N", title=None, sort=list(series), legend=alt.Legend() if several else None),
        tooltip="says:N",
    )
    return _spec(encoded.properties(width="container", height=HEIGHT))


def _binned(name: str, counted: Sequence[Sequence[int]]) -> list[dict[str, Any]]:
    if not counted:
        return []
    total = sum(count for _, count in counted)
    least, most = min(value for value, _ in counted), max(value for value, _ in counted)
    width = max(1, -(-(most - least + 1) // BINS))
    bins: dict[int, int] = {}
    for value, count in counted:
        first = least + (value - least) // width * width
        bins[first] = bins.get(first, 0) + count
    return [
        {
            "series": name,
            "from": first,
            "to": first + width,
            "share": count / total,
            "none": 0,
            "says": f"{first}{f'-{first + width - 1}' if width > 1 else ''}: {100 * count / total:.1f} %",
        }
        for first, count in sorted(bins.items())
    ]


def curves(series: Mapping[str, Sequence[Row]], over: str, title: str, base: float | None) -> Spec:
    """Values at each tenth of the game, with their intervals as bands."""
    table = [
        {"series": name, "time": tenth / (len(values) - 1), **value}
        for name, values in series.items()
        for tenth, value in enumerate(values)
        if value["number"]
    ]
    several = len(series) > 1
    chart = _chart(table)
    x = alt.X("time:Q", title=over, axis=alt.Axis(format="%", tickCount=6))
    colour = alt.Color("series:N", title=None, sort=list(series), legend=alt.Legend() if several else None)
    axis = alt.Axis(format="%", tickCount=5)
    scale = alt.Scale(domain=[0, 1])
    band = chart.mark_area(opacity=0.25).encode(
        x=x, y=alt.Y("low:Q", title=title, axis=axis, scale=scale), y2="high:Q", color=colour
    )
    line = chart.mark_line(point=True, strokeWidth=2.5).encode(
        x=x,
        y=alt.Y("value:Q", title=title, axis=axis, scale=scale),
        color=colour,
        tooltip=[alt.Tooltip("value:Q", format=".1%", title=" ")],
    )
    layers: list[Any] = [band, line]
    if base is not None:
        fair = _chart([{"base": base}]).mark_rule(strokeDash=[5, 4], strokeWidth=1.5)
        layers.insert(0, fair.encode(y=alt.Y("base:Q", title=title, axis=axis, scale=scale)))
    layered: Any = alt.layer(*layers)
    return _spec(layered.properties(width="container", height=HEIGHT))


def _chart(table: list[dict[str, Any]]) -> Any:
    data: Any = alt.Data
    return alt.Chart(data(values=table))


def _spec(chart: Any) -> Spec:
    spec: Spec = chart.to_dict()
    spec.pop("config", None)
    return spec
