"""Called back in a real browser: the switch in the settings, what it says when it cannot, the notification, muting.

No push service of a browser's maker is to be had on loopback: our own takes its place, and what it gets is
delivered to the real service worker.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.conftest import SETTINGS, Console, Opener
from browser.playing import violations, wide
from server.receivers import Browser, Mailbox, Receiver, mail_server, receiver

PHONE = {"width": 390, "height": 844, "has_touch": True}
SWITCH = "[data-setting=notify]"


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mail_server() as found:
        yield found


@pytest.fixture(scope="module")
def calling(built: Path, box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that calls at once, also on loopback, and sends mail."""
    data = tmp_path_factory.mktemp("data")
    command = [
        sys.executable, str(Path(__file__).with_name("seeded.py")), "serve", f"--db={data / 'vihara.db'}", f"--web={built}",
        "--calls-nearby=yes", "--call-delay=0", f"--smtp={box.url}", "--mail-from=vihara@games.example",
        "--site=http://localhost", *SETTINGS,
    ]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=data) as server:
        assert server.stdout is not None
        address = re.search(r"http://[\d.:]+", server.stdout.readline())
        assert address
        yield address[0]
        server.terminate()


@pytest.fixture
def service() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


def pretend(context: BrowserContext, browser: Browser) -> None:
    """Let the browser subscribe to our push service."""
    subscription = json.dumps(browser.subscription())
    context.add_init_script(
        f"""if (location.protocol !== "about:" && window.PushManager) {{
            const told = {subscription};
            let subscribed = localStorage.getItem("test-subscribed") === "yes";
            const made = {{endpoint: told.endpoint, toJSON: () => told, unsubscribe: async () => (note("no"), true)}};
            const note = (word) => (subscribed = word === "yes", localStorage.setItem("test-subscribed", word));
            PushManager.prototype.subscribe = async (wanted) => {{
                if (!wanted.userVisibleOnly || wanted.applicationServerKey.length !== 87) throw new TypeError("not as documented");
                note("yes");
                return made;
            }};
            PushManager.prototype.getSubscription = async () => (subscribed ? made : null);
        }}"""
    )


class Guest:
    """Somebody who speaks to the server without a browser, or with the cookie of one."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url, self.cookies = url, httpx.Cookies({"vihara": cookie} if cookie else {})

    def request(self, method: str, path: str, body: Any = None) -> Any:
        with httpx.Client(base_url=self.url, trust_env=False, timeout=60, cookies=self.cookies) as http:
            answer = http.request(method, path, json=body)
            self.cookies = http.cookies
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def post(self, path: str, body: Any) -> Any:
        return self.request("POST", path, body)

    def get(self, path: str) -> Any:
        return self.request("GET", path)

    def move(self, table: str) -> bool:
        """Make the first legal move, if it is one's turn."""
        shown = self.get(f"/api/tables/{table}")
        if shown["legal"]:
            self.post(f"/api/tables/{table}/moves", {"seen": shown["number"], "move": shown["legal"][0]})
        return bool(shown["legal"])


def signed_in(page: Page, url: str) -> Guest:
    """The person of a page, to make requests beside it."""
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "vihara")
    return Guest(url, cookie)


def deliver(page: Page, url: str, told: dict[str, Any]) -> None:
    """Give the service worker what the push service got, as the browser would."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(
            one["registrationId"] for one in event["registrations"] if url in one["scopeURL"]
        ),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": url, "registrationId": found[-1], "data": json.dumps(told)},
    )


NOTIFICATIONS = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map((one) => [one.title, one.body, one.tag, one.actions.map((action) => action.action)])"""


def test_a_browser_that_refuses_is_told_what_to_do(new_context: Opener, calling: str, console: Console) -> None:
    """Nothing is asked before a tap; what is not allowed, or cannot be reached, stays on the page in words."""
    console.expect("does not support the Push API in incognito mode")
    context = new_context(**PHONE, service_workers="allow")
    context.add_init_script("Notification.requestPermission = async () => 'denied';")
    page = context.new_page()
    page.goto(f"{calling}/settings")
    expect(page.locator(SWITCH)).not_to_be_checked()
    page.locator(SWITCH).tap()
    expect(page.get_by_role("alert")).to_contain_text("does not allow notifications here")
    expect(page.locator(SWITCH)).not_to_be_checked()
    assert violations(page) == []
    assert wide(page) == 0
    other = new_context(**PHONE, service_workers="allow")
    other.grant_permissions(["notifications"], origin=calling)
    page = other.new_page()
    page.goto(f"{calling}/settings")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.locator(SWITCH).tap()  # there is no push service here
    expect(page.get_by_role("alert")).to_contain_text("only while a page of Vihara is open")
    expect(page.locator(SWITCH)).to_be_checked()


