"""From nothing to a bot at the table: python examples/train.py ghostbumpers --players 4 --minutes 10 --save ghost.npz

A small net learns by playing with itself: every seat of a thousand matches at once is played by it, each seat's words
are judged by what that seat earned later (PPO), and now and then it is measured against a bot of the house. Needs
`pip install "spukhaus[torch]"`; no graphics card. With `--jobs` several processes play, with `--ray` the hosts of a
Ray cluster; what so many `--rounds` teach is the same for the same seed, whoever played. What is saved needs NumPy
alone:

    spukhaus arena ghostbumpers --players 4 --bots policy:ghost.npz,sensible --games 400
    spukhaus play ghostbumpers --players 4 --bots policy:ghost.npz
    spukhaus serve --bots policy:ghost.npz
"""

import argparse
import copy
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from spukhaus.core.encoding import COMPACT
from spukhaus.lab.environments.vector import vector
from spukhaus.lab.trajectories import Trajectories
from spukhaus.policies import file
from spukhaus.policies.arrays import most
from spukhaus.simulation.running import runner

NOT_LEGAL = -1e9
SHARD = 128
"""So many matches are one actor's task."""


class Net(nn.Module):
    """Chances of words, and what a seat may expect. Inputs are divided by their bounds, so that all are alike."""

    def __init__(self, layout, words: int, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(1 / np.minimum(most(layout), 20)))
        self.trunk = nn.Sequential(
            nn.Linear(layout.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, words)
        )
        self.critic = nn.Sequential(nn.Linear(layout.size, width), nn.ReLU(), nn.Linear(width, 1))
        with torch.no_grad():
            self.trunk[-1].weight *= 0.01  # at first all words are alike

    def forward(self, seen, masks):
        seen = seen.float() * self.scale
        values = self.trunk(seen).masked_fill(~masks, NOT_LEGAL)
        return torch.log_softmax(values, dim=-1), self.critic(seen).squeeze(-1)

    def layers(self):
        """As arrays [in, out], with the scale in the first weights."""
        found = [part for part in self.trunk if isinstance(part, nn.Linear)]
        arrays = [(part.weight.detach().numpy().T.copy(), part.bias.detach().numpy()) for part in found]
        arrays[0] = (arrays[0][0] * self.scale.numpy()[:, None], arrays[0][1])
        return arrays


def play(width: int, weights, matches, steps: int, seed: int) -> Trajectories:
    """All seats are the net. An actor knows nothing but what it is given here, and changes nothing of it: so a host
    that is lost does no harm, because another one plays the same again."""
    torch.set_num_threads(1)  # how many threads share a sum changes its last digits, and then what is drawn
    matches = copy.deepcopy(matches)
    net = Net(matches.layout, len(matches.encoding.words), width)
    net.load_state_dict({name: torch.from_numpy(array.copy()) for name, array in weights.items()})
    chance = torch.Generator().manual_seed(seed)
    played = Trajectories(matches, steps)
    with torch.no_grad():
        for step in range(steps):
            played.see(step)
            chances, values = net(torch.from_numpy(played.observations[step]), torch.from_numpy(played.masks[step]))
            words = torch.multinomial(chances.exp(), 1, generator=chance)
            played.act(step, words.squeeze(1).numpy(), chances.gather(1, words).squeeze(1).numpy(), values.numpy())
    return played


def decisions_of(played: Trajectories, decay: float):
    """Those that can teach something: what was seen, the mask, the word, its chance before, its gain and its worth."""
    gains = played.gains(discount=1.0, decay=decay)
    keep = np.nonzero(gains.counts.reshape(-1) & (played.masks.reshape(-1, played.masks.shape[-1]).sum(axis=1) > 1))[0]
    parts = (played.observations, played.masks, played.actions, played.chances, gains.advantages, gains.returns)
    return [array.reshape(-1, *array.shape[2:])[keep] for array in parts]


