"""A worker process of the hall that also knows the tests' games and bots, in the form that a test wants them.

It imports nothing of the server, so that it starts as quickly as the real one.
"""

from tests.hall.disguises import worn
from tests.hall.toys import add_toys

from duskhall.hall.bots.worker import main

if __name__ == "__main__":
    add_toys()
    with worn():
        main()
