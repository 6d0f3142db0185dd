package daemon

import (
	"context"
	"slices"
	"time"

	"pbem/games"
)

// Recorder keeps the public and private records of matches up to date. Records follow from the events, so they are
// written after the commit and can be written again at any time.
type Recorder interface {
	// NoteOffers says that what is on offer has changed.
	NoteOffers()
	// NoteTournament says the same of a tournament.
	NoteTournament(number int)
	// NoteCalled says that the player with an address is called otherwise than before: what is on offer names them, and so do their tournaments.
	NoteCalled(player string)
	// Write writes the records that are to be written: those of the matches that the store lists (games.Recording), and what was noted.
	Write(ctx context.Context) error
	// Examine is games.ErrOlder when a record tells more of its match than the store does, or of one that is not there.
	Examine(ctx context.Context) error
	// Accept puts such records aside, so that others can be written.
	Accept(ctx context.Context) error
}

// recordEvery is how often records are written while the daemon runs.
const recordEvery = 2 * time.Second

// keepRecords writes records as matches change, until the context ends.
func (d *Daemon) keepRecords(ctx context.Context) error {
	ticker := time.NewTicker(recordEvery)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-ticker.C:
			d.WriteRecords(ctx)
		}
	}
}

// WriteRecords writes the records of what has changed. What fails is tried again the next time, and is in the log.
func (d *Daemon) WriteRecords(ctx context.Context) {
	if d.Records == nil || d.finished() != nil {
		return
	}
	d.met(ctx, "a record could not be written", d.Records.Write(ctx))
}

func (d *Daemon) record(c games.Commit) {
	if d.Records == nil {
		return
	}
	for _, change := range c.Club {
		if change.Offer != nil || change.Tournament != nil {
			d.Records.NoteOffers()
		}
		if change.Tournament != nil {
			d.Records.NoteTournament(change.Tournament.Number)
		}
	}
	for _, n := range c.Names {
		if n.Player != "" && !begins(c, n.Player) {
			d.Records.NoteCalled(n.Player)
		}
	}
}

// begins reports whether nobody knew a player before a commit.
func begins(c games.Commit, player string) bool {
	return slices.ContainsFunc(c.Players, func(p games.Player) bool { return p.Address == player && p.Version == 0 })
}
