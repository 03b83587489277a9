"""Passkeys: an account without a name or password, to come back from any device that has the key.

A challenge is kept in the database, so that any process can take its answer; it is used up by the first one.
"""

from __future__ import annotations

import ipaddress
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from vihara.core.saying import Saying
from vihara.server.errors import UnknownThing, WrongPassword, WrongTime
from vihara.server.identity import BOT_ACCOUNT, Identities, Person
from vihara.server.names import clean_name

_SECONDS = 300
_MOST = 20
_SIGNING_IN = ""


@dataclass(frozen=True)
class Site:
    """Whose passkeys these are: the server as the browser knows it."""

    host: str
    origins: tuple[str, ...]

    def check(self) -> None:
        """Browsers keep passkeys for names, not for addresses."""
        try:
            ipaddress.ip_address(self.host.strip("[]"))
        except ValueError:
            return
        sentence = (
            "passkeys belong to a name: open this page by one (on this machine http://localhost), not by {found!r}"
        )
        raise WrongTime(Saying("server-passkey-address", sentence, found=self.host))


class Passkeys:
    """Everybody's passkeys."""

    def __init__(self, identities: Identities, now: Callable[[], float] = time.time) -> None:
        self.identities, self.store, self._now = identities, identities.store, now

    # -- making one -------------------------------------------------------------------------------------------

    async def begin(self, person: Person, site: Site) -> Any:
        """What the browser needs to make a passkey."""
        site.check()
        if person.owner:
            raise WrongTime(BOT_ACCOUNT)
        own = await self.of(person)
        if len(own) >= _MOST:
            sentence = "one person can have {most} passkeys; remove one first"
            raise WrongTime(Saying("server-most-passkeys", sentence, most=_MOST))
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="Vihara",
            user_id=person.id.encode(),
            user_name=person.account or person.name,
            user_display_name=person.name,
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(id)) for id, _, _ in own],
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        )
        await self._remember(options.challenge, person.id)
        return json.loads(options_to_json(options))

    async def add(self, person: Person, site: Site, credential: dict[str, Any], name: str) -> str:
        """Keep the passkey that the browser has made: its id."""
        name = clean_name(name)
        challenge = await self._asked(credential, person.id)
        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=list(site.origins),
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise WrongPasskey from error
        id = bytes_to_base64url(found.credential_id)
        counts = await self.store.write(
            [
                (
                    "INSERT INTO passkeys (id, identity, name, public_key, uses, created) "
                    "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                    (
                        id, person.id, name, bytes_to_base64url(found.credential_public_key), found.sign_count,
                        self._now(),
                    ),
                )
            ]
        )  # fmt: skip
        if counts != [1]:
            raise WrongPasskey
        return id

    async def of(self, person: Person) -> list[tuple[str, str, float]]:
        """Somebody's passkeys: id, name and since when."""
        rows = await self.store.read(
            "SELECT id, name, created FROM passkeys WHERE identity = ? ORDER BY created, id", person.id
        )
        return [(id, name, created) for id, name, created in rows]

    async def remove(self, person: Person, id: str) -> None:
        """Forget a passkey."""
        statement = "DELETE FROM passkeys WHERE id = ? AND identity = ?"
        if await self.store.write([(statement, (id, person.id))]) != [1]:
            raise UnknownThing(Saying("server-no-passkey", "you have no passkey {found!r}", found=id[:60]))

    # -- signing in -------------------------------------------------------------------------------------------

    async def ask(self, site: Site) -> Any:
        """What the browser needs to look for a passkey."""
        site.check()
        options = generate_authentication_options(rp_id=site.host)
        await self._remember(options.challenge, _SIGNING_IN)
        return json.loads(options_to_json(options))

    async def sign_in(self, site: Site, credential: dict[str, Any], device: str = "") -> tuple[Person, str]:
        """Open the account of whoever has the key: a new secret for the same person."""
        challenge = await self._asked(credential, _SIGNING_IN)
        id = str(credential.get("id", ""))
        rows = await self.store.read("SELECT identity, public_key, uses FROM passkeys WHERE id = ?", id)
        if not rows:
            raise WrongPasskey
        identity, public_key, uses = rows[0]
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=list(site.origins),
                credential_public_key=base64url_to_bytes(public_key),
                credential_current_sign_count=uses,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise WrongPasskey from error
        # A count that another answer has already reached means that there are two of the key.
        statement = "UPDATE passkeys SET uses = ? WHERE id = ? AND uses = ?"
        if await self.store.write([(statement, (found.new_sign_count, id, uses))]) != [1]:
            raise WrongPasskey
        return await self.identities.enter(identity, device)

    # -- challenges -------------------------------------------------------------------------------------------

    async def _remember(self, challenge: bytes, identity: str) -> None:
        now = self._now()
        await self.store.write(
            [
                ("DELETE FROM challenges WHERE until < ?", (now,)),
                (
                    "INSERT INTO challenges (challenge, identity, until) VALUES (?, ?, ?)",
                    (bytes_to_base64url(challenge), identity, now + _SECONDS),
                ),
            ]
        )

    async def _asked(self, credential: dict[str, Any], identity: str) -> bytes:
        """The challenge that a credential answers, used up by it; refused if it was not asked."""
        try:
            data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = data["challenge"]
            asked = base64url_to_bytes(challenge)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise WrongPasskey from error
        statement = "DELETE FROM challenges WHERE challenge = ? AND identity = ? AND until >= ?"
        if await self.store.write([(statement, (str(challenge), identity, self._now()))]) != [1]:
            sentence = "the passkey came too late or was not asked for; please try again"
            raise WrongTime(Saying("server-passkey-late", sentence))
        return asked


class WrongPasskey(WrongPassword):
    """A passkey that nobody has, or an answer that it did not give; which of them is not told."""

    code = "wrong-passkey"

    def __init__(self) -> None:
        super(WrongPassword, self).__init__(
            Saying("server-wrong-passkey", "this passkey does not open an account here")
        )
