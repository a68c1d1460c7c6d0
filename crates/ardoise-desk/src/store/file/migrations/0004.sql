-- Matches that were recorded differently on two machines: every copy is kept, and one is chosen by an entry of a list.

CREATE TABLE copy (
    id     TEXT NOT NULL PRIMARY KEY, -- a log like any other; the id is made from the match and the row where it parts: src/store/forks.rs
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

DROP INDEX match_turn;
CREATE INDEX match_turn ON match (turn, touched);
