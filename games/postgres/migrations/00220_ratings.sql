-- +goose Up

-- Ratings are reckoned from results when they are asked for. Of a list only its version is kept, which grows with each change of its results.
DROP TABLE standings;
ALTER TABLE rating_lists DROP COLUMN until;
ALTER TABLE rating_lists DROP COLUMN reckoning;
DROP INDEX results_white;
DROP INDEX results_black;
ALTER TABLE results DROP COLUMN month; -- results_list goes with it
CREATE INDEX results_list ON results (list, match_id) WHERE counts = 1;
