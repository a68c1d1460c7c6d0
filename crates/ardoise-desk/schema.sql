-- The whole schema of an ardoise database, as it is today.
-- Migrations that lead here from earlier versions are in src/store/file/migrations; a test proves that they give exactly this.

PRAGMA application_id = 0x41524453; -- "ARDS"
PRAGMA user_version = 9;

-- The log: what happened, in order, one sequence per match and per contest. Everything else can be rebuilt from it.
CREATE TABLE event (
    match   TEXT    NOT NULL,                              -- UUIDv7 of the match or contest, lower case
    seq     INTEGER NOT NULL CHECK (seq >= 1),             -- 1, 2, 3, … without a gap
    op      INTEGER NOT NULL CHECK (op BETWEEN 1 AND seq), -- first seq of the command that wrote this row
    at      INTEGER NOT NULL,                              -- when it was written, Unix milliseconds
    author  TEXT    NOT NULL,
    kind    TEXT    NOT NULL,                              -- the kind of journal entry; row 1 is 'open', or 'contest'
    deal    INTEGER,                                       -- the deal it belongs to, if it belongs to one
    schema  INTEGER NOT NULL,                              -- version of the payload
    payload TEXT    NOT NULL CHECK (json_valid(payload)),
    hash    BLOB    NOT NULL CHECK (length(hash) = 32),    -- SHA-256 of the hash before and of this row: src/store/log/chain.rs
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;

-- A row must be the next one of its match. As it runs before conflicts are resolved, it stops INSERT OR REPLACE too.
CREATE TRIGGER event_next BEFORE INSERT ON event
WHEN NEW.seq IS NOT 1 + coalesce((SELECT max(seq) FROM event WHERE match = NEW.match), 0)
BEGIN
    SELECT raise(ABORT, 'ardoise: the log only grows: this is not the next row of its match');
END;

CREATE TRIGGER event_kept BEFORE UPDATE ON event
BEGIN
    SELECT raise(ABORT, 'ardoise: the log only grows: a row is never changed');
END;

CREATE TRIGGER event_stays BEFORE DELETE ON event
BEGIN
    SELECT raise(ABORT, 'ardoise: the log only grows: a row is never deleted');
END;

-- Projections: results read off the log, for lists and statistics. Written with the rows they come from. A contest is one
-- more log with a row of its own here; lists and statistics of matches read those of kind 'match' only.
CREATE TABLE match (
    id      TEXT    NOT NULL PRIMARY KEY,
    tail    TEXT    NOT NULL UNIQUE, -- the hexadecimal digits of the id, backwards: finds an id by its end
    game    TEXT    NOT NULL,
    title   TEXT,
    opened  TEXT    NOT NULL,        -- the date of the match, ISO 8601
    rules   TEXT    NOT NULL,        -- name of the preset
    players TEXT    NOT NULL CHECK (json_valid(players)), -- ["Anne", …]
    state   TEXT    NOT NULL CHECK (state IN ('open', 'over')),
    winner  TEXT,
    totals  TEXT    NOT NULL CHECK (json_valid(totals)),  -- [["A", 162], …]
    engine  TEXT    NOT NULL,        -- version of the program that read these results off the log
    touched INTEGER NOT NULL,        -- `at` of the last row
    head    INTEGER NOT NULL,        -- `seq` of the last row
    turn    INTEGER NOT NULL,        -- the match last written to has the greatest: clocks may go backwards
    block   INTEGER NOT NULL DEFAULT 0, -- 128 matches, one after the other as they were opened, share a digest
    former  TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(former)), -- ["Dee"]: players who were replaced before the end
    played  INTEGER NOT NULL DEFAULT 0, -- how many deals were played to their end
    points  TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(points)), -- [["A", 22]]: what decided it, where that is not the totals
    kind    TEXT    NOT NULL DEFAULT 'match' CHECK (kind IN ('match', 'contest'))
) STRICT, WITHOUT ROWID;

CREATE INDEX match_turn ON match (turn, touched, id, kind, game, state, opened, players, former);

CREATE INDEX match_block ON match (block);

CREATE TABLE deal (
    match    TEXT    NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    no       INTEGER NOT NULL,
    complete INTEGER NOT NULL CHECK (complete IN (0, 1)),
    contract TEXT             CHECK (json_valid(contract)),
    score    TEXT    NOT NULL CHECK (json_valid(score)), -- [["A", 162], …]
    PRIMARY KEY (match, no)
) STRICT, WITHOUT ROWID;

-- Names of one person, written down as they are found out. Nothing is rewritten: a name is read through this list.

CREATE TABLE naming (
    id     TEXT    NOT NULL PRIMARY KEY, -- UUIDv7, lower case: two lists are joined by their ids and read in their order
    at     INTEGER NOT NULL,             -- when it was written, Unix milliseconds
    author TEXT    NOT NULL,
    kind   TEXT    NOT NULL CHECK (kind IN ('rename', 'merge', 'split')),
    name   TEXT    NOT NULL,             -- the name as it stands in matches
    target TEXT CHECK ((target IS NULL) = (kind = 'split')) -- the name it is read as from now on
) STRICT, WITHOUT ROWID;

CREATE TRIGGER naming_new BEFORE INSERT ON naming
WHEN EXISTS (SELECT 1 FROM naming WHERE id = NEW.id)
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of names only grows: this row is there');
END;

CREATE TRIGGER naming_kept BEFORE UPDATE ON naming
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of names only grows: a row is never changed');
END;

CREATE TRIGGER naming_stays BEFORE DELETE ON naming
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of names only grows: a row is never deleted');
END;

-- Matches that were recorded differently on two machines: every copy is kept, and one is chosen by an entry of a list.

