"""The API reference is written from the docstrings, and its links lead somewhere."""

from __future__ import annotations

from pathlib import Path

from tools import reference


def test_all_pages_are_written_and_no_link_is_broken(tmp_path: Path) -> None:
    assert reference.write(tmp_path) == []
    index = (tmp_path / "README.md").read_text("utf-8")
    for modules in reference.PUBLIC.values():
        for module in modules:
            assert (tmp_path / f"{module}.md").is_file()
            assert f"({module}.md)" in index
    vector = (tmp_path / "spukhaus.lab.environments.vector.md").read_text("utf-8")
    assert "### Vector.observations" in vector
    assert "What the asked seat knows." in vector


def test_broken_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("# a\n\n## one\n\n[there](#one), [not](#two), [nor](b.md), [nor](a.md#three)\n")
    assert reference.broken_links(tmp_path) == ["a.md: #two", "a.md: b.md", "a.md: a.md#three"]
