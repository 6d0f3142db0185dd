package daemon

import (
	"context"
	"time"

	"pbem/games"
)

// Recorder keeps the public and private records of matches up to date. Records follow from the events, so they are
// written after the commit and can be written again at any time.
type Recorder interface {
	// Write writes the records that are to be written: what the store lists (games.Recording). One node does so at a time.
	Write(ctx context.Context) error
	// Waits reports whether there is something to write.
	Waits(ctx context.Context) (bool, error)
	// Export writes what others have written since into the folder of this node, where there are several.
	Export(ctx context.Context) error
	// Finish writes what the folder of this node lacks of what the store has, also what was put off because it failed: once, when the service
	// ends.
	Finish(ctx context.Context) error
	// Examine is games.ErrOlder when a record tells more of its match than the store does, or of one that is not there.
	Examine(ctx context.Context) error
	// Accept puts such records aside, so that others can be written.
	Accept(ctx context.Context) error
}

// records has the records written as matches change.
type records struct{ *nodes }

// recordEvery is how often records are written while the daemon runs.
const recordEvery = 2 * time.Second

// keepRecords writes records as matches change, until the context ends.
func (r *records) keepRecords(ctx context.Context) error {
	ticker := time.NewTicker(recordEvery)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-ticker.C:
			r.WriteRecords(ctx)
		}
	}
}

// WriteRecords writes the records of what has changed. What fails is tried again the next time, and is in the log.
func (r *records) WriteRecords(ctx context.Context) {
	if r.Records == nil || r.finished() != nil {
		return
	}
	r.met(ctx, "a record could not be written", r.writeWaiting(ctx))
	r.met(ctx, "a record could not be copied into the folder of this node", r.Records.Export(ctx))
}

// farewell is for how long a node that ends writes records.
const farewell = 30 * time.Second

// lastRecords writes them once more when all else has ended, for the last letters may have gone only then; and has the folder of this node be whole
// as of now: nobody else writes there until it is started again.
func (r *records) lastRecords(ctx context.Context) {
	if r.Records == nil || r.finished() != nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), farewell)
	defer cancel()
	r.WriteRecords(ctx)
	r.met(ctx, "the folder of this node is not whole", r.Records.Finish(ctx))
}

// writeWaiting writes what is to be written. Where several nodes look for it, every two seconds, none takes the lease in vain: taking it and giving it
// up is two transactions.
func (r *records) writeWaiting(ctx context.Context) error {
	if r.Node != "" {
		if waits, err := r.Records.Waits(ctx); err != nil || !waits {
			return err
		}
	}
	_, err := r.solely(ctx, games.RecordsLease, r.Records.Write)
	return err
}
