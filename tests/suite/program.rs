//! Runs the built program as a user would, in a database of its own.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use super::scratch::above;

/// A place of its own for one test.
pub struct Place {
    folder: PathBuf,
    /// Every run is a second later than the one before.
    seconds: AtomicU32,
}

impl Place {
    /// A new folder with the example sheets and nothing else; what a program writes beside itself stays in it.
    pub fn new() -> Place {
        let folder = above().join(format!("ardoise-test-{}", uuid::Uuid::now_v7()));
        let examples = folder.join("docs/examples");
        std::fs::create_dir_all(&examples).expect("a folder");
        for entry in
            std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/examples")).expect("examples")
        {
            let entry = entry.expect("an example");
            std::fs::copy(entry.path(), examples.join(entry.file_name())).expect("an example is copied");
        }
        Place { folder, seconds: AtomicU32::new(0) }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    pub fn db(&self) -> PathBuf {
        self.path("ardoise.db")
    }

    /// The program with these arguments, its surroundings fixed.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ardoise"));
        let seconds = self.seconds.fetch_add(1, Ordering::Relaxed);
        let now = format!(
            "2026-11-20T{:02}:{:02}:{:02}Z",
            (20 + seconds / 3600) % 24,
            seconds / 60 % 60,
            seconds % 60
        );
        command
            .args(args)
            .current_dir(&self.folder)
            .env_remove("ARDOISE_MATCH")
            .env("ARDOISE_DB", self.db())
            .env("ARDOISE_CONFIG", self.path("config"))
            .env("ARDOISE_LANG", "en")
            .env("TZ", "UTC")
            .env("ARDOISE_NOW", now)
            .env("ARDOISE_AUTHOR", "ana")
            .env("ARDOISE_COPIES", "off")
            .env("COLUMNS", "80")
            .stdin(Stdio::null());
        command
    }

    pub fn run(&self, args: &[&str]) -> Done {
        Done::of(self.command(args).output().expect("the program runs"), args)
    }

    /// Arguments separated by blanks.
    pub fn say(&self, line: &str) -> Done {
        self.run(&line.split_whitespace().collect::<Vec<_>>())
    }

    /// With text on standard input.
    pub fn feed(&self, args: &[&str], input: &str) -> Done {
        let mut child = self
            .command(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let written = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
        let done = Done::of(child.wait_with_output().expect("the program ends"), args);
        assert!(written.is_ok() || done.status != 0, "the program did not read its input");
        done
    }

    pub fn write(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        std::fs::write(&path, text).expect("a file is written");
        path.display().to_string()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What came of a run.
pub struct Done {
    pub status: i32,
    pub out: String,
    pub err: String,
    args: String,
}

impl Done {
    /// What came of a command that was run in a way of its own.
    pub fn of(output: Output, args: &[&str]) -> Done {
        Done {
            status: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
            args: args.join(" "),
        }
    }

    #[track_caller]
    pub fn ok(self) -> Done {
        assert_eq!(self.status, 0, "`{}` failed: {}{}", self.args, self.out, self.err);
        assert!(self.err.is_empty(), "`{}` complained: {}", self.args, self.err);
        self
    }

    /// Refused with that status, and these words in its sentence.
    #[track_caller]
    pub fn refused(self, status: i32, words: &str) -> Done {
        assert_eq!(self.status, status, "`{}`: {}{}", self.args, self.out, self.err);
        assert!(self.err.contains(words), "`{}` says: {}", self.args, self.err);
        assert!(self.out.is_empty(), "`{}` prints: {}", self.args, self.out);
        self
    }

    /// Refused with that status and these words, after a page.
    #[track_caller]
    pub fn refused_with_page(self, status: i32, words: &str) -> Done {
        assert_eq!(self.status, status, "`{}`: {}{}", self.args, self.out, self.err);
        assert!(self.err.contains(words), "`{}` says: {}", self.args, self.err);
        self
    }

    #[track_caller]
    pub fn shows(self, words: &str) -> Done {
        assert!(self.out.contains(words), "`{}` shows no {words:?}: {}", self.args, self.out);
        self
    }

    #[track_caller]
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out)
            .unwrap_or_else(|error| panic!("`{}`: {error}: {}", self.args, self.out))
    }
}

/// The text of a file of the project.
pub fn project(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
