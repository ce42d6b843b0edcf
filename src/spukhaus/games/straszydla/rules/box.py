"""The content of the box (ST-1 to ST-13, and every figure of the rules), read from an edition file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from spukhaus.core.edition import EditionFile
from spukhaus.games.straszydla.rules.layout import CORNERS, SIZES, Ground, ground

ColourName: TypeAlias = Literal["blue", "purple", "orange", "green"]
CubeName: TypeAlias = Literal["blue", "purple", "orange", "green", "energy"]
ElementName: TypeAlias = Literal["water", "air", "fire", "earth"]
TimeName: TypeAlias = Literal["day", "night"]
PlaceName: TypeAlias = Literal["nw", "ne", "sw", "se", "centrum", "district"]

COLOURS: Final[tuple[ColourName, ...]] = ("blue", "purple", "orange", "green")
ENERGY: Final = 4
"""Where energy stands among a player's cubes, behind the four colours."""
CUBES: Final[tuple[CubeName, ...]] = (*COLOURS, "energy")
ELEMENTS: Final[tuple[ElementName, ...]] = ("water", "air", "fire", "earth")
ANY: Final = -1
"""The colour of Centrum and of starters: whichever the player likes."""
ABILITIES: Final = ("trade", "redirect", "reroll", "feed")
TIMES: Final[tuple[TimeName, ...]] = ("day", "night")
PRODUCING: Final[tuple[TimeName | Literal["both"], ...]] = (*TIMES, "both")
PLACES: Final[tuple[PlaceName, ...]] = (*CORNERS, "centrum", "district")
MOST_SEATS: Final = 4

SpookName: TypeAlias = str
TileName: TypeAlias = str
PactName: TypeAlias = str


@dataclass(frozen=True, slots=True)
class Tile:
    """A district. `colour` counts in COLOURS, or is ANY."""

    name: TileName
    place: PlaceName
    """A corner (then it is a suburb), 'centrum', or 'district'."""
    colour: int
    time: TimeName | Literal["both"]
    cubes: int
    scares: bool
    imps: bool
    source: str

    def produces(self, day: bool) -> bool:
        return self.time == "both" or (self.time == "day") == day


