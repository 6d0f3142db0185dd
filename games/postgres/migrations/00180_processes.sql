-- +goose Up

-- As the migration of SQLite of this number.
CREATE TABLE processes (
    name    text COLLATE "C" PRIMARY KEY,
    node    text COLLATE "C" NOT NULL,
    machine text COLLATE "C" NOT NULL,
    key     text COLLATE "C" NOT NULL,
    version text COLLATE "C" NOT NULL,
    layout  bigint NOT NULL,
    began   bigint NOT NULL,
    alive   bigint NOT NULL
);
