"""How much something grew between two spans of time in which not everything else was alike.

On a machine that has other work, too, people come and go slower for a while, and what is measured follows them.  So
that is taken out: `growth` fits a plane through the readings of both spans, with a step between them, by least squares.
"""

from collections.abc import Sequence


def growth(first: Sequence[Sequence[float]], last: Sequence[Sequence[float]]) -> float:
    """Return by how much the value, the first number of a reading, is higher in the last span for the same others.

    >>> first, last = [(10, 1), (14, 3), (12, 2)], [(21, 6), (19, 5), (25, 8)]
    >>> round(growth(first, last), 6)  # two for each of the others, and one more at last
    1.0
    """
    readings = [(*each[1:], 1.0, 0.0, each[0]) for each in first] + [(*each[1:], 1.0, 1.0, each[0]) for each in last]
    size = len(readings[0]) - 1
    rows = [[sum(each[row] * each[column] for each in readings) for column in range(size + 1)] for row in range(size)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(size):
            if row != place and rows[place][place]:
                factor = rows[row][place] / rows[place][place]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[place], strict=True)]
    return rows[-1][-1] / rows[-1][-2] if rows[-1][-2] else 0.0