CREATE TABLE copy (
    id     TEXT NOT NULL PRIMARY KEY, -- a log like any other; the id is made from the match and the row where it parts: src/store/merge/forks.rs
    origin TEXT NOT NULL              -- the match it is a copy of
) STRICT, WITHOUT ROWID;

CREATE INDEX copy_origin ON copy (origin);

CREATE TRIGGER copy_new BEFORE INSERT ON copy
WHEN EXISTS (SELECT 1 FROM copy WHERE id = NEW.id)
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of copies only grows: this row is there');
END;

CREATE TRIGGER copy_kept BEFORE UPDATE ON copy
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of copies only grows: a row is never changed');
END;

CREATE TRIGGER copy_stays BEFORE DELETE ON copy
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of copies only grows: a row is never deleted');
END;

CREATE TABLE choice (
    id     TEXT    NOT NULL PRIMARY KEY, -- UUIDv7, lower case: two lists are joined by their ids and read in their order
    at     INTEGER NOT NULL,             -- when it was written, Unix milliseconds
    author TEXT    NOT NULL,
    origin TEXT    NOT NULL,             -- the match
    chosen TEXT    NOT NULL,             -- the copy that counts from now on
    reason TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER choice_new BEFORE INSERT ON choice
WHEN EXISTS (SELECT 1 FROM choice WHERE id = NEW.id)
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of choices only grows: this row is there');
END;

CREATE TRIGGER choice_kept BEFORE UPDATE ON choice
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of choices only grows: a row is never changed');
END;

CREATE TRIGGER choice_stays BEFORE DELETE ON choice
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of choices only grows: a row is never deleted');
END;

-- Projection: how the logs of such a match stand to one another. Read off the logs, the copies and the choices.
CREATE TABLE fork (
    id       TEXT NOT NULL PRIMARY KEY,
    origin   TEXT NOT NULL,
    standing TEXT NOT NULL CHECK (standing IN ('beneath', 'counts', 'waits', 'chosen', 'aside'))
) STRICT, WITHOUT ROWID;

CREATE INDEX fork_origin ON fork (origin);

-- What statistics read of 128 matches at a time, packed: made when it is asked for, dropped when one of them changes.
CREATE TABLE digest (
    block INTEGER NOT NULL PRIMARY KEY, -- match.block
    body  BLOB    NOT NULL              -- src/records/block.rs; an unknown format is made anew
) STRICT;

-- How many times the file was written: tells whether a write-ahead log beside it belongs to it (src/store/file/tally.rs).
CREATE TABLE tally (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    no  INTEGER NOT NULL
) STRICT;

INSERT INTO tally VALUES (1, 0);

-- Sheets that were brought in already, so that bringing them in again costs nothing. May be emptied at any time.
CREATE TABLE sheet (
    digest BLOB    NOT NULL PRIMARY KEY CHECK (length(digest) = 32), -- SHA-256 of its text
    match  TEXT    NOT NULL, -- the match it is
    head   INTEGER NOT NULL  -- `seq` of the last row of that match then: whatever follows makes the sheet read anew
) STRICT, WITHOUT ROWID;

-- Logs that were written anew because a player wished to be forgotten: their chains begin again, and this says so.
CREATE TABLE rewrite (
    id      TEXT    NOT NULL PRIMARY KEY, -- UUIDv7, lower case
    at      INTEGER NOT NULL,             -- when it was done, Unix milliseconds
    author  TEXT    NOT NULL,
    head    TEXT    NOT NULL,             -- the head of the whole database before, hexadecimal
    matches INTEGER NOT NULL              -- how many logs were written anew
) STRICT, WITHOUT ROWID;

CREATE TRIGGER rewrite_new BEFORE INSERT ON rewrite
WHEN EXISTS (SELECT 1 FROM rewrite WHERE id = NEW.id)
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of rewrites only grows: this row is there');
END;

CREATE TRIGGER rewrite_kept BEFORE UPDATE ON rewrite
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of rewrites only grows: a row is never changed');
END;

CREATE TRIGGER rewrite_stays BEFORE DELETE ON rewrite
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of rewrites only grows: a row is never deleted');
END;

-- Names that were forgotten, as other machines learn of them: none stands here. A machine that knows a row takes the name from
-- its own logs and from everything that comes: docs/decisions, 29.
CREATE TABLE forgotten (
    id        TEXT    NOT NULL PRIMARY KEY, -- UUIDv7, lower case; the salt of its digests
    at        INTEGER NOT NULL,             -- logs and entries begun until then are meant, Unix milliseconds
    pseudonym TEXT    NOT NULL,             -- what stands in the place of the name
    names     TEXT    NOT NULL CHECK (json_valid(names)), -- digests of the names: src/evening/pseudonyms.rs
    heads     TEXT    NOT NULL CHECK (json_valid(heads))  -- [[log, last row, its link before, its link after], …]
) STRICT, WITHOUT ROWID;

CREATE TRIGGER forgotten_new BEFORE INSERT ON forgotten
WHEN EXISTS (SELECT 1 FROM forgotten WHERE id = NEW.id)
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of what is forgotten only grows: this row is there');
END;

CREATE TRIGGER forgotten_kept BEFORE UPDATE ON forgotten
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of what is forgotten only grows: a row is never changed');
END;

CREATE TRIGGER forgotten_stays BEFORE DELETE ON forgotten
BEGIN
    SELECT raise(ABORT, 'ardoise: the list of what is forgotten only grows: a row is never deleted');
END;

-- The secrets of the numbers that decide draws together with the dice. They stay in this file: what is carried to another
-- machine holds the numbers of the rounds that were drawn, in the log, and no other.
CREATE TABLE sealed (
    contest TEXT NOT NULL PRIMARY KEY,
    secret  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
