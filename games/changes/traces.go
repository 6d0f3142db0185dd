package changes

import (
	"context"
)

// Traced reports whether a keyed hash of a text stayed of somebody who is forgotten, and counts at the letter's time.
func Traced(ctx context.Context, c *Set, of, text string) (bool, error) {
	found, err := c.Stored.trace(ctx, c.Store, c.Key.Trace(of, text))
	return found.there && (found.until.IsZero() || c.Letter.At.Before(found.until)), err
}
