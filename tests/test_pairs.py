"""tools/assets/pairs: texts become smaller, and firmware.learn reads them as they were."""

from hypothesis import given
from hypothesis import strategies as st

from firmware import learn
from tools.assets import pairs


def whole(texts):
    table, small = pairs.packed(texts)
    flat = bytes(sum(table, ()))
    return [learn._whole(text, flat) for text in small], table, small


@given(st.lists(st.one_of(st.binary(max_size=40), st.text("abc ", max_size=60).map(str.encode))))
def test_texts_come_back_as_they_were(texts):
    assert whole(texts)[0] == texts


def test_texts_with_much_in_common_become_smaller():
    texts = [b"the run of three cards", b"the set of three cards", b"the joker"] * 4
    back, table, small = whole(texts)
    assert back == texts
    assert sum(map(len, small)) + 3 * len(table) < sum(map(len, texts)) * 0.7


def test_where_every_byte_is_in_use_nothing_changes():
    texts = [bytes(range(256)) * 9]
    assert pairs.packed(texts) == ([], texts)
