"""The files in deploy/: commands that the house really has, and proxies through which a match can be played."""

from __future__ import annotations

import contextlib
import re
import shlex
import shutil
import ssl
import subprocess
import tempfile
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.asyncio.client import connect

from spukhaus.cli import _parser
from spukhaus.server.app import Setup
from spukhaus.texts import Speaker
from tests.server.running import Player, serving
from tests.services import _wait_until, answers, free_port, missing

DEPLOY = Path(__file__).resolve().parent.parent / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
HOSTING = (DEPLOY.parent / "docs" / "hosting.md").read_text("utf-8")


def read_call(words: list[str]) -> Any:
    """What the house understands by a command; a wrong one ends the test."""
    return _parser(Speaker("en")).parse_args(words)


def test_the_container_and_the_unit_call_commands_that_there_are() -> None:
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    called = read_call(yaml.safe_load(re.findall(r"^CMD (\[.*\])$", container, re.MULTILINE)[-1]))
    assert (called.host, called.port) == ("0.0.0.0", int(re.findall(r"EXPOSE (\d+)", container)[0]))  # noqa: S104
    unit = ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((DEPLOY / "spukhaus.service").read_text("utf-8"))
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/spukhaus")
    assert read_call(words).database.startswith("sqlite:/var/lib/" + unit["Service"]["StateDirectory"])


def test_the_services_of_the_compose_file_know_one_another() -> None:
    services = COMPOSE["services"]
    called = read_call(services["house"]["command"])
    assert called.workers > 1
    for url in (called.database, called.hub):
        assert re.sub(r".*[@/]([a-z]+)/[a-z0-9]+$", r"\1", url) in services
    assert called.database.endswith("/" + services["database"]["environment"]["POSTGRES_DB"])
    assert f"//{services['database']['environment']['POSTGRES_USER']}:" in called.database
    assert called.trusted_proxies == [COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]]
    assert services["door"]["environment"]["HOUSE"] == f"house:{called.port}"
    assert (DEPLOY / services["house"]["build"]["context"] / services["house"]["build"]["dockerfile"]).is_file()
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert asked == set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text("utf-8"), re.MULTILINE))


def test_commands_in_the_hosting_guide_are_understood() -> None:
    blocks = "\n".join(re.findall(r"```sh\n(.*?)```", HOSTING, re.DOTALL)).replace("\\\n", " ")
    calls = re.findall(r"(?:^|[/ ])spukhaus ((?:serve|admin) [^#\n|&;]*)", blocks, re.MULTILINE)
    assert len(calls) >= 3
    for call in calls:
        read_call(shlex.split(call))
    for name in re.findall(r"deploy/([\w.-]+)", HOSTING):
        assert (DEPLOY / name).exists() or name == ".env", name


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd here")
    program = shutil.which("true")
    text = (DEPLOY / "spukhaus.service").read_text("utf-8").replace("/opt/spukhaus/bin/spukhaus", str(program))
    (tmp_path / "spukhaus.service").write_text(text, "utf-8")
    told = subprocess.run([analyze, "verify", tmp_path / "spukhaus.service"], capture_output=True, text=True)
    assert [line for line in told.stderr.splitlines() if "spukhaus.service" in line] == []


@contextlib.contextmanager
def nginx(house: int, folder: Path) -> Iterator[int]:
    """nginx with our example, as it stands but for addresses, ports and a certificate of its own."""
    binary, openssl = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin"), shutil.which("openssl")
    if binary is None or openssl is None:
        missing("no nginx: apt-get install nginx openssl")
    make = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=house.example.org"]
    certificate, key, port, plain = folder / "chain.pem", folder / "key.pem", free_port(), free_port()
    subprocess.run([*make, "-out", certificate, "-keyout", key], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    for ours, here in (
        ("127.0.0.1:8765", f"127.0.0.1:{house}"),
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
        ("/etc/letsencrypt/live/house.example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/house.example.org/privkey.pem", str(key)),
    ):
        assert ours in site
        site = site.replace(ours, here)
    (folder / "site.conf").write_text(site, "utf-8")
    paths = "".join(
        f"{name}_temp_path {folder}/{name}; " for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {paths} include {folder}/site.conf; }}\n",
        "utf-8",
    )
    # Its workers read as somebody else where root starts it.
    folder.chmod(0o755)
    process = subprocess.Popen([binary, "-p", folder, "-c", folder / "nginx.conf", "-e", folder / "error.log"])
    try:
        _wait_until(lambda: answers(port), process)
        yield port
    finally:
        process.terminate()
        process.wait(20)


@pytest.mark.anyio
@pytest.mark.parametrize(("trusted", "second"), [(["127.0.0.1"], 201), (["10.1.2.3"], 429)])
async def test_a_table_behind_nginx(trusted: list[str], second: int) -> None:
    """Pages, requests and a live connection over TLS; and each address counts for itself, if the proxy is trusted."""
    with tempfile.TemporaryDirectory(prefix="spukhaus-nginx-") as folder:
        setup = Setup("memory:", tables_at_once=1)
        async with serving(setup=setup, trusted_proxies=trusted) as site:
            with nginx(site.port, Path(folder)) as port:
                unverified = ssl.create_default_context()
                unverified.check_hostname, unverified.verify_mode = False, ssl.CERT_NONE
                async with httpx.AsyncClient(base_url=f"https://127.0.0.1:{port}", verify=unverified) as http:
                    page = {"origin": f"https://127.0.0.1:{port}"}
                    made = await http.post("/api/tables", json={"game": "shy_monsters"}, headers=page)
                    assert made.status_code == 201
                    table = made.json()["table"]
                    sitting = await http.post(f"/api/tables/{table}/seats/0", json={"name": "Ada"}, headers=page)
                    stranger = await http.get("/api/games", headers={"origin": "https://elsewhere.example"})
                    assert stranger.status_code == 200
                address = f"wss://127.0.0.1:{port}/api/tables/{table}/live"
                async with connect(address, ssl=unverified, additional_headers=page, compression=None) as raw:
                    ada = Player(raw)
                    await ada.send(type="hello", protocol=1, keys=[sitting.json()["key"]], since=0)
                    assert (await ada.update())["table"]["seats"][0]["here"]
                    assert (await ada.ask(type="ping"))["type"] == "pong"
                # Somebody at another address of this machine, who asks through the same proxy.
                transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2", verify=unverified)
                async with httpx.AsyncClient(transport=transport, base_url=f"https://127.0.0.1:{port}") as other:
                    assert (await other.post("/api/tables", json={"game": "shy_monsters"})).status_code == second


def test_caddy_understands_the_example(monkeypatch: pytest.MonkeyPatch) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        missing("no Caddy: apt-get install caddy")
    monkeypatch.setenv("DOMAIN", "house.example.org")
    told = subprocess.run([caddy, "adapt", "--config", DEPLOY / "Caddyfile"], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert '"reverse_proxy"' in told.stdout
    assert "127.0.0.1:8765" in told.stdout
