"""Seats and their players: clocks, stand-ins, agreed ends, undo, "your turn" for who looks elsewhere, passkeys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.conftest import Console, Opener, TableOpener
from browser.playing import MINE, OVER, invited, show_moves, violations

HEARD = """
// The browser's own notifications and tones, with a note of each.
window.heard = {notes: [], tones: 0};
const Real = window.Notification;
window.Notification = class extends Real {
  constructor(title, options) {
    super(title, options);
    window.heard.notes.push([title, options.body]);
  }
};
const tone = BaseAudioContext.prototype.createOscillator;
BaseAudioContext.prototype.createOscillator = function () {
  window.heard.tones += 1;
  return tone.call(this);
};
// A test's page is never hidden of itself.
let away = false;
Object.defineProperty(document, "hidden", {get: () => away});
window.lookElsewhere = (on) => { away = on; document.dispatchEvent(new Event("visibilitychange")); };
"""


def two_at_a_table(new_context: Opener, game_table: TableOpener, **more: Any) -> tuple[Page, Page]:
    """Two people in two browsers; it is the first one's turn."""
    ada, ben = new_context().new_page(), new_context().new_page()
    game_table(ada, "mandala", [{"kind": "me"}, {"kind": "invite"}], options={"first": 1}, **more)
    invited(ada, ben)
    ada.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    return ada, ben


def play_first(page: Page) -> None:
    """Make the first move of the list that is no discard."""
    show_moves(page)
    number = page.locator("main.table").get_attribute("data-number")
    page.locator("[data-move^='M']:not([disabled])").first.click()
    page.wait_for_selector(f"main.table:not([data-number='{number}'])")


def test_a_step_is_taken_back(page: Page, game_table: TableOpener) -> None:
    """[8] One's own, as long as nothing hidden was revealed."""
    game_table(page, "ananda", options={"first": 1})
    page.wait_for_selector(MINE)
    undo = page.locator("[data-action=undo]")
    expect(undo).to_be_disabled()
    show_moves(page)
    moves = "[...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move)"
    page.wait_for_selector("[data-move^=monk]:not([disabled])")
    before = page.evaluate(moves)
    page.locator("[data-move^=monk]:not([disabled])").first.click()
    page.wait_for_selector("[data-move]:not([data-move^=monk]):not([disabled])")
    assert page.evaluate(moves) != before
    undo.click()
    page.wait_for_selector("[data-move^=monk]:not([disabled])")
    assert page.evaluate(moves) == before
    expect(page.locator("[data-last]")).to_contain_text("takes back a step")
    expect(undo).to_be_disabled()


def test_a_turn_that_takes_too_long_is_finished_by_a_bot(page: Page, game_table: TableOpener) -> None:
    game_table(
        page,
        "mandala",
        options={"first": 1},
        time={"per": "turn", "seconds": 3, "at_zero": "bot", "bot": "random"},
    )
    page.wait_for_selector(MINE)
    clock = page.get_by_role("timer", name="Tester’s clock")
    expect(clock).to_have_text("0:03")
    expect(clock).to_have_text("0:01")  # it runs
    expect(page.locator(".log")).to_contain_text("plays for Tester")
    # The bot had one turn only: the next one is one's own again, with a full clock.
    page.wait_for_selector(MINE)
    expect(clock).to_have_text("0:03")


def test_a_match_whose_time_runs_out_is_lost(page: Page, game_table: TableOpener) -> None:
    game_table(
        page,
        "mandala",
        options={"first": 1},
        time={"per": "seat", "seconds": 2, "at_zero": "resign", "bot": "random"},
    )
    page.wait_for_selector(OVER)
    expect(page.locator(".summary h2")).to_contain_text("wins")
    expect(page.locator(".summary")).to_contain_text("time")


