"""`duskhall`, on a machine whose date somebody sets: SIGUSR1 sets it 31 days forward, SIGUSR2 a year back."""

import signal
import sys

from tests.hall.calendars import Calendar

from duskhall.cli import main
from duskhall.hall import clock

if __name__ == "__main__":
    calendar = Calendar()
    vars(clock)["time"] = calendar
    signal.signal(signal.SIGUSR1, lambda *_: calendar.jump(31))
    signal.signal(signal.SIGUSR2, lambda *_: calendar.jump(-365))
    sys.exit(main())
