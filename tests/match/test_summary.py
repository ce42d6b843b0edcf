"""A match in short, its openings, and the bots' ratings that people are measured by."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

import pytest

from spukhaus.core import matchfile, registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.openings import Opening
from spukhaus.core.play import Played
from spukhaus.games.shy_monsters.review.openings import turned_alike
from spukhaus.games.shy_monsters.rules.layout import layouts, position
from spukhaus.match.anchors import anchors
from spukhaus.simulation.ratings import rate
from spukhaus.texts import Speaker

GAMES = registry.game_names()


@dataclass
class Arena:
    deal: int
    line_up: tuple[str, ...]
    shares: tuple[float, ...]


@pytest.mark.parametrize("name", GAMES)
def test_the_bots_ratings_follow_from_their_matches(name: str) -> None:
    game = registry.game(name)
    file = tomllib.loads((registry.data(game) / "anchors.toml").read_text("utf-8"))
    roles = game.roles or ("",) * game.seat_counts[-1]
    matches: list[Arena] = []
    for measured in file["measured"]:
        line_up = tuple(f"{role} {bot}".strip() for role, bot in zip(roles, measured["seats"], strict=False))
        share = measured["wins"] / measured["matches"]
        rest = (1 - share) / (len(line_up) - 1)
        for _ in range(measured["matches"]):
            matches.append(Arena(len(matches), line_up, (share, *(rest,) * (len(line_up) - 1))))
    found = anchors(game)
    assert found is not None
    assert found.source
    said = {f"{role} {bot}".strip(): points for role, bots in found.ratings.items() for bot, points in bots.items()}
    computed = rate(list(said), matches, min(said, key=lambda bot: abs(said[bot])))
    assert {bot: round(rating.points) for bot, rating in computed.items()} == said
    for bots in found.ratings.values():
        assert list(bots) == [bot for bot in registry.bots(game) if bot in bots]


def playthroughs(name: str) -> list[tuple[matchfile.MatchFile, list[Played]]]:
    found = []
    for path in sorted((registry.data(registry.game(name)) / "playthroughs").glob("*.txt")):
        match = matchfile.read(path.read_text("utf-8"))
        found.append((match, list(matchfile.replay(match))))
    return found


def openings_of(match: matchfile.MatchFile, played: list[Played], seat: int) -> list[Opening]:
    openings = registry.extras(match.game).openings()
    assert openings is not None
    return list(openings(played, seat))


KINDS = {"shy_monsters": {"layout", "reveal"}, "ghostbumpers": {"pile"}}
KINDS["straszydla"] = {"pact", "suburb", "district", "purchase"}


@pytest.mark.parametrize("name", GAMES)
def test_every_opening_has_its_words(name: str) -> None:
    kinds = set()
    for match, played in playthroughs(name):
        for seat in range(match.config.seats):
            for opening in openings_of(match, played, seat):
                kinds.add(opening.kind)
                for language in LANGUAGES:
                    speaker = Speaker(language, match.game, match.config.edition)
                    assert speaker.say(f"opening-{opening.kind}-title")
                    assert speaker.say(f"opening-{opening.kind}", **dict(opening.params))
    assert kinds == KINDS[name]


def test_every_round_of_ghostbumpers_opens_with_a_pile_and_brings_points() -> None:
    for match, played in playthroughs("ghostbumpers"):
        for seat in range(match.config.seats):
            found = openings_of(match, played, seat)
            state: Any = played[-1].step.state
            assert [opening.points for opening in found] == [past.points[seat] for past in state.past]


def test_layouts_that_can_be_turned_into_one_another_are_one_opening() -> None:
    alike = {turned_alike(layout) for layout in layouts(4)}
    # Turning keeps the Entrance; what looks the same after a half or quarter turn has fewer than four pictures.
    assert len(layouts(4)) / 4 <= len(alike) < len(layouts(4)) / 3.8
    assert all(turned_alike(layout) == layout for layout in alike)
    assert all((0, 0) in map(position, layout) for layout in alike)


def test_a_game_without_openings_has_none(coins: object) -> None:
    assert registry.extras(registry.game("coins")).openings() is None
    assert anchors(registry.game("coins")) is None


def test_the_files_of_ratings_lie_in_the_games_folders() -> None:
    with_file = {name for name in GAMES if (registry.data(registry.game(name)) / "anchors.toml").exists()}
    assert {name for name in GAMES if anchors(registry.game(name)) is not None} == with_file
    assert with_file
