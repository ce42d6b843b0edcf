"""The served house as an app: its manifest, its icons, and the script that keeps pages at hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spukhaus.server import pages
from spukhaus.server.offline import integrity
from tests.server.running import a_house, serving

pytestmark = pytest.mark.anyio
FILES = {
    "index.html": '<html lang="en"><title>Spukhaus</title><script src="./assets/one.js"></script></html>',
    "manifest.webmanifest": "{}",
    "service-worker.js": "code",
    "assets/one.js": "one",
    "icons/192.png": "icon",
    "links/house.png": "link",
    "pyodide/pyodide.mjs": "python",
    "built-from": "hash",
}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    pages.worker_script.cache_clear()
    return tmp_path


async def test_the_script_lists_what_the_pages_load(built: Path) -> None:
    async with a_house() as house, serving(house) as site:
        answer = await site.http.get("/service-worker.js")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/javascript")
        listed, _, code = answer.text.partition(";\n")
        assert code == "code"
        kept = json.loads(listed.removeprefix("self.PARTS = "))
        names = ("assets/one.js", "icons/192.png", "manifest.webmanifest")
        assert kept["files"] == {name: integrity(FILES[name].encode()) for name in names}
        (built / "assets" / "one.js").write_text("another", "utf-8")
        pages.worker_script.cache_clear()  # as when the server is started anew
        after = await site.http.get("/service-worker.js")
        assert json.loads(after.text.partition(";\n")[0].removeprefix("self.PARTS = "))["version"] != kept["version"]


async def test_pages_that_lie_deeper_load_from_the_root() -> None:
    async with a_house() as house, serving(house) as site:
        assert 'src="/assets/one.js"' in (await site.http.get("/games/shy_monsters")).text
        assert (await site.http.get("/manifest.webmanifest")).json() == {}
        assert (await site.http.get("/icons/192.png")).text == "icon"


@pytest.mark.parametrize(
    "path", ["/icons/none.png", "/icons/..%2Findex.html", "/assets/..%2F..%2Fpages.py", "/pyodide/pyodide.mjs"]
)
async def test_nothing_else_is_served(path: str) -> None:
    async with a_house() as house, serving(house) as site:
        assert (await site.http.get(path)).status_code == 404
