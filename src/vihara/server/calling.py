"""Calling people back: what waits in the outbox is sent, by whichever process is first, once.

A process takes a way to reach somebody for a while (a lease), looks what is still worth telling, sends it, and
strikes it off; should it die meanwhile, another one goes on when the lease is over. What was sent in the moment
of a crash, and not yet struck off, is sent again with the same key: browsers and mail programs show it once.
Nobody is called to a table that they are looking at.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from vihara.core.errors import ViharaError
from vihara.server import notices
from vihara.server.channels import Channel, Channels
from vihara.server.database import Statement
from vihara.server.keys import load_key
from vihara.server.logs import log
from vihara.server.mail import NotDelivered, Post, Undeliverable, asking_mail, waiting_mail
from vihara.server.metrics import Metrics
from vihara.server.notices import Notice
from vihara.server.outbox import Kind, Outbox
from vihara.server.outward import Outward, Unreachable
from vihara.server.presence import Presence
from vihara.server.push import Vapid, encrypt, headers_of
from vihara.server.settings import Settings
from vihara.server.shown import TableSummary
from vihara.server.store import Store
from vihara.server.table import OPEN, OVER, RUNNING
from vihara.server.tables import Tables

_LOOK = 0.5
"""Seconds between two looks into the outbox."""
_AT_ONCE = 32
"""Ways that a process sends by at the same time, each of another person."""
_AHEAD = 1000
"""Ways that are looked at for that."""
_LEASE = 90.0
"""Seconds for which a process has a way to itself: longer than sending may take."""
_TOGETHER = {"push": 8, "webhook": 8, "mail": 100}
"""Notices that are sent one after the other, within the lease; those of a mail are sent at once."""
_LONG = 10.0
"""Seconds after which a way that answers slowly waits for its next turn: others have theirs first."""
_PAUSE = 10.0
"""Seconds between two turns of a browser or webhook: it may be of somebody who never asked to be told."""
_MAIL_EVERY = 3600.0
"""Seconds between two mails to one person."""
_MOST_MAILS = 8
"""Mails on their way at once, in threads of their own: a mail server may let everybody wait."""
_AGAIN = 30.0
"""Seconds before the second try; each wait is four times as long as the one before, up to a quarter of a day."""
_LONGEST = 21_600.0
_MOST_FAILS = 12
"""Tries in a row, over two days, after which a way leads nowhere."""
_TOO_OLD = 86_400.0
"""Seconds after which nobody wants to be told any more."""
_CLEAN = 3600.0
"""Seconds between two looks for what can be forgotten."""
_GONE = (404, 410)


class _Gone(Exception):
    """The way is no more."""


class _Later(Exception):
    """It did not work this time."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.seconds = seconds


_Row = tuple[str, int, Kind, str | None, str | None, int | None, float]
"""Of a notice its table, number and kind; of the table its summary, status and seat to act; when it was due."""


