"""An answer that the rules do not allow: a rule's number and a reason, before it is a sentence."""

from collections.abc import Mapping


class Refusal(Exception):
    """Raised by `State.answer` with the state untouched; nothing that a client sends raises anything else.

    `reason` is the key of a Fluent message, `details` are its arguments, `rule` is the number in RULES.md
    ("" where no rule but the order of play is the reason).
    """

    def __init__(self, reason: str, rule: str = "", details: Mapping[str, str | int] | None = None) -> None:
        """Say why, by which rule, and with which particulars."""
        self.reason = reason
        self.rule = rule
        self.details = dict(details or {})
        super().__init__(reason)

    def __str__(self) -> str:
        """Give a plain form for logs and tests; people get the sentence of the message catalogue."""
        rule = f" (rule {self.rule})" if self.rule else ""
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.reason}{rule}{': ' + details if details else ''}"
