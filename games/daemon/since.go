package daemon

import (
	"context"
	"time"

	"pbem/games"
)

// firstLook notes when the mailbox is watched for the first time: what lay in it before is nothing to us.
//
// A store that has been at work with a mailbox before this was noted keeps no such time: then all letters are handled.
func (r *recovery) firstLook(ctx context.Context) error {
	if r.Past == nil {
		return nil
	}
	_, known, err := r.noted(ctx, games.OfInbox, games.MarkSince)
	if err != nil || known {
		return err
	}
	if !r.empty(ctx) {
		place, err := r.Store.Mark(ctx, games.OfInbox, placeMark)
		if err != nil || place != "" {
			return err
		}
	}
	return r.note(ctx, games.OfInbox, games.MarkSince, games.Since(r.Clock()))
}

// Since returns when the letters came that are handled at the earliest; the zero time where all are.
func (r *recovery) Since(ctx context.Context) (time.Time, error) {
	at, _, err := r.noted(ctx, games.OfInbox, games.MarkSince)
	return at, err
}

// worked notes when the mailbox was watched at the latest for the first time, in a store that doesn't know: it was rebuilt from handled
// letters, and the first of them came then.
func (r *recovery) worked(ctx context.Context, first time.Time) error {
	_, known, err := r.noted(ctx, games.OfInbox, games.MarkSince)
	if err != nil || known || first.IsZero() {
		return err
	}
	return r.note(ctx, games.OfInbox, games.MarkSince, first.Truncate(time.Second))
}
