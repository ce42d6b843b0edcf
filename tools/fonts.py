"""Cut the two fonts of the pages to the letters, figures and signs of the four languages.

Needs fonttools and brotli, and the files of the npm packages @fontsource-variable/fraunces and
@fontsource-variable/nunito (both under the SIL Open Font License, whose texts lie beside the fonts):

    python tools/fonts.py FOLDER-WITH-BOTH-PACKAGES
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TO = Path(__file__).resolve().parent.parent / "web" / "src" / "stage" / "fonts"
ASCII = "".join(chr(code) for code in range(32, 127))
LETTERS = "ÄÖÜäöüẞßÀÂÆÇÉÈÊËÎÏÔŒÙÛŸàâæçéèêëîïôœùûÿĄĆĘŁŃÓŚŹŻąćęłńóśźż"
SIGNS = "\u00a0\u202f–—…·•×÷±−¼½¾°©§„“”‚‘’«»‹›¡¿→←↑↓✓✗"
AXES: dict[str, tuple[str, dict[str, object]]] = {
    "fraunces": ("full", {"SOFT": 100, "WONK": 0, "opsz": 72, "wght": 800}),
    "nunito": ("wght", {"wght": (600, 900)}),
}


def cut(file: Path, limits: dict[str, object]) -> TTFont:
    font = TTFont(file)
    options = Options()
    options.layout_features = ["kern", "liga", "mark", "ccmp", "tnum", "lnum", "locl"]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(text=ASCII + LETTERS + SIGNS)
    subsetter.subset(font)
    return instantiateVariableFont(font, limits)


def make(name: str, packages: Path) -> None:
    """The packages come in ranges of letters: each is cut by itself, and the page loads what a text needs."""
    axes, limits = AXES[name]
    for letters in ("latin", "latin-ext"):
        source = packages / name / "files" / f"{name}-{letters}-{axes}-normal.woff2"
        font = cut(source, dict(limits))
        font.flavor = "woff2"
        font.save(TO / f"{name}-{letters}.woff2")
    (TO / f"{name}-OFL.txt").write_text((packages / name / "LICENSE").read_text("utf-8"), "utf-8")


if __name__ == "__main__":
    for one in AXES:
        make(one, Path(sys.argv[1]))
