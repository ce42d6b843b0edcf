"""The API reference, from the docstrings: python tools/reference.py [FOLDER] (build/reference, if nothing is said).

One Markdown page for each module that people program with, and an index. Sources are read, not run, so nothing needs
to be installed. Names in backticks become links where they are known, and every link is looked up when all is written.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
PUBLIC: Final = {
    "Games and rules": ("spukhaus", "spukhaus.core.game", "spukhaus.core.play", "spukhaus.core.registry",
                        "spukhaus.core.edition", "spukhaus.core.errors", "spukhaus.core.matchfile"),
    "Bots": ("spukhaus.core.bot", "spukhaus.core.thought", "spukhaus.core.extras", "spukhaus.thinking.guide",
             "spukhaus.thinking.search", "spukhaus.policies", "spukhaus.policies.arrays", "spukhaus.policies.bot",
             "spukhaus.policies.file", "spukhaus.policies.guests"),
    "Learning and search": ("spukhaus.core.encoding", "spukhaus.lab.environments.vector",
                            "spukhaus.lab.environments.gym",
                            "spukhaus.lab.environments.zoo", "spukhaus.lab.environments.spiel",
                            "spukhaus.lab.environments.position", "spukhaus.lab.environments.draws",
                            "spukhaus.lab.trajectories", "spukhaus.lab.games.ghostbumpers.playouts",
                            "spukhaus.lab.games.ghostbumpers.search", "spukhaus.lab.games.shy_monsters.playing_on"),
    "Many matches": ("spukhaus.simulation.matches", "spukhaus.simulation.running", "spukhaus.simulation.plans",
                     "spukhaus.core.content_study"),
}  # fmt: skip

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


def source_of(module: str) -> Path:
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def is_public(name: str) -> bool:
    return not name.startswith("_")


def named(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str, str | None]]:
    """What a module or class defines: each with its name and what is said about it. Of a value that is said by the
    text that follows it."""
    for number, node in enumerate(body):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node, node.name, ast.get_docstring(node)
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            yield from named(node.body)  # what an object is given when it is made
        for target in _targets(node):
            after = body[number + 1] if number + 1 < len(body) else None
            if (
                isinstance(after, ast.Expr)
                and isinstance(after.value, ast.Constant)
                and isinstance(after.value.value, str)
            ):
                yield node, target, " ".join(after.value.value.split())


def _targets(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    if isinstance(node, ast.Assign):
        return [name for target in node.targets for name in _name(target)]
    return []


def _name(target: ast.expr) -> list[str]:
    """Of a value, or of what an object calls its own."""
    own = isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"
    return [target.id] if isinstance(target, ast.Name) else [target.attr] if own else []  # type: ignore[attr-defined]


def signature(node: Function) -> str:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{'async ' * isinstance(node, ast.AsyncFunctionDef)}{node.name}({ast.unparse(node.args)}){returns}"


class Page:
    """A module as Markdown. Headings are the anchors; of two that are alike the second has a number."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.tree = ast.parse(source_of(module).read_text("utf-8"))
        headings = re.findall(r"^##+ (.+)$", self.text({}), re.MULTILINE)
        self.anchors = dict(zip(headings, anchors_of(headings), strict=True))

    def text(self, known: dict[str, str]) -> str:
        source = source_of(self.module).relative_to(ROOT).as_posix()
        parts = [f"# {self.module}", f"`{source}`", _linked(ast.get_docstring(self.tree) or "", known)]
        parts += self._told(self.tree.body, known)
        return "\n\n".join(part for part in parts if part) + "\n"

    def _told(self, body: list[ast.stmt], known: dict[str, str], owner: str = "") -> Iterator[str]:
        for node, name, said in named(body):
            if not is_public(name) or said is None:
                continue
            whole = f"{owner}.{name}" if owner else name
            yield f"{'###' if owner else '##'} {whole}"
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                yield f"```python\n{signature(node)}\n```"
            elif isinstance(node, ast.ClassDef):
                bases = ", ".join(map(ast.unparse, node.bases))
                yield f"```python\nclass {name}{f'({bases})' if bases else ''}\n```"
            else:
                yield f"```python\n{ast.unparse(node)}\n```"
            yield _linked(said, known)
            if isinstance(node, ast.ClassDef):
                yield from self._told(node.body, known, whole)


def anchors_of(headings: list[str]) -> list[str]:
    met = Counter[str]()
    found = []
    for heading in headings:
        anchor = re.sub(r"[^\w-]", "", heading.lower().replace(" ", "-"))
        found.append(f"{anchor}-{met[anchor]}" if met[anchor] else anchor)
        met[anchor] += 1
    return found


def _linked(text: str, known: dict[str, str]) -> str:
    """Names in backticks lead to where they are explained. What is drawn or aligned stays as it is."""
    lines = []
    for line in text.splitlines():
        drawn = line.startswith("    ") or re.search(r"\S {2,}\S", line)
        lines.append(
            f"    {line.strip()}" if drawn else re.sub(r"`([\w.]+)`", lambda found: _link(found[1], known), line)
        )
    return "\n".join(lines)


def _link(name: str, known: dict[str, str]) -> str:
    return f"[`{name}`]({known[name]})" if name in known else f"`{name}`"


def write(folder: Path) -> list[str]:
    """All pages; what is wrong with their links."""
    pages = {module: Page(module) for modules in PUBLIC.values() for module in modules}
    everywhere: dict[str, str] = {}
    for module, page in pages.items():
        everywhere[module] = f"{module}.md"
        for name, anchor in page.anchors.items():
            everywhere.setdefault(name, f"{module}.md#{anchor}")
    folder.mkdir(parents=True, exist_ok=True)
    for module, page in pages.items():
        own = {name: f"#{anchor}" for name, anchor in page.anchors.items()}
        (folder / f"{module}.md").write_text(page.text(everywhere | own), "utf-8")
    index = ["# API reference", "Written by `python tools/reference.py` from the docstrings of the sources."]
    for title, modules in PUBLIC.items():
        told = [f"- [`{module}`]({module}.md): {_first_sentence(pages[module])}" for module in modules]
        index += [f"## {title}", "\n".join(told)]
    (folder / "README.md").write_text("\n\n".join(index) + "\n", "utf-8")
    return broken_links(folder)


def _first_sentence(page: Page) -> str:
    said = " ".join((ast.get_docstring(page.tree) or "").split())
    return re.split(r"(?<=[.:]) ", said)[0]


def broken_links(folder: Path) -> list[str]:
    """Links that lead to no page, or to no heading of it."""
    pages = {path.name: path.read_text("utf-8") for path in folder.glob("*.md")}
    headings = {name: set(anchors_of(re.findall(r"^##+ (.+)$", text, re.MULTILINE))) for name, text in pages.items()}
    return [
        f"{name}: {target}"
        for name, text in pages.items()
        for target in re.findall(r"\]\(([^)\s]+)\)", text)
        for page, _, heading in [target.partition("#")]
        if (page or name) not in pages or (heading and heading not in headings[page or name])
    ]


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "reference"
    broken = write(folder)
    for link in broken:
        print(f"broken link in {link}", file=sys.stderr)
    print(f"{len(list(folder.glob('*.md')))} pages in {folder}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
