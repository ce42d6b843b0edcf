"""What a game may offer beyond the twelve questions.

A game's package names two things: `GAME`, its rules, and `EXTRAS`, an object of a class derived from `Extras`. Every
part is optional and has a type; a part is imported when it is first asked for, so that a table pays for nothing it
does not use. What a game says in data files (texts, editions, lessons, puzzles, anchors, playthroughs) lies in its
folder `data` and is found there. What needs NumPy lies in `lab/games/<game>` and is found by the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

from spukhaus.core.bot import BotMaker
from spukhaus.core.content_study import Case
from spukhaus.core.encoding import Encoding
from spukhaus.core.game import AnyGame, Outcome, Seat
from spukhaus.core.judgement import AnyAnalyst
from spukhaus.core.openings import Opening
from spukhaus.core.play import Played
from spukhaus.core.puzzle import PuzzleKind
from spukhaus.core.terminal import Terminal

if TYPE_CHECKING:
    from spukhaus.thinking.guide import Guide

AnalystMaker: TypeAlias = Callable[[AnyGame], AnyAnalyst]
Judge: TypeAlias = Callable[[Any, Any], bool]
"""Something a lesson can ask of a state and an action."""
Study: TypeAlias = Callable[[Sequence[Played], Outcome], Iterable[Case]]
Standing: TypeAlias = Callable[[Any], Sequence[tuple[int, ...]]]
"""How far each seat has come in a state, all secrets included: who has the most is ahead."""
Openings: TypeAlias = Callable[[Sequence[Played], Seat], Iterable[Opening]]


class Extras:
    """Offers nothing; games override what they have."""

    def bots(self) -> Mapping[str, BotMaker]:
        """The bots that can sit at this game, from weak to strong. The last stands in for people, and gives hints
        where the judge has nothing to say."""
        return MappingProxyType({})

    def guide(self) -> type[Guide] | None:
        """What a search asks of the game beyond its rules (thinking/guide.py)."""
        return None

    def analyst(self) -> AnalystMaker | None:
        """How the game's decisions are judged afterwards, better than by playing on at random (docs/review.md)."""
        return None

    def study(self) -> Study | None:
        """What to ask about the game's content, of a whole match with all its secrets (docs/lab.md)."""
        return None

    def standing(self) -> Standing | None:
        """Who is ahead in a state, for those who study how matches go (docs/lab.md); None where nobody can be."""
        return None

    def openings(self) -> Openings | None:
        """How a player began, for those who look back at many matches (docs/your-games.md)."""
        return None

    def deal_seats(self) -> int | None:
        """How many sit at the deal of the day (docs/company.md); None for the fewest who can play."""
        return None

    def judgements(self) -> Mapping[str, Judge]:
        """What lessons can judge of an action beyond its text, by name (docs/lessons.md)."""
        return MappingProxyType({})

    def puzzle_kinds(self) -> Sequence[PuzzleKind]:
        """The kinds of question that the game can settle (docs/puzzles.md)."""
        return ()

    def terminal(self) -> Terminal | None:
        """How the game looks in a terminal."""
        return None

    def encoding(self) -> type[Encoding] | None:
        """The game in numbers, for learners (docs/lab.md)."""
        return None
