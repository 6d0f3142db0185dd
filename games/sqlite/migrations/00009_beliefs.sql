-- +goose Up

-- How far a letter was believed when it came, and what spoke against more, by their stable names; empty where nobody judged it.
ALTER TABLE arrivals ADD COLUMN belief TEXT NOT NULL DEFAULT '';
ALTER TABLE arrivals ADD COLUMN doubt TEXT NOT NULL DEFAULT '';

-- The same of letters that could not be handled at once, by the SHA-256 of all that their transport told of them: it is used again when
-- the letter is handled again, also long after its signature ran out and its key is gone from the name servers.
CREATE TABLE beliefs (
    letter TEXT PRIMARY KEY,
    belief TEXT NOT NULL,
    doubt  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
