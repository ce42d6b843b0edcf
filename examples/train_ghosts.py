"""How Ghostbumpers' master learned to play: python examples/train_ghosts.py --seats 4 --minutes 20 --save FOLDER

A net plays all seats of thousands of matches at once and learns from what comes of them (PPO). While it learns, a
critic judges every moment by the whole truth, so that nobody's luck with hidden cards is taken for skill; the net sees
what its seat sees. In a quarter of the matches the other seats are played by what the net was earlier, so that it does
not forget how to beat that. What is kept is the average of its late selves.

Needs PyTorch, and a graphics card with CuPy to be quick: about a million decisions a second, instead of thousands.
`--from FOLDER` goes on. `--against FOLDER` learns the best answer to a net that stands still instead: what that wins
over its fair share is how far the net is from unbeatable. The master reads the nets for 3 to 6 seats from one file:

    python -m zipfile -c src/spukhaus/games/ghostbumpers/data/nets.zip ghosts/{3,4,5,6}.net
"""

import argparse
import copy
import json
import random
import time
from itertools import pairwise
from pathlib import Path
from pkgutil import resolve_name

import numpy as np
import torch
from torch import nn

import spukhaus
from spukhaus.core import registry
from spukhaus.core.game import CHANCE
from spukhaus.games.ghostbumpers.bots.master import number_of
from spukhaus.games.ghostbumpers.bots.net import Layer, write
from spukhaus.games.ghostbumpers.bots.seeing import see
from spukhaus.lab.crowds.card import CardCrowd
from spukhaus.lab.crowds.ghostbumpers import ACTIONS, Crowd

NOT_LEGAL = -1e9
TARGETS = (15, 20, 25, 30, 40)


def layers(*widths):
    parts = [part for one, two in pairwise(widths) for part in (nn.Linear(one, two), nn.ReLU())]
    parts[-2].weight.data *= 0.01
    return nn.Sequential(*parts[:-1])


class Learner(nn.Module):
    def __init__(self, seen: int, hidden: int, width: int, seats: int) -> None:
        super().__init__()
        self.player = layers(seen, width, width, ACTIONS)
        self.critic = layers(seen + hidden, 512, 512, seats)
        """Everybody's share of the win, from the one who acts to the left."""


class Hall:
    """The matches that are being played, and who plays them."""

    def __init__(self, settings, device) -> None:
        game = spukhaus.game("ghostbumpers")
        box = registry.config(game, settings.seats).edition.content
        self.device = device
        kind = CardCrowd if device.type == "cuda" else Crowd
        self.crowd = kind(box, settings.seats, settings.matches, TARGETS, settings.seed)
        every = torch.arange(settings.matches, device=device)
        share = 1 if settings.against else 0.6 if settings.strangers else 0.25
        guests = int(settings.matches * share)
        self.learner_at = torch.where(every < guests, every % settings.seats, -1)
        self.guests = guests

    def look(self):
        seen, hidden, legal, turn = map(torch.from_dlpack, self.crowd.look())
        return seen, hidden, legal.bool(), turn

    def act(self, actions):
        ended, shares = map(torch.from_dlpack, self.crowd.act(self.crowd.numbers.from_dlpack(actions)))
        return ended.bool(), shares


def draw(net, seen, legal):
    values = net(seen).masked_fill(~legal, NOT_LEGAL)
    noise = -torch.log(-torch.log(torch.rand_like(values).clamp(1e-9, 1 - 1e-7)))
    return (values + noise).argmax(dim=1), torch.log_softmax(values, dim=1)


@torch.no_grad()
def play(hall, learner, guest, settings):
    """A stretch of every match, decision by decision; what everybody may expect is told of one moment more."""
    kept = [[] for _ in range(9)]
    won, matches = 0.0, 0
    around = torch.arange(settings.seats, device=hall.device)
    for step in range(settings.steps + 1):
        seen, hidden, legal, turn = hall.look()
        shares = torch.softmax(learner.critic(torch.cat((seen, hidden), 1)), dim=1)
        worth = shares.gather(1, (around - turn[:, None]) % settings.seats)  # by seats
        if step == settings.steps:
            break
        actions, chances = draw(learner.player, seen, legal)
        strange = (hall.learner_at >= 0) & (hall.learner_at != turn)
        if guest is not None and hall.guests:
            theirs, _ = draw(guest, seen[: hall.guests], legal[: hall.guests])
            actions[: hall.guests] = torch.where(strange[: hall.guests], theirs, actions[: hall.guests])
        said = chances.gather(1, actions[:, None]).squeeze(1)
        ended, outcome = hall.act(actions)
        now = (seen.half(), hidden.half(), legal, turn.long(), actions, said, worth, ended, outcome)
        for part, one in zip(kept, now, strict=True):
            part.append(one)
        at = ended & (hall.learner_at >= 0)
        won += (outcome.gather(1, hall.learner_at.clamp(min=0)[:, None]).squeeze(1) * at).sum()
        matches += at.sum()
    return [torch.stack(part) for part in kept], worth, float(won), int(matches)


