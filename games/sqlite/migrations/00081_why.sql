-- +goose Up

-- A host who is asked about a letter names its Message-ID or its author ("pbem why"): a store of years has millions of rows.
CREATE INDEX arrivals_message ON arrivals (message_id) WHERE message_id <> '';
CREATE INDEX arrivals_author ON arrivals (author) WHERE author <> '';