class Calling:
    """Sends what waits."""

    def __init__(
        self,
        store: Store,
        outbox: Outbox,
        channels: Channels,
        tables: Tables,
        presence: Presence,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.store, self.outbox, self.channels, self.tables, self.presence = (
            store,
            outbox,
            channels,
            tables,
            presence,
        )
        self.settings, self.metrics = settings, metrics
        self.site = settings.site.rstrip("/")
        self.post = Post(settings.smtp, settings.mail_from, self.site) if settings.smtp else None
        contact = self.site if self.site.startswith("https:") else ""
        self._contact = f"mailto:{settings.mail_from}" if settings.mail_from else contact
        self.vapid = Vapid(bytes(32), "")
        self._busy: dict[str, str] = {}
        """The ways in use, and whose they are."""
        self._mailing = ThreadPoolExecutor(_MOST_MAILS, "mail")

    async def start(self) -> None:
        """Find the keys and who can be reached, then look into the outbox every now and then."""
        self.channels.key, _ = await load_key(self.store, self.tables.sealer, "calls")
        key, lost = await load_key(self.store, self.tables.sealer, "vapid")
        self.vapid = Vapid(key, self._contact)
        if lost:
            await self.channels.forget_browsers()
        await self.outbox.load()
        self.outward = Outward(nearby=self.settings.calls_nearby)
        self.tables.spawn(self._run())

    async def stop(self) -> None:
        await self.outward.close()
        self._mailing.shutdown(wait=False, cancel_futures=True)

    async def _run(self) -> None:
        cleaned = float("-inf")
        while True:
            try:
                if self.tables.now() - cleaned > _CLEAN:
                    cleaned = self.tables.now()
                    await self._clean()
                await self._look()
            except ViharaError as error:
                log.warning("nobody was called", code=error.code)
            except Exception:
                log.defect("nobody was called")
            await asyncio.sleep(_LOOK)

    async def _clean(self) -> None:
        """Forget what nobody can be told any more: somebody signed out, or stayed unreachable."""
        await self.store.write(
            [
                ("DELETE FROM notices WHERE due < ?", (self.tables.now() - 2 * _TOO_OLD,)),
                ("DELETE FROM notices WHERE channel NOT IN (SELECT id FROM channels)", ()),
            ]
        )

    async def _look(self) -> None:
        """Begin to send by every way that something waits for, as far as there is room."""
        room = _AT_ONCE - len(self._busy)
        if room <= 0:
            return
        now = self.tables.now()
        rows = await self.store.read(
            "SELECT n.channel, c.identity FROM notices n JOIN channels c ON c.id = n.channel "
            "WHERE n.due <= ? AND c.next <= ? AND c.lease <= ? GROUP BY n.channel, c.identity, c.next "
            "ORDER BY c.next, n.channel LIMIT ?",
            now, now, now, _AHEAD,
        )  # fmt: skip
        # One way of a person at a time, and first who has waited longest: nobody's slow webhooks keep others from
        # being called.
        for id, identity in rows:
            if len(self._busy) < _AT_ONCE and identity not in self._busy.values():
                self._busy[id] = identity
                self.tables.spawn(self._serve(id))

    async def _serve(self, id: str) -> None:
        """Send what waits for one way, if no other process is doing it."""
        try:
            now = self.tables.now()
            claim = "UPDATE channels SET lease = ? WHERE id = ? AND lease <= ? AND next <= ?"
            if await self.store.write([(claim, (now + _LEASE, id, now, now))]) != [1]:
                return
            channel = await self.channels.find(id)
            if channel is not None:
                await self._send(channel, now)
        finally:
            del self._busy[id]

    async def _send(self, channel: Channel, now: float) -> None:
        waiting: list[_Row] = await self.store.read(
            "SELECT n.table_id, n.number, n.kind, t.summary, t.status, t.to_act, n.due FROM notices n "
            "LEFT JOIN tables t ON t.id = n.table_id WHERE n.channel = ? AND n.due <= ? "
            "ORDER BY n.due, n.table_id, n.number LIMIT ?",
            channel.id, now, _TOGETHER[channel.kind],
        )  # fmt: skip
        done: list[tuple[str, int]] = []
        worth: list[Notice] = []
        for row in waiting:
            notice = await self._worth_telling(channel, row, now)
            if notice is None:
                done.append(row[:2])
            else:
                worth.append(notice)
        fails, next_at, sent = 0, now, 0
        clock = asyncio.get_running_loop().time
        until = clock() + _LONG
        try:
            for part in [worth] if channel.kind == "mail" and worth else [[one] for one in worth]:
                await self._tell(channel, part)
                if channel.kind != "mail":
                    next_at = now + _PAUSE
                done += [(one.table, one.number) for one in part]
                sent += len(part)
                if channel.kind == "mail" and part[0].kind != "confirm":
                    next_at = now + _MAIL_EVERY
                if clock() > until:
                    break
        except _Gone:
            log.info("a way to somebody is no more", way=channel.kind)
            self.metrics.calls.labels(channel.kind, "gone").inc()
            await self.channels.forget(channel.id)
            return
        except _Later as why:
            fails = channel.fails + 1
            self.metrics.calls.labels(channel.kind, "failed").inc()
            log.info("a call did not get through", way=channel.kind, why=str(why), fails=fails)
            if fails >= _MOST_FAILS:
                await self.channels.forget(channel.id)
                return
            next_at = now + max(min(_AGAIN * 4 ** (fails - 1), _LONGEST), min(why.seconds, _LONGEST))
        self.metrics.calls.labels(channel.kind, "sent").inc(sent)
        strike = "DELETE FROM notices WHERE channel = ? AND table_id = ? AND number = ?"
        struck: list[Statement] = [(strike, (channel.id, table, number)) for table, number in done]
        free = ("UPDATE channels SET lease = 0, fails = ?, next = ? WHERE id = ?", (fails, next_at, channel.id))
        await self.store.write([*struck, free])

    async def _worth_telling(self, channel: Channel, row: _Row, now: float) -> Notice | None:
        """What is told; None if it is not so any more, or somebody sees it for themselves."""
        table, number, kind, summary, status, to_act, due = row
        if kind == "confirm":
            return None if channel.confirmed else Notice(kind, "", number, _NOTHING, (), self.site)
        if summary is None or due < now - _TOO_OLD or await self.presence.here(table, channel.identity):
            return None
        seats = await self.store.read(
            "SELECT seat FROM seats WHERE table_id = ? AND identity = ? ORDER BY seat", table, channel.identity
        )
        own = tuple(seat for (seat,) in seats)
        so = {
            "turn": status == RUNNING and to_act in own and await self._is_last(channel, table, number),
            "over": status == OVER,
            "rematch": status == OPEN and not own,
        }
        return Notice(kind, table, number, json.loads(summary), own, self.site) if so[kind] else None

    async def _is_last(self, channel: Channel, table: str, number: int) -> bool:
        """Whether nothing newer of this table waits to be told."""
        newer = "SELECT 1 FROM notices WHERE channel = ? AND table_id = ? AND number > ? AND kind = 'turn' LIMIT 1"
        return not await self.store.read(newer, channel.id, table, number)

    # -- the ways ---------------------------------------------------------------------------------------------

    async def _tell(self, channel: Channel, told: Sequence[Notice]) -> None:
        if channel.kind == "push":
            await self._push(channel, told[0])
        elif channel.kind == "webhook":
            await self._call_webhook(channel, told[0])
        else:
            await self._mail(channel, told)

    async def _push(self, channel: Channel, notice: Notice) -> None:
        p256dh, auth = channel.keys.split()
        body = encrypt(notices.for_browser(notice, channel.language), p256dh, auth)
        # Of what waits for a browser about one table only the latest is worth showing.
        headers = headers_of(self.vapid, channel.address, notice.table, self.tables.wall())
        await self._request(channel, headers, body)

    async def _call_webhook(self, channel: Channel, notice: Notice) -> None:
        body, at = notices.for_program(notice, channel.language), str(int(self.tables.wall()))
        secret = self.channels.secret_of(channel.id).encode()
        mac = hmac.new(secret, at.encode() + b"." + body, hashlib.sha256).hexdigest()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Vihara",
            "Vihara-Notice": notice.key,
            "Vihara-Signature": f"t={at},v1={mac}",
        }
        await self._request(channel, headers, body)

    async def _request(self, channel: Channel, headers: dict[str, str], body: bytes) -> None:
        try:
            reply = await self.outward.post(channel.address, headers, body)
        except Unreachable as error:
            raise _Later(str(error)) from error
        if reply.status in _GONE:
            raise _Gone
        if not 200 <= reply.status < 300:
            raise _Later(f"answered {reply.status}", reply.retry_after)

    async def _mail(self, channel: Channel, told: Sequence[Notice]) -> None:
        if self.post is None:
            raise _Later("no mail server")
        now, no = self.tables.wall(), self.channels.code(channel.id, "no")
        if told[0].kind == "confirm":
            yes = self.channels.code(channel.id, "yes")
            message = asking_mail(self.post, channel.address, channel.language, yes, no, now)
        else:
            message = waiting_mail(self.post, channel.address, channel.language, told, no, now)
        try:
            await asyncio.get_running_loop().run_in_executor(self._mailing, self.post.send, message)
        except Undeliverable:
            raise _Gone from None
        except NotDelivered as error:
            raise _Later(str(error)) from error


_NOTHING: TableSummary = {
    "table": "", "game": "", "title": "", "host": "", "created": 0.0, "seats": [], "outcome": None,
}  # fmt: skip
