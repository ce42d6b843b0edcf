"""The house in the pocket (docs/pocket.md): what the first visit weighs, how long it takes to the first move, and how
fast it thinks beside CPython. In a real browser, with a plain file server that compresses as usual ones do.

./bench pocket
"""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import secrets
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from benchmarks.server import show
from spukhaus.pocket.site import Site, write_site

MEGABITS: Final = 20
"""Of the network, for the cold start."""
SLOWER: Final = (1, 4)
"""The CPU as it is, and as slow as a phone's."""
SLICE: Final = 0.005
"""So many seconds a slowed process runs at a time."""
ROOT: Final = Path(__file__).resolve().parent.parent

DECISIONS: Final = """
import json, statistics, time
from spukhaus.core import registry
from spukhaus.core.play import play_bots

def measured(name, level, seconds):
    game = registry.game(name)
    config, spent = registry.config(game), []

    class Timed:
        def __init__(self):
            self.bot = registry.bot(game, level)(game)
        def choose(self, view, choices, rng):
            began = time.perf_counter()
            action = self.bot.choose(view, choices, rng)
            spent.append(time.perf_counter() - began)
            if time.perf_counter() > until:
                raise TimeoutError
            return action

    start, number = time.perf_counter(), 0
    until = start + seconds
    try:
        while True:
            number += 1
            play_bots(game, config, [Timed() for _ in range(config.seats)], f"{number:064x}")
    except TimeoutError:
        pass
    a_second = len(spent) / (time.perf_counter() - start)
    spent.sort()
    late = spent[int(0.95 * len(spent))]
    return {"a_second": a_second, "median": statistics.median(spent), "95": late}

print(json.dumps({
    f"{name} {level}": measured(name, level, SECONDS)
    for name in registry.game_names() for level in registry.bots(registry.game(name)) if level != "perfect"
}))
"""


class Compressing(SimpleHTTPRequestHandler):
    """A file server like those that people use: it sends text and WebAssembly as gzip."""

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        data = path.read_bytes()
        packed = path.suffix not in (".box", ".zip", ".png", ".woff2")
        self.send_response(200)
        self.send_header("content-type", self.guess_type(path))
        if packed:
            self.send_header("content-encoding", "gzip")
            data = gzip.compress(data, 9)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        pass


def run(seconds: float, rounds: int) -> dict[str, Any]:
    results: dict[str, Any] = {"starts": {}}
    with tempfile.TemporaryDirectory() as folder:
        site = write_site(Path(folder) / "site", bot_pace=0.0)
        results["weights"] = weigh(site)
        show("bytes as gzip", {what: f"{size:,}" for what, size in results["weights"].items()})
        with serving(Path(folder) / "site") as address, sync_playwright() as playwright:
            for slower in SLOWER:
                found = [starts(playwright, address, slower) for _ in range(rounds)]
                medians = {what: statistics.median(one[what] for one in found) for what in found[0]}
                results["starts"][f"CPU {slower}x slower"] = medians
                show(f"CPU {slower}x slower", medians)
    results["decisions"] = decisions(seconds)
    for what, one in results["decisions"].items():
        for where, figures in one.items():
            show(f"{what}, {where}", {part: f"{value:.4g}" for part, value in figures.items()})
    return results


def weigh(site: Site) -> dict[str, int]:
    """What a browser fetches: what the page needs before Python, Python with the house, what comes later."""

    def size(names: Iterator[str]) -> int:
        return sum(len(gzip.compress(site.files[name], 9)) for name in names)

    landing = {"index.html"} | {name for name in site.files if name.startswith("assets/index-")}
    pages = {name for name in site.files if "/" not in name or name.startswith(("assets/", "icons/"))}
    python = set(site.first)
    return {
        "the page itself": size(iter(landing)),
        "all pages": size(iter(pages)),
        "Python and the house": size(iter(python)),
        "first visit": size(iter(pages | python)),
        "only when asked for": size(name for name in site.files if name not in pages | python),
    }


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Compressing, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def starts(playwright: Playwright, address: str, slower: int) -> dict[str, float]:
    """From opening the page to a first move: for the first time, and when all is at hand; and the memory."""
    names = ("chromium", "google-chrome", "chromium-headless-shell")  # a whole one, as people have, if there is one
    chromium = next(filter(None, map(shutil.which, names)), None)
    mark = f"--bench-pocket={secrets.token_hex(8)}"
    browser = playwright.chromium.launch(
        executable_path=chromium, args=["--no-sandbox", "--disable-gpu", "--no-zygote", mark]
    )
    with slowed(lambda: renderers(mark), slower):
        context = browser.new_context(base_url=address, locale="en", reduced_motion="reduce")
        context.set_default_timeout(120_000)
        context.add_init_script("localStorage['spukhaus.settings'] ??= JSON.stringify({ speed: 0 })")
        cold, page = first_move(context, MEGABITS)
        page.wait_for_function("() => navigator.serviceWorker.controller")
        memory = sum(map(resident, renderers(mark)))
        page.close()
        warm, page = first_move(context, None)
    browser.close()
    return {"cold, s": cold, "warm, s": warm, "memory, MB": memory}


