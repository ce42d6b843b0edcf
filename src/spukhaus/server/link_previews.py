"""What a link to the house unfolds to where it is pasted: a title, a sentence and a picture (Open Graph).

It tells what everybody may know: the name of a game, and who invites to a table that still has a free seat.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request

from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import SpukhausError
from spukhaus.match.ports import NoSuchTable
from spukhaus.server.answers import client_of
from spukhaus.server.requests import Services, evenly

HOUSE: Final = "house"
"""The picture of the house itself; those of games have the names of the games."""
_WIDTH, _HEIGHT = 1200, 630


@dataclass(frozen=True, slots=True)
class Preview:
    language: str
    title: str
    sentence: str
    picture: str


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for with `Accept-Language`."""

    def weight(part: str) -> float:
        _, _, quality = part.partition(";q=")
        try:
            return float(quality or 1)
        except ValueError:
            return 0.0

    wanted = sorted((part.strip() for part in accepted.split(",")), key=weight, reverse=True)
    return next((part[:2].lower() for part in wanted if part[:2].lower() in LANGUAGES), "en")


async def preview_of(request: Request, services: Services) -> Preview:
    from spukhaus.texts import Speaker  # a house in a web page has no words for links, and loads none

    language, began = language_of(request.headers.get("accept-language", "")), time.monotonic()
    game, inviting = request.path_params.get("game"), None
    if identity := request.path_params.get("table"):
        try:
            await services.openings.open(identity, client_of(request))
            table = (await services.house.open(identity)).table
        except (NoSuchTable, SpukhausError):  # the page itself says what is wrong
            game = None
        else:
            game = table.created.game
            people = (place.name for place in table.places if place.occupied and not place.bot)
            inviting = None if table.started else next(people, None)
            if table.closed:
                await evenly(began)
    if game not in registry.game_names():
        return Preview(language, "Spukhaus", Speaker(language).say("preview-house"), HOUSE)
    known = registry.game(game)
    speaker = Speaker(language, known)
    title = speaker.say("title")
    if inviting is not None:
        title = speaker.say("preview-invitation", name=inviting, game=title)
    return Preview(language, title, speaker.say("tagline"), game)


def tags(preview: Preview, request: Request, pictures: Path) -> str:
    """The part of the page's head that says it."""
    from html import escape  # which brings a table of all entities, that a house in a page need not load

    picture = preview.picture if (pictures / f"{preview.picture}.png").is_file() else HOUSE
    told = {
        "og:site_name": "Spukhaus",
        "og:type": "website",
        "og:locale": preview.language,
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:url": str(request.url.replace(query="", fragment="")),
        "og:image": f"{request.base_url}links/{picture}.png",
        "og:image:width": str(_WIDTH),
        "og:image:height": str(_HEIGHT),
    }
    named = {"description": preview.sentence, "twitter:card": "summary_large_image"}
    return "\n    ".join(
        [
            f"<title>{escape(preview.title)}</title>",
            *(f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()),
            *(f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()),
        ]
    )
