"""Verifies a webhook: python3 verify.py <secret> <webhook-id> <webhook-timestamp> <webhook-signature>, the body on standard input. Exit code 0 when it is genuine."""

import base64
import hashlib
import hmac
import sys
import time

TOLERANCE_SECONDS = 300


def is_genuine(secret: str, message_id: str, moment: str, header: str, body: bytes, now: float) -> bool:
    if not moment.isdigit() or abs(now - int(moment)) > TOLERANCE_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{moment}.".encode() + body
    wanted = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(part, wanted) for part in header.split(" "))


if __name__ == "__main__":
    *given, = sys.argv[1:]
    try:
        sys.exit(0 if is_genuine(*given, sys.stdin.buffer.read(), time.time()) else 1)
    except ValueError:
        sys.exit(1)
