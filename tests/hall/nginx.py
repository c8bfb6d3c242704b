"""Debian's nginx with the configuration that is shipped, in front of halls of the tests."""

import os
import shutil
import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.hall.halls import RunningHall
from tests.patience import until

SHIPPED = Path(__file__).parents[2] / "deploy" / "nginx.conf"
REQUIRED = os.environ.get("DUSKHALL_REQUIRE_NGINX") == "1"
HINT = "nginx is not installed: on Debian, apt-get install nginx (`make test` does it as root)."
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def find_nginx() -> str | None:
    """Return where nginx is; Debian keeps it out of an ordinary path."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Nginx:
    """One that runs in a folder of its own, with a certificate that it made itself."""

    def __init__(self, folder: Path, port: int, halls: Sequence[str]) -> None:
        self.certificate = folder / "certificate.pem"
        self.address = f"https://localhost:{port}"
        self._folder, self._port = folder, port
        _certify(self.certificate, folder / "key.pem")
        (folder / "site.conf").write_text(self._site(halls))
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
        program = find_nginx()
        assert program is not None
        self._command = [program, "-p", str(folder), "-c", f"{folder}/nginx.conf", "-e", f"{folder}/error.log"]
        subprocess.run([*self._command, "-t"], check=True, capture_output=True)
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(lambda: _listens(port))

    def _site(self, halls: Sequence[str]) -> str:
        """Return the shipped configuration; only addresses and files are others."""
        first, second = (urlsplit(hall).netloc for hall in halls)
        changes = {
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "    listen [::]:80;\n": "",
            "listen 443 ssl": f"listen 127.0.0.1:{self._port} ssl",
            "    listen [::]:443 ssl http2;\n": "",
            "hall.example;": "localhost;",
            "/etc/letsencrypt/live/hall.example/fullchain.pem": str(self.certificate),
            "/etc/letsencrypt/live/hall.example/privkey.pem": str(self._folder / "key.pem"),
            "127.0.0.1:8001": first,
            "127.0.0.1:8002": second,
        }
        site = SHIPPED.read_text()
        for shipped, here in changes.items():
            assert shipped in site, shipped
            site = site.replace(shipped, here)
        return site

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.wait()


def _listens(port: int) -> bool:
    with socket.socket() as reaching:
        return reaching.connect_ex(("127.0.0.1", port)) == 0


def _certify(certificate: Path, key: Path) -> None:
    wish = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"]
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    made = [*kind, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(["openssl", "req", "-x509", *made, *wish], check=True, capture_output=True)


class HallsBehindNginx(RunningHall):
    """Two halls on one database, which people reach through nginx alone."""

    def __init__(self, folder: Path, db: str, **config: Any) -> None:
        port = free_port()
        config |= {"db": db, "origins": (f"https://localhost:{port}",), "trusted_proxies": ("127.0.0.1",)}
        self._visitors = []
        self.processes = [RunningHall(**config) for _ in range(2)]
        self.nginx = Nginx(folder, port, [hall.address for hall in self.processes])
        self.address = self.nginx.address

    def stop(self) -> None:
        """Stop nginx, and both halls."""
        for visitor in self._visitors:
            visitor.close()
        self.nginx.stop()
        for hall in self.processes:
            hall.stop()
