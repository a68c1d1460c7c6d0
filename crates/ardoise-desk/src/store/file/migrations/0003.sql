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
