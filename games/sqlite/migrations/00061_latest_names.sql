-- +goose Up

-- Who has finished a public game, those first whose game ended last.
CREATE INDEX newest_names_ended ON newest_names (ended, player);
