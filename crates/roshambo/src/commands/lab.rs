//! `roshambo lab`: measures the rules of a game and compares variants. Continues where an earlier run was interrupted.

mod files;
mod html;

use std::io::Write;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use rayon::prelude::*;
use roshambo_lab::{Laboratory, Progress};
use roshambo_rules::{Arg, Phrase, say};
use roshambo_words::Words;

use crate::batch::Batch;
use crate::cli::LabArgs;
use crate::contest::seed_or_random;
use crate::failure::{Failure, warn};
use files::Folder;

/// Plays what is missing, and writes the report.
pub(crate) fn run(args: &LabArgs, words: &Words, out: &mut impl Write) -> Result<(), Failure> {
    let folder = Folder::new(args.folder());
    let earlier = folder.checkpoint()?;
    let seed = match (args.seed, &earlier) {
        (None, Some(text)) => roshambo_lab::checkpoint_seed(text),
        (seed, _) => seed,
    };
    let lab = Laboratory::new(args.plan(seed_or_random(seed)?)?).map_err(Failure::call)?;
    let progress = match &earlier {
        Some(text) => Progress::resume(&lab, text).map_err(|error| folder.cannot_resume(&error))?,
        None => Progress::new(&lab),
    };
    folder.create()?;
    let Some(progress) = play(args, &lab, progress, &folder, words)? else {
        warn(words, &say!("lab-interrupted", folder = folder.name()));
        return Ok(());
    };
    let report = lab.report(&progress);
    folder.write_report(&report, words)?;
    let variants = lab.variants().len();
    let title = title(&lab, progress.deals());
    writeln!(out, "{}", words.say(&title))?;
    writeln!(out, "{}", words.say(&say!("lab-written", variants = variants, file = folder.report_name())))?;
    Ok(())
}

fn title(lab: &Laboratory, games: u64) -> Phrase {
    let (game, seed) = (Arg::text(lab.plan().game), Arg::text(lab.plan().seed));
    say!("lab-done", game = game, games = games, seed = seed)
}

/// How often the checkpoint is written.
const SAVE_EVERY: Duration = Duration::from_secs(5);

/// Plays until the plan is fulfilled. `None` if it was interrupted; the checkpoint is written then.
fn play(
    args: &LabArgs,
    lab: &Laboratory,
    progress: Progress,
    folder: &Folder,
    words: &Words,
) -> Result<Option<Progress>, Failure> {
    let variants = lab.variants().len() as u64;
    let expected = |progress: &Progress| progress.expected_deals(lab) * variants;
    let batch = Batch::new(args.jobs, expected(&progress), words)?;
    batch.progress_by(progress.deals() * variants, expected(&progress));
    let shared = Mutex::new((progress, Instant::now()));
    let lock = || shared.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        let strides = lock().0.open_strides();
        if strides.is_empty() || batch.stop().is_stopped() {
            break;
        }
        batch.install(|| {
            strides.par_iter().for_each(|stride| {
                let played = batch.attempt(|| lab.play(*stride, batch.stop()).map_err(Failure::input));
                let Some(tally) = played.flatten() else { return };
                let mut shared = lock();
                shared.0.add(lab, *stride, &tally);
                batch.progress_by(stride.deals * variants, expected(&shared.0));
                if shared.1.elapsed() > SAVE_EVERY {
                    let saved = folder.save(&shared.0.checkpoint(lab));
                    shared.1 = Instant::now();
                    batch.keep(saved);
                }
            });
        });
    }
    let stopped = batch.stop().is_stopped();
    let progress = shared.into_inner().unwrap_or_else(PoisonError::into_inner).0;
    batch.end_quietly()?;
    folder.save(&progress.checkpoint(lab))?;
    Ok((!stopped).then_some(progress))
}
