-- Lists are answered from one index, and statistics from digests of 128 matches.

DROP INDEX match_turn;
CREATE INDEX match_turn ON match (turn, touched, id, game, state, opened, players);

ALTER TABLE match ADD COLUMN block INTEGER NOT NULL DEFAULT 0;
UPDATE match SET block = numbered.n
FROM (SELECT id AS of, (row_number() OVER (ORDER BY id) - 1) / 128 AS n FROM match) AS numbered WHERE of = id;
CREATE INDEX match_block ON match (block);

-- What statistics read of 128 matches at a time, packed: made when it is asked for, dropped when one of them changes.
CREATE TABLE digest (
    block INTEGER NOT NULL PRIMARY KEY, -- match.block
    body  BLOB    NOT NULL              -- src/stats/block.rs; an unknown format is made anew
) STRICT;