@pytest.mark.soak
@pytest.mark.notified
def test_your_turn_is_seen_heard_and_told_by_the_browser(
    new_context: Opener, game_table: TableOpener, site: str
) -> None:
    context = new_context(preferences={"sound": True})
    context.grant_permissions(["notifications"], origin=site)
    context.add_init_script(HEARD)
    page = context.new_page()
    page.goto("/settings")
    page.get_by_label("Notify me when it is my turn").check()
    game_table(page, "mandala", options={"first": 1})
    page.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    page.evaluate("lookElsewhere(true)")
    play_first(page)
    page.wait_for_function("() => window.heard.notes.length > 0")
    page.wait_for_selector(MINE)
    assert page.title() == "● Your turn · Mandala · Vihara"
    heard = page.evaluate("window.heard")
    assert heard["notes"] == [["Your turn", "Mandala"]]
    assert heard["tones"] >= 6, "a bell has six partials"

    # Who looks is not disturbed by a notification; without sounds it is silent.
    page.evaluate("lookElsewhere(false)")
    page.goto("/settings")
    page.get_by_label("Sounds").uncheck()
    page.go_back()
    page.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    play_first(page)
    page.wait_for_selector(MINE)
    assert page.evaluate("window.heard") == {"notes": [], "tones": 0}


def test_both_agree_to_end(new_context: Opener, game_table: TableOpener) -> None:
    ada, ben = two_at_a_table(new_context, game_table)
    for answer in ("decline", "agree"):
        ada.locator("[data-action=menu]").click()
        ada.locator("[data-action=offer]").click()
        expect(ben.locator(".offer")).to_contain_text("Tester offers to end the match")
        ben.locator(f"[data-action={answer}]").click()
        expect(ben.locator(".offer")).to_have_count(0)
        if answer == "decline":
            expect(ada.locator(".log")).to_contain_text("Ben declines")
            assert ada.locator("main.table").get_attribute("data-status") == "running"
    for page in (ada, ben):
        page.wait_for_selector(OVER)
        expect(page.locator(".summary")).to_contain_text("by agreement")


def test_a_bot_plays_for_who_is_away(new_context: Opener, game_table: TableOpener) -> None:
    ada, ben = two_at_a_table(new_context, game_table)
    expect(ada.locator("[data-action=stand-in]")).to_have_count(0)
    ben.locator("[data-action=menu]").click()
    ben.locator("[data-action=leave]").click()
    expect(ada.locator("[data-seat='2']")).to_contain_text("away")
    ada.locator("[data-action=stand-in]").click()
    expect(ada.locator("[data-seat='2']")).to_contain_text("plays instead")
    play_first(ada)
    # The bot answers: it is Ada's turn again, though nobody sits at the other browser.
    ada.wait_for_selector(MINE)
    ben.locator("[data-action=back]").click()
    expect(ada.locator("[data-seat='2']")).not_to_contain_text("plays instead")
    expect(ada.locator("[data-last]")).to_contain_text("Ben is back")
    play_first(ada)
    ben.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    # One's own seat can be handed over, too, and taken back.
    ben.locator("[data-action=menu]").click()
    ben.locator("[data-action=bot]").click()
    ada.wait_for_selector(MINE)
    ben.locator("[data-action=back]").click()
    expect(ben.locator("[data-seat='2']")).not_to_contain_text("plays instead")


def test_who_lets_others_wait_can_be_helped_out(
    new_context: Opener, game_table: TableOpener, console: Console
) -> None:
    """After two minutes of this page's clock a bot is offered; whether it was that long, the server knows better."""
    console.expect("403.*stand-in")
    ada, _ = two_at_a_table(new_context, game_table)
    ada.clock.install()
    play_first(ada)
    ada.wait_for_selector("main.table[data-turn=other]")
    offer = ada.locator("[data-action=stand-in]")
    ada.clock.fast_forward(110_000)
    expect(offer).to_have_count(0)
    ada.clock.fast_forward(11_000)
    offer.click()
    expect(ada.locator(".toast.refused")).to_contain_text("lets you wait for 120 seconds")
    expect(ada.locator("[data-seat='2']")).not_to_contain_text("plays instead")


def with_authenticator(page: Page) -> tuple[CDPSession, str]:
    """Give a page an authenticator of Chromium's own, that confirms by itself: it, and its name."""
    authenticator = page.context.new_cdp_session(page)
    authenticator.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    kept = authenticator.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    return authenticator, kept


