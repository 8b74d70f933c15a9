//! Tests of the stores. The cases of `store/cases.rs` run with every store; the other files test what is special about
//! one of them.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used)]

#[path = "store/backend.rs"]
mod backend;
#[path = "store/cases.rs"]
mod cases;
#[cfg(unix)]
#[path = "store/cluster.rs"]
mod cluster;
#[cfg(unix)]
#[path = "store/import.rs"]
mod import;
#[cfg(unix)]
#[path = "store/postgres.rs"]
mod postgres;
#[path = "store/rows.rs"]
mod rows;
#[path = "store/sqlite.rs"]
mod sqlite;

/// Makes a test of each case, for one store.
macro_rules! run_cases {
    ($store:ident, $backend:expr, [$($case:ident),* $(,)?]) => {
        mod $store {
            $(
                #[tokio::test]
                async fn $case() {
                    crate::cases::$case(&$backend).await;
                }
            )*
        }
    };
}

/// Lists the cases once for all stores.
macro_rules! run_with_every_store {
    ($($case:ident),* $(,)?) => {
        run_cases!(with_sqlite, crate::backend::TempDir::new(), [$($case),*]);
        #[cfg(unix)]
        run_cases!(with_postgres, crate::backend::postgres::TestDatabase::new(), [$($case),*]);

        #[test]
        fn every_case_is_listed() {
            let source = include_str!("store/cases.rs");
            let cases = source.split("pub async fn ").skip(1).filter_map(|text| text.split('(').next());
            assert_eq!(cases.collect::<Vec<_>>(), [$(stringify!($case)),*]);
        }
    };
}

run_with_every_store!(
    an_append_is_accepted_only_at_the_next_number,
    of_two_concurrent_appends_one_wins_and_a_refused_one_affects_no_other,
    acknowledged_appends_survive_a_restart_and_a_log_starts_at_its_base,
    lists_show_matching_public_tables_newest_first,
    history_is_paged_and_no_game_is_lost_between_pages,
    expiry_keeps_active_tables_and_seated_guests,
    a_guest_has_a_bounded_number_of_sessions,
    of_many_appends_at_once_only_the_conflicting_ones_are_refused,
    appends_of_one_table_are_done_in_the_order_of_the_calls,
    what_follows_a_refused_opening_is_a_conflict,
    games_that_end_in_the_same_batch_are_all_kept,
    a_code_finds_one_table_and_may_change,
    people_who_leave_a_table_are_not_counted,
    a_game_that_ends_again_replaces_the_earlier_one,
    a_review_is_kept_as_long_as_its_game,
    a_time_before_the_trusted_one_counts_as_the_trusted_one,
    what_is_in_use_does_not_expire_and_old_tables_go_in_batches,
    names_and_looks_change_and_the_latest_visit_counts,
    a_closed_store_has_done_what_was_asked_and_refuses_the_rest,
    the_first_append_needs_entries_and_an_index,
);
