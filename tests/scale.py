"""How much the tests do: `DUSKHALL_SCALE` is small (minutes) or full (before a release, `make soak`)."""

import os

FULL = os.environ.get("DUSKHALL_SCALE", "small") == "full"
