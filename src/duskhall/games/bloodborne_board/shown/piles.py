"""What everybody may know of a face-down pile: how many of each it holds."""


def counts(pile: list[int], names: list[str]) -> dict[str, int]:
    """Return how many of each a pile holds, in the order of the content: never the pile's own order."""
    return {name: pile.count(number) for number, name in enumerate(names) if number in pile}
