package daemon

import (
	"context"

	"golang.org/x/sync/errgroup"
)

// Inboxes are several ways in that are watched together. A letter that comes by more than one of them is handled once: its
// digest is the same.
type Inboxes []Inbox

// Run watches them all. When one gives up the others are ended, too, and its error is returned.
func (all Inboxes) Run(ctx context.Context, handle Handler) error {
	group, ctx := errgroup.WithContext(ctx)
	for _, inbox := range all {
		group.Go(func() error { return inbox.Run(ctx, handle) })
	}
	return group.Wait()
}
