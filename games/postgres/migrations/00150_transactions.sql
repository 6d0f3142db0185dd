-- +goose Up

-- This store's alone: each transaction that counts leaves a row, by which whoever has lost the answer to its COMMIT learns what became of it.
-- Rows are taken out when nobody can ask any more.
CREATE TABLE transactions (
    id text COLLATE "C" PRIMARY KEY
);
