//! The system asks the program to end: the window was closed, or it is stopped from elsewhere. It ends then as Ctrl-C ends it, and
//! leaves one file.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

/// How often somebody who waits looks whether he shall end.
pub const PAUSE: Duration = Duration::from_millis(250);

static ENDS: LazyLock<Arc<AtomicBool>> = LazyLock::new(heeded);

/// From now on such a signal only says so: whoever waits for a key or a line ends. A second one ends the program where it is.
pub fn heed() {
    LazyLock::force(&ENDS);
}

/// Has the system asked the program to end? Only where it is heeded.
pub fn is_ending() -> bool {
    LazyLock::get(&ENDS).is_some_and(|ends| ends.load(Ordering::Relaxed))
}

/// What is read from where nobody knows how long it takes; none where the program shall end meanwhile.
pub fn awaited<T: Send + 'static>(read: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    heed();
    let (sender, receiver) = channel();
    let reads = move || {
        // Whoever waited may have gone.
        let _ = sender.send(read());
    };
    std::thread::Builder::new().name("reader".to_owned()).spawn(reads).ok()?;
    loop {
        match receiver.recv_timeout(PAUSE) {
            Ok(read) => return Some(read),
            Err(RecvTimeoutError::Timeout) if !is_ending() => {}
            Err(_) => return None,
        }
    }
}

/// A limit on how large files may become ends no program in the middle of what it writes: it is told as a full disk is.
#[cfg(unix)]
pub fn outlive_limits() {
    // Where that cannot be, the limit ends it as it always did.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
}

/// Elsewhere no signal tells of it.
#[cfg(not(unix))]
pub fn outlive_limits() {}

#[cfg(unix)]
fn heeded() -> Arc<AtomicBool> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::flag;
    let ends = Arc::new(AtomicBool::new(false));
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
        // A signal that cannot be heeded ends the program as it always did.
        let _ = flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&ends))
            .and_then(|_| flag::register(signal, Arc::clone(&ends)));
    }
    ends
}

#[cfg(not(unix))]
fn heeded() -> Arc<AtomicBool> {
    Arc::default()
}