def test_a_passkey_leads_back(new_context: Opener, site: str) -> None:
    """With an authenticator of Chromium's own, that confirms by itself; passkeys belong to names, not to numbers."""
    address = site.replace("127.0.0.1", "localhost")
    page = new_context().new_page()
    authenticator, kept = with_authenticator(page)
    page.goto(f"{address}/settings")
    page.get_by_label("Your name").fill("Tenzin")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.locator(".toast")).to_contain_text("Your passkey is ready.")
    assert len(authenticator.send("WebAuthn.getCredentials", {"authenticatorId": kept})["credentials"]) == 1
    first = page.evaluate("fetch('/api/me').then((told) => told.json())")
    # Nobody any more, as on another device; the passkey finds who one was.
    page.context.clear_cookies()
    page.evaluate("localStorage.removeItem('vihara-known')")
    page.reload()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_label("Your name")).to_have_value("Tenzin")
    again = page.evaluate("fetch('/api/me').then((told) => told.json())")
    assert again["id"] == first["id"]


def test_a_rematch_is_agreed_or_declined(new_context: Opener, game_table: TableOpener) -> None:
    """Who is asked sees by whom; nobody is taken to a table before they want to."""
    for agreed in (True, False):
        ada, ben = two_at_a_table(new_context, game_table)
        ada.locator("[data-action=menu]").click()
        ada.locator("[data-action=resign]").click()
        ada.locator("[data-action=resign-sure]").click()
        ada.locator(".summary [data-action=rematch]").click()
        expect(ada.locator(".lobby")).to_contain_text("Ben")
        expect(ben.locator(".summary")).to_contain_text("Tester would like to play again.")
        ben.locator(f".summary [data-action={'rematch' if agreed else 'no-rematch'}]").click()
        if agreed:
            for page in (ada, ben):
                page.wait_for_selector("main.table[data-status=running]")
        else:
            ada.wait_for_selector("main.table[data-status=closed]")
            expect(ben.locator("[data-action=no-rematch]")).to_have_count(0)


def test_an_account_has_passkeys_sessions_and_another_password(
    new_context: Opener, site: str, console: Console
) -> None:
    """[7] All in the settings, which axe finds nothing wrong with."""
    console.expect("409.*api/me")  # who is signed out elsewhere does not get the account's name as a guest
    address = site.replace("127.0.0.1", "localhost")
    page, other = new_context().new_page(), new_context().new_page()
    with_authenticator(page)
    page.goto(f"{address}/settings")
    page.get_by_label("Name of the account").fill("Pema Settings")
    page.get_by_label("Password (8").fill("correct horse")
    page.get_by_role("button", name="Create account").click()
    expect(page.locator(".account")).to_contain_text("pema settings")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("button", name="Remove Pema Settings")).to_be_visible()
    other.goto(f"{address}/settings")
    other.get_by_label("Name of the account").fill("PEMA  settings")
    other.get_by_label("Password (8").fill("correct horse")
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.locator("[data-list=sessions] li")).to_have_count(2)
    assert violations(other) == []
    page.get_by_label("Current password").fill("correct horse")
    page.get_by_label("Password (8").fill("battery staple")
    page.get_by_role("button", name="Change password").click()
    expect(page.locator(".toast").last).to_contain_text("Password changed")
    other.reload()
    expect(other.get_by_role("button", name="Create account")).to_be_visible()
    page.get_by_label("When I am away").select_option("random")
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("button", name="Create account")).to_be_visible()


def test_a_visitor_sees_who_invites_and_where_one_could_sit_down(
    new_context: Opener, game_table: TableOpener, console: Console
) -> None:
    """[7] Without an identity: open tables are listed, and an invitation names its host and the game."""
    host, visitor = new_context().new_page(), new_context().new_page()
    game_table(host, "mandala", [{"kind": "me"}, {"kind": "open"}], public=True, title="Tea and mandalas")
    visitor.goto("/")
    expect(visitor.get_by_role("link", name="Tea and mandalas")).to_be_visible(timeout=30_000)
    game_table(host, "mandala", [{"kind": "me"}, {"kind": "invite"}])
    host.get_by_role("button", name="Make a link").click()
    host.wait_for_selector(".link input")
    visitor.goto(host.locator(".link input").input_value())
    expect(visitor.locator("main")).to_contain_text("Tester invites you to a game of Mandala", timeout=30_000)
    # A link that invites to nothing says so, in words, and offers no seat.
    console.expect("404.*api/invitation")
    visitor.goto("/join/nothing")
    expect(visitor.get_by_role("alert")).to_have_text("This invite is not valid (any more); ask for a new one.")
    expect(visitor.locator("[data-action=join]")).to_have_count(0)
