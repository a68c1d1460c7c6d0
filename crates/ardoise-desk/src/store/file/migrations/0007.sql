-- How many times the file was written; sheets that were brought in already; logs that were written anew.

CREATE TABLE tally (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    no  INTEGER NOT NULL
) STRICT;

INSERT INTO tally VALUES (1, 0);

CREATE TABLE sheet (
    digest BLOB    NOT NULL PRIMARY KEY CHECK (length(digest) = 32),
    match  TEXT    NOT NULL,
    head   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE rewrite (
    id      TEXT    NOT NULL PRIMARY KEY,
    at      INTEGER NOT NULL,
    author  TEXT    NOT NULL,
    head    TEXT    NOT NULL,
    matches INTEGER NOT NULL
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
