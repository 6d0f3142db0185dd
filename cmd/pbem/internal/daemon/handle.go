package daemon

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"

	"pbem/cmd/pbem/internal/desk"
	"pbem/games"
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
	if len(batch) > 1 && d.together(ctx, batch) == nil {
		for i := range verdicts {
			verdicts[i] = Done
		}
		return verdicts
	}
	for i, letter := range batch {
		verdicts[i] = d.single(ctx, letter)
	}
	return verdicts
}

// together commits the whole batch at once. Letters that were handled before are left out of it.
func (d *Daemon) together(ctx context.Context, batch []mailer.Incoming) error {
	view := d.Desk.View(d.Store)
	commits := make([]games.Commit, 0, len(batch))
	for _, letter := range batch {
		commit, err := d.decide(ctx, view, letter)
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

// single handles one letter, and keeps it aside when it fails again and again.
func (d *Daemon) single(ctx context.Context, letter mailer.Incoming) Verdict {
	err := d.one(ctx, letter)
	switch {
	case err == nil:
		return Done
	case errors.Is(err, games.ErrDuplicate):
		d.Metrics.duplicate()
		return Done
	case ctx.Err() != nil:
		return Leave
	}
	return d.failed(ctx, letter, err)
}

func (d *Daemon) one(ctx context.Context, letter mailer.Incoming) error {
	var err error
	for range maxConflicts {
		var commit games.Commit
		if commit, err = d.decide(ctx, d.Desk.View(d.Store), letter); err != nil {
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

// failed counts the attempts at a letter and decides whether it may be offered again.
func (d *Daemon) failed(ctx context.Context, letter mailer.Incoming, cause error) Verdict {
	digest := digestOf(letter)
	tries, err := d.Store.Attempt(ctx, digest)
	d.Log.Error("a letter could not be handled", "letter", digest, "try", tries, "err", errors.Join(cause, err))
	d.Metrics.failure()
	if err != nil || tries < maxAttempts {
		return Leave
	}
	aside := games.Quarantined{Digest: digest, At: letter.Received, Reason: cause.Error(), Raw: letter.Raw}
	if err := d.Store.SetAside(ctx, aside); err != nil && !errors.Is(err, games.ErrDuplicate) {
		d.Log.Error("a letter could not be set aside", "letter", digest, "err", err)
		return Leave
	}
	d.Metrics.aside()
	d.tellHost(ctx, digest, cause)
	return Aside
}

// tellHost queues a short letter about a letter that was set aside.
func (d *Daemon) tellHost(ctx context.Context, digest string, cause error) {
	if d.Host == "" {
		return
	}
	commit, err := d.Desk.HostReport(d.Host, d.Clock(), digest,
		fmt.Sprintf("A letter could not be handled after %d tries and was set aside.", maxAttempts), cause.Error())
	if err == nil {
		err = d.commit(ctx, commit)
	}
	if err != nil {
		d.Log.Error("the host could not be told", "err", err)
	}
}

// decide asks the desk.
func (d *Daemon) decide(ctx context.Context, view *desk.View, letter mailer.Incoming) (games.Commit, error) {
	return contain("the letter", func() (games.Commit, error) { return d.Desk.Handle(ctx, view, letter) })
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
