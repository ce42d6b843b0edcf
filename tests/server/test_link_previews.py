"""What links unfold to, and edition files that are only checked."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from spukhaus.core import registry
from spukhaus.server import pages
from spukhaus.server.link_previews import language_of
from tests.server.running import Site, a_house, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages as they are built, without building them."""
    html = Path(__file__).parents[2] / "web" / "index.html"
    (tmp_path / "index.html").write_text(html.read_text("utf-8"), "utf-8")
    (tmp_path / "links").mkdir()
    for name in ("house", "shy_monsters"):
        (tmp_path / "links" / f"{name}.png").write_bytes(name.encode())
    monkeypatch.setattr(pages, "STATIC", tmp_path)


async def unfolded(site: Site, path: str, language: str = "en") -> dict[str, str]:
    answer = await site.http.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    assert answer.headers["vary"] == "accept-language"
    found = dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)"', answer.text))
    title = re.search("<title>(.*)</title>", answer.text)
    assert title
    assert title[1] == found["title"]
    assert f'<html lang="{found["locale"]}">' in answer.text
    return {name: unescape(text) for name, text in found.items()}


async def test_a_link_has_a_title_a_sentence_and_a_picture() -> None:
    async with a_house() as house, serving(house) as site:
        home = await unfolded(site, "/")
        assert home["title"] == "Spukhaus"
        assert "monster games" in home["description"]
        game = await unfolded(site, "/games/shy_monsters", "pl-PL,pl;q=0.9,en;q=0.5")
        assert game["title"] == "Shy Monsters"
        assert game["locale"] == "pl"
        assert game["image"] == f"{site.http.base_url}/links/shy_monsters.png"
        picture = await site.http.get(game["image"])
        assert picture.content == b"shy_monsters"
        assert picture.headers["content-type"] == "image/png"
        other = await unfolded(site, "/games/ghostbumpers")  # not drawn here: the house stands for it
        assert other["image"].endswith("/links/house.png")
        assert (await unfolded(site, "/games/chess"))["title"] == "Spukhaus"


async def test_a_table_tells_who_invites_and_nothing_else() -> None:
    async with a_house() as house, serving(house) as site:
        table, _ = await site.table('Ola "<b>"')
        german = await unfolded(site, f"/table/{table}", "de")
        assert german["title"] == 'Ola "<b>" lädt dich zu Shy Monsters ein'
        await site.post(f"/api/tables/{table}/seats/1", {"name": "Cy"})
        begun = await unfolded(site, f"/table/{table}", "de")
        assert begun["title"] == "Shy Monsters"
        assert (await unfolded(site, "/table/nowhere"))["title"] == "Spukhaus"


async def test_pictures_of_links_come_from_their_folder_only() -> None:
    async with a_house() as house, serving(house) as site:
        for name in ("none.png", "..%2Findex.html", "%2Fetc%2Fpasswd"):
            assert (await site.http.get(f"/links/{name}")).status_code == 404


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("fr", "fr"), ("ja,de;q=0.8,fr;q=0.9", "fr"), ("PL-pl", "pl"), ("de;q=x,fr", "fr"), ("zz", "en")],
)
def test_the_readers_language(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


async def test_an_edition_is_checked_and_not_kept() -> None:
    text = registry.edition(registry.game("ghostbumpers")).text
    mine = text.replace('name = "standard"', 'name = "mine"')
    async with a_house() as house, serving(house) as site:
        good = await site.http.post("/api/games/ghostbumpers/editions", json={"text": mine})
        assert good.status_code == 200
        assert good.json()["name"] == "mine"
        broken = mine.replace("of_9 = 6", "of_9 = 600")
        bad = await site.http.post("/api/games/ghostbumpers/editions", json={"text": broken})
        assert bad.status_code == 422
        assert bad.json()["error"]["params"]["line"] == broken[: broken.index("of_9 = 600")].count("\n") + 1
        other = await site.http.post("/api/games/shy_monsters/editions", json={"text": mine})
        assert other.json()["error"]["code"] == "edition-other-game"
        unknown = await site.http.post("/api/games/chess/editions", json={"text": mine})
        assert unknown.json()["error"]["code"] == "unknown-game"
        assert (await site.http.get("/api/tables")).json() == []
