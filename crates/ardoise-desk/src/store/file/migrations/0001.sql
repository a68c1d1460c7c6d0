-- Version 1: the log and its projections.

PRAGMA application_id = 0x41524453;

-- The log: what happened, in order, one sequence per match. Everything else can be rebuilt from it.
CREATE TABLE event (
    match   TEXT    NOT NULL,                              -- UUIDv7 of the match, lower case
    seq     INTEGER NOT NULL CHECK (seq >= 1),             -- 1, 2, 3, … without a gap
    op      INTEGER NOT NULL CHECK (op BETWEEN 1 AND seq), -- first seq of the command that wrote this row
    at      INTEGER NOT NULL,                              -- when it was written, Unix milliseconds
    author  TEXT    NOT NULL,
    kind    TEXT    NOT NULL,                              -- the kind of journal entry; row 1 is 'open'
    deal    INTEGER,                                       -- the deal it belongs to, if it belongs to one
    schema  INTEGER NOT NULL,                              -- version of the payload
    payload TEXT    NOT NULL CHECK (json_valid(payload)),
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

-- Projections: results read off the log, for lists and statistics. Written with the rows they come from.
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
    touched INTEGER NOT NULL         -- `at` of the last row
) STRICT, WITHOUT ROWID;

CREATE INDEX match_touched ON match (touched);

CREATE TABLE deal (
    match    TEXT    NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    no       INTEGER NOT NULL,
    complete INTEGER NOT NULL CHECK (complete IN (0, 1)),
    contract TEXT             CHECK (json_valid(contract)),
    score    TEXT    NOT NULL CHECK (json_valid(score)), -- [["A", 162], …]
    PRIMARY KEY (match, no)
) STRICT, WITHOUT ROWID;
