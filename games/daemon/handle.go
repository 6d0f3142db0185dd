package daemon

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"

	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
	"pbem/mailer/mime"
)

// maxConflicts bounds how often a letter is decided anew because another daemon was quicker.
const maxConflicts = 10

// maxAttempts is how often a letter may fail before it is set aside.
const maxAttempts = 3

// Handle decides a batch of letters and commits them together: one durable write for all. Where that cannot be, it goes
// through them one by one, so that no letter stands in another's way.
func (d *Daemon) Handle(ctx context.Context, batch []mailer.Incoming) []Verdict {
	verdicts := make([]Verdict, len(batch))
	if d.finished() != nil {
		return verdicts
	}
	batch, err := d.arrived(ctx, batch)
	if err != nil {
		d.met(ctx, "letters could not be handled", err)
		return verdicts
	}
	if len(batch) > 1 {
		err := d.together(ctx, batch)
		if err == nil {
			for i := range verdicts {
				verdicts[i] = Done
			}
			return verdicts
		}
		if waits(err) && d.met(ctx, "letters could not be handled", err) {
			return verdicts
		}
	}
	for i, letter := range batch {
		var on bool
		if verdicts[i], on = d.single(ctx, letter); !on {
			break
		}
	}
	return verdicts
}

// waits reports whether an error is no letter's fault: the store does not work, or is not the right one.
func waits(err error) bool {
	return errors.Is(err, games.ErrUnavailable) || errors.Is(err, games.ErrOlder)
}

// together commits the whole batch at once. Letters that were handled before are left out of it.
func (d *Daemon) together(ctx context.Context, batch []mailer.Incoming) error {
	changes := d.Referee.Changes(d.Store)
	commits := make([]games.Commit, 0, len(batch))
	for _, letter := range batch {
		commit, err := d.decide(ctx, changes, letter)
		if errors.Is(err, games.ErrDuplicate) {
			continue
		}
		if err != nil {
			return err
		}
		commits = append(commits, commit)
	}
	return d.commit(ctx, commits...)
}

// single handles one letter, and keeps it aside when it fails again and again. on is false when there is no use in going
// on with the next.
func (d *Daemon) single(ctx context.Context, letter mailer.Incoming) (v Verdict, on bool) {
	err := d.one(ctx, letter)
	switch {
	case err == nil:
		return Done, true
	case errors.Is(err, games.ErrDuplicate):
		d.Metrics.duplicate()
		return Done, true
	case ctx.Err() != nil:
		return Leave, false
	case waits(err):
		d.met(ctx, "a letter could not be handled", err)
		return Leave, false
	case errors.Is(err, referee.ErrLater):
		d.complain("a letter must wait", err, "letter", digestOf(letter))
		return Leave, true
	}
	return d.failed(ctx, letter, err), true
}

func (d *Daemon) one(ctx context.Context, letter mailer.Incoming) error {
	var err error
	for range maxConflicts {
		var commit games.Commit
		if commit, err = d.decide(ctx, d.Referee.Changes(d.Store), letter); err != nil {
			return err
		}
		if err = d.commit(ctx, commit); !errors.Is(err, games.ErrConflict) {
			return err
		}
	}
	return err
}

// commit makes decisions durable, and only then wakes those who tell of them.
func (d *Daemon) commit(ctx context.Context, commits ...games.Commit) error {
	if len(commits) == 0 {
		return nil
	}
	if err := d.Store.Commit(ctx, commits...); err != nil {
		return err
	}
	d.recovered()
	d.Metrics.committed(commits)
	for _, c := range commits {
		d.record(c)
	}
	d.wake()
	return nil
}

// digestOf recognises a letter, also one that reading breaks on.
func digestOf(letter mailer.Incoming) (digest string) {
	defer func() {
		if recover() != nil {
			digest = fmt.Sprintf("%x", sha256.Sum256(letter.Raw))
		}
	}()
	return mime.Read(letter).Digest
}

// failed counts the attempts at a letter and decides whether it may be offered again. A letter whose attempts cannot be
// counted is not to blame.
func (d *Daemon) failed(ctx context.Context, letter mailer.Incoming, cause error) Verdict {
	digest := digestOf(letter)
	tries, err := d.Store.Attempt(ctx, digest)
	if err != nil {
		d.met(ctx, "the attempts at a letter could not be counted", errors.Join(err, cause))
		return Leave
	}
	d.Log.Error("a letter could not be handled", "letter", digest, "try", tries, "err", cause)
	d.Metrics.failure()
	if tries < maxAttempts {
		return Leave
	}
	aside := games.Quarantined{Digest: digest, Reason: cause.Error(), Letter: letter}
	if err := d.Store.SetAside(ctx, aside, d.hostReport(digest, cause)...); err != nil && !errors.Is(err, games.ErrDuplicate) {
		d.met(ctx, "a letter could not be set aside", err)
		return Leave
	}
	d.Metrics.aside()
	d.wake()
	return Aside
}

// hostReport is a short letter about a letter that is set aside; none when nobody wants it, or it cannot be written: that
// must not keep the letter in the others' way.
func (d *Daemon) hostReport(digest string, cause error) []games.Outgoing {
	if d.Host == "" {
		return nil
	}
	report, err := d.Referee.HostReport(d.Host, d.Clock(), digest,
		fmt.Sprintf("A letter could not be handled after %d tries and was set aside.", maxAttempts), cause.Error(),
		"See it with “pbem quarantine show "+games.ShortDigest(digest)+"”. When the cause is mended, “pbem quarantine retry” handles it as if it had just come.")
	if err != nil {
		d.Log.Error("the host could not be told", "err", err)
		return nil
	}
	return report.Outbox
}

// decide asks the referee.
func (d *Daemon) decide(ctx context.Context, changes *referee.Changeset, letter mailer.Incoming) (games.Commit, error) {
	return contain("the letter", func() (games.Commit, error) { return d.Referee.Handle(ctx, changes, letter) })
}

// contain makes a panic in deciding about one letter or game an error of that one, and not the end of the daemon.
func contain(what string, decide func() (games.Commit, error)) (c games.Commit, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s broke the program: %v", what, r)
		}
	}()
	return decide()
}
