"""What the hall does not allow: a code for programs and one sentence for people.

What the rules of a game do not allow is a `Refusal` of the kernel; this is about seats, tables and rights.
"""


class Denied(Exception):
    """A request that cannot be followed; `status` is its HTTP status."""

    def __init__(self, code: str, message: str, status: int = 409) -> None:
        """Say what is wrong and what to do."""
        self.code = code
        self.message = message
        self.status = status
        super().__init__(message)


def not_found(what: str) -> Denied:
    """Return the answer for something that is not there, or that one may not know of."""
    return Denied("not-found", f"There is no such {what} here: check the link.", 404)


def not_yours(what: str) -> Denied:
    """Return the answer for something that only somebody else may do."""
    return Denied("not-yours", what, 403)
