"""What holds for every act: refusals, undo, views, the shuffle, saves (G-…)."""

import hashlib

import pytest

from engine import cards, codes, deal, play, restore, shuffle, snapshot, state, undo, view
from tests.drawn import Dealt, Game, Table, card, frozen, live, ruleset


def test_G_ILLEGAL_every_refusal_leaves_every_byte_alone():
    """`refuses` compares all bytes; here with an act of each kind in one position."""
    g = Game("talaj51", "5♥ 6♥ 8♣ ★", "K♦", table=["1: 9♠-9♥-9♦"], discard="9♣")
    for words in ("discard 5♥", "lay 5♥-6♥-★", "add 0 5♥", "swap 0 5♥", "return"):
        assert g.refuses(words) == ("WRONG_PHASE", "T-TURN")
    g.do("draw discard")
    for words in ("draw stock", "draw discard", "draw tournante"):
        assert g.refuses(words) == ("WRONG_PHASE", "T-TURN")
    assert g.refuses("lay 5♥-6♥-★") == ("BELOW_THRESHOLD", "T-OPEN-51")
    assert g.refuses("add 0 9♣") == ("NOT_OPENED", "T-LAYOFF")
    assert g.refuses("swap 0 9♣") == ("NOT_OPENED", "T-SWAP")
    assert g.refuses("discard 9♣") == ("DISCARD_TAKEN", "T-NO-REDISCARD")


@pytest.mark.parametrize("kind", [0, 10, 15])
def test_G_ILLEGAL_an_unknown_act_is_refused(kind):
    s = Game("simple", "2♠ 3♠", "K♦").s
    before = frozen(s)
    assert play.apply(s, codes.act(kind)) == codes.E_BAD_ACT
    assert frozen(s) == before


def test_G_ILLEGAL_nothing_goes_on_after_the_round():
    g = Game("talaj51", "2♠", "K♦", table=["4♦-4♥-4♣"], stock="4♠")
    g.do("draw stock", "add 0 4♠", "discard 2♠")
    for words in ("draw stock", "discard 2♠", "lay 2♠-3♠-4♠", "undo"):
        assert g.refuses(words) == ("ROUND_OVER", "T-CLOSE")


def test_G_UNDO_takes_back_step_by_step_down_to_the_discard_draw():
    g = Game(
        "talaj51",
        "J♥ Q♥ K♥ 10♠ 10♥ 8♥ 9♠ 2♠ 3♠",
        "5♦ 6♦",
        table=["1: 5♥-6♥-7♥", "1: 4♠-★-4♦-4♣"],
        discard="10♦",
    )
    acts = ["draw discard", "lay 10♠-10♥-10♦ J♥-Q♥-K♥", "add 0 8♥", "add 2 ★"]
    seen = []
    for act in acts[:3]:
        seen.append(live(g.s))
        g.do(act)
    for before in reversed(seen):
        g.do("undo")
        assert live(g.s) == before
    assert g.refuses("undo") == ("NOTHING_TO_UNDO", "G-UNDO")


def test_G_UNDO_brings_back_the_order_of_a_swap():
    g = Game("talaj51", "6♥ 2♠ 3♠", "5♦", table=["5♥-★-7♥"]).do("draw stock")
    g.do("swap 0 6♥", "undo")
    assert g.table() == ["5♥-★-7♥"]
    assert g.allows("swap 0 6♥")


def test_G_UNDO_a_stock_draw_is_final():
    g = Game("talaj51", "2♠ 3♠", "5♦").do("draw stock")
    assert g.refuses("undo") == ("NOTHING_TO_UNDO", "G-UNDO")


def test_G_UNDO_the_turn_before_is_final():
    g = Game("simple", "2♠ 3♠", "5♦ 6♦", discard="9♣").do("draw discard", "discard 2♠")
    assert g.refuses("undo") == ("NOTHING_TO_UNDO", "G-UNDO")


def test_G_UNDO_the_tournante_is_given_back_by_return_only():
    g = Game("simple", "2♠ 3♠", "5♦ 6♦", tournante="9♣", first_round=True, dealer=1)
    g.do("draw tournante")
    assert g.refuses("undo") == ("NOTHING_TO_UNDO", "G-UNDO")
    g.do("return")
    assert g.refuses("undo") == ("NOTHING_TO_UNDO", "G-UNDO")


def test_G_UNDO_the_end_of_a_round_is_final():
    g = Game("talaj51", "2♠", "K♦", table=["4♦-4♥-4♣"], stock="4♠")
    g.do("draw stock", "add 0 4♠", "discard 2♠")
    assert g.refuses("undo") == ("ROUND_OVER", "T-CLOSE")


