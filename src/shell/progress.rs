//! What is said of work that lasts: a bar on standard error, on a terminal only, and only after half a second.

use std::io::IsTerminal as _;
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::shell::Shell;

/// Work shorter than this is not spoken of.
const PATIENCE: Duration = Duration::from_millis(500);

/// How often a bar of unknown length moves.
const STEP: Duration = Duration::from_millis(120);

/// A bar that goes away when it is dropped.
pub struct Progress {
    bar: ProgressBar,
    shown_later: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    /// Work of so many steps; none where it is not known.
    #[must_use]
    pub fn new(shell: &Shell, word: &str, steps: Option<usize>) -> Progress {
        Progress::named(shell.speaker.word(word), steps)
    }

    /// The same for work whose name is known already: other threads may begin it.
    #[must_use]
    pub fn named(name: String, steps: Option<usize>) -> Progress {
        let bar = ProgressBar::with_draw_target(steps.map(|n| n as u64), ProgressDrawTarget::hidden());
        if !std::io::stderr().is_terminal() || std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
            return Progress { bar, shown_later: None };
        }
        let template =
            if steps.is_some() { "{msg} {wide_bar} {human_pos}/{human_len}" } else { "{msg} {spinner}" };
        let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        bar.set_style(style.progress_chars("━╸ ").tick_chars("⠋⠙⠹⠸⠼⠴⠦⠧ "));
        bar.set_message(name);
        let (done, waiting) = channel::<()>();
        let later = bar.clone();
        let thread = std::thread::spawn(move || {
            if waiting
                .recv_timeout(PATIENCE)
                .is_err_and(|error| error == std::sync::mpsc::RecvTimeoutError::Timeout)
            {
                later.set_draw_target(ProgressDrawTarget::stderr());
                later.enable_steady_tick(STEP);
            }
        });
        Progress { bar, shown_later: Some((done, thread)) }
    }

    /// So many steps are done.
    pub fn at(&self, done: usize, of: usize) {
        self.bar.set_length(of as u64);
        self.bar.set_position(done as u64);
    }

    /// One step more is done.
    pub fn step(&self) {
        self.bar.inc(1);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((done, thread)) = self.shown_later.take() {
            drop(done);
            // A thread that only waits and draws cannot fail in a way that matters.
            let _ = thread.join();
        }
        self.bar.finish_and_clear();
    }
}
