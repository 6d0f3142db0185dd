package daemon

import (
	"context"
	"errors"
	"slices"

	"pbem/games"
	"pbem/mailer/panics"
)

// Retry handles a letter of the quarantine once more, just as it came: from the same sender to the same recipient at the
// same time. The clock that it sets going begins now. It leaves the quarantine in the transaction that holds what it causes, so a crash leaves it in one place. When
// it fails again it stays, and the error says why; games.ErrDuplicate when it was handled or dropped meanwhile. A heavy one that has killed the
// process three times is not looked at once, and may be tried anew then.
func (in *intake) Retry(ctx context.Context, q games.Quarantined) error {
	if !isHeavy(q.Letter) {
		return in.retry(ctx, q)
	}
	in.hand.Lock()
	defer in.hand.Unlock()
	var failed error
	name := q.Letter.Fingerprint()
	tries, err := in.inHands(ctx, name, func() { failed = in.retry(ctx, q) })
	switch {
	case err != nil:
		return err
	case tries > maxAttempts:
		return errors.Join(errors.New(killed(q.Letter)), in.putDown(ctx, name))
	}
	return failed
}

func (in *intake) retry(ctx context.Context, q games.Quarantined) error {
	p, _, err := in.prepare(ctx, released{in.Store, q.Digest}, q.Letter)
	if err == nil {
		_, err = in.transact(ctx, func(tx games.Tx) (games.Commit, error) {
			commit, err := in.decide(ctx, released{tx, q.Digest}, p)
			commit.Digest, commit.Release = q.Digest, q.Digest // it is that letter, however it is read and believed now
			return commit, err
		})
	}
	if panics.Stack(err) != "" {
		in.Log.Error("a letter of the quarantine could not be handled", broken(err, "letter", q.Digest)...)
	}
	return err
}

// released is the store as it shall look to the referee: the letter of the quarantine was not handled.
type released struct {
	games.Store
	digest string
}

func (r released) Seen(ctx context.Context, digest string) (bool, error) {
	if digest == r.digest {
		return false, nil
	}
	return r.Store.Seen(ctx, digest)
}

func (r released) Handled(ctx context.Context, imprint string, digests ...string) (bool, error) {
	return r.Store.Handled(ctx, imprint, slices.DeleteFunc(digests, func(digest string) bool { return digest == r.digest })...)
}
