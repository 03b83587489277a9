"""Being known, in a real browser: one's own page, what others see of it, the ranking, a rated table, leaving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Console, Opener
from browser.playing import violations, wide

PHONE = {"width": 390, "height": 844, "has_touch": True}
SIGN_UP = """async (name) => {
    const post = (path, body) => fetch(path, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)});
    await post("/api/me", {name});
    const answer = await post("/api/account", {name, password: "correct horse"});
    localStorage.setItem("vihara-known", name);
    return answer.status;
}"""
LOSE = """async (rated) => {
    const post = (path, body) => fetch(path, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)})
        .then((answer) => answer.json());
    const players = [{kind: "me"}, {kind: "bot", bot: "level1"}];
    const time = {per: "seat", seconds: 600, at_zero: "resign"};
    const {table} = await post("/api/tables", {game: "mandala", players, ...(rated ? {rated, time} : {})});
    await post(`/api/tables/${table}/resign`, {});
}"""


COUNTED = """async (games) => {
    const own = async () => (await (await fetch("/api/me/profile")).json()).ratings[0]?.games;
    while ((await own()) !== games) await new Promise((done) => setTimeout(done, 500));
}"""
"""Wait until rated matches are counted, which happens every two seconds."""


def signed_up(page: Page, name: str) -> None:
    page.goto("/settings")
    assert page.evaluate(SIGN_UP, name) == 200


def small_targets(page: Page) -> list[str]:
    """What is to be touched and smaller than a finger."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("main button, main a.button, main label.choice, main label.check, main select, main li a")]
            .filter((one) => one.getClientRects().length && one.getBoundingClientRect().height < 43.5)
            .map((one) => one.outerHTML.slice(0, 90))"""
    )
    return found


def test_a_profile_is_private_then_shared_part_by_part(
    new_context: Opener, console: Console, tmp_path: Path
) -> None:
    page = new_context(**PHONE).new_page()
    signed_up(page, "Tenzin the first")
    for rated in (False, True, True):
        page.evaluate(LOSE, rated)
    page.evaluate(COUNTED, 2)
    page.goto("/person")
    expect(page.locator("h1")).to_have_text("Tenzin the first")
    expect(page.locator("[data-rating=mandala] .points")).to_contain_text(re.compile(r"1[0-4]\d\d"))
    expect(page.locator("[data-rating=mandala] svg[role=img]")).to_have_count(1)
    expect(page.locator("[aria-labelledby=results] tbody tr")).to_have_count(1)
    expect(page.get_by_text("Only you see this page.")).to_be_visible()
    assert violations(page) == []
    assert wide(page) == 0
    assert small_targets(page) == []
    page.screenshot(path=tmp_path / "own.png", full_page=True)
    page.locator(".choice", has=page.locator("input[value=tajuto]")).tap()
    expect(page.locator(".choice.chosen input[value=tajuto]")).to_have_count(1)
    page.locator("[data-part=streaks]").check()
    expect(page.get_by_text("Others can see this page.")).to_be_visible()
    link = page.get_by_role("link", name="How others see it").get_attribute("href")
    assert link

    other = new_context().new_page()
    other.goto(link)
    expect(other.locator("h1")).to_have_text("Tenzin the first")
    expect(other.locator("[aria-labelledby=streaks]")).to_contain_text("3")
    expect(other.locator("[aria-labelledby=ratings], [aria-labelledby=results]")).to_have_count(0)
    assert violations(other) == []
    other.screenshot(path=tmp_path / "others.png")
    page.locator("[data-part=streaks]").uncheck()
    expect(page.get_by_text("Only you see this page.")).to_be_visible()
    console.expect("404")
    other.reload()
    expect(other.get_by_role("alert")).to_contain_text("no such profile, or it is private")
    assert violations(other) == []


@pytest.mark.parametrize("language", ["de", "fr", "it", "pl"])
def test_pages_about_people_in_every_language(new_context: Opener, language: str, tmp_path: Path) -> None:
    page = new_context(language=language, **PHONE).new_page()
    signed_up(page, f"Pema {language}")
    for path in ("/person", "/ranking/ananda"):
        page.goto(path)
        page.wait_for_selector("main h1")
        page.wait_for_selector("main [aria-busy]", state="detached")
        assert "people-" not in page.locator("main").inner_text()
        assert violations(page) == []
        assert wide(page) == 0
        assert small_targets(page) == []
        page.screenshot(path=tmp_path / f"{path.split('/')[1]}.png", full_page=True)


def test_the_ranking_tells_what_levels_are_worth(new_context: Opener, tmp_path: Path) -> None:
    page = new_context(width=1366, height=768).new_page()
    page.goto("/ranking")
    expect(page.get_by_text("Nobody is listed yet.")).to_be_visible()
    page.locator("[data-choice=pool]").select_option("bots")
    expect(page.locator("ol li")).to_have_count(5)
    expect(page.locator("ol li").first).to_contain_text("Sage")
    page.locator("[data-choice=game]").select_option("tajuto")
    expect(page).to_have_url(re.compile("/ranking/tajuto"))
    expect(page.locator("ol li")).to_have_count(5)
    assert violations(page) == []
    page.screenshot(path=tmp_path / "ranking.png")


def test_a_rated_table_is_offered_to_who_has_an_account(new_context: Opener) -> None:
    page = new_context(**PHONE).new_page()
    page.goto("/new/mandala")
    page.wait_for_selector("[data-action=create]")
    expect(page.locator("[data-choice=rated]")).to_have_count(0)
    signed_up(page, "Lobsang rated")
    page.goto("/new/mandala")
    page.locator("[data-choice=rated]").check()
    page.locator("#seat-1").select_option("bot:level2")
    assert violations(page) == []
    assert wide(page) == 0
    page.locator("[data-action=create]").click()
    page.wait_for_selector("main.table[data-status=running]")
    expect(page.locator("[data-action=hint]")).to_have_count(0)
    page.goto("/games")
    expect(page.locator(".badge.rated").first).to_have_text("Rated")


def test_leaving_for_good_asks_twice(new_context: Opener, console: Console) -> None:
    page = new_context(**PHONE).new_page()
    signed_up(page, "Dawa leaves")
    page.goto("/person")
    page.locator("[data-action=leave]").tap()
    form = page.locator("[data-part=leaving]")
    expect(form.get_by_role("button", name="Delete for good")).to_be_disabled()
    form.get_by_label("To be sure").fill("Dawa leaves")
    form.get_by_label("Password").fill("wrong")
    console.expect("403")
    form.get_by_role("button", name="Delete for good").tap()
    expect(page.locator(".toast")).to_contain_text("do not belong together")
    form.get_by_label("Password").fill("correct horse")
    assert violations(page) == []
    form.get_by_role("button", name="Delete for good").tap()
    expect(page.locator(".toast").last).to_contain_text("Your account is deleted.")
    console.expect("401")
    assert page.evaluate("() => fetch('/api/me').then((answer) => answer.status)") == 401