def learn(net: Net, optimizer, shards: list[Trajectories], settings, chance: torch.Generator) -> None:
    torch.set_num_threads(settings.threads)
    decisions = zip(*(decisions_of(played, settings.decay) for played in shards), strict=True)
    seen, masks, words, before, advantages, returns = (torch.from_numpy(np.concatenate(parts)) for parts in decisions)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(settings.epochs):
        for some in torch.randperm(len(words), generator=chance).split(settings.minibatch):
            chances, values = net(seen[some], masks[some])
            ratio = (chances.gather(1, words[some, None]).squeeze(1) - before[some]).exp()
            gain = torch.min(ratio * advantages[some], ratio.clamp(0.8, 1.2) * advantages[some]).mean()
            surprise = -(chances.exp() * chances.clamp(min=-30)).sum(dim=1).mean()
            loss = -gain + 0.5 * (values - returns[some]).square().mean() - settings.entropy * surprise
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def measure(net: Net, settings, opponents: str, matches: int) -> float:
    """What a match brings on average in another seat every time, saying the likeliest word; 0 is even."""
    table = vector(settings.game, matches, settings.players, 1, opponents=opponents, seat=None)
    earned, done = np.zeros(matches), np.zeros(matches, bool)
    with torch.no_grad():
        while not done.all():
            chances, _ = net(torch.from_numpy(table.observations), torch.from_numpy(table.masks).bool())
            table.step(chances.argmax(dim=1).numpy())
            first = table.ended & ~done
            earned[first] = table.rewards[np.arange(matches), table.learners][first]
            done |= table.ended
    return float(earned.mean())


def seed_of(*numbers: int) -> int:
    return int(np.random.SeedSequence(numbers).generate_state(1)[0])


def train(settings) -> file.Policy:
    torch.manual_seed(settings.seed)
    # What a shard plays depends on its number, and not on how many actors there are.
    sizes = [min(SHARD, settings.batch - first) for first in range(0, settings.batch, SHARD)]
    shards = [
        vector(settings.game, size, settings.players, seed_of(settings.seed, number), rewards=settings.rewards)
        for number, size in enumerate(sizes)
    ]
    net = Net(shards[0].layout, len(shards[0].encoding.words), settings.width)
    optimizer = torch.optim.Adam(net.parameters(), settings.rate, eps=1e-5)
    chance = torch.Generator().manual_seed(settings.seed)  # its own, because actors in this process draw as well
    began, decisions, rounds, done = time.monotonic(), 0, 0, 0.0
    with runner(settings.jobs, settings.ray) as run:
        while done < 1:
            optimizer.param_groups[0]["lr"] = settings.rate * max(1 - done, 0.05)
            weights = {name: value.numpy() for name, value in net.state_dict().items()}
            tasks = [
                (settings.width, weights, shard, settings.steps, seed_of(settings.seed, number, rounds))
                for number, shard in enumerate(shards)
            ]
            played = list(run(play, tasks))
            shards = [one.environment for one in played]
            learn(net, optimizer, played, settings, chance)
            decisions, rounds = decisions + settings.steps * settings.batch, rounds + 1
            passed = time.monotonic() - began
            done = rounds / settings.rounds if settings.rounds else passed / (60 * settings.minutes)
            if rounds % settings.every == 0:
                brought = measure(net, settings, "random", 512)
                print(
                    f"{passed:5.0f} s  {decisions:11,} decisions  {brought:+.3f} a match among random players",
                    flush=True,
                )
    print(f"{rounds} rounds in {time.monotonic() - began:.0f} s")
    about = f"examples/train.py: {decisions} decisions of self-play, seed {settings.seed}"
    return file.policy_for(shards[0].encoding, COMPACT, net.layers(), "relu", drawn=settings.drawn, about=about)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="ghostbumpers")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--save", type=Path, default=Path("policy.npz"))
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rounds", type=int, help="of learning, however long they take")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--ray", metavar="ADDRESS", help="the hosts of this Ray cluster play instead")
    parser.add_argument("--every", type=int, default=20, help="measures after so many rounds")
    parser.add_argument("--batch", type=int, default=1024, help="matches at once")
    parser.add_argument("--steps", type=int, default=128, help="of each match between two rounds of learning")
    parser.add_argument("--threads", type=int, default=1, help="that learn: with others a seed gives other digits")
    parser.add_argument("--minibatch", type=int, default=8192)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--width", type=int, default=192, help="of the hidden layers")
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--decay", type=float, default=0.95)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--rewards", default="win", help="win, or points")
    parser.add_argument("--drawn", action="store_true", help="words are drawn by their chances; else the best is said")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main(*words: str) -> Path:
    settings = arguments().parse_args(words or None)
    policy = train(settings)
    settings.save.write_bytes(file.write(policy))
    print(f"saved as {settings.save}")
    return settings.save


if __name__ == "__main__":
    main()
