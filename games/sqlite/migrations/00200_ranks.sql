-- +goose Up

-- Each list in order, so that a letter about one reads those alone who are shown.
CREATE INDEX standings_value ON standings (list, value DESC) WHERE last = 1;
