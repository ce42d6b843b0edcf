"""What pyproject.toml cannot say: the pages for the browser are built before they are packed."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import bootstrap


class WithPages(build_py):
    def run(self) -> None:
        if not self.editable_mode:  # from a checkout ./play and ./test build them when they are needed
            bootstrap.build_pages()
        super().run()


class SourceWithPages(sdist):
    """A source archive carries the built pages too: a wheel made from it needs no Node.js."""

    def run(self) -> None:
        bootstrap.build_pages()
        super().run()


setup(cmdclass={"build_py": WithPages, "sdist": SourceWithPages})
