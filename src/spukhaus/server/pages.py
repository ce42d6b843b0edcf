"""The pages for the browser: built by Vite into `static`, served with headers that let them do only what they must."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from spukhaus.server.link_previews import preview_of, tags

STATIC: Final = Path(__file__).parent / "static"

ADDRESSES: Final = (
    "/",
    "/games/{game}",
    "/table/{table}",
    "/learn/{game}",
    "/rules/{game}",
    "/puzzles/{game}",
    "/replay",
    "/replay/{table}",
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
    html = index.read_text("utf-8").replace('<html lang="en">', f'<html lang="{preview.language}">')
    html = html.replace("<title>Spukhaus</title>", tags(preview, request, STATIC / "links"))
    return HTMLResponse(html, headers={**_HEADERS, "cache-control": "no-cache", "vary": "accept-language"})


async def asset(request: Request) -> Response:
    """A built file. Its name changes with its content, so a browser may keep it for ever."""
    path = _built("assets", request.path_params["name"])
    return FileResponse(path, headers={**_HEADERS, "cache-control": "public, max-age=31536000, immutable"})


async def link_picture(request: Request) -> Response:
    """What a link unfolds to. Its name stays when it is drawn anew, so nobody keeps it for ever."""
    path = _built("links", request.path_params["name"])
    return FileResponse(path, headers={**_HEADERS, "cache-control": "public, max-age=86400"})


def _built(folder: str, name: str) -> Path:
    """A file that lies there, and nowhere else."""
    path = STATIC / folder / name
    if not _PLAIN_NAME.fullmatch(name) or not path.is_file():
        raise HTTPException(404)
    return path


async def favicon(_: Request) -> Response:
    path = STATIC / "favicon.svg"
    if not path.is_file():
        raise HTTPException(404)
    return FileResponse(path, headers=_HEADERS)
