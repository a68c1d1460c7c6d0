//! What every command has at hand: the language, the terminal, the clock, the database and the output.

pub mod clock;
pub mod config;
pub mod failure;
pub mod files;
pub mod json;
pub mod language;
pub mod leaf;
pub mod place;
pub mod progress;
pub mod window;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};

use crate::line;
use crate::line::args::{Global, When};
use crate::pages::{Doc, MatchJson};
use crate::render::{Look, terminal, wrap};
use crate::shell::config::Config;
use crate::shell::failure::{Failure, Refusal};
use ardoise_desk::Desk;
use ardoise_desk::houses::Houses;
use ardoise_desk::store::{self, Access, Store, StoreError, Why, copies_folder, is_copied};
use ardoise_rules::engine::{Arg, Report, Said};
use ardoise_rules::notation::Tongue;
use ardoise_rules::words::{Lang, Speaker, harmless, plain};

/// The surroundings of a command.
pub struct Shell {
    /// Says things.
    pub speaker: Speaker,
    /// Machines read the output.
    pub json: bool,
    /// Width and colours of standard output.
    pub look: Look,
    /// The user's settings.
    pub config: Config,
    /// The match asked for.
    pub match_id: Option<String>,
    /// The match, or the copy of a contest, that was named on the command line.
    pub named: Option<String>,
    /// The database asked for.
    db: Option<PathBuf>,
    /// Record also on a log that does not verify.
    force: bool,
    /// Was anything recorded?
    recorded: Arc<AtomicBool>,
    /// Warnings that were given.
    warned: RefCell<BTreeSet<String>>,
    out: Box<dyn Write>,
    /// The file that pages go into, if one was asked for.
    leaf: Option<leaf::Leaf>,
    /// What kept standard output from being written.
    trouble: Option<std::io::Error>,
}

/// So many letters of who types are kept.
const LONGEST_AUTHOR: usize = 80;
/// A line that is longer is not read easily on any screen.
const WIDEST: usize = 400;

impl Shell {
    /// The surroundings, from the global options and the environment.
    #[must_use]
    pub fn new(global: &Global, lang: Lang, out: Box<dyn Write>) -> Shell {
        let tty = std::io::stdout().is_terminal();
        let (config, bad_config) = match Config::load() {
            Ok(config) => (config, None),
            Err(bad) => (Config::default(), Some(bad)),
        };
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let color = match global.color {
            When::Always => true,
            When::Never => false,
            When::Auto if config.color.as_deref() == Some("always") => !no_color,
            When::Auto if config.color.as_deref() == Some("never") => false,
            When::Auto => tty && !no_color && std::env::var_os("TERM").is_none_or(|term| term != "dumb"),
        };
        let env = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let width = line::width(WIDEST);
        let shell = Shell {
            config,
            speaker: crate::words::speaker(lang),
            json: global.json,
            look: Look { width, color },
            named: global.match_id.clone(),
            match_id: global.match_id.clone().or_else(|| env("ARDOISE_MATCH")),
            db: global.db.clone().or_else(|| {
                std::env::var_os("ARDOISE_DB").filter(|value| !value.is_empty()).map(PathBuf::from)
            }),
            force: global.force,
            recorded: Arc::default(),
            warned: RefCell::default(),
            out,
            leaf: None,
            trouble: None,
        };
        if let Some((path, line, detail)) = bad_config {
            let text = shell.failure_text(&config::unreadable(&path, line, &detail));
            let _ = std::io::stderr().write_all(text.as_bytes());
        }
        shell
    }

    /// In whose language typed lines are read.
    #[must_use]
    pub const fn tongue(&self) -> Tongue {
        Tongue::typed(self.speaker.lang())
    }

    /// Looks again how wide the window is.
    pub fn measure(&mut self) {
        self.look.width = line::width(WIDEST);
    }

