"""The words: Fluent messages of the kernel, of one game and of whoever speaks, in one language.

Rules tell kinds, names and numbers; here they become sentences.  The message of an event is `event-<kind>`, of a
question `ask-<question>`, of a literal option `option-<question>-<option>`, of anything in a catalogue
`<noun>-<id>`, always with hyphens for underscores.  What a language lacks is said in English; what nobody has
written is said by its key, so a missing message never stops a game.

This module must not know any game.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from duskhall.kernel.event import NOBODY, SEAT, Event
from duskhall.kernel.mistake import Argument, Mistake
from duskhall.kernel.question import Question
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.setup import Setup

LANGUAGES: Final = ("en", "es")
FALLBACK: Final = "en"
KERNEL_TEXTS: Final = Path(__file__).parent / "texts"

# An argument of a message, as Fluent formats it.
Plain = str | int | float


class UnknownLanguage(Mistake):
    """A language that Duskhall does not speak; the sentence names those that it does."""


def language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """Return the language to speak: the one asked for, else the locale's, else English.

    >>> language(None, {"LC_ALL": "es_MX.UTF-8"}), language(None, {"LANG": "C.UTF-8"}), language("es", {})
    ('es', 'en', 'es')
    """
    if explicit is not None:
        if _base(explicit) not in LANGUAGES:
            raise UnknownLanguage("mistake-unknown-language", language=explicit, languages=", ".join(LANGUAGES))
        return _base(explicit)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            locale = _base(environ[variable])
            return locale if locale in LANGUAGES else FALLBACK
    return FALLBACK


def key(*words: str) -> str:
    """Return the key of a message: its words, hyphens for underscores.

    >>> key("option", "push_or_stop", "draw")
    'option-push-or-stop-draw'
    """
    return "-".join(words).replace("_", "-")


class Texts:
    """The messages of some folders in one language.

    Each folder holds `en.ftl`, `es.ftl`; the kernel's own folder is always read, last.  Where two folders have
    the same key, the earlier one wins: a game may say `refusal-not-asked` in its own words.
    """

    def __init__(self, lang: str, folders: Iterable[Path] = ()) -> None:
        """Speak this language; the files are read when the first message is needed."""
        self.lang = lang
        self.folders = (*folders, KERNEL_TEXTS)

    def text(self, name: str, /, **arguments: Plain) -> str:
        """Return the message of this key with its arguments, or something readable where there is none."""
        for bundle in self._bundles:
            if bundle.has_message(name):
                value = bundle.get_message(name).value
                if value is not None:
                    return str(bundle.format_pattern(value, dict(arguments))[0])
        details = ", ".join(f"{argument}={value}" for argument, value in arguments.items())
        return f"{name} ({details})" if details else name

    def mistake(self, mistake: Mistake) -> str:
        """Return the sentence for a mistake; messages of its own come first."""
        own = mistake.texts
        texts = self if own is None or own in self.folders else Texts(self.lang, (own, *self.folders))
        return texts.text(mistake.key, **{name: texts._said(value) for name, value in mistake.arguments.items()})

    def has(self, name: str) -> bool:
        """Say whether any language at hand has a message of this key."""
        return any(bundle.has_message(name) for bundle in self._bundles)

    def keys(self) -> set[str]:
        """Return the keys of this language's own messages, without what English would lend."""
        return {name for folder in self.folders for name in message_keys(folder / f"{self.lang}.ftl")}

    def _said(self, argument: Argument) -> Plain:
        if isinstance(argument, Mistake):
            return self.mistake(argument)
        return ", ".join(str(self._said(each)) for each in argument) if isinstance(argument, tuple) else argument

    @cached_property
    def _bundles(self) -> list[FluentBundle]:
        return [_bundle(lang, self.folders) for lang in dict.fromkeys((self.lang, FALLBACK))]


