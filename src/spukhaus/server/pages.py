"""The pages for the browser: built by Vite into `static`, served with headers that let them do only what they must."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from spukhaus.server.link_previews import preview_of, tags
from spukhaus.server.offline import service_worker

STATIC: Final = Path(__file__).parent / "static"
SCRIPT: Final = "service-worker.js"

ADDRESSES: Final = (
    "/",
    "/games/{game}",
    "/table/{table}",
    "/learn/{game}",
    "/rules/{game}",
    "/puzzles/{game}",
    "/cup/{cup}",
    "/replay",
    "/replay/{table}",
    "/today",
    "/today/{game}",
    "/you",
)

_PLAIN_NAME: Final = re.compile(r"[\w-][\w.-]{0,99}", re.ASCII)
_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


async def page(request: Request) -> Response:
    """Every address is the same page, and the browser's side finds out which. Only the head differs, for links."""
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse("The pages are not built. Run ./play, or npm ci && npm run build in web/.\n", 503)
    preview = await preview_of(request, request.app.state.services)
    # Its addresses are relative, for a house in a folder of files; here pages lie deeper than what they load.
    html = index.read_text("utf-8").replace('="./', '="/')
    html = html.replace('<html lang="en">', f'<html lang="{preview.language}">')
    html = html.replace("<title>Spukhaus</title>", tags(preview, request, STATIC / "links"))
    return HTMLResponse(html, headers={**_HEADERS, "cache-control": "no-cache", "vary": "accept-language"})


async def asset(request: Request) -> Response:
    """A built file. Its name changes with its content, so a browser may keep it for ever."""
    return _file("assets", request.path_params["name"], "public, max-age=31536000, immutable")


async def picture(request: Request) -> Response:
    """What a link unfolds to, or an icon. Its name stays when it is drawn anew, so nobody keeps it for ever."""
    return _file(request.url.path.split("/")[1], request.path_params["name"], "public, max-age=86400")


async def favicon(_: Request) -> Response:
    return _file("", "favicon.svg", "public, max-age=86400")


async def manifest(_: Request) -> Response:
    return _file("", "manifest.webmanifest", "no-cache")


async def script(_: Request) -> Response:
    """Of the service worker. Asked for with every visit: it says what is new."""
    if not (STATIC / SCRIPT).is_file():
        raise HTTPException(404)
    return Response(worker_script(), headers={**_HEADERS, "cache-control": "no-cache"}, media_type="text/javascript")


FILES: Final = {
    "/assets/{name}": asset,
    "/links/{name}": picture,
    "/icons/{name}": picture,
    "/favicon.svg": favicon,
    "/manifest.webmanifest": manifest,
    f"/{SCRIPT}": script,
}
"""What pages load, by its address."""


def built() -> dict[str, bytes]:
    """All files of the pages, by their names from `STATIC` on."""
    files = {path.relative_to(STATIC).as_posix(): path for path in sorted(STATIC.rglob("*")) if path.is_file()}
    return {name: path.read_bytes() for name, path in files.items() if not name.startswith(("pyodide/", "built-from"))}


@lru_cache
def worker_script() -> bytes:
    files = built()
    code = files.pop(SCRIPT)
    # What links unfold to is for others, and the page itself is another for every address.
    return service_worker(
        code, {name: file for name, file in files.items() if not name.startswith(("links/", "index."))}
    )


def _file(folder: str, name: str, cache: str) -> Response:
    """A file that lies there, and nowhere else."""
    path = STATIC / folder / name
    if not _PLAIN_NAME.fullmatch(name) or not path.is_file():
        raise HTTPException(404)
    return FileResponse(path, headers={**_HEADERS, "cache-control": cache})
