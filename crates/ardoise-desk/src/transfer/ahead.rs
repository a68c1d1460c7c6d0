//! Files read a few ahead of the work with them, on other cores, and handed over in their order.

use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::{self, Builder, Scope};

/// How many files one thread has ready before it waits.
const AHEAD: usize = 2;
/// The most threads that read ahead.
const THREADS: usize = 4;

/// How a file is read.
pub type Read<'a, F, T, E> = dyn Fn(&F) -> Result<T, E> + Sync + 'a;

/// Reads the files and does `work` with each, in order, until one of them fails.
///
/// # Errors
/// The first failure, of a file or of the work.
pub fn each<F: Sync, T: Send, E: Send>(
    files: &[&F],
    read: &Read<'_, F, T, E>,
    mut work: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = cores.clamp(1, THREADS).min(files.len());
    if threads < 2 {
        return files.iter().try_for_each(|file| work(read(file)?));
    }
    thread::scope(|scope| {
        let readers: Option<Vec<_>> = (0..threads)
            .map(|first| reader(scope, read, files.iter().skip(first).step_by(threads)))
            .collect();
        // No thread to be had: one after the other, then.
        let Some(readers) = readers else {
            return files.iter().try_for_each(|file| work(read(file)?));
        };
        readers.iter().cycle().zip(files).try_for_each(|(reader, file)| {
            let ready = reader.recv().unwrap_or_else(|_| read(file));
            work(ready?)
        })
    })
}

/// A thread that reads its share of the files; it ends when nobody wants more.
fn reader<'scope, 'env, F: Sync, T: Send + 'scope, E: Send + 'scope>(
    scope: &'scope Scope<'scope, 'env>,
    read: &'env Read<'env, F, T, E>,
    files: impl Iterator<Item = &'env &'env F> + Send + 'scope,
) -> Option<Receiver<Result<T, E>>> {
    let (sender, receiver) = sync_channel(AHEAD);
    let work = move || {
        for file in files {
            if sender.send(read(file)).is_err() {
                break;
            }
        }
    };
    Builder::new().spawn_scoped(scope, work).ok().map(|_| receiver)
}
