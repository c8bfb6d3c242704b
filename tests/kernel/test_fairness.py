"""Commitment and key are what the module's text says, and different inputs never meet."""

from hashlib import sha256

from duskhall.kernel.fairness import commitment, new_server_seed, seed_from, table_key

SEED = bytes(range(32))


def framed(*values: bytes) -> bytes:
    return b"".join(len(value).to_bytes(4, "big") + value for value in values)


def test_the_commitment_can_be_recomputed_with_a_hash_function():
    by_hand = sha256(framed(b"duskhall/commitment/1", SEED, "tàble".encode())).hexdigest()
    assert commitment(SEED, "tàble") == by_hand


def test_the_key_can_be_recomputed_with_a_hash_function():
    by_hand = sha256(framed(b"duskhall/key/1", SEED, b"ana", b"", "zoë".encode())).digest()
    assert table_key(SEED, ["ana", "", "zoë"]) == by_hand


def test_no_two_lists_of_contributions_have_the_same_key():
    lists = [[], [""], ["", ""], ["ab"], ["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["a,b"], ["a", "", "b"]]
    assert len({table_key(SEED, contributions) for contributions in lists}) == len(lists)


def test_seed_commitment_and_key_of_the_same_bytes_are_unrelated():
    text = SEED.decode()
    assert len({seed_from(text), table_key(SEED, []), bytes.fromhex(commitment(SEED, ""))}) == 3


def test_every_table_and_every_seed_has_its_own_commitment():
    assert commitment(SEED, "one") != commitment(SEED, "two")
    assert commitment(SEED, "one") != commitment(SEED[::-1], "one")


def test_a_word_always_gives_the_same_seed_and_new_seeds_never_repeat():
    assert seed_from("42") == seed_from("42") != seed_from("43")
    assert len(seed_from("42")) == len(new_server_seed()) == 32
    assert new_server_seed() != new_server_seed()
