package referee

import (
	"context"
)

// traced reports whether a keyed hash of a text stayed of somebody who is forgotten, and counts at the letter's time.
func (c *Changeset) traced(ctx context.Context, of, text string) (bool, error) {
	found, err := c.stored.trace(ctx, c.store, c.key.Trace(of, text))
	return found.there && (found.until.IsZero() || c.letter.At.Before(found.until)), err
}
