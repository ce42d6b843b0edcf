"""Policies as files: what is read is what was written, and whatever is wrong is told in a sentence."""

from __future__ import annotations

import io
import json
import pickle
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spukhaus.core.encoding import OBSERVATIONS
from spukhaus.core.errors import NotFound
from spukhaus.policies import file
from spukhaus.policies.file import PolicyBroken, PolicyUnfit
from spukhaus.texts import Speaker
from tests.policies.nets import a_policy, saved, set_up


@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_what_is_read_is_what_was_written(tmp_path: Path, observation: str) -> None:
    policy = a_policy(set_up(), observation)
    again = file.load(saved(tmp_path, policy))
    assert again.about == policy.about
    for before, after in zip(policy.layers, again.layers, strict=True):
        assert all((one == other).all() for one, other in zip(before, after, strict=True))
    assert file.write(again) == file.write(policy)


def test_numpy_itself_can_read_the_arrays(tmp_path: Path) -> None:
    with np.load(saved(tmp_path, a_policy(set_up())), allow_pickle=False) as arrays:
        assert arrays["weights-0"].shape[1] == 4


def test_a_net_is_worked_out_as_it_says() -> None:
    words = set_up()
    policy = a_policy(words)
    (first, shift), (second, last) = policy.layers
    seen = np.arange(first.shape[0]) % 3
    assert policy.values(seen) == pytest.approx(np.tanh(seen @ first + shift) @ second + last, abs=1e-4)


Parts = dict[str, bytes]


def repacked(change: Callable[[Parts], object]) -> bytes:
    with zipfile.ZipFile(io.BytesIO(file.write(a_policy(set_up())))) as packed:
        parts = {name: packed.read(name) for name in packed.namelist()}
    change(parts)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, held in parts.items():
            packed.writestr(name, held)
    return made.getvalue()


def array(values: Any, allow_pickle: bool = False) -> bytes:
    held = io.BytesIO()
    np.lib.format.write_array(held, np.asarray(values), version=(1, 0), allow_pickle=allow_pickle)
    return held.getvalue()


def said(**changes: Any) -> Callable[[Parts], None]:
    def change(parts: Parts) -> None:
        parts["policy.json"] = json.dumps(json.loads(parts["policy.json"]) | changes).encode()

    return change


WRONG: dict[str, tuple[Callable[[Parts], object], str]] = {
    "no description": (lambda parts: parts.pop("policy.json"), "policy.json"),
    "no JSON": (lambda parts: parts.update({"policy.json": b"{"}), "policy.json"),
    "JSON without end": (lambda parts: parts.update({"policy.json": b"[" * 10_000}), "policy.json"),
    "a long description": (said(about="x" * 20_000), "policy.json"),
    "a list": (lambda parts: parts.update({"policy.json": b"[]"}), "policy.json"),
    "a number as a word": (said(seats="3"), "policy.json"),
    "something more": (said(run="me"), "policy.json"),
    "no layers": (said(layers=0), "policy.json"),
    "too many layers": (said(layers=9), "policy.json"),
    "an unknown function": (said(activation="eval"), "policy.json"),
    "an array is missing": (lambda parts: parts.pop("biases-1.npy"), "biases-1.npy"),
    "one file too many": (lambda parts: parts.update({"more.npy": array(np.zeros(3, np.float32))}), "files"),
    "other numbers": (lambda parts: parts.update({"biases-0.npy": array(np.zeros(4))}), "biases-0.npy"),
    "an object": (lambda parts: parts.update({"biases-0.npy": array([{}], allow_pickle=True)}), "biases-0.npy"),
    "a pickle": (lambda parts: parts.update({"biases-0.npy": pickle.dumps([1.0] * 4)}), "zip"),
    "another shape": (
        lambda parts: parts.update({"biases-0.npy": array(np.zeros((2, 2), np.float32))}),
        "biases-0.npy",
    ),
    "layers that do not meet": (
        lambda parts: parts.update({"biases-0.npy": array(np.zeros(5, np.float32))}),
        "layers",
    ),
    "nothing": (lambda parts: parts.update({"biases-0.npy": array(np.full(4, np.nan, np.float32))}), "numbers"),
    "a cut array": (lambda parts: parts.update({"biases-0.npy": parts["biases-0.npy"][:-4]}), "biases-0.npy"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_broken_file_is_refused(name: str) -> None:
    change, reason = WRONG[name]
    with pytest.raises(PolicyBroken) as refused:
        file.read(repacked(change))
    assert refused.value.params == {"reason": reason}
    for language in ("de", "en", "fr", "pl"):
        assert reason in Speaker(language).error(refused.value)


def test_an_array_that_claims_to_be_huge_takes_no_memory() -> None:
    header = {"descr": "<f4", "fortran_order": False, "shape": (1 << 40,)}
    held = io.BytesIO()
    np.lib.format.write_array_header_1_0(held, header)
    with pytest.raises(PolicyBroken, match="biases-0"):
        file.read(repacked(lambda parts: parts.update({"biases-0.npy": held.getvalue()})))


@pytest.mark.parametrize("packed", [b"", b"PK\x03\x04 and so on", pickle.dumps({"weights": [1]}), b"\x93NUMPY"])
def test_what_is_no_zip_is_refused(packed: bytes) -> None:
    with pytest.raises(PolicyBroken, match="policy-broken"):
        file.read(packed)


def test_a_damaged_file_is_refused() -> None:
    packed = bytearray(file.write(a_policy(set_up())))
    packed[200] ^= 255
    with pytest.raises(PolicyBroken, match="policy-broken"):
        file.read(bytes(packed))


def test_large_files_are_refused_before_they_are_unpacked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bomb = repacked(lambda parts: parts.update({"more.npy": bytes(33 << 20)}))
    assert len(bomb) < 1 << 20
    with pytest.raises(PolicyBroken, match="policy-too-large"):
        file.read(bomb)
    path = saved(tmp_path, a_policy(set_up()))
    monkeypatch.setattr(file, "MOST_BYTES", 1000)
    with pytest.raises(PolicyBroken, match="policy-too-large"):
        file.load(path)


def test_another_format_is_named() -> None:
    with pytest.raises(PolicyBroken, match="policy-other-format"):
        file.read(repacked(said(spukhaus_policy=2)))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(NotFound, match="no-file"):
        file.load(tmp_path / "nobody.npz")


def test_a_policy_plays_only_what_its_numbers_mean() -> None:
    policy = a_policy(set_up("ghostbumpers", 3))
    policy.check(set_up("ghostbumpers", 3))
    for other in (set_up("ghostbumpers", 4), set_up("ghostbumpers", 3, "deeper-scare"), set_up("shy_monsters")):
        if other.words != set_up("ghostbumpers", 3).words or other.seats != 3:
            with pytest.raises(PolicyUnfit, match="policy-unfit"):
                policy.check(other)
    with pytest.raises(PolicyUnfit):
        replace(policy, about=replace(policy.about, numbers="0" * 64)).check(set_up("ghostbumpers", 3))


def test_a_net_that_does_not_fit_is_not_saved() -> None:
    words = set_up()
    with pytest.raises(PolicyBroken, match="layers"):
        file.policy_for(words, "compact-1", [(np.zeros((3, len(words.words))), np.zeros(len(words.words)))])