@dataclass(frozen=True, slots=True)
class Spook:
    """`colour` is that of its element; a starter counts as any."""

    name: SpookName
    colour: int
    day: int
    night: int
    source: str

    def strength(self, day: bool) -> int:
        return self.day if day else self.night

    @property
    def price(self) -> int:
        return self.day + self.night


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers of the rules, and of the help card."""

    arrows: int
    rounds: int
    phase_limit: int
    phases_with_stops: int
    """After how many phases STOP markers are lifted."""
    phases_with_stops_for_two: int
    start_energy: int
    start_horror: int
    duel_dice: int
    stronger_dice: int
    choice_horror: int
    """What a winner gets who lets the loser choose where to retreat."""
    rewards: tuple[int, ...]
    """Cubes of a scare that is off by 0, 1, 2 and so on; beyond the list none."""
    trade: int
    trade_with_imp: int
    imp_food: int
    purchases: int
    horror_feed: int
    horror_reroll: int
    horror_cube: int
    horror_stop: int
    horror_imp: int


@dataclass(frozen=True, slots=True)
class Box:
    ground: Ground
    elements: tuple[ElementName, ...]
    """The element of each colour."""
    tiles: Mapping[TileName, Tile]
    fixed: tuple[tuple[int, TileName], ...]
    """Suburbs and Centrum, with the cells where they lie."""
    loose: tuple[TileName, ...]
    """The other tiles, which are shuffled or arranged."""
    spooks: Mapping[SpookName, Spook]
    starters: tuple[SpookName, ...]
    """One for the top of each stack."""
    stacks: tuple[tuple[SpookName, ...], ...]
    """For each colour its spooks, by name."""
    imps: tuple[int, ...]
    """How many imps each stack has."""
    abilities: Mapping[str, int]
    """The colour of the imp that can do each thing."""
    pacts: tuple[tuple[int, ...], ...]
    """Each pact as the number of spooks it asks for of each colour."""
    pact_names: tuple[PactName, ...]
    figures: Figures
    sources: Mapping[str, str]
    """Where the entries come from that have no place of their own for it."""


def read_box(file: EditionFile) -> Box:
    elements = _read_elements(file)
    town = _read_board(file)
    tiles = _read_tiles(file, town)
    spooks = _read_spooks(file, elements)
    sources: dict[str, str] = {}
    imps, abilities, worth = _read_imps(file, elements, sources)
    pacts, names = _read_pacts(file, elements)
    places = dict(zip(CORNERS, town.corners, strict=True)) | {"centrum": town.centre}
    return Box(
        ground=town,
        elements=elements,
        tiles=MappingProxyType(tiles),
        fixed=tuple(sorted((places[tile.place], tile.name) for tile in tiles.values() if tile.place in places)),
        loose=tuple(tile.name for tile in tiles.values() if tile.place not in places),
        spooks=MappingProxyType(spooks),
        starters=tuple(spook.name for spook in spooks.values() if spook.colour == ANY),
        stacks=tuple(
            tuple(sorted(spook.name for spook in spooks.values() if spook.colour == colour))
            for colour in range(len(COLOURS))
        ),
        imps=imps,
        abilities=MappingProxyType(abilities),
        pacts=pacts,
        pact_names=names,
        figures=_read_figures(file, worth, sources),
        sources=MappingProxyType(sources),
    )


def _read_elements(file: EditionFile) -> tuple[ElementName, ...]:
    entry = file.table("elements")
    colours = {element: entry.one_of(element, COLOURS) for element in ELEMENTS}
    for element in ELEMENTS:
        if list(colours.values()).count(colours[element]) > 1:
            raise entry.broken("edition-colour-twice", element, found=colours[element])
    entry.source()
    entry.close()
    return tuple(sorted(ELEMENTS, key=lambda element: COLOURS.index(colours[element])))


def _read_board(file: EditionFile) -> Ground:
    entry = file.table("board")
    size = entry.whole("size", SIZES[0], SIZES[-1])
    if size not in SIZES:
        raise entry.broken("edition-board-size", "size", found=size)
    entry.source()
    entry.close()
    return ground(size)


def _read_tiles(file: EditionFile, town: Ground) -> dict[TileName, Tile]:
    tiles: dict[TileName, Tile] = {}
    places: list[str] = []
    for entry in file.tables("tile"):
        name = _read_name(entry, tiles, "tile")
        place = entry.one_of("place", PLACES)
        if place != "district" and place in places:
            raise entry.broken("edition-place-taken", "place", found=place)
        places.append(place)
        colour = entry.one_of("colour", (*COLOURS, "any"))
        icons = entry.one_of("icons", ("none", "scare", "imp", "both"))
        tiles[name] = Tile(
            name=name,
            place=place,
            colour=ANY if colour == "any" else COLOURS.index(colour),
            time=entry.one_of("time", PRODUCING),
            cubes=entry.whole("cubes", 0, 9),
            scares=icons in ("scare", "both"),
            imps=icons in ("imp", "both"),
            source=entry.source(),
        )
        entry.close()
    for needed in PLACES:
        if needed not in places and needed != "district":
            raise file.broken("edition-place-missing", "tile", missing=needed)
    if places.count("district") != len(town.open_cells):
        raise file.broken(
            "edition-tile-count", "tile", found=places.count("district"), needed=len(town.open_cells), size=town.size
        )
    return tiles


def _read_spooks(file: EditionFile, elements: tuple[str, ...]) -> dict[SpookName, Spook]:
    spooks: dict[SpookName, Spook] = {}
    for entry in file.tables("spook"):
        name = _read_name(entry, spooks, "spook")
        element = entry.one_of("element", (*ELEMENTS, "all"))
        colour = ANY if element == "all" else elements.index(element)
        strengths = entry.whole("day", 1, 6), entry.whole("night", 1, 6)
        spooks[name] = Spook(name, colour, *strengths, entry.source())
        entry.close()
    counts = {colour: [spook.colour for spook in spooks.values()].count(colour) for colour in (ANY, 0, 1, 2, 3)}
    if counts[ANY] != len(COLOURS):
        raise file.broken("edition-starters", "spook", found=counts[ANY], needed=len(COLOURS))
    for colour, element in enumerate(elements):
        if not counts[colour]:
            raise file.broken("edition-no-spook", "spook", missing=element)
    return spooks


def _read_name(entry: EditionFile, earlier: Mapping[str, object], vocabulary: str) -> str:
    name = entry.text("id", r"[a-z]+(-[a-z]+)*")
    if name in earlier:
        raise entry.broken("edition-name-taken", "id", found=name)
    entry.names("name", term=f"{vocabulary}-{name}")
    return name


def _read_imps(
    file: EditionFile, elements: tuple[str, ...], sources: dict[str, str]
) -> tuple[tuple[int, ...], dict[str, int], dict[str, int]]:
    counts: dict[str, int] = {}
    abilities: dict[str, int] = {}
    worth: dict[str, int] = {}
    for entry in file.tables("imp"):
        element = entry.one_of("element", ELEMENTS)
        ability = entry.one_of("ability", ABILITIES)
        if element in counts:
            raise entry.broken("edition-name-taken", "element", found=element)
        if ability in abilities:
            raise entry.broken("edition-name-taken", "ability", found=ability)
        counts[element] = entry.whole("count", 0, 20)
        abilities[ability] = elements.index(element)
        if ability in ("trade", "feed"):
            worth[ability] = entry.whole("worth", 1, 6)
        sources[f"imp-{element}"] = entry.source()
        entry.close()
    for element in ELEMENTS:
        if element not in counts:
            raise file.broken("edition-no-imp", "imp", missing=element)
    return tuple(counts[element] for element in elements), abilities, worth


def _read_pacts(
    file: EditionFile, elements: tuple[str, ...]
) -> tuple[tuple[tuple[int, ...], ...], tuple[PactName, ...]]:
    pacts: list[tuple[int, ...]] = []
    names: list[PactName] = []
    for entry in file.tables("pact"):
        wanted = entry.texts("elements")
        for element in wanted:
            if element not in ELEMENTS:
                raise entry.broken("edition-one-of", "elements", found=element, known=", ".join(ELEMENTS))
        pact = tuple(wanted.count(element) for element in elements)
        if not wanted or len(wanted) > 9:
            raise entry.broken("edition-pact-size", "elements", found=len(wanted), least=1, most=9)
        if pact in pacts:
            raise entry.broken("edition-pact-twice", "elements", found="-".join(wanted))
        pacts.append(pact)
        names.append("-".join(sorted(wanted, key=ELEMENTS.index)))
        entry.source()
        entry.close()
    if len(pacts) < MOST_SEATS:
        raise file.broken("edition-few-pacts", "pact", found=len(pacts), needed=MOST_SEATS)
    return tuple(pacts), tuple(names)


def _read_figures(file: EditionFile, worth: Mapping[str, int], sources: dict[str, str]) -> Figures:
    def figure(table: str, least: int, most: int) -> int:
        entry = file.table(table)
        value = entry.whole("value", least, most)
        sources[table] = entry.source()
        entry.close()
        return value

    horror = _read_menu(file, sources)
    return Figures(
        arrows=figure("arrows", 1, 4),
        rounds=figure("rounds", 1, 9),
        phase_limit=figure("phase-limit", 1, 99),
        phases_with_stops=figure("phases-with-stops", 1, 9),
        phases_with_stops_for_two=figure("phases-with-stops-for-two", 1, 9),
        start_energy=figure("start-energy", 0, 20),
        start_horror=figure("start-horror", 0, 20),
        duel_dice=figure("duel-dice", 1, 4),
        stronger_dice=figure("stronger-dice", 0, 2),
        choice_horror=figure("choice-horror", 0, 9),
        rewards=_read_rewards(file, sources),
        trade=figure("trade", 1, 6),
        trade_with_imp=worth["trade"],
        imp_food=worth["feed"],
        purchases=figure("purchases", 0, 9),
        horror_feed=horror["feed"],
        horror_reroll=horror["reroll"],
        horror_cube=horror["cube"],
        horror_stop=horror["stop"],
        horror_imp=horror["imp"],
    )


def _read_menu(file: EditionFile, sources: dict[str, str]) -> dict[str, int]:
    entry = file.table("horror")
    menu = {}
    for use in ("feed", "reroll", "cube", "stop", "imp"):
        line = entry.table(use)
        menu[use] = line.whole("cost", 1, 20)
        sources[f"horror-{use}"] = line.source()
        line.close()
    entry.close()
    return menu


def _read_rewards(file: EditionFile, sources: dict[str, str]) -> tuple[int, ...]:
    rewards: list[int] = []
    for entry in file.tables("scare"):
        off = entry.whole("off", 0, 99)
        if off != len(rewards):
            raise entry.broken("edition-scare-order", "off", found=off, needed=len(rewards))
        rewards.append(entry.whole("cubes", 0, 9))
        sources[f"scare-{off}"] = entry.source()
        entry.close()
    return tuple(rewards)
