-- +goose Up

-- Whether this store was moved ("pbem store copy", package moving): a row 'to' in one that is left for another, a row 'from' in one that takes
-- the place of another. Both have the number of the move, which no two moves share; other is how the other store is called. why is what is said to
-- whoever opens a store that nothing may be done with, '' while it may be used. data is how far a copy has come. A row 'copier' is there within the
-- transactions of the copy alone: what keeps everybody else out lets them through by it.
CREATE TABLE relocations (
    role  TEXT PRIMARY KEY,
    id    TEXT NOT NULL,
    other TEXT NOT NULL,
    state TEXT NOT NULL,
    why   TEXT NOT NULL,
    data  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
