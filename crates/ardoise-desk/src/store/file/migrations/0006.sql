-- A match knows who was replaced before its end, how many of its deals were played to their end, and which points decided it
-- where those are not its totals.

ALTER TABLE match ADD COLUMN former TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(former));
ALTER TABLE match ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN points TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(points));
UPDATE match SET played = (SELECT count(*) FROM deal WHERE match = id AND complete);

DROP INDEX match_turn;
CREATE INDEX match_turn ON match (turn, touched, id, game, state, opened, players, former);