def judged(played, after, hall, settings):
    """What each decision brought beside what the critic expected (generalised advantages), and what everybody's share
    should have been said to be, from the one who acted to the left."""
    _, _, legal, turn, _, _, worth, ended, outcome = played
    around = torch.arange(settings.seats, device=worth.device)
    target, targets, advantages = after, torch.empty_like(worth), torch.empty_like(worth[..., 0])
    for step in range(len(turn) - 1, -1, -1):
        blended = settings.decay * target + (1 - settings.decay) * after
        target = torch.where(ended[step][:, None], outcome[step], blended)
        after = worth[step]
        order = (turn[step][:, None] + around) % settings.seats
        targets[step] = target.gather(1, order)
        advantages[step] = targets[step][:, 0] - after.gather(1, order[:, :1]).squeeze(1)
    mine = (hall.learner_at < 0) | (hall.learner_at == turn)
    return advantages, targets, mine & (legal.sum(2) > 1)


def learn(learner, optimizer, played, after, hall, settings, entropy):
    seen, hidden, legal, _, actions, before, _, _, _ = played
    advantages, targets, mine = judged(played, after, hall, settings)
    seen, hidden, legal, actions, before, advantages, targets, mine = (
        part.flatten(0, 1) for part in (seen, hidden, legal, actions, before, advantages, targets, mine)
    )
    spread = advantages[mine].std() + 1e-6
    for _ in range(settings.epochs):
        for some in torch.randperm(len(mine), device=mine.device).split(settings.minibatch):
            looks = seen[some].float()
            chances = torch.log_softmax(learner.player(looks).masked_fill(~legal[some], NOT_LEGAL), dim=1)
            ratio = (chances.gather(1, actions[some, None]).squeeze(1) - before[some]).exp()
            worth, counts = advantages[some] / spread, mine[some].float()
            gain = torch.min(ratio * worth, ratio.clamp(0.8, 1.2) * worth)
            doubt = -(chances.exp() * chances.clamp(min=-30)).sum(1)
            said = torch.log_softmax(learner.critic(torch.cat((looks, hidden[some].float()), 1)), dim=1)
            surprise = -(targets[some] * said).sum(1).mean()
            loss = surprise - ((gain + entropy * doubt) * counts).sum() / counts.sum()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(learner.player.parameters(), 0.5)
            nn.utils.clip_grad_norm_(learner.critic.parameters(), 0.5)
            optimizer.step()
    doubts = (doubt * counts).sum() / counts.sum()
    return float(doubts.detach()), float(surprise.detach())


def save(folder: Path, average, learner, settings, about) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    parts = (part for part in average if isinstance(part, nn.Linear))
    packed = [Layer(tuple(map(tuple, part.weight.tolist())), tuple(part.bias.tolist())) for part in parts]
    (folder / f"{settings.seats}.net").write_bytes(write(packed))
    torch.save({"learner": _halved(learner), "average": _halved(average)}, folder / "learner.pt")
    (folder / "about.json").write_text(json.dumps({"seats": settings.seats, **about}) + "\n")


def _halved(part):
    return {name: value.half().cpu() for name, value in part.state_dict().items()}


def watch(settings) -> None:
    """Bots of the house at a table of their own: what they saw, what they were offered, and what they did."""
    game = spukhaus.game("ghostbumpers")
    config = registry.config(game, settings.seats)
    bot = (resolve_name(settings.watch) if ":" in settings.watch else registry.bot(game, settings.watch))(game)
    rng, until = random.Random(settings.seed), time.monotonic() + 60 * settings.minutes
    rows, offers, done = [], [], []
    while time.monotonic() < until:
        state = game.new(config)
        while asked := game.to_act(state):
            seat = asked[0]
            if seat == CHANCE:
                action = game.chance(state, rng)
            else:
                view, choices = game.view(state, seat), game.legal_actions(state, seat)
                action = bot.choose(view, choices, rng)
                if len(choices) > 1:
                    rows.append(np.array(see(view), np.float16))
                    offers.append(np.isin(np.arange(ACTIONS), [number_of(choice) for choice in choices]))
                    done.append(number_of(action))
            state = game.apply(state, seat, action).state
            if time.monotonic() > until:
                break
    np.savez_compressed(settings.save, seen=np.array(rows), legal=np.array(offers), done=np.array(done))
    print(f"{len(done)} decisions of {settings.watch}, {settings.seats} seats")