    /// Where the database is: as asked, or in the user's data folder.
    ///
    /// # Errors
    /// If there is no data folder.
    pub fn db_path(&self) -> Result<PathBuf, Failure> {
        if let Some(path) = &self.db {
            return Ok(path.clone());
        }
        use etcetera::BaseStrategy;
        let strategy = etcetera::choose_base_strategy().map_err(|_| Failure::of("no-data-folder", vec![]))?;
        Ok(strategy.data_dir().join("ardoise").join("ardoise.db"))
    }

    /// The houses that the user saved.
    #[must_use]
    pub fn houses(&self) -> Houses {
        Houses::new(config::folder().map(|folder| folder.join("houses")))
    }

    /// The desk on the database, to be written to; the database is created on first use.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub fn desk(&self) -> Result<Desk, Failure> {
        Ok(self.seated(self.store()?))
    }

    /// The desk, to be written to; none where there is no database yet.
    ///
    /// # Errors
    /// If there is one that cannot be opened.
    pub fn desk_if_any(&self) -> Result<Option<Desk>, Failure> {
        let path = self.db_path()?;
        if path.exists() {
            return self.desk().map(Some);
        }
        self.told_if_gone(&path);
        Ok(None)
    }

    /// Says that a database which is not there has copies beside it: it was, and can be brought back.
    fn told_if_gone(&self, path: &Path) {
        let copies = ardoise_desk::store::copies_in(&copies_folder(path), self.now());
        if !copies.is_empty() {
            let args =
                vec![("path", Arg::Text(path.display().to_string())), ("count", Arg::from(copies.len()))];
            self.warn(&Said::of("database-gone", args));
        }
    }

    /// The desk, to be read; none where there is no database yet.
    ///
    /// # Errors
    /// If there is one that cannot be opened.
    pub fn desk_to_read(&self) -> Result<Option<Desk>, Failure> {
        Ok(self.store_to_read()?.map(|store| self.seated(store)))
    }

    /// A desk with the clock of this run and the name of who types; machines that read are given the hash of a log.
    fn seated(&self, store: Store) -> Desk {
        Desk::new(store, clock::now, self.author()).sealing(self.json)
    }

    fn store(&self) -> Result<Store, Failure> {
        let path = self.db_path()?;
        if !path.exists() {
            self.told_if_gone(&path);
        }
        let mut store = Store::open(&path, Access::ReadWrite)?;
        if self.db.is_none()
            && let Some(folder) = path.parent()
        {
            // Our own folder; one that was named may hold other things. Where that is refused, it stays as it is.
            let _ = ardoise_desk::files::keep_private(folder);
        }
        if store.is_migrated() {
            self.refresh(&mut store);
        }
        self.copy_daily(&store);
        store.noted_in(Arc::clone(&self.recorded));
        if self.force {
            store.record_anyway();
        }
        Ok(store)
    }

    fn store_to_read(&self) -> Result<Option<Store>, Failure> {
        match Store::open(&self.db_path()?, Access::ReadOnly) {
            Ok(store) => {
                if store.is_migrated() {
                    self.refresh(&mut Store::open(&self.db_path()?, Access::ReadWrite)?);
                }
                Ok(Some(store))
            }
            Err(StoreError::Missing { .. }) => {
                self.told_if_gone(&self.db_path()?);
                Ok(None)
            }
            // Bringing it up to date is writing; where that is forbidden, it says so.
            Err(StoreError::Older { .. }) => Ok(Some(self.store()?)),
            Err(error) => Err(error.into()),
        }
    }

    /// Makes the lists of the database anew, where an earlier version wrote them.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub fn refreshed(&self) -> Result<(), Failure> {
        self.refresh(&mut Store::open(&self.db_path()?, Access::ReadWrite)?);
        Ok(())
    }

    /// Makes the lists anew that an earlier version wrote.
    fn refresh(&self, store: &mut Store) {
        ardoise_desk::lists::refresh(store, |count| {
            let bar = progress::Progress::new(self, "progress-check", Some(count));
            move || bar.step()
        });
    }

    /// Where copies of the database are kept; none where none are wanted (`ARDOISE_COPIES=off`).
    ///
    /// # Errors
    /// If there is no data folder.
    pub fn copies_folder(&self) -> Result<Option<PathBuf>, Failure> {
        match std::env::var_os("ARDOISE_COPIES").filter(|value| !value.is_empty()) {
            Some(off) if off == "off" => Ok(None),
            Some(folder) => Ok(Some(PathBuf::from(folder))),
            None => Ok(Some(copies_folder(&self.db_path()?))),
        }
    }

    /// A copy before the first entry of a day.
    fn copy_daily(&self, store: &Store) {
        let Ok(Some(folder)) = self.copies_folder() else { return };
        if !is_copied(&folder, self.now()) {
            self.copy_before(store, Why::Daily);
        }
    }

    /// A copy before something risky. That it cannot be made keeps nobody from playing: it is told.
    ///
    /// No where one was wanted and could not be made.
    pub fn copy_before(&self, store: &Store, why: Why) -> bool {
        let Ok(Some(folder)) = self.copies_folder() else { return true };
        if store.is_read_only() {
            return true;
        }
        match store.keep_copy(&folder, self.now(), why) {
            Ok(made) => {
                // Who repairs knows it.
                if why != Why::Repair && made.is_some_and(|made| !made.damages.is_empty()) {
                    self.warn(&Said::of("copy-of-damaged", vec![]));
                }
                true
            }
            Err(error) => {
                let args = error.args().into_iter().map(|(name, text)| (name, Arg::Text(text))).collect();
                let detail = self.speaker.say(&Said::of(error.id(), args), None);
                self.warn(&Said::of("copy-failed", vec![("detail", Arg::Text(detail))]));
                false
            }
        }
    }

    /// Something was written for good: if the answer cannot be shown, that is another matter.
    pub fn note_recorded(&self) {
        self.recorded.store(true, Ordering::Relaxed);
    }

    /// Now, in milliseconds since 1970, negative before.
    #[must_use]
    pub fn now(&self) -> i64 {
        clock::now()
    }

    /// Who types.
    #[must_use]
    pub fn author(&self) -> String {
        let names = ["ARDOISE_AUTHOR", "USER", "USERNAME", "LOGNAME"];
        let found = names.iter().find_map(|name| std::env::var(name).ok().filter(|name| !name.is_empty()));
        plain(&found.unwrap_or_else(|| "?".to_owned())).chars().take(LONGEST_AUTHOR).collect()
    }

    /// Pages go into the file asked for, if one was.
    ///
    /// # Errors
    /// If its ending says no form that is known.
    pub fn onto(&mut self, args: &crate::line::args::LeafArgs) -> Result<(), Failure> {
        self.leaf = leaf::leaf(args)?;
        Ok(())
    }

    /// Do pages go into a file?
    #[must_use]
    pub const fn on_leaf(&self) -> bool {
        self.leaf.is_some()
    }

    /// Writes the file that pages went into, and says so.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn put_down(&mut self) -> Result<(), Failure> {
        let Some(leaf) = self.leaf.take() else { return Ok(()) };
        if leaf.doc.blocks.is_empty() {
            return Ok(());
        }
        let path = leaf.path.clone();
        let bytes = leaf.written(self)?;
        files::write(&path, bytes)?;
        self.note_recorded();
        let file = plain(&path.display().to_string());
        if self.json {
            self.value(&json!({"format": 1, "file": file}));
        } else {
            self.sentence("output-written", &[("file", &file)]);
        }
        Ok(())
    }

    /// Writes a page.
    pub fn page(&mut self, doc: &Doc) {
        if let Some(leaf) = &mut self.leaf {
            leaf.doc.blocks.extend(doc.blocks.iter().cloned());
            return;
        }
        let text = terminal(doc, self.look);
        self.write(&text);
    }

    /// Writes a JSON value on one line of its own.
    pub fn value(&mut self, value: &impl serde::Serialize) {
        let written = json::write(&mut *self.out, value);
        self.keep(written);
    }

    /// Writes a match as JSON, deal by deal.
    pub fn report(&mut self, report: &Report) {
        let written = json::write(&mut *self.out, &MatchJson::of(report, &self.speaker));
        self.keep(written);
    }

    /// Writes a sentence of the shell; on a terminal it is broken between words.
    pub fn sentence(&mut self, id: &str, args: &[(&str, &str)]) {
        let text = self.speaker.phrase(id, args);
        if let Some(leaf) = &mut self.leaf {
            leaf.doc.text(text);
            return;
        }
        let text = if self.on_terminal() { self.broken(&text) } else { text };
        self.raw(&text);
        self.raw("\n");
    }

    /// Sentences broken between words, as wide as the window.
    fn broken(&self, text: &str) -> String {
        let lines = text.split('\n').flat_map(|line| wrap(line, self.look.width.max(20)));
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Writes text, without what could steer a terminal.
    pub fn raw(&mut self, text: &str) {
        self.write(&harmless(text));
    }

    /// Writes text as it is.
    fn write(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Does something whose pages nobody reads.
    pub fn hushed<T>(&mut self, work: impl FnOnce(&mut Shell) -> T) -> T {
        let out = std::mem::replace(&mut self.out, Box::new(std::io::sink()));
        let done = work(self);
        self.out = out;
        done
    }

    /// Writes bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        let written = self.out.write_all(bytes);
        self.keep(written);
    }

    /// Remembers why nothing more can be written.
    fn keep(&mut self, written: std::io::Result<()>) {
        if let Err(error) = written {
            self.trouble.get_or_insert(error);
        }
    }

    /// Says where what was recorded stands, if there is no room for it in the database itself.
    pub fn left_beside(&mut self) {
        if !self.recorded.load(Ordering::Relaxed) {
            return;
        }
        let Ok(path) = self.db_path() else { return };
        if let Some(log) = store::left_beside(&path) {
            let said = |path: &Path| Arg::Text(path.display().to_string());
            self.flush();
            self.warn(&Said::of("recorded-beside", vec![("path", said(&path)), ("beside", said(&log))]));
        }
    }

    /// Says what kept standard output from being written, and gives the exit status: 0 if nothing did, 4 if what was
    /// to be shown had been recorded. A reader that has gone away is no failure where nothing was.
    pub fn unwritten(&mut self) -> u8 {
        let recorded = self.recorded.load(Ordering::Relaxed);
        let away = |error: &std::io::Error| error.kind() == std::io::ErrorKind::BrokenPipe;
        let Some(error) = self.trouble.take().filter(|error| recorded || !away(error)) else { return 0 };
        let args = vec![("detail", crate::shell::failure::trouble(&error))];
        let (id, status) = if recorded { ("recorded-unshown", 4) } else { ("output-unwritable", 1) };
        let text = self.failure_text(&Failure::of(id, args));
        let _ = std::io::stderr().write_all(harmless(&text).as_bytes());
        status
    }

    /// Tells a failure that stopped a run of lines, and behind it how many of them are recorded: given again they would count twice.
    pub fn stopped_behind(&mut self, kept: usize, failure: Failure) -> Failure {
        if kept == 0 {
            return failure;
        }
        let status = self.fail(&failure);
        self.warn(&Said::of("play-lines-kept", vec![("count", Arg::from(kept))]));
        Failure::Told(status)
    }

    /// Says what the reader should know of what is shown, on standard error; each warning once.
    pub fn warn(&self, said: &Said) {
        let text = self.speaker.say(said, None);
        if self.warned.borrow_mut().insert(text.clone()) {
            let _ = writeln!(std::io::stderr(), "{}", harmless(&text));
        }
    }

    /// Is standard output a terminal?
    #[must_use]
    pub fn on_terminal(&self) -> bool {
        std::io::stdout().is_terminal()
    }

    /// Writes a sentence on standard error, beside the output.
    pub fn aside(&mut self, text: &str) {
        self.flush();
        let text = if std::io::stderr().is_terminal() { self.broken(text) } else { text.to_owned() };
        let _ = writeln!(std::io::stderr(), "{text}");
    }

    /// Lets what was written be seen.
    pub fn flush(&mut self) {
        let written = self.out.flush();
        self.keep(written);
    }

    /// Tells what went wrong and gives the exit status.
    pub fn fail(&mut self, failure: &Failure) -> u8 {
        if matches!(failure, Failure::Told(_)) {
            return failure.status();
        }
        if self.json {
            let value = self.failure_json(failure);
            self.value(&value);
            return failure.status();
        }
        self.flush();
        // Said already, when the log was read.
        if let Failure::Damaged(said) = failure
            && self.warned.borrow().contains(&self.speaker.say(said, None))
        {
            return failure.status();
        }
        let text = self.failure_text(failure);
        let mut err = std::io::stderr();
        let _ = err.write_all(harmless(&text).as_bytes());
        failure.status()
    }

    /// A failure in words, with the line and a caret where it speaks of a line.
    #[must_use]
    pub fn failure_text(&self, failure: &Failure) -> String {
        match failure {
            Failure::Usage(said) | Failure::Damaged(said) => format!("{}\n", self.speaker.say(said, None)),
            Failure::Refused(refusal) => self.refusal_text(refusal),
            Failure::Told(_) => String::new(),
        }
    }

    fn refusal_text(&self, refusal: &Refusal) -> String {
        let mut text = String::new();
        let terminal = std::io::stderr().is_terminal();
        let broken = |line: String| if terminal { self.broken(&line) } else { line };
        let place = match (&refusal.file, refusal.span) {
            (Some(file), Some((line, column, _))) => format!("{}:{line}:{column}: ", plain(file)),
            (Some(file), None) => format!("{}: ", plain(file)),
            (None, _) => String::new(),
        };
        let mut sentence = place + &self.speaker.say(&refusal.said, refusal.table.as_ref());
        if let Some(article) = refusal.article {
            sentence.push_str(&format!(" [{article}]"));
        }
        text.push_str(&broken(sentence));
        text.push('\n');
        if let Some(sheet) = &refusal.sheet {
            text.push_str(&sheet.caret());
            if !text.ends_with('\n') {
                text.push('\n');
            }
            for hint in self.speaker.hints(sheet, refusal.table.as_ref()) {
                text.push_str(&broken(hint));
                text.push('\n');
            }
        } else if let Some(input) = &refusal.input {
            text.push_str(&format!("  {}\n", plain(input)));
        }
        for near in refusal.wanted.iter().flat_map(|wanted| self.speaker.wanted(wanted)) {
            text.push_str(&broken(near));
            text.push('\n');
        }
        if let Some(hint) = &refusal.hint {
            text.push_str(&broken(self.speaker.say(&hint.said, refusal.table.as_ref())));
            text.push('\n');
        }
        text
    }

    /// A failure as JSON.
    #[must_use]
    pub fn failure_json(&self, failure: &Failure) -> Value {
        let words = |said: &Said, table: Option<&ardoise_rules::engine::Table>| self.speaker.say(said, table);
        match failure {
            Failure::Usage(said) | Failure::Damaged(said) => {
                json!({"error": {"id": said.id, "text": words(said, None), "hint": null, "input": null, "span": null}})
            }
            Failure::Told(_) => Value::Null,
            Failure::Refused(refusal) => failure::refusal_json(refusal, &self.speaker),
        }
    }
}
