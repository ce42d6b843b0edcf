"""A bot in about twenty lines that plays any game over the network: it takes a random choice.

python examples/network_bot.py http://127.0.0.1:8765 TABLE SEAT
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def main(address: str, table: str, seat: str) -> None:
    sit = urllib.request.Request(  # noqa: S310
        f"{address}/api/tables/{table}/seats/{seat}", b'{"name": "Rolf"}', {"content-type": "application/json"}
    )
    key = json.load(urllib.request.urlopen(sit))["key"]  # noqa: S310
    with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live") as live:
        live.send(json.dumps({"type": "hello", "protocol": 1, "keys": [key]}))
        for frame in live:
            update = json.loads(frame)
            if update["type"] == "update" and update["table"]["outcome"]:
                print(update["table"]["outcome"])
                return
            if update["type"] == "update" and seat in update["choices"]:
                action = choose(update["choices"][seat])
                live.send(json.dumps({"type": "act", "seat": int(seat), "number": update["number"], "action": action}))


def choose(offer: dict) -> str:
    if offer["form"] == "list":
        return random.choice(offer["actions"])["text"]
    tiles = random.sample(offer["tiles"], len(offer["tiles"]))  # form "lay": all tiles in a row to the north
    return "lay " + " ".join(f"{face}@i{10 + step}" for step, face in enumerate(tiles))


if __name__ == "__main__":
    main(*sys.argv[1:])
