"""OpenSpiel's MCCFR on a small hunt: one round of the card game, with few creatures and few upgrades.

python examples/openspiel_mccfr.py --iterations 300
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr as mccfr

from duskhall.envs import register_openspiel
from duskhall.games import find

FEW = {"monster": 2, "boss": 1, "final_boss": 1, "upgrade": 2}


def small_hunt() -> pyspiel.Game:
    """Return the game: the first few entries of each list, one monster in the dungeon, one round."""
    data = dict(find("bloodborne-card").setup(3).content.data)
    for noun, number in FEW.items():
        data[noun] = data[noun][:number]
    data["numbers"] = {**data["numbers"], "dungeon_monsters": 1, "dungeon_bosses": 0}
    register_openspiel({"small_hunt": ("bloodborne-card", data)})
    return pyspiel.load_game("small_hunt(players=3,round_limit=1,first_player=seat,rewards=score)")


def gained(game: pyspiel.Game, policy, games: int, dice: np.random.RandomState) -> float:
    """Return what the first hunter gains on average by the policy, against two that choose at random."""
    total = 0.0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chances = dict(state.chance_outcomes())
            elif state.current_player() == 0:
                chances = policy.action_probabilities(state)
            else:
                chances = dict.fromkeys(state.legal_actions(), 1 / len(state.legal_actions()))
            state.apply_action(dice.choice(list(chances), p=list(chances.values())))
        total += state.returns()[0]
    return total / games


def main() -> None:
    """Learn, and say what it was worth."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    np.random.seed(wish.seed)
    game = small_hunt()
    solver = mccfr.ExternalSamplingSolver(game, mccfr.AverageType.SIMPLE)
    for _ in range(wish.iterations):
        solver.iteration()
    policy = solver.average_policy()
    dice = np.random.RandomState(wish.seed)
    nobody = mccfr.ExternalSamplingSolver(game).average_policy()
    print(f"situations seen: {len(solver._infostates)}")
    print(f"Echoes more than the others, chosen at random: {gained(game, nobody, wish.games, dice):+.2f}")
    print(f"Echoes more than the others, by the policy:    {gained(game, policy, wish.games, dice):+.2f}")


if __name__ == "__main__":
    main()
