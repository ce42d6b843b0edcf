"""What somebody hears who plays by keyboard with the screen switched off.

Two things speak: live regions, when what is in them changes, and whatever gets the focus, by the name, role and state
that the browser's own accessibility tree has for it. `Ear` writes both down, with the keys that were pressed.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

LISTEN = """(() => {
    const regions = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
    const whole = (region) => region.ariaAtomic === "true" || region.matches("[role=status], [role=alert]");
    const read = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.data;
        if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true" || node.tagName === "SVG") return "";
        const style = getComputedStyle(node);
        if (style.display === "none" || style.visibility === "hidden") return "";
        if (node.ariaLabel) return ` ${node.ariaLabel} `;
        const words = [...node.childNodes].map(read).join("");
        return style.display.startsWith("inline") ? words : ` ${words} `;
    };
    const clean = (words) => words.replace(/\\s+/g, " ").trim();
    const heard = (window.heard = []), last = new WeakMap();
    const say = (region, words) => {
        if (region.closest("[inert], [aria-hidden=true]") || last.get(region) === words) return;
        last.set(region, words);
        if (!words) return;
        heard.push({ region, urgent: region.matches("[role=alert], [aria-live=assertive]"), words });
    };
    new MutationObserver((changes) => {
        const changed = new Map();
        // What comes with its words already in it is announced only if it is an alert.
        const fresh = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((one) => one instanceof Element);
        const isFresh = (region) => fresh.some((one) => one.contains(region));
        for (const one of fresh)
            for (const alert of [one, ...one.querySelectorAll("*")].filter((part) => part.matches("[role=alert]")))
                changed.set(alert, []);
        for (const { target, addedNodes } of changes) {
            const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
            if (!region?.isConnected || isFresh(region)) continue;
            const added = target.nodeType === Node.TEXT_NODE ? [target] : [...addedNodes];
            changed.set(region, [...(changed.get(region) ?? []), ...added]);
        }
        for (const [region, added] of changed)
            say(region, clean(whole(region) ? read(region) : [...new Set(added)].map(read).join(" ")));
    }).observe(document, { subtree: true, childList: true, characterData: true });

    // What is still on its way: questions to the house, and moves that it has not shown yet.
    const under = (window.under = { way: 0, done: 0, shown: 0 });
    const { fetch } = window;
    window.fetch = (...asked) => (under.way++, fetch(...asked).finally(() => under.way--));
    const { WebSocket } = window;
    window.WebSocket = class extends WebSocket {
        constructor(...where) {
            super(...where);
            this.addEventListener("message", ({ data }) => {
                const { type, id, number, table } = JSON.parse(data);
                if (type === "update") {
                    under.shown = Math.max(under.shown, number);
                    under.bots = table.seats.some(({ kind, asked }) => kind === "bot" && asked);
                } else if (id && type !== "waiting") under.way--;
                if (type === "done") under.done = Math.max(under.done, number);
            });
        }
        send(message) {
            if (JSON.parse(message).id) under.way++;
            super.send(message);
        }
    };
})();"""

QUIET = """(asked) => {
    const quiet = under.way === 0 && under.shown >= under.done && under.shown > 0 && !under.bots
        && document.querySelector(".turn.mine, section.end") !== null;
    // For some frames in a row: an answer may lead to the next question.
    if (under.asked !== asked) Object.assign(under, { asked, frames: 0 });
    under.frames = quiet ? under.frames + 1 : 0;
    return under.frames > 4;
}"""

ENTERED = {"group", "region", "list", "grid", "tablist", "dialog", "alertdialog", "complementary", "toolbar"}
"""What is named when the focus comes into it."""
UNNAMED = {"LabelText", "paragraph", "main", "none", "generic", "row", "gridcell"}
"""What has no name of its own: its parts are read."""
STATES = {"pressed": "pressed", "checked": "checked", "selected": "selected", "disabled": "unavailable"}


class Ear:
    """Everything that is said on a page, in order. Keys are pressed through it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines: list[str] = []
        self._inside: list[str] = []
        self.focus = ""
        self._asked = 0
        self._tree = page.context.new_cdp_session(page)

    def settle(self) -> None:
        """Until somebody is asked at this screen, or all is over; then what was said meanwhile is written down."""
        self._asked += 1
        self.page.wait_for_function(QUIET, arg=self._asked)
        said: list[dict[str, Any]] = self.page.evaluate(
            """() => {
                // How many steps come in one message is the network's affair, and who was faster, bot or page.
                const all = new Map();
                for (const { region, urgent, words } of heard.splice(0))
                    all.set(region, { urgent, words: [...(all.get(region)?.words ?? []), words] });
                return [...all.values()].map(({ urgent, words }) => ({ urgent, words: words.join(" ") }));
            }"""
        )
        for one in said:
            words, turns = re.subn(r" ?\bYour turn\b(?!\.)", "", one["words"])
            words = f"{words} Your turn".strip() if turns else words
            self.lines.append(f"  {'ALERT' if one['urgent'] else 'says'}: {words}")
        self._listen_to_focus()

    def press(self, key: str) -> None:
        self.lines.append(f"[{key}]")
        self.page.keyboard.press(key)
        self.settle()

    def reach(self, selector: str) -> None:
        """Tab, forwards or backwards, until something of this kind has the focus."""
        key: str = self.page.evaluate(
            """(selector) => {
                const there = document.querySelector(selector);
                return document.activeElement.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING
                    ? "Shift+Tab" : "Tab";
            }""",
            selector,
        )
        for _ in range(80):
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press(key)
            self._listen_to_focus()
        raise AssertionError(f"the keyboard does not reach {selector}")

    def chapter(self, title: str) -> None:
        self.lines += ["", f"# {title}", ""]

    def read(self, *selectors: str) -> None:
        """What is found in these parts of the page by going through them line by line."""
        nodes = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        for selector in selectors:
            found = self._evaluate(f"document.querySelector({selector!r})")
            root = self._tree.send("DOM.describeNode", {"objectId": found})["node"]["backendNodeId"]
            self._read(next(node for node in nodes if node.get("backendDOMNodeId") == root), known)

    def _read(self, node: dict[str, Any], known: dict[str, dict[str, Any]]) -> None:
        role, words = _role(node), _words(node)
        leaf = role in ("button", "link", "img", "heading", "slider", "spinbutton", "tab", "textbox", "StaticText")
        if not node.get("ignored") and words and role not in UNNAMED:
            self.lines.append(f"  reads: {words if role == 'StaticText' else _called(node)}")
        if not leaf or node.get("ignored"):
            for child in node.get("childIds", []):
                if child in known:
                    self._read(known[child], known)

    def _evaluate(self, expression: str) -> str:
        found = self._tree.send("Runtime.evaluate", {"expression": expression})
        return str(found["result"]["objectId"])

    def _listen_to_focus(self) -> None:
        """Names what has the focus, and what it has been entered with it, if either is new."""
        asked = {"objectId": self._evaluate("document.activeElement"), "fetchRelatives": True}
        nodes = self._tree.send("Accessibility.getPartialAXTree", asked)["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        focused = nodes[0]
        inside: list[str] = []
        above = known.get(focused.get("parentId", ""))
        while above:
            if _role(above) in ENTERED and _words(above) and not above.get("ignored"):
                inside.insert(0, f"{_role(above)} “{_words(above)}”")
            above = known.get(above.get("parentId", ""))
        value: str | None = self.page.evaluate("document.activeElement.getAttribute('aria-valuetext')")
        called = _called(focused, value)
        if (called, inside) == (self.focus, self._inside) or not _words(focused):
            return
        entered = [one for one in inside if one not in self._inside]
        self.focus, self._inside = called, inside
        self.lines.append(f"  focus: {' > '.join([*entered, called])}")


def _role(node: dict[str, Any]) -> str:
    return str(node.get("role", {}).get("value", ""))


def _words(node: dict[str, Any]) -> str:
    words = re.sub(r"\s+", " ", str(node.get("name", {}).get("value", ""))).strip()
    return re.sub(r"^\d+:\d\d [AP]M ", "(time) ", words)


def _called(node: dict[str, Any], value: str | None = None) -> str:
    """A control as it is named: role, name, value, states, description."""
    known = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    said = [f"{_role(node)} “{_words(node)}”"]
    value = value or node.get("value", {}).get("value")
    if value:
        said.append(str(value))
    said += [word for state, word in STATES.items() if known.get(state) in (True, "true")]
    if "expanded" in known:
        said.append("expanded" if known["expanded"] else "collapsed")
    description = node.get("description", {}).get("value")
    if description and description != _words(node):
        said.append(f"({description})")
    return ", ".join(said)