def test_G_UNDO_going_out_by_laying_is_final():
    g = Game("rami51", "2♠", "K♦", table=["3♠-4♠-5♠"], stock="6♠")
    g.do("draw stock", "add 0 2♠", "add 0 6♠")
    assert g.refuses("undo") == ("ROUND_OVER", "R-OUT")


def test_G_UNDO_what_was_taken_back_was_never_public():
    g = Game("talaj51", "2♠ 3♠", "K♦", discard="9♣").do("draw discard", "undo")
    assert g.s.npublic == 0


def test_G_UNDO_a_log_of_the_longest_turn_has_room():
    """Each natural card leaves the hand once and each may free a joker: 30 acts of 3 bytes."""
    assert state.LOG_BYTES > 3 + 2 * 15 * 3
    assert undo.step_size(Game("simple", "2♠", "3♠").s, 0) == 3


def test_G_STUCK_an_unusable_taken_card_can_always_go_back():
    g = Game("talaj51", "2♠ 3♠", "K♦", discard="9♣").do("draw discard")
    assert g.refuses("discard 2♠") == ("MUST_USE_TAKEN", "T-DISCARD-USE")
    g.do("undo", "draw stock", "discard 2♠")


def test_G_STUCK_a_joker_that_must_be_replayed_can_go_back():
    g = Game("rami51", "6♥ 2♠ 9♣", "5♦", table=["5♥-★-7♥"], stock="K♣")
    g.do("draw stock", "swap 0 6♥")
    assert g.refuses("discard 2♠") == ("MUST_REPLAY_JOKER", "R-SWAP")
    g.do("undo", "discard 2♠")


def test_G_VIEW_shows_what_everybody_sees_and_his_own_hand():
    g = Dealt("talaj51", 4, seed=bytes(range(16)))
    g.do("discard " + g.hand().split()[0])
    v = g.seen_by(2)
    assert v.hand(2) == g.hand(2)
    assert list(v.s.size) == [14, 14, 14, 14]
    for name in ("nstock", "tournante", "dealer", "turn", "first_round", "turns", "round"):
        assert getattr(v.s, name) == getattr(g.s, name)


def test_G_VIEW_shows_table_scores_thresholds_and_who_has_laid():
    g = Game("talaj51", "2♠ 3♠", "5♦", table=["1: 4♦-4♥-4♣"], scores=[7, 9], threshold=[60, 51])
    v = g.seen_by(0)
    assert v.table() == ["4♦-4♥-4♣"]
    assert (list(v.s.scores), list(v.s.threshold), list(v.s.laid)) == ([7, 9], [60, 51], [0, 1])


def test_G_VIEW_hides_hands_stock_and_what_lies_under_the_visible_card():
    v = Game("simple", "2♠ 3♠", "5♦ 6♦", discard="9♣ 10♣ J♣").seen_by(0).s
    assert not any(v.hands[cards.FACES :])
    assert not any(v.stock)
    assert bytes(v.pile[:3]) == bytes((0, 0, card("J♣")))
    assert not any(v.generator.seed)


def test_G_VIEW_of_two_states_that_differ_in_hidden_cards_is_the_same():
    one = Game("simple", "2♠ 3♠", "5♦ 6♦", discard="9♣ J♣", stock="K♠ K♥")
    two = Game("simple", "2♠ 3♠", "K♥ 9♣", discard="6♦ J♣", stock="K♠ 5♦")
    two.s.generator.start(bytes([1] * 16))
    assert frozen(one.seen_by(0).s) == frozen(two.seen_by(0).s)
    assert frozen(one.seen_by(1).s) != frozen(two.seen_by(1).s)


def test_G_VIEW_forgets_what_it_showed_of_another_seat():
    g = Game("simple", "2♠ 3♠", "5♦ 6♦", discard="9♣ J♣")
    v = g.seen_by(0).s
    view.fill(v, g.do("draw discard").s, 1)
    assert frozen(v) == frozen(g.seen_by(1).s)


def test_G_VIEW_a_rival_does_not_see_the_stock_card_nor_the_kept_one():
    g = Game("talaj51", "2♠", "K♦ K♥", table=["4♦-4♥-4♣"], stock="9♣").do("draw stock")
    v = g.seen_by(1).s
    assert (v.drawn_from, v.drawn, v.kept) == (codes.FROM_STOCK, cards.NONE, cards.NONE)
    v = g.seen_by(0).s
    assert (v.drawn, v.kept) == (card("9♣"), card("2♠"))


def test_G_VIEW_everybody_sees_what_is_taken_from_the_pile():
    g = Game("simple", "2♠ 3♠", "K♦ K♥", discard="9♣").do("draw discard")
    v = g.seen_by(1).s
    assert v.drawn == card("9♣")
    assert list(v.public[: v.npublic]) == [codes.PUBLIC_TAKE | card("9♣")]


