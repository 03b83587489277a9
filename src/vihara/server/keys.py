"""The server's own keys: made when first wanted, sealed in the database with the secret of the server.

So processes that share a database share them. They are sealed anew at each start: a line of the secret that has
served its time takes no key with it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import b32encode

from vihara.server.errors import Sealed
from vihara.server.logs import log
from vihara.server.sealing import Sealer
from vihara.server.store import Store


async def load_key(store: Store, sealer: Sealer, name: str) -> tuple[bytes, bool]:
    """A key of 32 bytes, and whether it is another one than before: its secret is lost."""
    place, lost = f"key {name}", False
    made = sealer.seal(place, secrets.token_hex(32))
    await store.write([("INSERT INTO keys (name, sealed) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, made))])
    ((sealed,),) = await store.read("SELECT sealed FROM keys WHERE name = ?", name)
    try:
        key = sealer.open(place, sealed)
        again = sealer.seal(place, key)
    except Sealed:
        log.warning("a key cannot be opened without the secret that sealed it; there is a new one", key=name)
        lost, key, again = True, sealer.open(place, made), made
    # Should another process have sealed it anew meanwhile, its sealing is as good.
    await store.write([("UPDATE keys SET sealed = ? WHERE name = ? AND sealed = ?", (again, name, sealed))])
    if lost:
        ((sealed,),) = await store.read("SELECT sealed FROM keys WHERE name = ?", name)
        key = sealer.open(place, sealed)
    return bytes.fromhex(key), lost


def code_of(key: bytes, *words: str) -> str:
    """A code that only who has the key can make: 130 bits in letters that an address may have."""
    mac = hmac.new(key, "\0".join(words).encode(), hashlib.sha256).digest()
    return b32encode(mac).decode().lower()[:26]
