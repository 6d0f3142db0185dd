-- +goose Up

-- Ratings are reckoned from results when they are asked for. Of a list only its version is kept, which grows with each change of its results.
DROP TABLE standings;
DROP INDEX rating_lists_until;
DROP INDEX rating_lists_whole;
ALTER TABLE rating_lists DROP COLUMN until;
ALTER TABLE rating_lists DROP COLUMN reckoning;
CREATE INDEX rating_lists_whole ON rating_lists (list, version);
DROP INDEX results_white;
DROP INDEX results_black;
DROP INDEX results_whole;
DROP INDEX results_list;
ALTER TABLE results DROP COLUMN month;
CREATE INDEX results_list ON results (list, match_id) WHERE counts = 1;
CREATE INDEX results_whole ON results (match_id, counts, list, score, white_name, black_name);
