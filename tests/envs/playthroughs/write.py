"""Playthroughs as OpenSpiel makes them, one for each game, checked in: `make golden` writes them anew.

Of a long line, such as a tensor or a memory, the beginning is kept, and a digest of all of it.
"""

from hashlib import sha256
from itertools import groupby
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

from duskhall.envs import register_openspiel

FOLDER = Path(__file__).parent
LONG, KEPT = 160, 80  # letters
PLAYED = {
    "blood-bound": "duskhall_blood_bound(players=6,pass_limit=3)",
    "bloodborne-board": "duskhall_bloodborne_board(players=1,round_limit=1)",
    "bloodborne-card": "duskhall_bloodborne_card(players=3,round_limit=1)",
    "dungeon-cards": "duskhall_dungeon_cards(players=2,rounds=1)",
}


def path_of(game_id: str) -> Path:
    """Where the playthrough of a game is."""
    return FOLDER / f"{game_id}.txt"


def played(game_id: str) -> list[str]:
    """Play a game now, and return its lines."""
    register_openspiel()
    lines = generate_playthrough.playthrough_lines(PLAYED[game_id], seed=1)
    parted = [part for line in lines for part in line.split("\n")]
    joined = (" ".join(line for _, line in part) for _, part in groupby(enumerate(parted), _whose))
    return [_shortened(line) for line in joined]


def _whose(numbered: tuple[int, str]) -> object:
    """What belongs into one line: all parts of the tensor of one player."""
    number, line = numbered
    return line.partition(")")[0] if line.startswith("ObservationTensor(") else number


def _shortened(line: str) -> str:
    if len(line) <= LONG:
        return line
    return f"{line[:KEPT]}… {len(line)} letters, {sha256(line.encode()).hexdigest()[:16]}"


def main() -> None:
    """Write every playthrough anew."""
    for game_id in PLAYED:
        path_of(game_id).write_text("\n".join(played(game_id)) + "\n", encoding="utf-8")
        print(path_of(game_id).name)


if __name__ == "__main__":
    main()