@pytest.mark.notified
def test_the_switch_calls_the_browser_and_a_tap_mutes_the_table(
    new_context: Opener, calling: str, service: Receiver, tmp_path: Path
) -> None:
    """From the settings of a phone to a notification in its language, and from there to silence."""
    browser = Browser(service.url, "phone")
    context = new_context(language="de", **PHONE, service_workers="allow")
    context.grant_permissions(["notifications"], origin=calling)
    pretend(context, browser)
    page = context.new_page()
    page.goto(f"{calling}/settings")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.locator(SWITCH).tap()
    expect(page.locator(".toast").last).to_contain_text("Du wirst auf diesem Gerät benachrichtigt.")
    page.reload()
    expect(page.locator(SWITCH)).to_be_checked()
    page.screenshot(path=tmp_path / "settings.png", full_page=True)
    assert violations(page) == []
    assert wide(page) == 0

    ada, ben = signed_in(page, calling), Guest(calling)
    ben.post("/api/me", {"name": "Ben"})
    table = ada.post("/api/tables", {"game": "mandala", "players": [{"kind": "me"}, {"kind": "open"}]})["table"]
    ben.post(f"/api/tables/{table}/join", {})
    while ada.move(table):
        pass
    while ben.move(table):
        pass
    got = service.wait(1)[-1]
    told = browser.read(got.body)
    assert (told["table"], told["title"], told["body"]) == (table, "Du bist am Zug", "Mandala mit Ben")
    deliver(page, calling, told)
    deliver(page, calling, told)  # twice is once
    page.wait_for_function(f"() => ({NOTIFICATIONS})().then((found) => found.length > 0)")
    assert page.evaluate(NOTIFICATIONS) == [["Du bist am Zug", "Mandala mit Ben", table, ["quiet"]]]

    page.goto(f"{calling}/games")
    expect(page.locator("header .count")).to_contain_text("1")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))
    expect(page.locator("[aria-labelledby=waiting]")).to_contain_text("Ben")
    page.screenshot(path=tmp_path / "games.png")
    assert violations(page) == []
    assert wide(page) == 0

    context.service_workers[0].evaluate(
        """async () => {
            const [notification] = await self.registration.getNotifications();
            self.dispatchEvent(new NotificationEvent("notificationclick", {notification, action: "quiet"}));
        }"""
    )
    page.wait_for_function(
        "() => fetch('/api/calls').then((answer) => answer.json()).then((told) => told.quiet.length === 1)"
    )
    page.goto(f"{calling}/table/{table}")
    page.locator("[data-action=menu]").tap()
    mute = page.locator("[data-action=quiet]")
    expect(mute).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []
    page.screenshot(path=tmp_path / "menu.png")
    mute.tap()
    expect(mute).to_have_attribute("aria-pressed", "false")
    assert ada.get("/api/calls")["quiet"] == []

    page.goto(f"{calling}/settings")
    page.locator("[data-setting=language]").select_option("pl")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('vihara-called')).mark.includes(' pl ')")
    page.locator(SWITCH).tap()
    expect(page.locator(SWITCH)).not_to_be_checked()
    page.wait_for_function(
        "() => fetch('/api/calls').then((answer) => answer.json()).then((told) => !told.browsers.length)"
    )


def test_mail_and_webhooks_in_the_settings(
    new_context: Opener, calling: str, box: Mailbox, service: Receiver, tmp_path: Path
) -> None:
    """An address is asked, a webhook's secret is shown once."""
    page = new_context(**PHONE, service_workers="allow").new_page()
    page.goto(f"{calling}/settings")
    page.get_by_label("Your name").fill("Pema")
    page.get_by_role("button", name="Save").click()
    page.get_by_label("Your e-mail address").fill("pema@example.org")
    page.get_by_role("button", name="Send me the link").click()
    expect(page.locator("[data-mail]")).to_contain_text("waiting for you")
    assert "pema@example.org" in [mail["To"] for mail in box.wait(1)]
    page.get_by_text("For bots and chats").click()
    page.get_by_label("Address", exact=True).fill(service.url)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("[data-secret] code")).to_have_text(re.compile("[a-z2-7]{26}"))
    assert violations(page) == []
    assert wide(page) == 0
    page.screenshot(path=tmp_path / "settings.png", full_page=True)
    page.get_by_role("button", name=f"Remove {service.url}").click()
    expect(page.get_by_role("button", name=f"Remove {service.url}")).to_have_count(0)
    page.get_by_role("button", name="No more mail").click()
    expect(page.get_by_label("Your e-mail address")).to_be_visible()
