"""Runs the hall: binds its address, serves until it is told to stop, and says goodbye to every client."""

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from types import FrameType
from typing import Final, cast

import uvicorn

from duskhall.hall import lan, logs, protocol
from duskhall.hall.bots.workers import COMMAND
from duskhall.hall.config import BadConfig, Config
from duskhall.hall.hall import Hall
from duskhall.hall.web.app import create_app
from duskhall.hall.web.direct import DirectWebSocket
from duskhall.hall.web.gate import GatedHttp
from duskhall.hall.web.live import Connections
from duskhall.hall.web.proxies import Proxies
from duskhall.hall.web.sidedoor import SideDoor

BACKLOG: Final = 2048  # connections that wait to be let in; whoever finds no room comes again only after a second
STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    """Uvicorn, except that it says when it serves, and tells clients to come back before it stops."""

    def __init__(
        self, config: uvicorn.Config, hall: Hall, connections: Connections, started: Callable[[], None]
    ) -> None:
        """Serve a hall, and call `started` when it is open."""
        super().__init__(config)
        self.hall = hall
        self._connections = connections
        self._started = started

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop politely at a signal; uvicorn's own way ends by the same signal, before the hall is closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in STOPPING}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop at the first signal, and at once at the second."""
        if self.should_exit:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.closing = True
        await self._connections.farewell()
        await super().shutdown(sockets)


def serve(config: Config, started: Callable[[str], None]) -> None:
    """Serve until interrupted; calls `started` with the address, or raises `BadConfig` or `StoreError`."""
    logs.start(config.log_level)
    _open_more_files()
    server, listening = prepare(config, started)
    keep_pauses_short()
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run(server, listening))


def _open_more_files() -> None:
    """Allow as many file handles as the system lets this process have: every connection takes one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def keep_pauses_short() -> None:
    """Let nobody wait for the garbage collector, nor the thread that writes for the one that serves."""
    gc.collect()
    gc.freeze()  # what is there now stays
    gc.set_threshold(20_000, 20, 100)  # what comes seldom has cycles
    sys.setswitchinterval(0.0005)


def prepare(
    config: Config, started: Callable[[str], None], worker_command: Sequence[str] = COMMAND
) -> tuple[Server, list[socket.socket]]:
    """Return a server and its sockets, the hall's and perhaps one for its metrics; it is not open yet."""
    shown = lan.own_address() if config.lan else config.host
    proxies = Proxies(config)
    sockets = bind_all(config)
    port, *side = (each.getsockname()[1] for each in sockets)
    hall = Hall(config, worker_command)
    origins = {*config.origins}
    for host in (shown, "localhost", "127.0.0.1"):
        origins.add(f"http://{host}:{port}")
    app = create_app(hall, origins)
    listens = uvicorn.Config(
        SideDoor(app, hall.metrics, side[0]) if side else app,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,  # the gate reads them, before anything is counted
        http=cast("type[asyncio.Protocol]", partial(GatedHttp, hall.budgets, proxies)),
        ws=DirectWebSocket,
        backlog=BACKLOG,
        ws_max_size=protocol.LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        lifespan="off",
    )
    shown = "localhost" if shown in ("127.0.0.1", "0.0.0.0", "::", "::1") else shown
    return Server(listens, hall, app.state.connections, lambda: started(f"http://{shown}:{port}")), sockets


async def run(server: Server, listening: list[socket.socket]) -> None:
    """Open the hall, serve it, and close it."""
    await server.hall.open()
    try:
        await server.serve(sockets=listening)
    finally:
        await server.hall.close()


def bind_all(config: Config) -> list[socket.socket]:
    """Return a socket at the hall's address, and one at that of its metrics where it is set, or raise `BadConfig`."""
    if config.metrics_port and config.metrics_port == config.port:
        raise BadConfig("config-metrics", port=str(config.port))
    sockets = [bind("0.0.0.0" if config.lan else config.host, config.port)]
    if config.metrics_port is not None:
        try:
            sockets.append(bind(config.metrics_host, config.metrics_port))
        except BadConfig:
            sockets[0].close()
            raise
    return sockets


def bind(host: str, port: int) -> socket.socket:
    """Return a socket at an address, or raise `BadConfig`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        problem = os.strerror(error.errno) if error.errno else str(error)
        place = f"{host}:{port}"
        raise BadConfig("config-address", address=place, detail=problem) from error
    listening.set_inheritable(False)
    return listening