class TableTexts:
    """What is said at one table: the texts, the setup that gives names to numbers, and the players' names."""

    def __init__(self, texts: Texts, setup: Setup, names: Sequence[str] = ()) -> None:
        """Speak about this table; without names the seats are called by their numbers."""
        self.texts = texts
        self.setup = setup
        self.names = names

    def text(self, name: str, /, **arguments: Plain) -> str:
        """Return the message of this key; what the table's own content says comes first."""
        words = self.setup.content.words
        for lang in (self.texts.lang, FALLBACK):
            if name in words.get(lang, ()):
                return words[lang][name]
        return self.texts.text(name, **arguments)

    def has(self, name: str) -> bool:
        """Say whether there are words of this key, in any language at hand."""
        return any(name in words for words in self.setup.content.words.values()) or self.texts.has(name)

    def seat(self, seat: int) -> str:
        """Return the name of the player in this seat."""
        if seat == NOBODY:
            return self.text("nobody")
        return self.names[seat] if 0 <= seat < len(self.names) else self.text("seat-name", number=seat + 1)

    def noun(self, noun: str, name: str) -> str:
        """Return what an entry of a catalogue is called, with a small sign if it is Duskhall's own design."""
        called = self.text(key(noun, name))
        if name in self.setup.content.designed.get(noun, ()):
            return self.text("designed", name=called)
        return called

    def event_text(self, event: Event) -> str:
        """Return the sentence for something that happened.

        Seats come as players' names and catalogue entries as their names; `$<field>_id` is the entry's id
        with hyphens ("none" where it is absent), for messages that have to choose their words by it, and
        `$<field>_text` what the entry says, if anything.
        """
        kind = event.kind
        arguments: dict[str, Plain] = {}
        for field, noun in zip(kind.fields, kind.nouns, strict=True):
            value = event.values.get(field)  # what an older version of the rules told may lack it
            if noun == SEAT:
                arguments[field] = self.seat(value if isinstance(value, int) else NOBODY)
            elif isinstance(value, int):
                arguments[field] = value
            else:
                arguments[field] = self.noun(noun, value) if value else self.text("nothing")
                arguments[f"{field}_id"] = key(value or "none")
                says = key(noun, value or "none", "text")
                arguments[f"{field}_text"] = self.text(says) if self.has(says) else ""
        return self.text(key("event", kind.name), **arguments)

    def question_text(self, question: Question) -> str:
        """Return the sentence that asks."""
        return self.text(key("ask", question.name))

    def option_label(self, question: Question, option: int) -> str:
        """Return the words on the button of an option."""
        name = self.setup.option_name(question, option)
        noun = self.setup.nouns[question.index][option]
        if noun == SEAT:
            return self.seat(self.setup.catalogues[SEAT].index(name))
        if noun:
            return self.noun(noun, name)
        return self.text(key("option", question.name, name))

    def odds_text(self, name: str, chance: float) -> str:
        """Return the words for a chance that stands beside an option: `odds-<name>` with `$percent`."""
        return self.text(key("odds", name), percent=round(100 * chance), value=chance)

    def refusal_text(self, refusal: Refusal) -> str:
        """Return the sentence for a refusal, with the rule's number where a rule is the reason."""
        details = {name: self._detail(name, value) for name, value in refusal.details.items()}
        sentence = self.text(refusal.reason, **details)
        if not refusal.rule:
            return sentence
        return self.text("refused-by-rule", sentence=sentence, rule=refusal.rule)

    def _detail(self, name: str, value: str | int) -> Plain:
        if name == SEAT and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, str) and value in self.setup.catalogues.get(name, ()):
            return self.noun(name, value)
        if name == "question" and isinstance(value, str):
            return self.text(key("ask", value))
        return value


def message_keys(path: Path) -> list[str]:
    """Return the keys of a file's messages in their order; a file that is not there has none."""
    return [item.id.name for item in _resource(path).body if isinstance(item, Message)]


def _base(locale: str) -> str:
    return locale.replace("-", "_").split("_")[0].split(".")[0].lower()


def _bundle(lang: str, folders: Iterable[Path]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        bundle.add_resource(_resource(folder / f"{lang}.ftl"))
    return bundle


def _resource(path: Path) -> Resource:
    return _read(path, path.stat().st_mtime_ns) if path.is_file() else FluentResource("")


@lru_cache(maxsize=64)
def _read(path: Path, changed: int) -> Resource:
    """Read a file once for each time that it was changed: reading takes longer than everything else here."""
    return FluentResource(path.read_text(encoding="utf-8"))
