"""What runs in the other web workers: the work that is asked of them, by the functions that processes do it with."""

from __future__ import annotations

import pickle
from typing import Any

from spukhaus.server import bots as bots  # the work asked for most: loaded before anybody waits for it
from spukhaus.server.workers import Tell, attempted


def answer(asked: Any, tell: Tell) -> Any:
    from pyodide.ffi import to_js

    # What is unpacked here was packed by the page itself, in the worker beside this one.
    work, task = pickle.loads(bytes(asked.to_py()))  # noqa: S301
    return to_js(pickle.dumps(attempted(work, tell, task)))
