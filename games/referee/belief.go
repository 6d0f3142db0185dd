package referee

import (
	"context"
	"errors"

	"pbem/games"
	"pbem/games/talk"
	"pbem/mailer"
)

// judges reports whether it makes a difference how far a letter is believed.
func judges(r *talk.Settings, m mailer.Message) bool {
	_, report := bounceTag(r, m)
	_, ignored := ignored(r, m)
	return !report && !ignored
}

// judge says how far a letter is believed: as far as it was when it was judged before, if it could not be handled then.
func judge(ctx context.Context, r *talk.Settings, store games.Store, in mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
	kept, err := store.Judgement(ctx, in.Fingerprint())
	if !errors.Is(err, games.ErrNotFound) {
		return kept, err
	}
	return r.Believes(ctx, in, m)
}
