//! Tensors: they contain what the view contains, and nothing else.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use roshambo_env::GameState;
use roshambo_rules::{Recall, Seat, Viewer};
use roshambo_table::{Observation, Stream};

use super::cases::{Case, Table};

pub(crate) fn tensor(state: &GameState, viewer: Seat) -> Vec<f32> {
    // Values that are not written must show.
    let mut tensor = vec![f32::NAN; state.spec().tensor];
    state.write_tensor(viewer, &mut tensor).unwrap();
    assert!(tensor.iter().all(|value| value.is_finite()));
    tensor
}

/// A state that differs only in what the viewer cannot know has the same tensor and the same actions.
pub(crate) fn resampled_states_have_the_same_tensor(table: &Table) {
    let mut dice = Stream::of_text("resample");
    for viewer in table.state.spec().seats.iter() {
        let other = table.state.resample(viewer, &mut dice).unwrap();
        assert_eq!(tensor(&other, viewer), tensor(&table.state, viewer));
        assert_eq!(other.legal_actions(viewer), table.state.legal_actions(viewer));
        assert_eq!(other.awaits(), table.state.awaits());
        assert_eq!(other.choices_made(viewer), table.state.choices_made(viewer));
    }
}

pub(crate) fn a_view_is_enough_for_the_tensor(table: &Table) {
    for viewer in table.state.spec().seats.iter() {
        let observation = Observation::of(&*table.driver, viewer);
        assert_eq!(table.state.observation(viewer), Observation { events: Arc::default(), ..observation });
        let mut state = GameState::of_view(&table.driver.view(Viewer::Seat(viewer), Recall::Memory));
        for action in &table.chosen[viewer.index()] {
            state.apply(viewer, *action).unwrap();
        }
        assert_eq!(tensor(&state, viewer), tensor(&table.state, viewer));
    }
}

/// Views and tensors seen so far, as hashes.
#[derive(Default)]
pub(crate) struct Seen {
    tensors_by_view: HashMap<u64, u64>,
    views_by_tensor: HashMap<u64, u64>,
}

impl Seen {
    /// Checks that the view of each seat, with its own choices, belongs to one tensor only, and the
    /// tensor to one view only.
    pub(crate) fn check(&mut self, table: &Table) {
        for viewer in table.state.spec().seats.iter() {
            let view = table.driver.view(Viewer::Seat(viewer), Recall::Memory);
            let view = serde_json::to_string(&view).unwrap();
            let bits: Vec<u32> = tensor(&table.state, viewer).iter().map(|value| value.to_bits()).collect();
            let (seen, tensor) = (hash(&(&view, &table.chosen[viewer.index()])), hash(&bits));
            assert_eq!(*self.tensors_by_view.entry(seen).or_insert(tensor), tensor, "{view}");
            assert_eq!(*self.views_by_tensor.entry(tensor).or_insert(seen), seen, "{view}");
        }
    }

    pub(crate) fn assert_that_states_differed(&self, case: &Case) {
        assert!(self.views_by_tensor.len() > 300, "{}: {}", case.game, self.views_by_tensor.len());
    }
}

fn hash(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}
