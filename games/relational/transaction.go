package relational

import "context"

// transaction is a write in progress. Its context cannot be cancelled: a write is short, and ends whole.
type transaction struct {
	context.Context
	Writer
	skipLocked func(table string) string
	probe      func(point string)
	place      place // of the commit that is being written
}

// The work in a transaction, by subject.
type (
	mailWriter    struct{ transaction } // letters, arrivals and topics
	clubWriter    struct{ transaction } // club events, tournaments and results
	archiveWriter struct{ transaction } // files, records and the log
	forgetter     struct{ transaction } // what has come of age
	eraser        struct{ transaction } // what a player has asked to be forgotten
)

// exec runs a statement and returns how many rows it changed.
func (t transaction) exec(statement string, args ...any) (int64, error) {
	return t.Exec(t, statement, args...)
}

// row runs a statement that finds one row, or changes one and tells of it.
func (t transaction) row(statement string, args ...any) single {
	return first(t, t, statement, args...)
}

// durably runs a write and returns when it is on the disk.
func (s *core) durably(ctx context.Context, do func(transaction) error) error {
	return s.write(ctx, Serial, do)
}

// lasting runs a write of which each statement stands alone, and returns when it is on the disk: a lot of something that a later one relies on.
// The server can be another one by then, after a crash, and nothing tells of it.
func (s *core) lasting(ctx context.Context, do func(transaction) error) error {
	return s.write(ctx, Lasting, do)
}

// soon runs a write that the next durable one takes to the disk.
func (s *core) soon(ctx context.Context, do func(transaction) error) error {
	return s.write(ctx, Soon, do)
}

func (s *core) write(ctx context.Context, kind Kind, do func(transaction) error) error {
	return s.medium.Write(ctx, kind, func(ctx context.Context, w Writer) error {
		return do(transaction{Context: ctx, Writer: w, skipLocked: s.medium.SkipLocked, probe: s.probe})
	})
}
