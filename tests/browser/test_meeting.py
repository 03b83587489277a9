"""Finding each other in real browsers: a quick match, friends, a link for a group."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener
from browser.playing import violations, wide
from browser.test_known import PHONE, signed_up, small_targets


def test_a_quick_match(new_context: Opener, tmp_path: Path) -> None:
    """Two who look for the same meet at a table that has begun; a third one sees who waits, and joins in by a tap."""
    one, other = new_context(**PHONE).new_page(), new_context(width=1366, height=768).new_page()
    one.goto("/lobby")
    one.locator("[data-choice=game]").select_option("ananda")
    assert violations(one) == []
    one.locator("[data-action=seek]").tap()
    expect(one.locator("[data-part=sought]")).to_contain_text("Ananda")
    assert violations(one) == []
    assert wide(one) == 0
    assert small_targets(one) == []
    one.screenshot(path=tmp_path / "seeking.png", full_page=True)
    other.goto("/lobby")
    expect(other.locator(".waiting")).to_contain_text("Ananda: 1 person")
    assert violations(other) == []
    other.screenshot(path=tmp_path / "lobby.png")
    other.get_by_role("button", name="Join in").click()
    for page in (one, other):
        expect(page).to_have_url(re.compile("/table/"))
        page.wait_for_selector("main.table[data-status=running]")
    one.locator("[data-action=menu]").tap()
    one.locator("[data-action=people]").tap()
    one.locator("[data-part=sitters] [data-action=friend]").tap()
    expect(one.locator("[data-part=sitters]")).to_contain_text("on its way")
    assert violations(one) == []
    one.screenshot(path=tmp_path / "sitters.png")
    one.goto("/lobby")
    expect(one.locator("[data-action=seek]")).to_be_visible()
    expect(one.locator("[aria-labelledby=running]")).to_contain_text("Ananda")


@pytest.mark.parametrize("language", ["de", "fr", "it", "pl"])
def test_the_lobby_in_every_language(new_context: Opener, language: str, tmp_path: Path) -> None:
    page = new_context(language=language, **PHONE).new_page()
    page.goto("/lobby")
    page.locator("[data-choice=pace]").select_option("days")
    page.locator("[data-action=seek]").tap()
    expect(page.locator("[data-part=sought]")).to_be_visible()
    assert "people-" not in page.locator("main").inner_text()
    assert violations(page) == []
    assert wide(page) == 0
    assert small_targets(page) == []
    page.screenshot(path=tmp_path / "lobby.png", full_page=True)
    page.locator("[data-action=stop]").tap()
    expect(page.locator("[data-action=seek]")).to_be_visible()


def test_friends_ask_and_agree(new_context: Opener, tmp_path: Path) -> None:
    ana, ben = new_context(**PHONE).new_page(), new_context(**PHONE).new_page()
    signed_up(ana, "Ana of the hill")
    signed_up(ben, "Ben of the river")
    ana.goto("/person")
    ana.locator("[data-part=results]").check()
    link = ana.get_by_role("link", name="How others see it").get_attribute("href")
    assert link
    ben.goto(link)
    ben.locator("[data-action=friend]").tap()
    expect(ben.locator(".toast")).to_contain_text("on its way")
    assert violations(ben) == []
    ana.reload()
    expect(ana.locator("[data-list=asking]")).to_contain_text("Ben of the river")
    assert violations(ana) == []
    assert wide(ana) == 0
    assert small_targets(ana) == []
    ana.get_by_role("button", name="Accept Ben of the river").tap()
    expect(ana.locator("[data-list=friends]")).to_contain_text("Ben of the river")
    ana.screenshot(path=tmp_path / "friends.png", full_page=True)


def test_one_link_for_a_group(new_context: Opener) -> None:
    page = new_context(**PHONE).new_page()
    page.goto("/new/tajuto")
    page.wait_for_selector("[data-action=create]")
    page.get_by_role("button", name="Add").tap()
    page.locator("#seat-2").select_option("invite")
    page.locator("[data-action=create]").tap()
    page.locator("[data-action=group]").tap()
    link = page.locator("[data-part=group] input").input_value()
    assert violations(page) == []
    assert wide(page) == 0
    for name in ("Ben", "Eve"):
        guest = new_context(**PHONE).new_page()
        guest.goto(link)
        guest.get_by_label("Your name").fill(name)
        guest.locator("[data-action=join]").tap()
        expect(guest).to_have_url(re.compile("/table/"))
    page.wait_for_selector("main.table[data-status=running]")


def test_who_only_watches_is_nobody(new_context: Opener) -> None:
    """No guest is made by looking; who sits down becomes one, and goes on at the same table."""
    host, other = new_context().new_page(), new_context(**PHONE).new_page()
    host.goto("/new/mandala")
    host.wait_for_selector("[data-action=create]")
    host.locator("#seat-1").select_option("open")
    host.locator("[data-action=create]").click()
    host.wait_for_selector("main.table[data-status=open]")
    other.goto(host.url)
    other.wait_for_selector("main.table[data-status=open]")
    assert other.context.cookies() == []
    other.get_by_role("button", name="Sit down").tap()
    for page in (host, other):
        page.wait_for_selector("main.table[data-status=running]")
    expect(other.locator("[data-action=menu]")).to_be_visible()
    third = new_context().new_page()
    third.goto(host.url)
    third.wait_for_selector("main.table[data-status=running]")
    assert third.context.cookies() == []
    assert violations(third) == []
