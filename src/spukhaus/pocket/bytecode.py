"""Compiles what the house needs to start, so that no phone has to: half of the time to the first move was that.

Bytecode is for one version of Python, that of the pocket. So it is Pyodide itself that compiles, in Node.js
(`compile.mjs`, which runs `write_bytecode` from this file there), and it compiles what it has imported for a start and
nothing else: bytecode is larger than source. Without Node.js the pocket works all the same, and starts later.
"""

from __future__ import annotations

import importlib.util
import io
import marshal
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from spukhaus.core.errors import SpukhausError

NEEDED: Final = ("spukhaus.pocket.house", "spukhaus.pocket.thinking")
"""What the two kinds of workers import; and all games with their bots."""
READS_ITSELF: Final = b"install_lazy_importer()"
"""Packages of anyio look into their own source for what they import."""
SCRIPT: Final = Path(__file__).parent / "compile.mjs"
SECONDS: Final = 300


def compiled(python: Path, archive: bytes) -> dict[str, bytes] | None:
    """Bytecode by the names of the sources it is made of; None where there is no Node.js. `python` is the folder of
    Pyodide, `archive` a zip of all that is imported from elsewhere."""
    # ./play may have brought one, which lies beside its Python.
    node = shutil.which("node", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", ""))))
    if node is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        sources, written = Path(folder) / "sources.zip", Path(folder) / "bytecode.zip"
        sources.write_bytes(archive)
        command = [node, str(SCRIPT), str(python), str(Path(__file__)), str(sources), str(written)]
        done = subprocess.run(command, capture_output=True, check=False, timeout=SECONDS)  # noqa: S603
        if done.returncode:
            said = done.stderr.decode("utf-8", "replace").strip().splitlines()
            raise SpukhausError("site-not-compiled", reason=next((line for line in said if "Error" in line), "")[:300])
        with zipfile.ZipFile(written) as found:
            return {name: found.read(name) for name in found.namelist()}


def write_bytecode(place: str, library: str) -> bytes:
    """In the Python of the pocket: import what a start needs, and compile just that. A zip of it."""
    from spukhaus.core import registry

    for name in NEEDED:
        importlib.import_module(name)
    for game in map(registry.game, registry.game_names()):
        registry.extras(game)
        for level in registry.bots(game):
            registry.bot(game, level)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for module in list(sys.modules.values()):
            path = getattr(module, "__file__", None) or ""
            read = getattr(getattr(module, "__loader__", None), "get_data", None)
            root = next((root for root in (place, library) if path.startswith(f"{root}/")), None)
            # Some are frozen into Python itself, and so compiled already.
            if root is None or not path.endswith(".py") or read is None:
                continue
            name, source = path.removeprefix(f"{root}/"), read(path)
            if READS_ITSELF not in source:
                archive.writestr(f"{name}c", bytecode(source, name))
    return packed.getvalue()


def bytecode(source: bytes, name: str) -> bytes:
    """As in a `.pyc` that is taken without looking for its source (PEP 552); without docstrings, which nobody reads
    there."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return b"".join(
        (importlib.util.MAGIC_NUMBER, b"\1\0\0\0", importlib.util.source_hash(source), marshal.dumps(code))
    )