def stored(g):
    """The game that a save and a new start bring back."""
    buffer = bytearray(snapshot.size_bound(g.s.rules))
    n = snapshot.write(g.s, buffer)
    back = Table(state.State(restore.ruleset(buffer, n)))
    assert restore.read(back.s, buffer, n) == restore.OK
    return back


def test_G_SNAPSHOT_undo_still_works_after_a_power_cut():
    hand = "J♥ Q♥ K♥ 10♠ 10♥ 8♥ 2♠"
    g = Game("talaj51", hand, "5♦ 6♦", table=["1: 5♥-6♥-7♥"], discard="10♦")
    before = live(g.s)
    g.do("draw discard", "lay 10♠-10♥-10♦ J♥-Q♥-K♥", "add 0 8♥")
    back = stored(g)
    assert live(back.s) == live(g.s)
    back.do("undo", "undo", "undo")
    assert live(back.s) == before


def test_G_SNAPSHOT_keeps_what_was_public_the_seed_and_the_scores():
    g = Dealt("talaj71", 4, seed=b"sixteen bytes ok", cut=17)
    g.do("discard " + g.hand().split()[0], "draw tournante", "discard " + g.hand().split()[0])
    g.s.scores[1] = 99
    back = stored(g)
    assert (list(back.s.scores), back.s.cut) == ([0, 99], 17)
    assert bytes(back.s.generator.seed) == b"sixteen bytes ok"
    assert live(back.s) == live(g.s)


def test_G_SNAPSHOT_keeps_the_rules_in_force():
    g = Game("rami51", "2♠", "3♠", "4♠", profile="house", rules={"jokers": 7, "ace_high": 10})
    assert stored(g).s.rules.changed() == {"jokers": 7, "ace_high": 10}


def test_G_FAIR_the_same_bytes_and_cut_give_the_same_pack():
    seed = hashlib.sha256(b"a seed").digest()[:16]
    assert Dealt("simple", seed=seed, cut=30).stock() == Dealt("simple", seed=seed, cut=30).stock()
    assert Dealt("simple", seed=seed).stock() != Dealt("simple").stock()


@pytest.mark.parametrize("byte", range(16))
def test_G_FAIR_every_byte_of_the_seed_matters(byte):
    seed = bytes(16)
    other = seed[:byte] + b"\x01" + seed[byte + 1 :]
    assert Dealt("simple", seed=seed).stock() != Dealt("simple", seed=other).stock()


def _pack(cut):
    s = state.State(ruleset("simple"))
    deal.shuffled(s, bytes(range(16)), cut)
    return list(reversed(s.stock[: s.nstock]))


@pytest.mark.parametrize("cut", [0, 1, 52, 105])
def test_G_FAIR_the_cut_brings_its_card_to_the_top(cut):
    whole = _pack(0)
    assert _pack(cut) == whole[cut:] + whole[:cut]


def test_G_FAIR_a_shuffle_loses_no_card():
    rules = ruleset("rami40", 5)
    s = state.State(rules)
    deal.shuffled(s, b"sixteen bytes ok", 77)
    fresh = bytearray(rules.cards)
    shuffle.new_pack(fresh, rules)
    assert sorted(s.stock[: s.nstock]) == sorted(fresh)


def test_G_FAIR_the_generator_is_speck():
    """The vector that Speck48/96 was published with: key 1a1918 121110 0a0908 020100, plain text
    6d2073 696874, cipher text 735e10 b6445d. Its last 16 bits are the number of the block."""
    g = shuffle.Generator()
    g.start(bytes.fromhex("000102 08090a 101112 18191a 73206d 69"))
    g.restart(3 * 0x6874)
    assert [g.below(65536) for _ in range(3)] == [0x735E, 0x10B6, 0x445D]


def test_G_FAIR_numbers_below_a_bound_are_all_reached():
    g = shuffle.Generator()
    g.start(bytes(16))
    assert {g.below(7) for _ in range(200)} == set(range(7))


def test_G_FAIR_draws_that_would_favour_low_numbers_are_thrown_away():
    """Below 40,000 a draw of 16 bits is used only when it is below 40,000 itself."""
    g = shuffle.Generator()
    g.start(bytes(16))
    for _ in range(100):
        g.below(40_000)
    assert g.drawn > 120


def test_G_FAIR_a_sequence_is_resumed_where_it_stood():
    g = shuffle.Generator()
    g.start(b"sixteen bytes ok")
    first = [g.below(1000) for _ in range(50)]
    for drawn in range(40, 44):
        g.restart(drawn)
        assert g.below(1000) == first[drawn]
