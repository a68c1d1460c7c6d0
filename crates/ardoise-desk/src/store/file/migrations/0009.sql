-- Names that were forgotten, as other machines learn of them.

CREATE TABLE forgotten (
    id        TEXT    NOT NULL PRIMARY KEY,
    at        INTEGER NOT NULL,
    pseudonym TEXT    NOT NULL,
    names     TEXT    NOT NULL CHECK (json_valid(names)),
    heads     TEXT    NOT NULL CHECK (json_valid(heads))
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
