"""What the hall does not allow: a code for programs and one sentence for people.

What the rules of a game do not allow is a `Refusal` of the kernel; this is about seats, tables and rights.
"""

from functools import cache

from duskhall.hall.mistake import HALL_TEXTS, HallMistake
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.text import FALLBACK, Texts


class Denied(HallMistake):
    """A request that cannot be followed; `status` is its HTTP status.

    Whoever knows the code says it by the message `error-<code>`, everybody else by `message`: a sentence in English, or
    what was wrong with the request.
    """

    def __init__(self, code: str, message: str | Mistake, status: int = 409) -> None:
        """Say what is wrong and what to do."""
        super().__init__(f"error-{code}", message=message)
        self.args = (code, message, status)
        self.code = code
        self.message = str(message)
        self.status = status

    def __str__(self) -> str:
        return self.message

    def said(self, lang: str) -> str:
        """Return the sentence for people who speak this language."""
        message = self.arguments["message"]
        if isinstance(message, Mistake):
            return _texts(lang).mistake(message)
        return self.message if lang == FALLBACK else _texts(lang).mistake(self)


@cache
def _texts(lang: str) -> Texts:
    """Return the hall's texts, put together once: whoever is denied most is worth least work."""
    return Texts(lang, (HALL_TEXTS,))


def not_found(what: str) -> Denied:
    """Return the answer for something that is not there, or that one may not know of."""
    return Denied("not-found", f"There is no such {what} here: check the link.", 404)


def not_yours(what: str) -> Denied:
    """Return the answer for something that only somebody else may do."""
    return Denied("not-yours", what, 403)
