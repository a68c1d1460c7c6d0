-- Each row gets a hash of itself and of the rows before it; the order in which matches were written is kept; a match
-- knows how long its log is. Rows are copied as they stand, damaged ones too: `hash_of` is a function of the program.

DROP TRIGGER event_next;
DROP TRIGGER event_kept;
DROP TRIGGER event_stays;
ALTER TABLE event RENAME TO event_1;
ALTER TABLE deal RENAME TO deal_1;
ALTER TABLE match RENAME TO match_1;
DROP INDEX match_touched;

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
    hash    BLOB    NOT NULL CHECK (length(hash) = 32),    -- SHA-256 of the hash before and of this row: src/store/chain.rs
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;

INSERT INTO event
SELECT match, seq, op, at, author, kind, deal, schema, payload,
       hash_of(match, seq, op, at, author, kind, deal, schema, payload)
FROM event_1 ORDER BY match, seq;

DROP TABLE event_1;

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
    turn    INTEGER NOT NULL         -- the match last written to has the greatest: clocks may go backwards
) STRICT, WITHOUT ROWID;

CREATE INDEX match_turn ON match (turn);

CREATE TABLE deal (
    match    TEXT    NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    no       INTEGER NOT NULL,
    complete INTEGER NOT NULL CHECK (complete IN (0, 1)),
    contract TEXT             CHECK (json_valid(contract)),
    score    TEXT    NOT NULL CHECK (json_valid(score)), -- [["A", 162], …]
    PRIMARY KEY (match, no)
) STRICT, WITHOUT ROWID;

INSERT INTO match
SELECT id, tail, game, title, opened, rules, players, state, winner, totals, engine, touched,
       coalesce((SELECT max(seq) FROM event WHERE match = id), 0), row_number() OVER (ORDER BY touched, id)
FROM match_1;

INSERT INTO deal SELECT match, no, complete, contract, score FROM deal_1 WHERE match IN (SELECT id FROM match);

DROP TABLE deal_1;
DROP TABLE match_1;
