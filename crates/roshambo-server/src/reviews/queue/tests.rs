use std::sync::mpsc;

use super::*;

/// A queue whose reviews are made when the test says so.
struct Desk {
    queue: ReviewQueue,
    /// The reviews that have begun: the record, and the way to continue.
    begun: mpsc::Receiver<(String, mpsc::Sender<Step>)>,
    metrics: Arc<Metrics>,
}

/// What the thread of a review does next.
enum Step {
    Report(usize, usize),
    Return,
    Panic,
    /// Returns when the review is cancelled.
    AwaitStop(mpsc::Sender<()>),
}

impl Desk {
    fn new(most: usize) -> Desk {
        let (sender, begun) = mpsc::channel();
        let make: Box<MakeFn> = Box::new(move |record, stop, report| {
            let (next, steps) = mpsc::channel();
            sender.send((record.to_owned(), next)).unwrap();
            loop {
                match steps.recv().unwrap() {
                    Step::Report(done, all) => report(Progress { done, all }),
                    Step::Return => return Ok(format!("review of {record}")),
                    Step::Panic => panic!("a mistake"),
                    Step::AwaitStop(stopped) => {
                        while !stop.is_stopped() {
                            thread::yield_now();
                        }
                        stopped.send(()).unwrap();
                        return Err(ApiError::stopping());
                    }
                }
            }
        });
        let metrics = Arc::new(Metrics::new(1));
        Desk { queue: ReviewQueue::new(most, 1, make, metrics.clone()), begun, metrics }
    }

    /// Waits for the review of a game, and begins it if it is new.
    fn ask(&self, game: u32, guest: i64) -> Result<ReviewTicket, Refused> {
        let (ticket, new) = self.queue.join((TableId(1), game), GuestId(guest))?;
        if let Some(new) = new {
            let record = async move { Ok(game.to_string()) };
            let keep = async |review: String| match review.as_str() {
                "review of 9" => Err(ApiError::storage_slow()),
                _ => Ok(()),
            };
            tokio::spawn(self.queue.clone().carry_out(new, record, keep, std::future::pending()));
        }
        Ok(ticket)
    }

    /// The next review that begins, which must be that of this game.
    async fn begun(&self, game: u32) -> mpsc::Sender<Step> {
        loop {
            match self.begun.try_recv() {
                Ok((record, steps)) => {
                    assert_eq!(record, game.to_string());
                    return steps;
                }
                Err(_) => tokio::task::yield_now().await,
            }
        }
    }

    fn waiting(&self) -> i64 {
        self.metrics.reviews_queue.get()
    }
}

const START: ReviewProgress = ReviewProgress::Working { done: 0, all: 1 };

/// The rest of what a client hears.
async fn rest(mut ticket: ReviewTicket) -> ReviewProgress {
    loop {
        let progress = ticket.next().await;
        if progress.is_last() {
            return progress;
        }
    }
}

#[tokio::test]
async fn clients_of_one_game_share_its_review_and_hear_how_far_it_is() {
    let desk = Desk::new(3);
    let mut first = desk.ask(1, 1).unwrap();
    assert_eq!(first.next().await, ReviewProgress::Waiting { ahead: 0 });
    let steps = desk.begun(1).await;
    let mut second = desk.ask(1, 2).unwrap();
    assert_eq!((first.next().await, second.next().await), (START, START));
    steps.send(Step::Report(1, 1000)).unwrap();
    steps.send(Step::Report(250, 1000)).unwrap();
    let quarter = ReviewProgress::Working { done: 250, all: 1000 };
    assert_eq!((first.next().await, second.next().await), (quarter.clone(), quarter));
    drop(first);
    steps.send(Step::Return).unwrap();
    assert_eq!(rest(second).await, ReviewProgress::Ready);
    assert_eq!((desk.metrics.reviews.get(), desk.metrics.reviews_cancelled.get(), desk.waiting()), (1, 0, 0));
}

