"""Drives the Firefox of the system over WebDriver BiDi, as far as the tests need it.

Playwright has a Firefox of its own, and asks others for more than the one of Debian knows (media features).
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.services import missing

PATIENCE: Final = 60.0
"""Seconds to wait for anything."""
PREFERENCES: Final = {"intl.accept_languages": "en", "intl.locale.requested": "en-US", "app.update.auto": False}
LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """A running Firefox. What goes wrong on its pages is kept in `problems`."""

    def __init__(self, connection: ClientConnection) -> None:
        self.problems: list[str] = []
        self._connection = connection
        self._asked = 0
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded", "network.fetchError"])

    def ask(self, method: str, **params: Any) -> Any:
        self._asked += 1
        self._connection.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            said = json.loads(self._connection.recv(timeout=PATIENCE))
            if said["type"] == "event":
                self._note(said["method"], said["params"])
            elif said.get("id") == self._asked:
                if said["type"] == "error":
                    raise AssertionError(f"{method}: {said['error']}: {said['message']}")
                return said["result"]

    def _note(self, event: str, told: Any) -> None:
        if event == "log.entryAdded" and told["level"] == "error":
            self.problems.append(f"console: {told['text']}")
        elif event == "network.fetchError" and told["errorText"] != "NS_BINDING_ABORTED":
            self.problems.append(f"failed: {told['request']['url']} ({told['errorText']})")

    @contextmanager
    def page(self, site: str, settings: dict[str, Any]) -> Iterator[Page]:
        """A page of somebody who was never here, with these settings."""
        person = self.ask("browser.createUserContext")["userContext"]
        kept = f"localStorage['spukhaus.settings'] ??= `{json.dumps(settings)}`"
        keep = f"() => {{ if (location.protocol === 'http:') {kept}; }}"  # a blank page keeps nothing
        self.ask("script.addPreloadScript", functionDeclaration=keep, userContexts=[person])
        context = self.ask("browsingContext.create", type="tab", userContext=person)["context"]
        yield Page(self, context, site)
        self.ask("browser.removeUserContext", userContext=person)


class Page:
    def __init__(self, firefox: Firefox, context: str, site: str) -> None:
        self._firefox = firefox
        self._context = context
        self._site = site

    def goto(self, path: str) -> None:
        self._firefox.ask("browsingContext.navigate", context=self._context, url=self._site + path, wait="complete")

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._firefox.ask("browsingContext.setViewport", context=self._context, viewport=size)

    def evaluate(self, expression: str) -> Any:
        """What an expression is worth, as JSON."""
        found = self._firefox.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({expression})) ?? null))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"]["value"])

    def until(self, expression: str) -> Any:
        """Waits until the expression is worth something, and answers it."""
        late = time.monotonic() + PATIENCE
        while not (found := self.evaluate(expression)):
            assert time.monotonic() < late, f"never: {expression}\n{self.evaluate('document.body.innerText')}"
            time.sleep(0.05)
        return found

    def click(self, selector: str, name: str = "") -> None:
        """A real click in the middle of the first thing to be seen of this selector whose name begins so."""
        at = self.until(f"""(() => {{
            const named = (one) => (one.ariaLabel ?? one.innerText).trim().startsWith({json.dumps(name)});
            const seen = (one) => one.checkVisibility() && !one.closest("[inert]") && !one.disabled;
            const all = [...document.querySelectorAll({json.dumps(selector)})];
            const found = all.find((one) => seen(one) && named(one));
            found?.scrollIntoView({{ block: "nearest" }});
            const box = found?.getBoundingClientRect();
            return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
        }})()""")
        pointer = [
            {"type": "pointerMove", "x": at[0], "y": at[1]},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": pointer})

    def press(self, key: str) -> None:
        self._act(
            {"type": "key", "id": "keys", "actions": [{"type": f"key{way}", "value": key} for way in ("Down", "Up")]}
        )

    def _act(self, actions: dict[str, Any]) -> None:
        self._firefox.ask("input.performActions", context=self._context, actions=[actions])


@contextmanager
def firefox() -> Iterator[Firefox]:
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    if found is None:
        missing("no Firefox: apt-get install firefox-esr")
    with TemporaryDirectory(prefix="spukhaus-firefox-") as folder:
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        (Path(folder) / "user.js").write_text("".join(lines), "utf-8")
        command = [found, "--headless", "--remote-debugging-port=0", "--profile", folder]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            address = next((match[1] for line in process.stderr if (match := LISTENING.search(line))), None)
            assert address is not None, "Firefox does not listen"
            with connect(f"{address}/session", max_size=None, proxy=None) as connection:
                running = Firefox(connection)
                yield running
                running.ask("browser.close")
            process.stderr.read()  # until it has gone
