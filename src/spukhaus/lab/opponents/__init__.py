"""Opponents to measure bots against, for `spukhaus arena --bots MODULE:NAME`.

ismcts.py    OpenSpiel's information-set search on the same game; tree_search.py is that search with a clock
cheating.py  a search that sees everything: the ceiling
knowing.py   a search that knows how its rivals play: about what the best answer to a level wins
frozen.py    the bots of earlier versions as they played then, from a copy of their sources (`NAME.zip`)
"""

from spukhaus.lab.opponents.cheating import CheatingSearch
from spukhaus.lab.opponents.frozen import Master060
from spukhaus.lab.opponents.ismcts import Ismcts, Ismcts01, Ismcts03, Ismcts1, Ismcts2
from spukhaus.lab.opponents.knowing import KnowsMaster, KnowsSensible

__all__ = [
    "CheatingSearch",
    "Ismcts",
    "Ismcts01",
    "Ismcts03",
    "Ismcts1",
    "Ismcts2",
    "KnowsMaster",
    "KnowsSensible",
    "Master060",
]
