"""What there is to play: the games, their editions and their bots."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import msgspec
from starlette.requests import Request

from spukhaus.core import registry
from spukhaus.core.edition import Edition, sources
from spukhaus.core.game import AnyGame
from spukhaus.core.plain_json import plain
from spukhaus.match import messages
from spukhaus.match.updates import encoder
from spukhaus.server.answers import client_of
from spukhaus.server.requests import Room
from spukhaus.server.routes import ANY_JSON, Body, route
from spukhaus.teaching import lessons
from spukhaus.teaching.puzzles.files import looked

MOST_TOLD: Final = 100


class EditionText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole text of an edition file."""

    text: str


class Games(Room):
    @route("GET", "/api/games", "List the games, with seats, options, editions and bots", ANY_JSON)
    async def games(self, _: Request) -> object:
        return [_game(registry.game(name)) for name in registry.game_names()]

    @route("GET", "/api/games/{game}/editions/{edition}", "A built-in edition, and its words", ANY_JSON)
    async def built_in_edition(self, request: Request) -> object:
        game = registry.game(request.path_params["game"])
        return told_box(registry.edition(game, request.path_params["edition"]))

    @route("POST", "/api/games/{game}/editions", "Check an edition file of one's own", ANY_JSON, body=EditionText)
    async def check_edition(self, request: Request, body: Body[EditionText]) -> object:
        """Nothing is kept: whoever plays with it sends it along with the table."""
        game = registry.game(request.path_params["game"])
        self.creations.check(client_of(request))
        text = (await body()).text
        await self.readers.check_edition(client_of(request), game.name, text)
        return told_box(registry.read_edition(game, text))


def _game(game: AnyGame) -> messages.GameInfo:
    return {
        "game": game.name,
        "rules": game.rules_version,
        "seats": list(game.seat_counts),
        "roles": game.roles,
        "counts_points": game.counts_points,
        "words": dict(game.words),
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": option.default,
                "numbered": option.numbered,
            }
            for option in game.options
        ],
        "editions": [_edition(game, edition) for edition in registry.edition_names(game)],
        "bots": [*registry.bots(game), *registry.guests(game)],
        "lessons": len(lessons.scenes(game)),
        "puzzles": looked(game).puzzles,
    }


def _edition(game: AnyGame, name: str) -> messages.EditionInfo:
    """A built-in edition with its title and what it is, in all languages."""
    terms = {term: dict(names) for term, names in registry.edition(game, name).terms}
    return {"name": name, "title": terms["edition"], "about": terms.get("edition-about")}


def told_box(edition: Edition[Any]) -> msgspec.Raw:
    """It is asked for at every table, and takes some milliseconds to tell: so that is done once."""
    if edition.digest not in _told:
        _told[edition.digest] = msgspec.Raw(encoder.encode(box(edition)))
        if len(_told) > MOST_TOLD:
            _told.popitem(last=False)
    return _told[edition.digest]


_told: Final[OrderedDict[str, msgspec.Raw]] = OrderedDict()


def box(edition: Edition[Any]) -> messages.Edition:
    """An edition as the browser gets it: its figures, where each comes from, and its words in all languages."""
    return {
        "name": edition.name,
        "digest": edition.digest,
        "terms": {term: dict(names) for term, names in edition.terms},
        "content": plain(edition.content),
        "sources": sources(edition.text),
    }
