"""OpenSpiel's ISMCTS plays one seat of Blood Bound against seats that choose at random.

python examples/openspiel_ismcts.py --games 2 --simulations 30
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from duskhall.envs import register_openspiel


def play(game: pyspiel.Game, bot: ismcts.ISMCTSBot, seat: int, dice: np.random.RandomState) -> float:
    """Play one game, and return what the bot's seat is rewarded with."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(dice.choice(outcomes, p=chances))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state.returns()[seat]


def main() -> None:
    """Play some games, and say how they went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    dice = np.random.RandomState(wish.seed)
    register_openspiel()
    game = pyspiel.load_game("duskhall_blood_bound(players=6,pass_limit=20)")
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice),
        uct_c=1.0,
        max_simulations=wish.simulations,
        random_state=dice,
        allow_inconsistent_action_sets=True,
    )
    rewards = [play(game, bot, number % 6, dice) for number in range(wish.games)]
    print(f"games: {wish.games}, won: {sum(reward > 0 for reward in rewards)}, reward: {np.mean(rewards):+.2f}")


if __name__ == "__main__":
    main()
