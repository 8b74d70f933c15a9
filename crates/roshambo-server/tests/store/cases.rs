//! The guarantees of the `Store` trait. Every store keeps them; the cases run with each.

use std::collections::HashSet;
use std::sync::Arc;

use roshambo_rules::Seat;
use roshambo_server::ids::{GuestId, TableId};
use roshambo_server::protocol::Status;
use roshambo_server::store::{
    Ended, Expiry, Filter, GuestChange, GuestRow, InUse, Index, Reply, ReviewRow, StoreError, TransferRow,
};

use crate::backend::Backend;
use crate::rows::{append, ended, guest, index, indexed, log, opened, opening};

async fn all(replies: Vec<Reply<()>>) -> Vec<Result<(), StoreError>> {
    let mut answers = Vec::new();
    for reply in replies {
        answers.push(reply.await);
    }
    answers
}

pub async fn an_append_is_accepted_only_at_the_next_number(backend: &impl Backend) {
    let store = backend.open().await;
    let table = opened(&*store).await;
    assert_eq!(store.append(append(table, 2, &["b"])).await, Err(StoreError::Conflict));
    store.append(append(table, 1, &["a", "b"])).await.unwrap();
    assert_eq!(store.append(append(table, 2, &["c", "d"])).await, Err(StoreError::Conflict));
    assert_eq!(store.append(opening(table, index(table, Status::Waiting, 1))).await, Err(StoreError::Taken));
    assert_eq!(store.append(append(TableId::random(), 5, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(log(&*store, table).await, ["opened", "a", "b"]);
    assert_eq!(store.entries(table, 1, 2).await.unwrap(), ["a"]);
    assert!(store.log(TableId::random()).await.unwrap().is_none());
}

pub async fn of_two_concurrent_appends_one_wins_and_a_refused_one_affects_no_other(backend: &impl Backend) {
    let store = backend.open().await;
    let (one, two) = (opened(&*store).await, opened(&*store).await);
    let code = index(one, Status::Waiting, 1);
    let third = TableId::random();
    store.append(opening(third, code.clone())).await.unwrap();
    let fourth = TableId::random();
    let asked = [
        store.append(append(one, 1, &["first"])),
        store.append(append(one, 1, &["second"])),
        store.append(opening(fourth, code)),
        store.append(append(two, 1, &["fine"])),
        store.append(append(one, 2, &["third"])),
    ];
    let mut answers = Vec::new();
    for answer in asked {
        answers.push(answer.await);
    }
    assert_eq!(answers, [Ok(()), Err(StoreError::Conflict), Err(StoreError::Taken), Ok(()), Ok(())]);
    assert_eq!(log(&*store, one).await, ["opened", "first", "third"]);
    assert_eq!(log(&*store, two).await, ["opened", "fine"]);
    assert_eq!(store.entries(fourth, 0, 9).await.unwrap(), [""; 0]);
}

pub async fn acknowledged_appends_survive_a_restart_and_a_log_starts_at_its_base(backend: &impl Backend) {
    let store = backend.open().await;
    let table = opened(&*store).await;
    let based = Index { base: 2, ..index(table, Status::Playing, 5) };
    let code = based.code.clone();
    store.append(indexed(append(table, 1, &["a", "b"]), based)).await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(store.check().await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.log(table).await, Err(StoreError::Unavailable(_))));
    let store = backend.open().await;
    let found = store.log(table).await.unwrap().unwrap();
    assert_eq!((found.from, found.entries), (2, vec!["b".to_owned()]));
    assert_eq!(store.by_code(code).await.unwrap(), Some(table));
    assert_eq!(store.append(append(table, 2, &["c"])).await, Err(StoreError::Conflict));
    store.append(append(table, 3, &["c"])).await.unwrap();
}

pub async fn lists_show_matching_public_tables_newest_first(backend: &impl Backend) {
    let store = backend.open().await;
    let guest = GuestId(7);
    let mut ids = Vec::new();
    for (n, status) in
        [Status::Waiting, Status::Playing, Status::Over, Status::Waiting].into_iter().enumerate()
    {
        let table = TableId::random();
        let mut index = index(table, status, n as u64);
        index.people = vec![guest, guest];
        index.summary.settings.public = n != 3;
        index.summary.free = u8::from(n == 0);
        store.append(opening(table, index)).await.unwrap();
        ids.push(table);
    }
    let list =
        async |filter| store.list(filter).await.unwrap().iter().map(|table| table.id).collect::<Vec<_>>();
    let all = Filter { limit: 9, ..Filter::default() };
    assert_eq!(list(all.clone()).await, [ids[1], ids[0]]);
    assert_eq!(list(Filter { limit: 1, ..all.clone() }).await, [ids[1]]);
    assert_eq!(list(Filter { free: true, ..all.clone() }).await, [ids[0]]);
    assert_eq!(list(Filter { status: Some(Status::Over), ..all.clone() }).await, [ids[2]]);
    assert_eq!(list(Filter { game: "kanobu".parse().ok(), ..all.clone() }).await, []);
    assert_eq!(list(Filter { game: "ninjan".parse().ok(), ..all }).await.len(), 2);
    let own: Vec<_> = store.tables_of(guest).await.unwrap().iter().map(|table| table.id).collect();
    assert_eq!(own, [ids[3], ids[1], ids[0]]);
}

pub async fn history_is_paged_and_no_game_is_lost_between_pages(backend: &impl Backend) {
    let store = backend.open().await;
    let table = opened(&*store).await;
    let me = GuestId(1);
    for (n, when) in [(1, 10), (2, 20), (3, 20), (4, 30)] {
        let ended = Some(ended(table, n, when, &[(1, 0), (2, 1), (1, 2)]));
        let index = Index { ended, ..index(table, Status::Over, u64::from(n) * 10) };
        store.append(indexed(append(table, u64::from(n), &["over"]), index)).await.unwrap();
    }
    let page = async |before| {
        let games = store.history(me, before, 2).await.unwrap();
        assert!(games.iter().all(|game| game.mine == [Seat::new(0), Seat::new(2)]));
        games.iter().map(|game| game.game_number).collect::<Vec<_>>()
    };
    assert_eq!(page(None).await, [4, 3, 2]);
    assert_eq!(page(Some(20)).await, [1]);
    let game = store.game(table, 2).await.unwrap().unwrap();
    assert_eq!((game.from, game.to, game.players.len()), (1, 5, 3));
    assert!(store.game(table, 9).await.unwrap().is_none());
}

pub async fn expiry_keeps_active_tables_and_seated_guests(backend: &impl Backend) {
    let store = backend.open().await;
    for (id, seen) in [(1, 10), (2, 10), (3, 900_000)] {
        store.add_guest(guest(id, seen)).await.unwrap();
    }
    assert_eq!(store.add_guest(guest(1, 0)).await, Err(StoreError::Taken));
    let (old, moved) = (opened(&*store).await, TableId::random());
    let seated = Index { people: vec![GuestId(2)], ..index(moved, Status::Playing, 1000) };
    store.append(opening(moved, seated)).await.unwrap();
    // The store learns a later wall-clock time from this call, so the next append counts as recent.
    store
        .touch_guest(GuestId(3), GuestChange { name: Some("Ann".to_owned()), look: None }, 950_000)
        .await
        .unwrap();
    store.append(append(moved, 1, &["late"])).await.unwrap();
    let expiry = Expiry { playing: 500_000, guests: 500_000, ..Expiry::default() };
    assert_eq!(store.expire(expiry.clone()).await.unwrap(), (1, 1));
    assert_eq!(store.expire(expiry).await.unwrap(), (0, 0));
    assert_eq!(log(&*store, old).await, [""; 0]);
    assert_eq!(store.entries(old, 0, 9).await.unwrap(), [""; 0]);
    assert_eq!(store.append(append(old, 1, &["ghost"])).await, Err(StoreError::Conflict));
    assert_eq!(log(&*store, moved).await, ["opened", "late"]);
    assert!(store.guest(GuestId(1)).await.unwrap().is_none());
    assert!(store.guest(GuestId(2)).await.unwrap().is_some());
    let ann = store.guest(GuestId(3)).await.unwrap().unwrap();
    assert_eq!((ann.name.as_deref(), ann.seen), (Some("Ann"), 950_000));
}

pub async fn a_guest_has_a_bounded_number_of_sessions(backend: &impl Backend) {
    let store = backend.open().await;
    let guest = GuestId(1);
    let row = GuestRow { id: guest, tokens: vec![[0; 32]], name: None, look: None, seen: 1 };
    store.add_guest(row).await.unwrap();
    for device in 1..=10 {
        let transfer = TransferRow { guest, secret: [device; 32], made: 1 };
        store.offer_transfer(transfer.clone()).await.unwrap();
        assert_eq!(store.transfer([device; 32]).await.unwrap(), Some(transfer.clone()));
        store.accept_transfer(transfer.clone(), [device; 32], 1 + u64::from(device)).await.unwrap();
        assert_eq!(store.transfer([device; 32]).await.unwrap(), None);
        assert_eq!(store.accept_transfer(transfer, [99; 32], 20).await, Err(StoreError::Conflict));
    }
    let tokens = store.guest(guest).await.unwrap().unwrap().tokens;
    assert_eq!(tokens.len(), 10);
    assert!(!tokens.contains(&[0; 32]) && tokens.contains(&[10; 32]), "the oldest session ends");
    let unknown = TransferRow { guest: GuestId(2), secret: [1; 32], made: 1 };
    assert_eq!(store.offer_transfer(unknown).await, Err(StoreError::Conflict));
}

pub async fn of_many_appends_at_once_only_the_conflicting_ones_are_refused(backend: &impl Backend) {
    let store = backend.open().await;
    let mut tables = Vec::new();
    for _ in 0..60 {
        tables.push(opened(&*store).await);
    }
    let is_late = |n: usize| n % 7 == 3;
    let request = |(n, table): (usize, &TableId)| {
        let append = append(*table, if is_late(n) { 9 } else { 1 }, &["a", "b"]);
        // Some write an index as well.
        let changed = Index { people: vec![GuestId(n as i64)], ..index(*table, Status::Over, 2000) };
        store.append(if n % 3 == 0 { indexed(append, changed) } else { append })
    };
    let answers = all(tables.iter().enumerate().map(request).collect()).await;
    for (n, (table, answer)) in tables.iter().zip(answers).enumerate() {
        let (expected, entries): (_, &[&str]) = match is_late(n) {
            true => (Err(StoreError::Conflict), &["opened"]),
            false => (Ok(()), &["opened", "a", "b"]),
        };
        assert_eq!(answer, expected, "{n}");
        assert_eq!(log(&*store, *table).await, entries, "{n}");
    }
    let filter = Filter { status: Some(Status::Over), limit: 99, ..Filter::default() };
    let over: HashSet<TableId> = store.list(filter).await.unwrap().iter().map(|table| table.id).collect();
    let indexed = tables.iter().enumerate().filter(|(n, _)| n % 3 == 0 && !is_late(*n));
    assert_eq!(over, indexed.map(|(_, table)| *table).collect());
}

pub async fn appends_of_one_table_are_done_in_the_order_of_the_calls(backend: &impl Backend) {
    let store = backend.open().await;
    let table = opened(&*store).await;
    let numbers = [1, 2, 3, 3, 4, 4, 5, 9, 6, 7];
    let request = |number: &u64| store.append(append(table, *number, &[&number.to_string()]));
    let answers = all(numbers.iter().map(request).collect()).await;
    let done: Vec<u64> = numbers
        .iter()
        .zip(&answers)
        .filter(|(_, answer)| answer.is_ok())
        .map(|(number, _)| *number)
        .collect();
    assert_eq!(done, [1, 2, 3, 4, 5, 6, 7]);
    assert!(answers.iter().all(|answer| [Ok(()), Err(StoreError::Conflict)].contains(answer)));
    assert_eq!(log(&*store, table).await, ["opened", "1", "2", "3", "4", "5", "6", "7"]);
}

pub async fn what_follows_a_refused_opening_is_a_conflict(backend: &impl Backend) {
    let store = backend.open().await;
    let (one, two) = (TableId::random(), TableId::random());
    let first = index(one, Status::Waiting, 1);
    store.append(opening(one, first.clone())).await.unwrap();
    let stolen = Index { code: first.code, ..index(two, Status::Waiting, 1) };
    let asked = vec![store.append(opening(two, stolen)), store.append(append(two, 1, &["a"]))];
    assert_eq!(all(asked).await, [Err(StoreError::Taken), Err(StoreError::Conflict)]);
    assert!(store.log(two).await.unwrap().is_none());
}

pub async fn games_that_end_in_the_same_batch_are_all_kept(backend: &impl Backend) {
    let store = backend.open().await;
    let table = opened(&*store).await;
    let end = |n: u32| {
        let index = Index { ended: Some(ended(table, n, 10, &[(1, 0)])), ..index(table, Status::Over, 2000) };
        store.append(indexed(append(table, u64::from(n), &["over"]), index))
    };
    assert_eq!(all((1..=3).map(end).collect()).await, [Ok(()), Ok(()), Ok(())]);
    assert_eq!(store.history(GuestId(1), None, 9).await.unwrap().len(), 3);
}

pub async fn a_code_finds_one_table_and_may_change(backend: &impl Backend) {
    let store = backend.open().await;
    let (one, two) = (TableId::random(), TableId::random());
    let (first, second) = (index(one, Status::Waiting, 1), index(two, Status::Waiting, 1));
    store.append(opening(one, first.clone())).await.unwrap();
    store.append(opening(two, second.clone())).await.unwrap();
    let stolen = Index { code: first.code.clone(), ..second.clone() };
    assert_eq!(store.append(indexed(append(two, 1, &["a"]), stolen)).await, Err(StoreError::Taken));
    assert_eq!(log(&*store, two).await, ["opened"]);
    let third = index(one, Status::Waiting, 2);
    store.append(indexed(append(one, 1, &["a"]), third.clone())).await.unwrap();
    store.append(indexed(append(one, 2, &["b"]), third.clone())).await.unwrap();
    assert_eq!(store.by_code(first.code.clone()).await.unwrap(), None);
    assert_eq!(store.by_code(third.code).await.unwrap(), Some(one));
    assert_eq!(store.by_code(second.code).await.unwrap(), Some(two));
    let free = Index { code: first.code.clone(), ..index(two, Status::Waiting, 2) };
    store.append(indexed(append(two, 1, &["a"]), free)).await.unwrap();
    assert_eq!(store.by_code(first.code).await.unwrap(), Some(two));
}

pub async fn people_who_leave_a_table_are_not_counted(backend: &impl Backend) {
    let store = backend.open().await;
    let table = TableId::random();
    let with = |people: &[i64], status| Index {
        people: people.iter().copied().map(GuestId).collect(),
        ..index(table, status, 1)
    };
    store.append(opening(table, with(&[1, 2], Status::Waiting))).await.unwrap();
    let other = opened(&*store).await;
    let open = async |guest| {
        let open = store.open_tables(GuestId(guest)).await.unwrap();
        (open.of_guest, open.all)
    };
    assert_eq!((open(1).await, open(2).await, open(3).await), ((1, 2), (1, 2), (0, 2)));
    store.append(indexed(append(table, 1, &["a"]), with(&[2, 3], Status::Playing))).await.unwrap();
    assert_eq!((open(1).await, open(2).await, open(3).await), ((0, 2), (1, 2), (1, 2)));
    assert!(store.tables_of(GuestId(1)).await.unwrap().is_empty());
    store.append(indexed(append(table, 2, &["b"]), with(&[2, 3], Status::Over))).await.unwrap();
    assert_eq!((open(1).await, open(2).await, open(3).await), ((0, 1), (0, 1), (0, 1)));
    assert_eq!(log(&*store, other).await, ["opened"]);
}

pub async fn a_game_that_ends_again_replaces_the_earlier_one(backend: &impl Backend) {
    let store = backend.open().await;
    let table = opened(&*store).await;
    let end = async |expected, ended| {
        let index = Index { ended: Some(ended), ..index(table, Status::Over, 10) };
        store.append(indexed(append(table, expected, &["over"]), index)).await.unwrap();
    };
    end(1, ended(table, 1, 10, &[(1, 0), (2, 1)])).await;
    store.mark_seen(GuestId(1), table, 1).await.unwrap();
    store.mark_seen(GuestId(9), table, 1).await.unwrap();
    assert!(store.history(GuestId(1), None, 9).await.unwrap()[0].seen);
    assert!(!store.history(GuestId(2), None, 9).await.unwrap()[0].seen);
    let seen = store.seen_games(GuestId(1), 9).await.unwrap();
    assert_eq!((seen.len(), seen[0].players.len(), seen[0].summary.ended), (1, 2, 10));
    assert!(store.seen_games(GuestId(2), 9).await.unwrap().is_empty());
    end(2, ended(table, 1, 20, &[(1, 1), (3, 0)])).await;
    let again = store.game(table, 1).await.unwrap().unwrap();
    assert_eq!(again.players, [(GuestId(3), Seat::new(0)), (GuestId(1), Seat::new(1))]);
    assert_eq!(again.summary.ended, 20);
    assert!(store.history(GuestId(2), None, 9).await.unwrap().is_empty());
    let mine = store.history(GuestId(1), None, 9).await.unwrap();
    assert_eq!((mine.len(), mine[0].seen, &mine[0].mine[..]), (1, false, &[Seat::new(1)][..]));
    assert!(store.seen_games(GuestId(1), 9).await.unwrap().is_empty());
}

pub async fn a_review_is_kept_as_long_as_its_game(backend: &impl Backend) {
    let store = backend.open().await;
    let table = opened(&*store).await;
    let row = |to, review: &str| ReviewRow { table, game: 1, to, version: 2, review: review.to_owned() };
    let end = async |expected, ended| {
        let index = Index { ended: Some(ended), ..index(table, Status::Over, 10) };
        store.append(indexed(append(table, expected, &["over"]), index)).await.unwrap();
    };
    assert_eq!(store.keep_review(row(5, "early")).await, Err(StoreError::Conflict));
    end(1, ended(table, 1, 10, &[(1, 0)])).await;
    assert_eq!(store.review(table, 1, 2).await.unwrap(), None);
    assert_eq!(store.keep_review(row(4, "of another end")).await, Err(StoreError::Conflict));
    let long = format!("{{\"ж\":\"{}\"}}", "\\n ".repeat(50_000));
    for review in ["first", &long] {
        store.keep_review(row(5, review)).await.unwrap();
        assert_eq!(store.review(table, 1, 2).await.unwrap().as_deref(), Some(review));
    }
    for (game, version) in [(1, 1), (1, 3), (2, 2), (u32::MAX, u32::MAX)] {
        assert_eq!(store.review(table, game, version).await.unwrap(), None);
    }
    // The game ends again, at another entry.
    end(2, Ended { to: 6, ..ended(table, 1, 20, &[(1, 0)]) }).await;
    assert_eq!(store.review(table, 1, 2).await.unwrap(), None);
    assert_eq!(store.keep_review(row(5, "late")).await, Err(StoreError::Conflict));
    store.keep_review(row(6, "second")).await.unwrap();
    assert_eq!(store.review(table, 1, 2).await.unwrap().as_deref(), Some("second"));
    assert_eq!(store.expire(Expiry { over: 11, ..Expiry::default() }).await.unwrap(), (1, 0));
    assert_eq!(store.review(table, 1, 2).await.unwrap(), None);
    assert_eq!(store.keep_review(row(6, "gone")).await, Err(StoreError::Conflict));
}

pub async fn a_time_before_the_trusted_one_counts_as_the_trusted_one(backend: &impl Backend) {
    let store = backend.open().await;
    let trusted = 10_000_000;
    assert_eq!(store.expire(Expiry { trusted, ..Expiry::default() }).await.unwrap(), (0, 0));
    // Less than an hour later is not written.
    store.expire(Expiry { trusted: trusted + 1000, ..Expiry::default() }).await.unwrap();
    let status = store.status().await.unwrap();
    assert_eq!((status.newest, status.trusted), (0, trusted));
    assert!(status.bytes > 0);
    let table = opened(&*store).await;
    store.add_guest(guest(1, 5)).await.unwrap();
    assert_eq!(store.guest(GuestId(1)).await.unwrap().unwrap().seen, trusted);
    assert_eq!(store.status().await.unwrap().newest, trusted);
    let expiry = Expiry { trusted, playing: trusted, guests: trusted, ..Expiry::default() };
    assert_eq!(store.expire(expiry.clone()).await.unwrap(), (0, 0));
    let later = Expiry { playing: trusted + 1, guests: trusted + 1, ..expiry };
    assert_eq!(store.expire(later).await.unwrap(), (1, 1));
    assert!(store.log(table).await.unwrap().is_none());
}

pub async fn what_is_in_use_does_not_expire_and_old_tables_go_in_batches(backend: &impl Backend) {
    let store = backend.open().await;
    let mut tables = Vec::new();
    for n in 0..40 {
        let table = TableId::random();
        let people = vec![GuestId(n)];
        store.append(opening(table, Index { people, ..index(table, Status::Waiting, 10) })).await.unwrap();
        store.add_guest(guest(n, 10)).await.unwrap();
        tables.push(table);
    }
    store.add_guest(guest(99, 10)).await.unwrap();
    let in_use = InUse { tables: tables[..3].iter().copied().collect(), guests: [GuestId(99)].into() };
    let expiry = Expiry { waiting: 20, guests: 20, in_use: Arc::new(in_use), ..Expiry::default() };
    let mut deleted = (0, 0);
    loop {
        let (tables, guests) = store.expire(expiry.clone()).await.unwrap();
        assert!(tables <= 16, "{tables} tables at once delay appends");
        deleted = (deleted.0 + tables, deleted.1 + guests);
        if (tables, guests) == (0, 0) {
            break;
        }
    }
    assert_eq!(deleted, (37, 37));
    for (n, table) in tables.iter().enumerate() {
        assert_eq!(store.log(*table).await.unwrap().is_some(), n < 3);
        assert_eq!(store.guest(GuestId(n as i64)).await.unwrap().is_some(), n < 3);
    }
    assert!(store.guest(GuestId(99)).await.unwrap().is_some());
}

pub async fn names_and_looks_change_and_the_latest_visit_counts(backend: &impl Backend) {
    let store = backend.open().await;
    store.add_guest(guest(1, 100)).await.unwrap();
    let touch = async |change, seen| {
        store.touch_guest(GuestId(1), change, seen).await.unwrap();
        store.guest(GuestId(1)).await.unwrap().unwrap()
    };
    assert_eq!(touch(GuestChange::default(), 200).await.seen, 200);
    assert_eq!(touch(GuestChange::default(), 150).await.seen, 200);
    let named = touch(GuestChange { name: Some("Ян".to_owned()), look: None }, 160).await;
    assert_eq!((named.name.as_deref(), named.look, named.seen), (Some("Ян"), None, 200));
    assert_eq!(touch(GuestChange::default(), 300).await.name.as_deref(), Some("Ян"));
    store.touch_guest(GuestId(2), GuestChange::default(), 1).await.unwrap();
    assert!(store.guest(GuestId(2)).await.unwrap().is_none());
}

pub async fn a_closed_store_has_done_what_was_asked_and_refuses_the_rest(backend: &impl Backend) {
    let store = backend.open().await;
    let table = opened(&*store).await;
    let replies: Vec<Reply<()>> =
        (1..200).map(|number| store.append(append(table, number, &["a"]))).collect();
    let read = store.log(table);
    store.close().await.unwrap();
    assert!(all(replies).await.iter().all(Result::is_ok));
    read.await.unwrap();
    for refused in [
        store.append(append(table, 200, &["a"])).await,
        store.check().await,
        store.log(table).await.map(drop),
        store.touch_guest(GuestId(1), GuestChange::default(), 1).await,
    ] {
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    }
    drop(store);
    assert_eq!(log(&*backend.open().await, table).await.len(), 200);
}

pub async fn the_first_append_needs_entries_and_an_index(backend: &impl Backend) {
    let store = backend.open().await;
    let table = TableId::random();
    let empty = indexed(append(table, 0, &[]), index(table, Status::Waiting, 1));
    for wrong in [append(table, 0, &["opened"]), empty] {
        assert!(matches!(store.append(wrong).await, Err(StoreError::Unavailable(_))));
    }
    assert!(store.log(table).await.unwrap().is_none());
    store.check().await.unwrap();
}
