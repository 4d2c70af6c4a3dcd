"""A second reading of the rules: a plain, slow referee that shares nothing with the engine.

It was written from the rules and the protocol alone and works on the positions and the acts of the
protocol as they are written: dicts, lists and strings. `game.Referee` is what tests talk to.
"""
