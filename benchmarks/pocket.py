"""The house in the pocket (docs/pocket.md): what the first visit weighs, how long it takes to the first move, and how
fast it thinks beside CPython. In a real browser, with a plain file server that compresses as usual ones do.

./bench pocket
"""

from __future__ import annotations

import gzip
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.server import show
from spukhaus.pocket.site import Site, write_site

MEGABITS: Final = 20
"""Of the network, for the cold start."""
THROTTLES: Final = (1, 4)
"""The CPU as it is, and as slow as a phone's."""
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
        packed = path.suffix not in (".zip", ".whl", ".png", ".woff2")
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
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder:
        site = write_site(Path(folder) / "site", bot_pace=0.0)
        weights = weigh(site)
        show("bytes as gzip", {what: f"{size:,}" for what, size in weights.items()})
        results: dict[str, Any] = {"weights": weights, "starts": {}, "decisions": {}}
        with serving(Path(folder) / "site") as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            for throttle in THROTTLES:
                found = [starts(browser, address, throttle) for _ in range(rounds)]
                medians = {what: statistics.median(one[what] for one in found) for what in found[0]}
                results["starts"][f"CPU {throttle}x slower"] = medians
                show(f"CPU {throttle}x slower", medians)
            browser.close()
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


def starts(browser: Browser, address: str, throttle: int) -> dict[str, float]:
    """From opening the page to a first move: for the first time, and when all is at hand; and the memory."""
    context = browser.new_context(base_url=address, locale="en", reduced_motion="reduce")
    context.set_default_timeout(300_000)
    context.add_init_script("localStorage['spukhaus.settings'] ??= JSON.stringify({ speed: 0 })")
    cold, page = first_move(context, throttle, MEGABITS)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    memory = resident(browser)
    page.close()
    warm, page = first_move(context, throttle, None)
    context.close()
    return {"cold, s": cold, "warm, s": warm, "memory, MB": memory}


def resident(browser: Browser) -> float:
    """Of all pages with their workers, in megabytes; where the system tells (Linux)."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    found = (Path(f"/proc/{one['id']}/status") for one in processes if one["type"] == "renderer")
    texts = (path.read_text("utf-8") for path in found if path.is_file())
    return sum(int(text.partition("VmRSS:")[2].split()[0]) for text in texts if "VmRSS:" in text) / 1024


def first_move(context: BrowserContext, throttle: int, megabits: int | None) -> tuple[float, Page]:
    page = context.new_page()
    client = context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    if megabits:
        client.send("Network.enable")
        speed = megabits * 1_000_000 / 8
        client.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": 20, "downloadThroughput": speed, "uploadThroughput": speed},
        )
    began = time.perf_counter()
    page.goto("?/games/ghostbumpers")
    page.get_by_role("button", name="Play now").click()
    page.locator("button.lay").click()
    page.locator(".side ol li").nth(1).wait_for()
    return time.perf_counter() - began, page


def decisions(seconds: float) -> dict[str, Any]:
    """Every level but the perfect one, which only looks up its answers."""
    script = DECISIONS.replace("SECONDS", str(seconds))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "decisions.py"
        path.write_text(script, "utf-8")
        archive = shutil.make_archive(str(Path(folder) / "sources"), "zip", ROOT / "src", "spukhaus")
        node = shutil.which("node") or "node"
        there = _printed([node, str(ROOT / "web" / "tests" / "python.mjs"), archive, str(path)])
        here = _printed([sys.executable, str(path)])
    return {what: {"cpython": here[what], "webassembly": there[what]} for what in here}


def _printed(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, cwd=ROOT / "web", stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


if __name__ == "__main__":
    run(2.0, 3)
