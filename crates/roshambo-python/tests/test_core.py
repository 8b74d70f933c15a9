"""States, views, records, bots and matches."""

import copy
import pickle

import pytest

import roshambo

GAMES = [(game, seats) for game in roshambo.game_ids() for seats in roshambo.Game(game).seat_range]


def played(game, seats, moves, seed=1):
    """A state after so many random moves."""
    state = roshambo.Game(game, seats).new_state(seed=seed)
    for number in range(moves):
        if state.is_over:
            break
        seat = state.to_act[-1]
        state.play(seat, state.random_move(number, seat))
    return state


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_random_moves_end_every_game(game, seats):
    state = played(game, seats, 10_000)
    outcome = state.outcome
    assert state.is_over and state.awaits == "over" and state.to_act == []
    assert len(outcome.scores) == seats and abs(sum(outcome.shares) - 1) < 1e-9


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_copy_is_independent_and_equal(game, seats):
    state = played(game, seats, 7)
    copies = [state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    seat = state.to_act[0]
    move = state.random_move(1, seat)
    views = [state.view(viewer) for viewer in range(1, seats + 1)]
    for other in copies:
        assert other == state
        other.play(seat, move)
        assert other != state and [state.view(viewer) for viewer in range(1, seats + 1)] == views
    state.play(seat, move)
    # The decks to come are the same, too.
    assert all(other == state and other.view(1) == state.view(1) for other in copies)
    assert all(other.playout(5) == state.playout(5) for other in copies)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_decks_can_be_dealt_by_hand(game, seats):
    automatic = played(game, seats, 10_000)
    manual = roshambo.Game(game, seats).new_state(deal=False)
    for entry in automatic.journal:
        first, _, rest = entry.partition(" ")
        if first == "deck":
            assert manual.awaits == "deck" and manual.shuffled_deck(1)
            manual.deal(rest)
        else:
            manual.play(int(first), rest)
    assert manual.journal == automatic.journal and manual.outcome == automatic.outcome
    assert pickle.loads(pickle.dumps(manual)) == manual
    with pytest.raises(roshambo.IllegalMove):
        manual.deal("R1 R2")


def test_views_hide_what_a_seat_may_not_know():
    state = played("ninjan", 3, 2)
    own, other, spectator = state.view(1), state.view(2), state.view()
    assert own.data["hand"] and own.data["hand"] != other.data["hand"] and spectator.data["hand"] is None
    assert "hand" in own.json and own != other
    dealt = [event.data["hands"] for event in (state.events(1)[0], state.events()[0])]
    assert dealt[0][0]["cards"] and not dealt[1][0]["cards"]
    assert [event.number for event in state.events(1, since=1)] == [1, 2]


def test_pro_tsuefa_shows_less_than_a_player_remembers():
    state = roshambo.Game("tsuefa", options={"variant": "pro"}).new_state()
    for seat in (1, 2):
        state.play(seat, state.random_move(seat, seat))
    assert state.view(1).data["hidden"] is not None
    assert state.view(1, recall="display").data["hidden"] is None


def test_moves_that_are_too_many_are_not_listed():
    state = roshambo.Game("tsuefa").new_state()
    assert state.move_form(1) == "setup ..."
    with pytest.raises(roshambo.InvalidArgument) as caught:
        state.legal_moves(1)
    assert caught.value.code == "python-too-many-moves"
    state.check(1, state.random_move(1, 1))


def test_an_error_has_a_code_a_ruling_and_a_message_in_the_chosen_language():
    state = roshambo.Game("tsuefa").new_state()
    for seat in (1, 2):
        state.play(seat, "setup FDSSSPPPRRRR")
    messages = {}
    for language in ("en", "ru", "uk"):
        roshambo.set_language(language)
        with pytest.raises(roshambo.IllegalMove) as caught:
            state.play(1, "c2-c4")
        messages[language] = str(caught.value)
        assert caught.value.ruling == "tsuefa/moves" and caught.value.code == "not-one-square"
        assert caught.value.message == str(caught.value) and caught.value.details
    roshambo.set_language("en")
    assert len(set(messages.values())) == 3
    assert {language: caught.value.message_in(language) for language in messages} == messages
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_record_is_written_read_replayed_and_verified(game, seats, tmp_path):
    state = played(game, seats, 10_000)
    path = tmp_path / "game.rec"
    state.record().write(path)
    record = roshambo.Record.read(path)
    assert record == state.record() == roshambo.Record(path.read_text()) == pickle.loads(pickle.dumps(record))
    assert record.game == state.game and record.entries == state.journal
    steps = list(record.replay())
    assert [step.entry for step in steps] == record.entries
    assert steps[-1].state.outcome == state.outcome == record.state().outcome
    assert record.state(3).journal == record.entries[:3] == steps[2].state.journal
    verified = record.verify()
    assert verified.entries == len(record.entries) and verified.outcome == state.outcome
    assert verified.scheme == "local" and verified.decks == sum(entry.startswith("deck") for entry in record.entries)


def test_a_damaged_record_is_refused_with_its_line():
    text = str(played("ninjan", 2, 100).record())
    lines = text.splitlines()
    body = lines.index("---")
    wrong = "\n".join([*lines[: body + 2], "1 choose Q5", *lines[body + 2 :]]) + "\n"
    with pytest.raises(roshambo.InvalidRecord) as caught:
        roshambo.Record(wrong).state()
    assert caught.value.line == body + 3 and caught.value.ruling == "common/notation"
    cards = lines[body + 1].split(" ")
    cards[-1], cards[-2] = cards[-2], cards[-1]
    unfair = "\n".join([*lines[: body + 1], " ".join(cards), *lines[body + 2 :]]) + "\n"
    with pytest.raises(roshambo.Unproven):
        roshambo.Record(unfair).verify()
    with pytest.raises(roshambo.InvalidRecord):
        roshambo.Record.read("/nowhere/at/all.rec")


@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard", "expert"])
@pytest.mark.parametrize("game", roshambo.game_ids())
def test_a_bot_decides_legally_and_repeats_its_decision(game, level):
    state = played(game, 2, 6)
    seat = state.to_act[0]
    bot = roshambo.Bot(level, seed=3, iterations=60)
    decision = bot.decide(state, seat)
    state.check(seat, decision.move)
    assert pickle.loads(pickle.dumps(bot)).decide(state, seat).move == decision.move
    assert abs(sum(considered.share for considered in decision.considered) - 1) < 1e-3
    assert (decision.iterations > 0) == (level in ("hard", "expert"))


def test_a_match_does_not_depend_on_the_number_of_threads():
    game = roshambo.Game("ninjan", 3)
    players = [roshambo.Bot("medium"), roshambo.Bot("easy"), roshambo.Bot("random")]
    results = [
        roshambo.play_match(game, players, deals=6, seed=2, threads=threads, keep_records=True) for threads in (1, 3)
    ]
    first, second = results
    assert first.games == 18 and first.records == second.records
    assert abs(sum(player.score for player in first.players) - 1) < 1e-9
    assert first.players[0].score > first.players[2].score
    low, high = first.players[0].interval
    assert low <= first.players[0].score <= high
    assert all(record.verify() for record in first.records)
    with pytest.raises(roshambo.InvalidArgument):
        roshambo.play_match(game, players[:2], deals=1)


def test_playouts_count_every_game():
    game = roshambo.Game("kanobu", 4)
    one, two = game.playouts(200, seed=1), game.playouts(200, seed=1, threads=3)
    assert one.games == two.games == 200 and one.moves > 200
    assert abs(sum(one.shares) - 200) < 1e-6


def test_games_compare_by_value():
    game = roshambo.Game("kanobu", 3, {"opening": "2"})
    assert game == pickle.loads(pickle.dumps(game)) == copy.deepcopy(game)
    assert hash(game) == hash(copy.copy(game)) and game != roshambo.Game("kanobu", 3)
    assert [option.name for option in game.available_options()] == ["opening", "draw", "answer"]
    assert "Kanobu" in game.rules("en") and game.rules("uk") != game.rules("ru")
    assert game.about("en") and game.rules_version == 1