def imitate(path, device):
    """A small net that does what somebody was seen to do, about as often."""
    with np.load(path) as file:
        seen, legal, done = (torch.from_numpy(file[name]).to(device) for name in ("seen", "legal", "done"))
    net = layers(seen.shape[1], 128, ACTIONS).to(device)
    optimizer = torch.optim.Adam(net.parameters(), 2e-3, weight_decay=1e-5)
    kept = torch.rand(len(done), device=device) < 0.9
    best, best_net = 9.9, net
    for _ in range(12):
        for some in kept.nonzero().squeeze(1)[torch.randperm(int(kept.sum()), device=device)].split(256):
            chances = torch.log_softmax(net(seen[some].float()).masked_fill(~legal[some], NOT_LEGAL), dim=1)
            loss = -chances.gather(1, done[some, None]).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            chances = torch.log_softmax(net(seen[~kept].float()).masked_fill(~legal[~kept], NOT_LEGAL), dim=1)
            missed = float(-chances.gather(1, done[~kept][:, None]).mean())
        if missed < best:
            best, best_net = missed, copy.deepcopy(net)
    print(f"{path}: {len(done)} decisions, imitated with a surprise of {best:.3f}", flush=True)
    return best_net


def train(settings) -> None:
    torch.manual_seed(settings.seed)
    torch.set_float32_matmul_precision("high")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    hall = Hall(settings, device)
    seen, hidden, *_ = hall.look()
    learner = Learner(seen.shape[1], hidden.shape[1], settings.width, settings.seats).to(device)
    earlier = []
    if settings.go_on:
        learner.load_state_dict(torch.load(settings.go_on / "learner.pt", map_location=device)["learner"])
    if settings.against:
        rival = Learner(seen.shape[1], hidden.shape[1], settings.width, settings.seats).to(device)
        rival.player.load_state_dict(torch.load(settings.against / "learner.pt", map_location=device)["average"])
        learner.player.load_state_dict(rival.player.state_dict())
        earlier = [rival.player]
    strangers = [imitate(path, device) for path in settings.strangers]
    average = copy.deepcopy(learner.player)
    optimizer = torch.optim.Adam(learner.parameters(), settings.rate, eps=1e-5)
    began, rounds, decisions, done, saved = time.monotonic(), 0, 0, 0.0, 0.0
    recent = []
    while done < 1:
        slope = max(1 - done, 0.03)
        optimizer.param_groups[0]["lr"] = settings.rate * slope
        company = strangers if strangers and torch.rand(()) < 0.6 else earlier
        guest = company[torch.randint(len(company), ()).item()] if company else None
        played, after, won, matches = play(hall, learner, guest, settings)
        doubt, surprise = learn(learner, optimizer, played, after, hall, settings, settings.entropy * slope)
        keep = min(0.98, rounds / (rounds + 5))
        with torch.no_grad():
            for mine, theirs in zip(average.parameters(), learner.player.parameters(), strict=True):
                mine.lerp_(theirs, 1 - keep)
        rounds, decisions = rounds + 1, decisions + settings.steps * settings.matches
        if not settings.against and rounds % settings.every == 0:
            earlier = [*earlier[-19:], copy.deepcopy(learner.player)]
        recent = [*recent[-19:], (won, matches)]
        done = (time.monotonic() - began) / (60 * settings.minutes)
        if rounds % settings.every == 0:
            total, of = map(sum, zip(*recent, strict=True))
            share = settings.seats * total / max(of, 1)
            print(
                f"{settings.seats} seats {60 * settings.minutes * done:5.0f} s round {rounds:5d} "
                f"{decisions / 1e6:7.1f} M doubt {doubt:.3f} surprise {surprise:.4f} "
                f"{share:.3f} x fair share of {of}",
                flush=True,
            )
        if done - saved > 0.2 or done >= 1:
            saved = done
            save(settings.save, average, learner, settings, {"decisions": decisions, "seed": settings.seed})


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--save", type=Path, default=Path("ghosts"))
    parser.add_argument("--from", dest="go_on", type=Path)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--strangers", type=Path, nargs="*", default=(), help="what others did, as --watch saved it")
    parser.add_argument("--watch", metavar="BOT", help="play no match; save what this bot does in them")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--matches", type=int, default=16384)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--minibatch", type=int, default=65536)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--width", type=int, default=384)
    parser.add_argument("--rate", type=float, default=6e-4)
    parser.add_argument("--decay", type=float, default=0.98)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    return parser


if __name__ == "__main__":
    settings = arguments().parse_args()
    (watch if settings.watch else train)(settings)
