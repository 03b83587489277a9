"""Mail: what it says, in plain text and HTML, and the way to the host's mail server."""

from __future__ import annotations

import hashlib
import re
import smtplib
import ssl
from collections.abc import Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from html import escape
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

from vihara.core.errors import ViharaError
from vihara.core.saying import Saying
from vihara.languages import say, translate
from vihara.server.errors import InvalidMessage
from vihara.server.notices import Notice, headline, place

LONGEST = 254
"""Letters of an address, as SMTP has it."""
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{1,62}")
_SECONDS = 20.0
_NO_SUCH = range(550, 560)
"""Answers of a mail server to an address that will never do."""


class Undeliverable(Exception):
    """No mail will ever reach this address."""


class NotDelivered(Exception):
    """It may be tried again later."""


def check_mail_address(text: str) -> str:
    """An address of one mailbox in plain signs: nothing that could be taken for more of a header."""
    if len(text) > LONGEST or not _ADDRESS.fullmatch(text) or ".." in text or text.startswith("."):
        sentence = "address: found {found!r}, expected an e-mail address"
        raise InvalidMessage(Saying("server-mail-address", sentence, found=text[:200]))
    return text


def hash_of_address(address: str) -> str:
    """By which an address is known that nobody has confirmed: letters of either case are one mailbox."""
    return hashlib.sha256(address.casefold().encode()).hexdigest()


class Post:
    """The host's mail server, and from whom mail comes."""

    def __init__(self, url: str, sender: str, site: str) -> None:
        if not sender or not site:
            raise ViharaError("--smtp: mail needs --mail-from, its sender, and --site, where its links lead")
        place = urlsplit(url)
        self.secure = place.scheme == "smtps"
        self.host, self.port = place.hostname or "", place.port or (465 if self.secure else 587)
        self.user, self.password = unquote(place.username or ""), unquote(place.password or "")
        self.sender, self.site = sender, site.rstrip("/")

    def send(self, message: EmailMessage) -> None:
        """Hand a message to the mail server; blocks."""
        try:
            with self._connect() as server:
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            if any(code in _NO_SUCH for code, _ in error.recipients.values()):
                raise Undeliverable from error
            raise NotDelivered(repr(error)) from error
        except (smtplib.SMTPException, OSError, UnicodeError) as error:
            raise NotDelivered(type(error).__name__) from error

    def _connect(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=_SECONDS, context=context)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=_SECONDS)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            elif not _is_here(self.host):
                server.close()
                raise smtplib.SMTPNotSupportedError("no TLS")  # nobody in between reads who plays with whom
        if self.user:
            server.login(self.user, self.password)
        return server


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def waiting_mail(
    post: Post, to: str, language: str, notices: Sequence[Notice], no: str, now: float
) -> EmailMessage:
    """All that waits for somebody, and how to get no more mail: `no` is the code for that."""
    what = headline(notices[0], language)
    subject = say(language, "server-mail-subject", count=len(notices)) if len(notices) > 1 else f"Vihara: {what}"
    lines = [(f"{headline(one, language)}: {place(one, language)}", one.link) for one in notices]
    why = Saying("server-mail-why", "You get this mail because you asked for it at {site}.", site=post.site)
    stop = Saying("server-mail-stop", "To get no more of these mails:")
    link = f"{post.site}/api/mail/{no}"
    tail = (translate(why, language), translate(stop, language), link)
    message = _message(post, to, subject, now, ".".join([no, *(one.key for one in notices)]))
    # So that mail programs have a button for it (RFC 8058).
    message["List-Unsubscribe"] = f"<{link}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    _fill(message, language, lines, tail)
    return message


def asking_mail(post: Post, to: str, language: str, yes: str, no: str, now: float) -> EmailMessage:
    """Whether somebody wants mail at all: it says nothing that whoever gave the address could choose."""
    subject = Saying("server-mail-confirm", "Do you want mail from Vihara?")
    asked = Saying(
        "server-mail-asked",
        "Somebody gave this address at {site}, to be told when it is their turn.",
        site=post.site,
    )
    yes_text, no_text = (
        Saying("server-mail-yes", "Yes, send me mail"),
        Saying("server-mail-never", "No, and never ask again"),
    )
    message = _message(post, to, translate(subject, language), now, yes)
    lines = [
        (translate(asked, language), ""),
        (translate(yes_text, language), f"{post.site}/api/mail/{yes}"),
        (translate(no_text, language), f"{post.site}/api/mail/{no}"),
    ]
    ignore = Saying("server-mail-ignore", "If it was not you, you need do nothing.")
    _fill(message, language, lines, (translate(ignore, language),))
    return message


def _message(post: Post, to: str, subject: str, now: float, key: str) -> EmailMessage:
    message = EmailMessage(SMTP)  # it refuses a header with a line break
    message["From"], message["To"], message["Subject"] = post.sender, to, subject
    message["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    host = urlsplit(post.site).hostname or "localhost"
    # The same mail, should a crash make it come twice: mail programs show it once.
    message["Message-ID"] = f"<{hashlib.sha256(key.encode()).hexdigest()[:32]}@{host}>"
    message["Auto-Submitted"] = "auto-generated"
    return message


def _fill(message: EmailMessage, language: str, lines: Sequence[tuple[str, str]], tail: Sequence[str]) -> None:
    """The same in plain text and in HTML."""
    text = "\n\n".join(f"{said}\n{link}" if link else said for said, link in lines)
    message.set_content(text + "\n\n-- \n" + "\n".join(tail) + "\n")
    rows = "".join(
        f'<p><a href="{escape(link)}">{escape(said)}</a></p>' if link else f"<p>{escape(said)}</p>"
        for said, link in lines
    )
    foot = "<br>".join(
        f'<a href="{escape(one)}">{escape(one)}</a>' if one.startswith("http") else escape(one) for one in tail
    )
    message.add_alternative(
        f'<!doctype html><html lang="{language}"><body>{rows}<hr><p><small>{foot}</small></p></body></html>',
        subtype="html",
    )
    message["Content-Language"] = language  # of both, so not before they are there


def answer_page(language: str, said: Saying, button: Saying | None) -> str:
    """A page for who followed a link of a mail: one button, as programs that look ahead press none."""
    pressed = (
        f'<form method="post"><button>{escape(translate(button, language))}</button></form>' if button else ""
    )
    style = (
        "font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem;text-align:center"
    )
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Vihara</title>'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>'
        f'<body style="{style}"><h1>Vihara</h1><p>{escape(translate(said, language))}</p>{pressed}</body></html>'
    )
