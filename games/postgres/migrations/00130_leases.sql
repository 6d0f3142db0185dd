-- +goose Up

-- As the migration of SQLite of this number.
CREATE TABLE leases (
    name  text COLLATE "C" PRIMARY KEY,
    node  text COLLATE "C" NOT NULL,
    until bigint NOT NULL
);
