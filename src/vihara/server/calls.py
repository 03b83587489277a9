"""Requests about being called back: browsers, a mailbox, webhooks, and tables that are to leave one in peace."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request
from fastapi.responses import HTMLResponse

from vihara.core.saying import Saying
from vihara.server.answers import CalledBrowser, CalledMailbox, CalledWebhook, Calls, WebhookSecret
from vihara.server.channels import Channel
from vihara.server.dependencies import CurrentPerson, DeviceDep, Id, LanguageDep, ServiceDep, new_router
from vihara.server.errors import WrongTime
from vihara.server.guard import address_of
from vihara.server.identity import Person
from vihara.server.mail import answer_page
from vihara.server.requests import Mailbox, PushSubscription, Quieting, Webhook
from vihara.server.service import Service

router = new_router()
ChannelId = Annotated[str, Path(pattern="^[a-z2-7]{16}$|^[0-9a-f]{16}$")]
MailCode = Annotated[str, Path(pattern="^[a-z2-7]{16}-(yes|no)-[a-z2-7]{26}$")]


async def _calls(service: Service, person: Person) -> Calls:
    found = await service.channels.of(person)

    def of(kind: str) -> list[Channel]:
        return [one for one in found if one.kind == kind]

    return Calls(
        key=service.calling.vapid.public,
        browsers=[CalledBrowser(id=one.id, device=one.device, created=one.created) for one in of("push")],
        mail_offered=service.calling.post is not None,
        mail=[CalledMailbox(id=one.id, address=one.address, confirmed=bool(one.confirmed)) for one in of("mail")],
        webhooks=[CalledWebhook(id=one.id, url=one.address) for one in of("webhook")],
        quiet=await service.channels.quiet(person),
    )


@router.get("/calls")
async def my_calls(person: CurrentPerson, service: ServiceDep) -> Calls:
    """How one is called back, and to which tables one is not."""
    return await _calls(service, person)


@router.put("/calls/browser")
async def call_this_browser(
    given: PushSubscription, person: CurrentPerson, service: ServiceDep, language: LanguageDep, device: DeviceDep
) -> CalledBrowser:
    """Be called in this browser, in the language of the request; one that is known already is not added again."""
    service.new_channels.take(person.id)
    service.new_channels_by_address.take(person.address)
    id = await service.channels.add_browser(
        person, given.endpoint, given.keys.p256dh, given.keys.auth, language, device
    )
    return CalledBrowser(id=id, device=device, created=service.tables.wall())


@router.post("/calls/mail")
async def call_by_mail(
    given: Mailbox, request: Request, person: CurrentPerson, service: ServiceDep, language: LanguageDep
) -> Calls:
    """Be called by mail, once whoever reads it has agreed; an address is asked once a day at most."""
    if service.calling.post is None:
        raise WrongTime(Saying("server-no-mail", "this server sends no mail"))
    service.mails.take(person.id)
    service.mails.take(address_of(request.scope))
    await service.channels.add_mail(person, given.address, language, service.tables.now())
    return await _calls(service, person)


@router.post("/calls/webhook")
async def call_a_webhook(
    given: Webhook, person: CurrentPerson, service: ServiceDep, language: LanguageDep
) -> WebhookSecret:
    """Let a program or a chat be told; the secret, shown once, signs what it is sent."""
    service.new_channels.take(person.id)
    service.new_channels_by_address.take(person.address)
    id, secret = await service.channels.add_webhook(person, given.url, language)
    return WebhookSecret(id=id, url=given.url, secret=secret)


@router.delete("/calls/{channel}", status_code=204)
async def do_not_call(channel: ChannelId, person: CurrentPerson, service: ServiceDep) -> None:
    """Do not be called that way any more."""
    await service.channels.remove(person, channel)


@router.post("/tables/{table}/quiet", status_code=204)
async def leave_in_peace(table: Id, given: Quieting, person: CurrentPerson, service: ServiceDep) -> None:
    """Do not be called to a table any more, or be so again."""
    async with service.tables.looking_at(table, person):
        pass
    await service.channels.set_quiet(person, table, on=given.on)


# -- links in mails -------------------------------------------------------------------------------------------

_ASKS = {
    "yes": (
        Saying("server-mail-asks-yes", "Be told by mail when it is your turn?"),
        Saying("server-mail-yes", "Yes, send me mail"),
    ),
    "no": (
        Saying("server-mail-asks-no", "No more mail to this address?"),
        Saying("server-mail-no", "No more mail"),
    ),
}
_DONE = {
    "yes": Saying("server-mail-done-yes", "From now on you get mail when it is your turn, once an hour at most."),
    "no": Saying("server-mail-done-no", "You get no more mail."),
}


@router.get("/mail/{code}", include_in_schema=False)
async def show_mail_link(code: MailCode, service: ServiceDep) -> HTMLResponse:
    """A page with a button: programs that follow every link of a mail must not answer it."""
    found, answer = await service.channels.read_code(code)
    return HTMLResponse(answer_page(found.language, *_ASKS[answer]))


@router.post("/mail/{code}", include_in_schema=False)
async def follow_mail_link(code: MailCode, service: ServiceDep) -> HTMLResponse:
    """Do what the link says; a mail program sends this by itself for its own button (RFC 8058)."""
    found, _ = await service.channels.read_code(code)
    answer = await service.channels.answer(code)
    return HTMLResponse(answer_page(found.language, _DONE[answer], None))
