//! Checks that the TypeScript types of all API messages in `bindings/roshambo.ts` are up to date.
//!
//! `make bindings` regenerates the file.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use roshambo_bots::Level;
use roshambo_rules::{Game, Unseen, games};
use roshambo_server::{ApiError, protocol};
use roshambo_table::{AnyView, GameInfo, MoveError, MoveOption, NumberedEvent};
use ts_rs::{Config, TS, TypeVisitor};

/// Collects the declarations of types and of all types that they refer to.
struct Declarations {
    config: Config,
    seen: BTreeSet<(String, bool)>,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types without their own declaration (numbers, lists, boxes) are written inline. A box has the name of its
        // content, so the key also says whether the type has a declaration.
        let own = T::output_path().is_some();
        if !self.seen.insert((T::name(&self.config), own)) {
            return;
        }
        if own {
            self.by_name.insert(T::ident(&self.config), T::decl(&self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Visits the types of each registered game that no message refers to.
macro_rules! visit_games {
    ([$all:ident] $($variant:ident => $module:ident::$game:ident, $id:literal;)+) => {$(
        $all.visit::<games::$module::Violation>();
        $all.visit::<<games::$module::$game as Game>::Move>();
    )+};
}

fn bindings() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, seen: BTreeSet::new(), by_name: BTreeMap::new() };
    all.visit::<AnyView>();
    all.visit::<NumberedEvent>();
    all.visit::<MoveOption>();
    all.visit::<Unseen>();
    all.visit::<MoveError>();
    all.visit::<GameInfo>();
    roshambo_rules::for_each_game!(visit_games, all);
    all.visit::<Level>();
    all.visit::<ApiError>();
    all.visit::<protocol::ClientMessage>();
    all.visit::<protocol::ServerMessage>();
    all.visit::<protocol::Form>();
    all.visit::<protocol::VersionInfo>();
    all.visit::<protocol::Me>();
    all.visit::<protocol::MeRequest>();
    all.visit::<protocol::Transfer>();
    all.visit::<protocol::TransferRequest>();
    all.visit::<protocol::SeenRequest>();
    all.visit::<protocol::OpenRequest>();
    all.visit::<protocol::QuickRequest>();
    all.visit::<protocol::Created>();
    all.visit::<protocol::Found>();
    all.visit::<protocol::Command>();
    all.visit::<protocol::CommandAccepted>();
    all.visit::<protocol::TableInfo>();
    all.visit::<protocol::TableSummary>();
    all.visit::<protocol::GameSummary>();
    all.visit::<protocol::Score>();
    all.visit::<protocol::Replay>();
    all.visit::<protocol::ReviewProgress>();
    all.visit::<roshambo_review::Review>();
    all.visit::<protocol::HintRequest>();
    all.visit::<protocol::Hint>();
    all.visit::<protocol::RecordRequest>();
    all.visit::<protocol::PracticeRequest>();
    all.visit::<protocol::PracticeResult>();
    all.visit::<protocol::ExampleView>();
    all.visit::<roshambo_tutorial::Lesson>();
    let mut text = String::from("// Generated from the Rust types by `make bindings`.\n");
    text +=
        &format!("\n/** The version of the protocol. */\nexport const PROTOCOL = {};\n", protocol::PROTOCOL);
    for declaration in all.by_name.values() {
        text += "\nexport ";
        text += declaration;
        text += "\n";
    }
    text
}

#[test]
fn the_typescript_types_are_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bindings/roshambo.ts");
    let current = bindings();
    if std::env::var("BINDINGS").is_ok_and(|value| value == "write") {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, current).unwrap();
    } else {
        let committed = fs::read_to_string(&file).unwrap_or_default();
        assert!(committed == current, "bindings/roshambo.ts is out of date: run `make bindings`");
    }
}
