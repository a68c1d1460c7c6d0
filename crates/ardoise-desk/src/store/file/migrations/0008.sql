-- Contests: logs of a kind of their own in the lists, and the secrets behind the numbers of their draws.

ALTER TABLE match ADD COLUMN kind TEXT NOT NULL DEFAULT 'match' CHECK (kind IN ('match', 'contest'));

DROP INDEX match_turn;

CREATE INDEX match_turn ON match (turn, touched, id, kind, game, state, opened, players, former);

CREATE TABLE sealed (
    contest TEXT NOT NULL PRIMARY KEY,
    secret  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
