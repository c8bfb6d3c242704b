"""How much of a process's memory is in use: what its allocators have given out, and not what they keep for later.

What a process occupies is the most that it ever needed at once, less what happened to lie together when it was freed.
What is in use falls with everything that goes.  SQLite's cache of pages does not count: it fills up to its own limit
(two megabytes for a connection) as the file grows, however few tables are open.
"""

import ctypes
import os
import re
import sys
import tempfile
from typing import Final

_OF_PYTHON: Final = re.compile(r"# bytes in allocated blocks *= *([\d,]+)")


class _Mallinfo(ctypes.Structure):
    """`struct mallinfo2` of the GNU C library."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


def in_use_kb() -> float:
    """Return the kilobytes that Python's allocator and the C library's have given out in this process but to SQLite."""
    mallinfo = ctypes.CDLL(None).mallinfo2
    mallinfo.restype = _Mallinfo
    found = mallinfo()
    return (_of_python() + found.uordblks + found.hblkhd - _of_sqlite()) / 1024


def _of_python() -> int:
    """Return the bytes of Python's own blocks, which it tells nobody but the standard error."""
    shown = os.dup(2)
    with tempfile.TemporaryFile() as told:
        os.dup2(told.fileno(), 2)
        try:
            sys._debugmallocstats()
        finally:
            os.dup2(shown, 2)
            os.close(shown)
        told.seek(0)
        found = _OF_PYTHON.search(told.read().decode())
    assert found is not None
    return int(found[1].replace(",", ""))


def _of_sqlite() -> int:
    """Return the bytes that SQLite has been given, where it is the system's own library."""
    try:
        used = ctypes.CDLL("libsqlite3.so.0").sqlite3_memory_used
    except OSError:
        return 0
    used.restype = ctypes.c_int64
    return int(used())