#[tokio::test]
async fn the_queue_is_bounded_and_a_guest_has_one_review_at_once() {
    let desk = Desk::new(2);
    let first = desk.ask(1, 1).unwrap();
    assert_eq!(desk.ask(2, 1).err(), Some(Refused::OneAtOnce));
    let mut second = desk.ask(2, 2).unwrap();
    assert_eq!(second.next().await, ReviewProgress::Waiting { ahead: 1 });
    assert_eq!(desk.ask(3, 3).err(), Some(Refused::Full));
    let third = desk.ask(2, 3).unwrap();
    desk.begun(1).await.send(Step::Return).unwrap();
    assert_eq!(rest(first).await, ReviewProgress::Ready);
    desk.begun(2).await.send(Step::Return).unwrap();
    assert_eq!((rest(second).await, rest(third).await), (ReviewProgress::Ready, ReviewProgress::Ready));
    assert!(desk.ask(3, 1).is_ok());
}

#[tokio::test]
async fn a_review_that_nobody_waits_for_is_cancelled_and_its_thread_keeps_its_slot_until_it_ends() {
    let desk = Desk::new(2);
    let first = [desk.ask(1, 1).unwrap(), desk.ask(1, 2).unwrap()];
    let mut second = desk.ask(2, 2).unwrap();
    assert_eq!(second.next().await, ReviewProgress::Waiting { ahead: 1 });
    let steps = desk.begun(1).await;
    drop(first);
    assert_eq!(second.next().await, ReviewProgress::Waiting { ahead: 0 });
    assert_eq!(desk.waiting(), 1, "its place is free at once");
    tokio::task::yield_now().await;
    assert!(desk.begun.try_recv().is_err(), "its thread still works");
    let (sender, stopped) = mpsc::channel();
    steps.send(Step::AwaitStop(sender)).unwrap();
    stopped.recv().unwrap();
    desk.begun(2).await.send(Step::Return).unwrap();
    assert_eq!(rest(second).await, ReviewProgress::Ready);
    assert_eq!((desk.metrics.reviews.get(), desk.metrics.reviews_cancelled.get()), (1, 1));
}

#[tokio::test]
async fn a_review_that_waits_is_cancelled_before_it_begins() {
    let desk = Desk::new(3);
    let first = desk.ask(1, 1).unwrap();
    let steps = desk.begun(1).await;
    drop(desk.ask(2, 2).unwrap());
    let third = desk.ask(3, 3).unwrap();
    steps.send(Step::Return).unwrap();
    assert_eq!(rest(first).await, ReviewProgress::Ready);
    desk.begun(3).await.send(Step::Return).unwrap();
    assert_eq!(rest(third).await, ReviewProgress::Ready);
}

#[tokio::test]
async fn after_a_panic_or_a_failed_store_the_next_review_is_made() {
    let desk = Desk::new(3);
    let broken = [desk.ask(1, 1).unwrap(), desk.ask(9, 2).unwrap()];
    let fine = desk.ask(2, 3).unwrap();
    desk.begun(1).await.send(Step::Panic).unwrap();
    desk.begun(9).await.send(Step::Return).unwrap();
    desk.begun(2).await.send(Step::Return).unwrap();
    let [panicked, unstored] = broken;
    assert_eq!(rest(panicked).await, ReviewProgress::Failed { error: ApiError::internal() });
    assert_eq!(rest(unstored).await, ReviewProgress::Failed { error: ApiError::storage_slow() });
    assert_eq!(rest(fine).await, ReviewProgress::Ready);
}

#[tokio::test]
async fn a_server_that_stops_ends_its_reviews() {
    let desk = Desk::new(1);
    let (ticket, new) = desk.queue.join((TableId(1), 1), GuestId(1)).unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let record = async { Ok("1".to_owned()) };
    let stopping = async { drop(stopped.await) };
    tokio::spawn(desk.queue.clone().carry_out(new.unwrap(), record, async |_| Ok(()), stopping));
    let steps = desk.begun(1).await;
    drop(stop);
    assert_eq!(rest(ticket).await, ReviewProgress::Failed { error: ApiError::stopping() });
    let (sender, seen) = mpsc::channel();
    steps.send(Step::AwaitStop(sender)).unwrap();
    seen.recv().unwrap();
}
