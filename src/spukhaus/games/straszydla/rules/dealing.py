"""States that fit what a seat sees: hidden pacts, plans and bids are dealt anew."""

from __future__ import annotations

import random

from spukhaus.games.straszydla.rules.actions import Plan
from spukhaus.games.straszydla.rules.box import Box
from spukhaus.games.straszydla.rules.choices import PlanChoices
from spukhaus.games.straszydla.rules.state import COLLECTED, SCARED, SUMMONED, Duel, Player, Scare, Stack, Stage, State
from spukhaus.games.straszydla.rules.view import DuelView, PlayerView, View


def determinize(seen: View, rng: random.Random) -> State:
    """Each state that fits the view is as likely as any other: pacts, then plans and bids that are hidden."""
    box: Box = seen.edition.content
    town = box.ground
    stops = sum(1 << town.index[district.cell] for district in seen.board if district.stop)
    pacts = _deal_pacts(seen, rng)
    return State(
        edition=seen.edition,
        stage=seen.stage,
        board=tuple(district.tile for district in seen.board),
        lying=tuple(district.cubes for district in seen.board),
        stops=stops,
        players=tuple(
            _deal_player(box, player, pact, stops, rng) for player, pact in zip(seen.players, pacts, strict=True)
        ),
        stacks=tuple(Stack(stack.top.spook if stack.top else None, stack.unseen) for stack in seen.stacks),
        imp_stacks=tuple(stack.imps for stack in seen.stacks),
        phase=seen.phase,
        day=seen.time == "day",
        round=seen.round,
        card=seen.card,
        starting=seen.starting or 0,
        turn=seen.turn,
        arrivals=seen.arrivals,
        duel=None if seen.duel is None else _deal_duel(seen, seen.duel, rng),
        scare=None if seen.scare is None else Scare(seen.scare.dice, seen.scare.rolling, seen.scare.waiting),
        done=COLLECTED * seen.done.collected | SUMMONED * seen.done.summoned | SCARED * seen.done.scared,
        uncovering=-1 if seen.uncovering is None else box.elements.index(seen.uncovering),
        resume=seen.resume,
        ruled_out=tuple(sum(1 << box.pact_names.index(name) for name in player.not_pacts) for player in seen.players),
        ending=seen.ending,
        winners=seen.winners,
        rules=seen.rules,
    )


def _deal_pacts(seen: View, rng: random.Random) -> tuple[int, ...]:
    """A different pact for everybody, and none that would have won already. Drawn until all fit, so evenly."""
    box: Box = seen.edition.content
    if seen.stage in (Stage.BOARD, Stage.ARRANGE, Stage.FIRST, Stage.PACTS):
        return (-1,) * len(seen.players)
    known = [None if player.pact is None else box.pact_names.index("-".join(player.pact)) for player in seen.players]
    left = [number for number in range(len(box.pacts)) if number not in known]
    while True:
        drawn = iter(rng.sample(left, known.count(None)))
        dealt = tuple([next(drawn) if pact is None else pact for pact in known])
        if all(box.pact_names[pact] not in player.not_pacts for pact, player in zip(dealt, seen.players, strict=True)):
            return dealt


def _deal_player(box: Box, seen: PlayerView, pact: int, stops: int, rng: random.Random) -> Player:
    town = box.ground
    pawn = -1 if seen.cell is None else town.index[seen.cell]
    plan = seen.plan
    if seen.planned and plan is None:
        made = PlanChoices(town.size, stops, pawn, box.figures.arrows).sample(rng)
        plan = made.arrows if isinstance(made, Plan) else None
    return Player(
        cubes=seen.cubes.counts,
        horror=seen.horror,
        imps=tuple(count for _, count in seen.imps),
        spooks=tuple(spook.spook for spook in seen.spooks),
        fed=tuple(spook.spook for spook in seen.spooks if spook.fed),
        pawn=pawn,
        pact=pact,
        purchases=box.figures.purchases - seen.purchases_left,
        lost=sum(1 << town.index[cell] for cell in seen.lost),
        plan=plan,
    )


def _deal_duel(seen: View, duel: DuelView, rng: random.Random) -> Duel:
    town = seen.edition.content.ground
    bids = [
        rng.randint(0, seen.players[side].cubes.energy) if made and bid is None else bid
        for side, made, bid in zip(duel.sides, duel.bid, duel.bids, strict=True)
    ]
    return Duel(
        cell=town.index[duel.cell],
        sides=duel.sides,
        dice=duel.dice,
        turn=duel.turn,
        passes=duel.passes,
        rolling=duel.rolling,
        laid=duel.laid,
        before=duel.before,
        bids=(bids[0], bids[1]),
        budget=duel.budget,
        winner=-1 if duel.winner is None else duel.sides.index(duel.winner),
    )
