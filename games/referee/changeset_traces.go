package referee

import (
	"context"
)

// traced reports whether a keyed hash of a text stayed of somebody who is forgotten, and counts at the letter's time.
func (c *Changeset) traced(ctx context.Context, of, text string) (bool, error) {
	until, err := c.store.Traced(ctx, c.key.Trace(of, text))
	if err != nil {
		return false, ignoring(err)
	}
	return until.IsZero() || c.letter.At.Before(until), nil
}
