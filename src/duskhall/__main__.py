"""`python -m duskhall` is the same as `duskhall`."""

import sys

from duskhall.cli import main

if __name__ == "__main__":
    sys.exit(main())
