"""Verifies a webhook: python3 verify.py <secret> <Reelpact-Signature>, the body on standard input. Exit code 0 when it is genuine."""

import hashlib
import hmac
import sys
import time

TOLERANCE_SECONDS = 300


def is_genuine(secret: str, header: str, body: bytes, now: float) -> bool:
    parts = [part.split("=", 1) for part in header.split(",") if "=" in part]
    moment = next((value for name, value in parts if name == "t"), "")
    if not moment.isdigit() or abs(now - int(moment)) > TOLERANCE_SECONDS:
        return False
    wanted = hmac.new(secret.encode(), moment.encode() + b"." + body, hashlib.sha256).hexdigest()
    return any(name == "v1" and hmac.compare_digest(value, wanted) for name, value in parts)


if __name__ == "__main__":
    _, given_secret, given_header = sys.argv
    sys.exit(0 if is_genuine(given_secret, given_header, sys.stdin.buffer.read(), time.time()) else 1)