def renderers(mark: str) -> list[int]:
    """The processes of pages and their workers, of the browser that was started with this mark (Linux)."""
    parents, pages, root = dict[int, int](), set[int](), 0
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            command = (path / "cmdline").read_bytes().decode("utf-8", "replace")
            number = int(path.name)
            parents[number] = int((path / "stat").read_text("utf-8").rpartition(")")[2].split()[1])
            if "--type=renderer" in command:
                pages.add(number)
            elif mark in command and "--type=" not in command:
                root = max(root, number)

    def belongs(number: int) -> bool:
        while number in parents and number != root:
            number = parents[number]
        return number == root

    return sorted(number for number in pages if belongs(number))


@contextmanager
def slowed(processes: Callable[[], list[int]], slower: int) -> Iterator[None]:
    """All threads of these processes run only now and then: a browser's own throttle knows no workers."""
    over = threading.Event()
    if slower == 1:
        yield
        return

    def hold() -> None:
        known, looked = list[int](), 0.0
        while not over.is_set():
            if time.monotonic() > looked + 0.25:
                known, looked = processes(), time.monotonic()
            _signal(known, signal.SIGSTOP)
            time.sleep(SLICE * (slower - 1))
            _signal(known, signal.SIGCONT)
            time.sleep(SLICE)

    thread = threading.Thread(target=hold, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _signal(processes: list[int], what: signal.Signals) -> None:
    for number in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(number, what)


def resident(process: int) -> float:
    """In megabytes, with its part of what it shares with others; where the system tells (Linux)."""
    path = Path(f"/proc/{process}/smaps_rollup")
    text = path.read_text("utf-8") if path.is_file() else ""
    return int(text.partition("Pss:")[2].split()[0]) / 1024 if "Pss:" in text else 0.0


def first_move(context: BrowserContext, megabits: int | None) -> tuple[float, Page]:
    page = context.new_page()
    if megabits:
        client = context.new_cdp_session(page)
        client.send("Network.enable")
        speed = megabits * 1_000_000 / 8
        client.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": 20, "downloadThroughput": speed, "uploadThroughput": speed},
        )
    began = time.perf_counter()
    page.goto("?/games/ghostbumpers")
    page.get_by_role("button", name="Play now").click()
    lay = page.get_by_role("button", name="Lay the pile")
    lay.click()
    lay.wait_for(state="detached")
    return time.perf_counter() - began, page


def decisions(seconds: float) -> dict[str, Any]:
    """Every level but the perfect one, which only looks up its answers."""
    script = DECISIONS.replace("SECONDS", str(seconds))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "decisions.py"
        path.write_text(script, "utf-8")
        archive = shutil.make_archive(str(Path(folder) / "sources"), "zip", ROOT / "src", "spukhaus")
        node = shutil.which("node") or "node"
        there = [node, str(ROOT / "web" / "tests" / "python.mjs"), archive, str(path)]
        found = {"cpython": _printed([sys.executable, str(path)], 1)}
        found |= {f"webassembly, CPU {slower}x slower": _printed(there, slower) for slower in SLOWER}
    return {what: {where: one[what] for where, one in found.items()} for what in found["cpython"]}


def _printed(command: list[str], slower: int) -> dict[str, Any]:
    running = subprocess.Popen(command, cwd=ROOT / "web", stdout=subprocess.PIPE, text=True)
    with slowed(lambda: [running.pid], slower):
        printed, _ = running.communicate()
    if running.returncode:
        raise subprocess.CalledProcessError(running.returncode, command)
    found: dict[str, Any] = json.loads(printed.splitlines()[-1])
    return found


if __name__ == "__main__":
    run(2.0, 3)
