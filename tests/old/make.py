"""Makes what an edition leaves behind: `python -m tests.old.make FOLDER` (see `tests.old.shelf`).

`edition_1` was made with the sources of the commit that added it, before the states and asks were given their
present form.  It is never made anew: what it shows is that tables of that edition live on.  A later edition that
changes what is stored adds a folder of its own, made in the same way.
"""

import gzip
import json
import sys
from pathlib import Path
from typing import Any

from tests.old import make_hall, records, states
from tests.old.shelf import FOLDER

from duskhall.kernel.verify import verify


def make_records(folder: Path) -> None:
    """Play and write the records."""
    (folder / "records").mkdir()
    listed: dict[str, Any] = {}
    for plan in records.plans():
        _, table = records.play(plan)
        assert verify(table.game, table.record).ok
        name = f"{plan.game}-{plan.seats}-{plan.name}"
        assert name not in listed
        listed[name] = {"entries": table.seq, "digest": table.record.last_digest()}
        write_packed(folder / "records" / f"{name}.json.gz", table.record.to_json())
    (folder / "records.json").write_text(json.dumps(listed, indent=1) + "\n")


def make_states(folder: Path) -> None:
    """Find and write the states."""
    found = {"contents": states.contents(), "kinds": states.kinds(), "states": states.find_states()}
    write_packed(folder / "states.json.gz", json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode())


def write_packed(path: Path, data: bytes) -> None:
    """Write a packed file, the same for the same data."""
    path.write_bytes(gzip.compress(data, 9, mtime=0))


def main() -> None:
    """Make a new folder with everything in it."""
    folder = FOLDER / sys.argv[1]
    folder.mkdir()
    make_records(folder)
    make_hall.make(folder)
    make_states(folder)


if __name__ == "__main__":
    main()
