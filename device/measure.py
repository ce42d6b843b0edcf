"""Plays the matches of one run, all at the same pace, and writes what they came to while it goes on."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

try:
    import spukhaus060  # noqa: F401 - the compiled copy, where there is one, instead of the archive
except ImportError:
    pass

from benchmarks import pacts
from benchmarks.ladder import Pair, Record
from device.plans import JOBS, RUNS
from spukhaus.core import registry
from spukhaus.simulation.matches import Series, begin, play_on
from spukhaus.simulation.running import run_all
from spukhaus.simulation.timing import Times


def work(series, deal, line_up):
    """As pacts.play, with the times."""
    events: Counter[str] = Counter()
    if series.game == "straszydla":
        ground = registry.edition_of_text(series.edition_text).content.ground
        suburbs = {name for cell, name in enumerate(ground.names) if ground.suburbs >> cell & 1}
    else:
        suburbs = set()

    def note(played):
        if series.game != "straszydla":
            return
        for event in played.step.events:
            kind = str(event.kind)
            events[kind] += 1
            told = dict(event.public or ())
            if kind == "traded" and told["element"] is not None:
                events["traded-for-imp"] += 1
            if kind == "moved" and told["cell"] in suburbs:
                events["moved-to-suburb"] += 1

    began = time.process_time()
    try:
        match, thinking = play_on(begin(series, deal, line_up), deal, line_up, note)
    except Exception:
        return None, f"{deal} {line_up}\n{traceback.format_exc()}", events, time.process_time() - began
    return match, thinking, events, time.process_time() - began


def main() -> None:
    seconds, number, out = float(sys.argv[1]), int(sys.argv[2]), Path(os.environ.get("OUT", "device/out"))
    out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, max(5.0, seconds - 8))
    entries = RUNS[number]
    texts = {name: registry.edition(registry.game(name)).text for name in registry.game_names()}
    order = []
    for at, (entry, seed) in enumerate(entries):
        if isinstance(entry, Pair):
            series = Series(entry.game, texts[entry.game], seed)
            for deal in range(entry.deals):
                for line_up in entry.line_ups:
                    order.append(((deal + 1) / entry.deals, at, (series, deal, line_up)))
        else:
            table, seats, matches = entry
            series = Series("straszydla", texts["straszydla"], seed)
            for deal in range(matches):
                order.append(((deal + 1) / matches, at, (series, deal, pacts.seated(table, seats, deal))))
    order.sort(key=lambda one: one[:2])
    records = {at: Record(entry) for at, (entry, _) in enumerate(entries) if isinstance(entry, Pair)}
    told: dict[int, list[pacts.Told]] = {at: [] for at in range(len(entries))}
    spent: Counter[int] = Counter()
    times: dict[int, dict[str, Times]] = {at: {} for at in range(len(entries))}
    done = 0
    failures: list[str] = []

    def write(ended: str) -> None:
        found = []
        for at, (entry, seed) in enumerate(entries):
            plain = {"seed": seed, "core_seconds": round(spent[at], 1)}
            if told[at]:
                if isinstance(entry, Pair):
                    plain["pair"] = records[at].plain()
                    plain["wanted"] = entry.matches
                    if entry.game == "straszydla":
                        plain["table"] = pacts.summary(told[at])
                else:
                    plain["name"], plain["wanted"] = f"{entry[1]} seats, {entry[0]}", entry[2]
                    plain["table"] = pacts.summary(told[at])
                plain["times"] = {
                    bot: [one.decisions, one.quantile(0.5), one.quantile(0.99), one.worst]
                    for bot, one in times[at].items()
                }
            else:
                plain["name"] = str(entry)
            found.append(plain)
        whole = {"run": number, "ended": ended, "done": done, "failures": failures[:9], "of": len(order), "wall": time.monotonic() - began}
        new = out / "results.new"
        new.write_text(json.dumps({**whole, "entries": found}, indent=1))
        new.replace(out / f"run{number}.json")

    playing = run_all(work, [seating for _, _, seating in order], JOBS)
    last, ended = time.monotonic(), "complete"
    try:
        for (_, at, _), (match, thinking, events, cpu) in zip(order, playing, strict=True):
            done += 1
            spent[at] += cpu
            if match is None:
                failures.append(thinking)
                print(thinking[-3000:], flush=True)
                continue
            told[at].append(pacts.Told(match, events))
            if at in records:
                records[at].add(match, thinking)
            for bot, one in thinking.items():
                times[at].setdefault(bot, Times()).merge(one)
            if time.monotonic() - last > 20:
                write("going on")
                last = time.monotonic()
    except KeyboardInterrupt:
        ended = "time is up"
    except Exception as error:
        ended = repr(error)
    signal.setitimer(signal.ITIMER_REAL, 0)
    write(ended)
    print(number, ended, done, "of", len(order), f"{time.monotonic() - began:.0f} s", flush=True)
    playing.close()


if __name__ == "__main__":
    main()
