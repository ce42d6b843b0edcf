"""Typography of the four languages: says what is wrong, and mends what can be mended without thinking.

    python tools/typography.py                 list every fault of every text
    python tools/typography.py --write         mend quotation marks, apostrophes, French spaces, dots and minus signs
    python tools/typography.py --write FOLDER  only in this folder

Code keeps its own signs: what stands between backticks, in a block of code or in the braces of a Fluent message, and
what a shell reads (`pip install "spukhaus[lab]"`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("de", "en", "fr", "pl")
QUOTES: Final = {"de": "„“", "en": "“”", "fr": "«»", "pl": "„”"}
NARROW: Final = "\u202f"
_CODE: Final = re.compile(
    r"```.*?```|`[^`\n]*`|\{[^{}]*\}|^#[^\n]*$|^[\w-]+ =|^\s*\.[\w-]+ =|^\s*\*?\[[\w-]+\]|pip install \"[^\"]*\"|\b(?:memory|sqlite|redis):[^\s;,]*|\w+://[^\s;,]*",
    re.DOTALL | re.MULTILINE,
)
"""What is no text: code, and what belongs to Fluent."""
_MARKDOWN: Final = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)]*\)|<[^>]*>|^\s*\|[-| :]+\|$", re.DOTALL | re.MULTILINE)

_SIGN: Final = r"(?=[;!?»]|:(?=[\s*_]|$))"
_BEFORE_A_SIGN: Final = rf"[ \u00a0]+{_SIGN}|(?<=[^\s;!?:(\u2026]){_SIGN}"
"""Where French has a narrow space, and a wide one or none stands."""

FAULTS: Final = {
    "all": {
        "straight quotation mark": r'"',
        "straight apostrophe": r"'",
        "three dots": r"\.\.\.",
        "hyphen as a dash": r"(?<=\w) - (?=\w)",
        "hyphen as a minus sign": r"(?<![\w\u2212-])-(?=\d)",
    },
    "de": {"foreign quotation mark": r"[«»”]"},
    "en": {"foreign quotation mark": r"[«»„]"},
    "fr": {
        "foreign quotation mark": r"[„“”]",
        "no narrow space before a sign": _BEFORE_A_SIGN,
        "no narrow space behind «": r"«(?!\u202f)",
    },
    "pl": {"foreign quotation mark": r"[«»“]"},
}


def texts(folder: Path = ROOT) -> list[Path]:
    """Every file of texts: of the house and the games, their lessons and rulebooks, and of the pages."""
    found = []
    for language in LANGUAGES:
        found += [*ROOT.glob(f"src/spukhaus/**/{language}.ftl"), *ROOT.glob(f"src/spukhaus/**/rulebook/{language}.md")]
        found += ROOT.glob(f"web/src/**/{language}.ftl")
    return sorted(path for path in found if path.is_relative_to(folder.resolve()))


def words(path: Path) -> str:
    """The words of a file; letters without a meaning where its code stands."""
    return _apart(path, path.read_text("utf-8"), lambda part: part, blank=True)


def faults(path: Path) -> Iterator[tuple[int, str, str]]:
    """The line, what is wrong, and the words around it."""
    language = path.stem
    text = words(path)
    for name, pattern in {**FAULTS["all"], **FAULTS[language]}.items():
        for found in re.finditer(pattern, text):
            around = text[max(0, found.start() - 20) : found.end() + 20].replace("\n", " ")
            yield text.count("\n", 0, found.start()) + 1, name, around


def mended(path: Path) -> str:
    """The text with everything right that needs no thought."""
    language = path.stem
    marks = cycle(QUOTES[language])
    return _apart(path, path.read_text("utf-8"), lambda part: _mend(part, language, marks))


def _mend(part: str, language: str, marks: Iterator[str]) -> str:
    part = re.sub('"', lambda _: next(marks), part)
    part = part.replace("'", "’").replace("...", "…")
    part = re.sub(FAULTS["all"]["hyphen as a dash"], " – ", part)
    part = re.sub(FAULTS["all"]["hyphen as a minus sign"], "\u2212", part)
    if language == "fr":
        part = re.sub(_BEFORE_A_SIGN, NARROW, part)
        part = re.sub(r"«[ \u00a0\u202f]?", f"«{NARROW}", part)
    return part


def _apart(path: Path, text: str, change: Callable[[str], str], *, blank: bool = False) -> str:
    """The text with its words changed and its code as it was, or blank."""
    code = _MARKDOWN if path.suffix == ".md" else _CODE
    parts, end = [], 0
    for found in code.finditer(text):
        parts += [change(text[end : found.start()]), _blank(found.group()) if blank else found.group()]
        end = found.end()
    return "".join((*parts, change(text[end:])))


def _blank(code: str) -> str:
    """Something of the same length that is no fault: a letter for each character, lines as they are."""
    return re.sub(r"[^\n]", "x", code)


def main(arguments: list[str]) -> int:
    folder = next((Path(argument) for argument in arguments if argument != "--write"), ROOT)
    if "--write" in arguments:
        for path in texts(folder):
            path.write_text(mended(path), "utf-8")
    found = [(path, *fault) for path in texts(folder) for fault in faults(path)]
    for path, line, name, around in found:
        print(f"{path.relative_to(ROOT)}:{line}: {name}: {around}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
