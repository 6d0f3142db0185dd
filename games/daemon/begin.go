package daemon

import (
	"context"
	"errors"
	"time"

	"pbem/games"
)

// begin looks whether the store is the right one, and takes up where the daemon left off. While the store does not work
// (its disk is full, another process keeps it to itself) it waits: to end would only be to be started again.
func (d *Daemon) begin(ctx context.Context) error {
	for {
		err := d.Examine(ctx)
		if err == nil {
			err = d.Resume(ctx)
		}
		if !errors.Is(err, games.ErrUnavailable) || !d.met(ctx, "the service cannot begin", err) || d.finished() != nil {
			return err
		}
		timer := time.NewTimer(heartbeat / 60)
		select {
		case <-ctx.Done():
			timer.Stop()
			return ctx.Err()
		case <-timer.C:
		}
	}
}
