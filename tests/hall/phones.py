"""Push services of our own, with the devices that they serve: they are sent messages, and read them."""

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def written(value: bytes) -> str:
    """Return bytes as browsers write keys."""
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


class Phone(HTTPServer):
    """A push service and the one device that it serves; `answers` are the statuses it gives, the last one for ever."""

    def __init__(self, lang: str = "es") -> None:
        self.answers = [201]
        self.headers: list[tuple[str, str]] = []
        self.lang = lang
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.said: list[dict[str, Any]] = []
        self.audiences: list[str] = []
        super().__init__(("127.0.0.1", 0), _Service)

    @property
    def public(self) -> bytes:
        return bytes(self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/send/1"

    @property
    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "key": written(self.public),
            "auth": written(self.auth),
            "lang": self.lang,
        }

    def opened(self, body: bytes) -> bytes:
        """Read a message, by RFC 8291."""
        salt, theirs, text = body[:16], body[21:86], body[86:]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), point)
        secret = _derived(self.auth, shared, b"WebPush: info\0" + self.public + theirs, 32)
        key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        return bytes(AESGCM(key).decrypt(nonce, text, None)).rstrip(b"\0").removesuffix(b"\x02")


def _derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    return bytes(HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=about).derive(secret))


class _Service(BaseHTTPRequestHandler):
    server: Phone

    def do_POST(self) -> None:
        phone = self.server
        body = self.rfile.read(int(self.headers["content-length"]))
        proof = self.headers["authorization"]
        assert Vapid02.verify(proof)
        claims = proof.partition("t=")[2].split(".")[1]
        phone.audiences.append(json.loads(base64.urlsafe_b64decode(claims + "=="))["aud"])
        phone.said.append(json.loads(phone.opened(body)))
        self.send_response(phone.answers.pop(0) if len(phone.answers) > 1 else phone.answers[0])
        for name, value in phone.headers:
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        return


@contextmanager
def ringing_phone(lang: str = "es") -> Iterator[Phone]:
    """Switch a phone on."""
    with Phone(lang) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
