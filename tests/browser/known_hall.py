"""`duskhall`, whose server seed is known: the dice of a table hang on nothing but what its seats add to them."""

import sys

from duskhall.cli import main
from duskhall.kernel import fairness

if __name__ == "__main__":
    vars(fairness)["new_server_seed"] = lambda: fairness.seed_from("tests in a browser")
    sys.exit(main())
