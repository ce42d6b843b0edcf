"""The games under their names in the libraries. Costs nothing until one is made: no library is imported here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spukhaus.core import registry
from spukhaus.core.encoding import Encoding
from spukhaus.core.game import AnyConfig, AnyGame, Option


def openspiel_name(game: AnyGame) -> str:
    return f"spukhaus_{game.name}"


def config_of(game: AnyGame, params: Mapping[str, Any]) -> AnyConfig:
    """A set-up from `players`, `edition` and the game's own options."""
    options = {option.name: str(params[option.name]) for option in game.options if option.name in params}
    return registry.config(game, params.get("players"), str(params.get("edition", registry.STANDARD)), options)


def register_openspiel() -> None:
    """`pyspiel.load_game("spukhaus_ghostbumpers(players=4)")`."""
    import pyspiel

    known = set(pyspiel.registered_names())
    for name in registry.game_names():
        game = registry.game(name)
        if openspiel_name(game) not in known:
            pyspiel.register_game(openspiel_type(game), _openspiel_maker(name))


def openspiel_type(game: AnyGame, sampled: bool = False) -> Any:
    """`sampled`: a chance node has one outcome, and what it brings is drawn when it is applied."""
    import pyspiel

    kinds = pyspiel.GameType
    return kinds(
        short_name=openspiel_name(game),
        long_name=f"Spukhaus {game.name.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC if sampled else kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.seat_counts[0],
            "edition": registry.STANDARD,
            "rewards": "win",
            "chance": "explicit",
            "rng_seed": -1,
            **{option.name: _openspiel_default(option) for option in game.options},
        },
    )


def _openspiel_default(option: Option) -> str | int:
    """OpenSpiel takes digits for a number, whatever they stand for."""
    return int(option.default) if all(value.isdecimal() for value in option.values) else option.default


def _openspiel_maker(name: str) -> type:
    """A class, because OpenSpiel lets go of its makers when Python is gone already, and a class outlives that."""

    class Maker:
        def __new__(cls, params: Mapping[str, Any]) -> Any:
            from spukhaus.lab.environments.spiel import SpukhausGame
            from spukhaus.policies.arrays import encoding

            game = registry.game(name)
            return SpukhausGame(encoding(game, config_of(game, params)), params)

    return Maker


def register_gymnasium() -> None:
    """`gymnasium.make("spukhaus/ghostbumpers-v2", players=4)`."""
    import gymnasium

    for name in registry.game_names():
        identity = f"spukhaus/{name}-v{Encoding.version}"
        if identity not in gymnasium.registry:
            gymnasium.register(
                identity,
                entry_point="spukhaus.lab.environments.gym:SpukhausEnv",
                vector_entry_point="spukhaus.lab.environments.gym:SpukhausVectorEnv",
                kwargs={"game": name},
            )
