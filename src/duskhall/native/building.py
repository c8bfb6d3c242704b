"""Compiles the translated rules of a game into a shared library, and finds it.

A wheel brings the libraries along (`hatch_build.py`).  In a checkout one is built when it is first wanted, into
build/native/, under a digest of everything it is made from; a checkout without a C++ compiler has none.

`python -m duskhall.native.building FOLDER` builds those of all games into a folder.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from duskhall.games import GAMES, find
from duskhall.kernel.mistake import Mistake
from duskhall.native.cpp.program import RUNTIME, Writer
from duskhall.native.place import CHECKOUT, IN_WHEEL, compiler, in_checkout, is_checkout
from duskhall.native.read import read_game

FLAGS: Final = ("-std=c++17", "-O2", "-fPIC", "-fvisibility=hidden", "-fno-semantic-interposition", "-pthread")
ALIGNED: Final = (
    "-falign-functions=64",
    "-falign-loops=32",
)  # so that no speed depends on where a function lies by chance
AT_ONCE: Final = 2  # compilers
INCLUDE: Final = re.compile(r'^#include "(.+)"$', re.MULTILINE)


class NoLibrary(Mistake):
    """There are no native rules here: the sentence says why."""


def library_of(game: str, flags: Sequence[str] = ()) -> Path:
    """Return the library of a game, built if need be, or raise `NoLibrary`; further flags make it another one."""
    there = IN_WHEEL / f"{game}.so"
    if there.is_file() and not flags:
        return there
    if not is_checkout():
        raise NoLibrary("mistake-native-not-built", game=game)
    target = in_checkout(game, tuple(flags))
    if not target.is_file():
        with _alone(target.parent):
            if not target.is_file():  # nobody else has built it meanwhile
                build(game, target, flags)
    return target


def build(game: str, target: Path, flags: Sequence[str] = ()) -> None:
    """Translate a game's rules and compile them to this file."""
    program = compiler()
    if program is None:
        raise NoLibrary("mistake-native-no-compiler")
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="duskhall-native-") as name:
        folder = Path(name)
        sources = [each for each in write(game, folder) if each.suffix == ".cpp"]
        command = [program, *FLAGS, *ALIGNED, *flags, "-I", str(RUNTIME.parent)]
        with ThreadPoolExecutor(AT_ONCE) as pool:
            for said in pool.map(
                lambda source: _run([*command, "-c", source.name, "-o", f"{source.stem}.o"], folder), sources
            ):
                if said:
                    raise NoLibrary("mistake-native-compiler", game=game, detail=said)
        linked = folder / "library.so"
        said = _run([*command, "-shared", "-o", linked.name, *[f"{each.stem}.o" for each in sources]], folder)
        if said:
            raise NoLibrary("mistake-native-compiler", game=game, detail=said)
        made = target.with_suffix(f".{os.getpid()}")
        shutil.copy(linked, made)
        made.replace(target)


def write(game: str, folder: Path) -> list[Path]:
    """Write a game's rules as C++ into a folder, and return the files."""
    paths = []
    for name, text in _writer(game).files().items():
        path = folder / name
        path.write_text(text, encoding="utf-8")
        paths.append(path)
    return paths


def device_source(game: str) -> tuple[str, dict[str, Any]]:
    """Return a game's rules as they are compiled for a GPU, and what Python has to know of them."""
    there = IN_WHEEL / f"{game}.cu"
    if there.is_file():
        source = there.read_text(encoding="utf-8")
    elif (CHECKOUT / "hatch_build.py").is_file():
        source = _whole(_writer(game).device())
    else:
        raise NoLibrary("mistake-native-not-built", game=game)
    description = source.partition('R"duskhall(')[2].partition(')duskhall"')[0]
    return source, json.loads(description)


def _whole(source: str) -> str:
    """Put the headers into a source, each once: whoever keeps what is compiled knows it by its text."""
    seen: set[str] = set()

    def put(found: re.Match[str]) -> str:
        name = found[1]
        if name in seen:
            return ""
        seen.add(name)
        text = (RUNTIME.parent / name).read_text(encoding="utf-8").replace("#pragma once", "")
        return INCLUDE.sub(put, text)

    return INCLUDE.sub(put, source)


def _writer(game: str) -> Writer:
    found = find(game)
    return Writer(read_game(import_module(GAMES[game]), found.flow, CHECKOUT), found)


def _run(command: list[str], folder: Path) -> str:
    """Run a compiler; return what it says where it fails."""
    run = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return "" if run.returncode == 0 else run.stdout.strip()[-2000:] or "it says nothing"


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Let one process build at a time."""
    import fcntl

    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(folder: str) -> str | None:
    """Build the libraries of all games into a folder, with the source for a GPU beside; return why that cannot be."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    try:
        for game in GAMES:
            shutil.copy(library_of(game), Path(folder) / f"{game}.so")  # the one that a checkout has already
            (Path(folder) / f"{game}.cu").write_text(device_source(game)[0], encoding="utf-8")
    except NoLibrary as problem:
        return str(problem)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
