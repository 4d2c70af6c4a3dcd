"""What OpenSpiel and RLCard do in a second at gin rummy, the nearest game that either knows.

"acts" are recorded ones, made again by Python; "rounds" are those of the package's simple bots;
"partitions" are of random hands of 11 cards. Gin has one deck and no joker: the comparison says in
which league a figure plays, not who is better. `make bench PEERS=1` installs both.
"""

import random

from tools.bench.clock import rate

_HANDS = 200
_ROUNDS = 10


def openspiel():
    """({figure: units a second}, version) of OpenSpiel driven from Python.

    Raises ImportError where it is not installed.
    """
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    bots = [pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), seat) for seat in (0, 1)]
    chance = random.Random(1)
    utils = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
    hands = [chance.sample(range(52), 11) for _ in range(_HANDS)]

    def partitions():
        for hand in hands:
            utils.min_deadwood(hand)
        return len(hands)

    recorded = [_spiel_round(game, bots, chance) for _ in range(_ROUNDS)]

    def replay():
        for actions in recorded:
            state = game.new_initial_state()
            for action in actions:
                state.apply_action(action)
        return sum(map(len, recorded))

    def round_of_bots():
        _spiel_round(game, bots, chance)
        return 1

    return {"acts": rate(replay), "rounds": rate(round_of_bots), "partitions": rate(partitions)}


def _spiel_round(game, bots, chance):
    """Play a round; return its actions, the deal's among them."""
    state = game.new_initial_state()
    for bot in bots:
        bot.restart()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, odds)[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.history()


def rlcard():
    """The same of RLCard; "acts" go through a game's raw loop, without its encoders."""
    import rlcard as package
    from rlcard.games.gin_rummy.game import GinRummyGame
    from rlcard.games.gin_rummy.utils.melding import get_meld_clusters
    from rlcard.games.gin_rummy.utils.utils import get_deck
    from rlcard.models.gin_rummy_rule_models import GinRummyNoviceRuleAgent

    chance = random.Random(1)
    deck = list(get_deck())
    hands = [chance.sample(deck, 11) for _ in range(_HANDS)]
    env = package.make("gin-rummy", config={"seed": 1})
    env.set_agents([GinRummyNoviceRuleAgent(), GinRummyNoviceRuleAgent()])
    game = GinRummyGame()
    recorded = [_rlcard_acts(game, seed, chance) for seed in range(_ROUNDS)]

    def replay():
        for seed, actions in enumerate(recorded):
            game.np_random.seed(seed)
            game.init_game()
            for action in actions:
                game.step(action)
        return sum(map(len, recorded))

    def partitions():
        for hand in hands:
            get_meld_clusters(hand)
        return len(hands)

    def round_of_bots():
        env.run(is_training=False)
        return 1

    return {"acts": rate(replay), "rounds": rate(round_of_bots), "partitions": rate(partitions)}


def _rlcard_acts(game, seed, chance):
    """Play a round at random; return its actions."""
    game.np_random.seed(seed)
    game.init_game()
    while not game.is_over():
        game.step(chance.choice(game.judge.get_legal_actions()))
    return game.actions
