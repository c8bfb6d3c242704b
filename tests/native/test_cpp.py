"""The rules come out as C++ that compiles, and that means what the Python means."""

import shutil
import subprocess
import sys

import pytest
from tests.native.small import small_game

from duskhall.games import GAMES
from duskhall.native.check import programs
from duskhall.native.cpp.names import room
from duskhall.native.cpp.program import RUNTIME, Writer

COMPILER = shutil.which("g++")

pytestmark = [
    pytest.mark.interpreted_only,
    pytest.mark.skipif(COMPILER is None, reason="there is no C++ compiler here (g++), so nothing can be compiled"),
]


def compiled(source, *arguments):
    """Run the compiler, and return what it says."""
    command = [str(COMPILER), "-std=c++17", "-Wall", "-Wno-unused", "-I", str(RUNTIME.parent), *arguments, str(source)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def every_game():
    return {program.name: program for program in programs()}


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_of_a_game_come_out_as_cpp_that_compiles(tmp_path, every_game, game):
    program = every_game[GAMES[game]]
    modules = [room(source.name) for source in program.sources if not source.declares]
    writer = Writer(program)
    text = writer.text(modules)
    source = tmp_path / "rules.cpp"
    source.write_text(text)
    said = compiled(source, "-fsyntax-only")
    assert said.stderr[:1000] == ""
    assert said.returncode == 0
    assert [each.name for each in program.functions.values() if f"\n{writer.head(each)} {{\n" not in text] == []


def test_the_fight_of_the_board_game_carries_its_rules_numbers(every_game):
    text = Writer(every_game["duskhall.games.bloodborne_board"]).text(["fight_blows"])
    assert "// 7.10 The fastest first, one batch per speed.\nRULE APART void fight_resolve(BoardGame* game) {" in text
    assert "game->fight.own.live = 0;" in text
    assert text == Writer(every_game["duskhall.games.bloodborne_board"]).text(["fight_blows"])


# What differs between the two languages, or has no counterpart in C++.
MEANINGS = {
    "floor-division": "return [-7 // 2, 7 // -2, -7 % 4, 7 % -4, -8 // 4]",
    "ends-of-lists": "return [LADDER[-1], LADDER[-3], len(LADDER[:-1]), len(LADDER[5:])] + LADDER[-2:]",
    "each-once": "return sorted(set([3, 1, 3, 2])) + sorted([3, 1, 3], reverse=True)",
    "each-once-of": "return sorted({each % 2 for each in LADDER}) + sorted({*LADDER, 2})",
    "comprehension": "return [a * 10 + b for a in range(1, 4) for b in LADDER if a != b]",
    "loop-with-else": """found = []
    for each in LADDER:
        if each == 3:
            break
    else:
        found.append(each)
    for each in range(5, 0, -2):
        if each == 3:
            break
        found.append(each)
    else:
        found.append(99)
    return found + [each]""",
    "enumerate-zip-reversed": """found = []
    for at, each in enumerate(LADDER):
        found.append(at * each)
    for one, other in zip(LADDER, reversed(LADDER)):
        found.append(one - other)
    for each in reversed(range(3)):
        found.append(each)
    return found""",
    "another-name": """pile = [1, 2, 3]
    rest = pile[1:]
    pile.append(4)
    pile.insert(0, 9)
    pile.insert(-1, 8)
    pile.remove(2)
    last = pile.pop()
    first = pile.pop(0)
    return pile + rest + [last, first, pile.index(3), pile.count(1)]""",
    "truth": """found = []
    if not found and LADDER and 0 == 0:
        found.append(1)
    one, other = 1, 2
    one, other = other, one
    flag = one > other or other in (5, 6)
    return found + [one, other, int(flag), 3 if found else 4, min(LADDER), max(one, other, 7), sum(LADDER), abs(-4)]""",
    "conditions": "return [int(any(each > 3 for each in LADDER)), int(all(each > 3 for each in LADDER))]",
    "between": "return [int(1 <= LADDER[1] < 3), int(1 <= LADDER[1] < 2)]",
    "bits": "return [1 << 40 >> 38, 6 & 3 | 8, 6 ^ 3, ~5, (5 >> 1 & 1)] if LADDER == [1, 2, 4] else []",
    "times": "return [0] * 3 + LADDER * 2",
}


def test_it_means_the_same(tmp_path):
    names = [f"f{number}" for number in range(len(MEANINGS))]
    bodies = zip(names, MEANINGS.values())
    rules = "\n\n".join(f"def {name}(game: Small) -> list[int]:\n    {body}\n" for name, body in bodies)
    with small_game(tmp_path, rules) as program:
        assert [str(problem) for problem in program.problems] == []
        module = next(source.name for source in program.sources if source.name.endswith(".rules"))
        text = Writer(program).text([room(module)])
    shown = "".join(f"show(duskhall::{room(module)}::{name}(&game)); " for name in names)
    main = f"""
static void show(duskhall::View list) {{
    for (duskhall::Int at = 0; at < list.size; ++at) std::printf("%d ", list.cells[at].value);
    std::printf("\\n");
}}
int main() {{ static duskhall::Small game; {shown} }}
"""
    source, program_file = tmp_path / "rules.cpp", tmp_path / "rules"
    source.write_text(f"#include <cstdio>\n{text}{main}")
    said = compiled(source, "-fsanitize=undefined", "-fno-sanitize-recover", "-o", str(program_file))
    assert said.returncode == 0, said.stderr
    told = subprocess.run([program_file], capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(told) == len(names)
    for name, meaning, line in zip(names, MEANINGS, told):
        assert [int(each) for each in line.split()] == getattr(sys.modules[module], name)(None), meaning
