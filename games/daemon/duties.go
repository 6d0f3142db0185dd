package daemon

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/referee"
	"pbem/games/reply"
	"pbem/games/talk/leave"
	"pbem/games/talk/watching"
)

// forgotMark is when rows of old letters were last forgotten.
const forgotMark = "forgot"

// duties does what is due: in games, in the streams of the club, for observers and for those who are told once a day.
type duties struct {
	*desk
	*nodes
}

// Tick does what is due in every match at the time: reminders, time-outs, the closing of forsaken games. Each match gets
// one tick; one that fails does not hold the others up, and its error is in the one returned. While the mailbox cannot be read
// or nobody takes our letters, that is as of when this began. What was held back for a later letter and is due is brought, and so are digests.
// Rows of letters that are old enough are forgotten, and so are players who have asked for it.
func (d *duties) Tick(ctx context.Context, now time.Time) error {
	return errors.Join(d.tick(ctx, now), d.erase(ctx, now))
}

// tick is Tick, but for what can be long.
func (d *duties) tick(ctx context.Context, now time.Time) error {
	return errors.Join(d.tickAll(ctx, now), d.tickClub(ctx, now), d.tickWatched(ctx, now), d.bring(ctx, now), d.tellTopics(ctx, now), d.forget(ctx, now))
}

// tickAll lets time pass in the matches that are due.
func (d *duties) tickAll(ctx context.Context, now time.Time) error {
	now, err := d.passed(ctx, now)
	if err != nil {
		return err
	}
	var later []games.Due // noted together: after an outage all are put off
	put := func() error {
		err := d.Store.SetDue(ctx, later...)
		later = nil
		return err
	}
	due := func(n int) ([]int, error) {
		if err := put(); err != nil {
			return nil, err
		}
		return d.Store.Overdue(ctx, now, d.claim(), n)
	}
	err = eachDue(ctx, d.most, due, func(match int) error {
		due, err := d.tickMatch(ctx, match, now)
		if err != nil {
			return fmt.Errorf("game %d: %w", match, err)
		}
		later = append(later, due...)
		return nil
	})
	return errors.Join(err, put())
}

// tickMatch lets time pass in one match. later says when it is due, where outages have put that off.
func (d *duties) tickMatch(ctx context.Context, match int, now time.Time) (later []games.Due, err error) {
	err = d.do(ctx, deed{
		of: "the game", trouble: "time could not pass in a game", about: []any{"game", match},
		decide: func(store games.Store) (games.Commit, error) {
			changes := d.changes(store)
			c, err := referee.Tick(ctx, d.Referee, changes, match, now)
			if err == nil && len(c.Changes) == 0 {
				var due games.Due
				due, err = referee.Due(ctx, d.Referee, changes, match)
				later = []games.Due{due}
			}
			return c, err
		},
		empty: func(c games.Commit) bool { return len(c.Changes) == 0 },
	})
	if err != nil {
		return nil, err
	}
	return later, nil
}

const (
	// forgetEvery is how often old rows are looked for.
	forgetEvery = 24 * time.Hour
	// forgetBatch rows are forgotten at a time: nobody else writes meanwhile.
	forgetBatch = 1000
)

// forget has the store forget what is old (games.Ages), once a day.
func (d *duties) forget(ctx context.Context, now time.Time) error {
	if due, err := d.forgets(ctx, now); err != nil || !due {
		return err
	}
	_, err := d.solely(ctx, games.ForgetLease, func(ctx context.Context) error { return d.forgetAll(ctx, now) })
	return err
}

// forgets reports whether it is a day since.
func (d *duties) forgets(ctx context.Context, now time.Time) (bool, error) {
	last, known, err := d.noted(ctx, games.OfService, forgotMark)
	return err == nil && (!known || now.Sub(last) >= forgetEvery), err
}

func (d *duties) forgetAll(ctx context.Context, now time.Time) error {
	due, err := d.forgets(ctx, now)
	if err != nil || !due { // another node has, until it gave up the lease
		return err
	}
	for n := forgetBatch; n == forgetBatch && ctx.Err() == nil; {
		if n, err = d.Store.Forget(ctx, now, forgetBatch); err != nil {
			return err
		}
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return d.note(ctx, games.OfService, forgotMark, now)
}

// tickClub lets time pass in the streams of the club that are due: offers end, and their seekers are reminded; tournaments begin, go on and
// end.
func (d *duties) tickClub(ctx context.Context, now time.Time) error {
	due := func(n int) ([]club.Stream, error) { return d.Store.ClubDue(ctx, now, d.claim(), n) }
	return eachDue(ctx, d.most, due, func(stream club.Stream) error {
		if err := d.tickStream(ctx, stream, now); err != nil {
			return fmt.Errorf("stream %s: %w", stream, err)
		}
		return nil
	})
}

func (d *duties) tickStream(ctx context.Context, stream club.Stream, now time.Time) error {
	return d.do(ctx, deed{
		of: "the stream", trouble: "time could not pass in a stream", about: []any{"stream", string(stream)},
		decide: func(store games.Store) (games.Commit, error) {
			return referee.TickStream(ctx, d.Referee, d.changes(store), stream, now)
		},
		empty: func(c games.Commit) bool { return len(c.Club) == 0 },
	})
}

// tellTopics has everybody told for whom something waits whose time has come: by their digest, or by a letter about a game that cannot wait any
// more.
func (d *duties) tellTopics(ctx context.Context, now time.Time) error {
	due := func(n int) ([]string, error) { return d.Store.TopicsDue(ctx, now, d.claim(), n) }
	return eachDue(ctx, d.most, due, func(player string) error {
		if err := d.tellPlayer(ctx, player, now); err != nil {
			return fmt.Errorf("a digest: %w", err)
		}
		return nil
	})
}

func (d *duties) tellPlayer(ctx context.Context, player string, now time.Time) error {
	return d.do(ctx, deed{
		of: "the digest", trouble: "a digest could not be written",
		decide: func(store games.Store) (games.Commit, error) {
			return reply.Digest(ctx, d.Referee, d.changes(store), player, now)
		},
		empty: func(c games.Commit) bool { return len(c.Told)+len(c.Retimed) == 0 },
	})
}

// tickWatched tells observers of what both players of their games have been told.
func (d *duties) tickWatched(ctx context.Context, now time.Time) error {
	due := func(n int) ([]int, error) { return d.Store.WatchedDue(ctx, now, d.claim(), n) }
	return eachDue(ctx, d.most, due, func(match int) error {
		if err := d.tellObservers(ctx, match, now); err != nil {
			return fmt.Errorf("observers of game %d: %w", match, err)
		}
		return nil
	})
}

func (d *duties) tellObservers(ctx context.Context, match int, now time.Time) error {
	return d.do(ctx, deed{
		of: "the game", trouble: "observers could not be told of a game", about: []any{"game", match},
		decide: func(store games.Store) (games.Commit, error) {
			return watching.TickWatched(ctx, d.Referee, d.changes(store), match, now)
		},
		empty: func(c games.Commit) bool { return len(c.Watched) == 0 },
	})
}

// bring has everything written that was held back and whose time has come.
func (d *duties) bring(ctx context.Context, now time.Time) error {
	due := func(n int) ([]games.Place, error) { return d.Store.HeldDue(ctx, now, d.claim(), n) }
	return eachDue(ctx, d.most, due, func(at games.Place) error {
		if err := d.bringTo(ctx, at, now); err != nil {
			return fmt.Errorf("held texts of game %d: %w", at.Match, err)
		}
		return nil
	})
}

func (d *duties) bringTo(ctx context.Context, at games.Place, now time.Time) error {
	return d.do(ctx, deed{
		of: "the held texts", trouble: "held texts could not be brought", about: []any{"game", at.Match},
		decide: func(store games.Store) (games.Commit, error) {
			return reply.Bring(ctx, d.Referee, d.Referee.Changes(store), at, now)
		},
		empty: func(c games.Commit) bool { return len(c.Brought) == 0 },
	})
}

// erase takes those out of everything who have asked to be forgotten, once the letters that still name them are sent. Whatever it is
// interrupted by, the next look goes on with it.
func (d *duties) erase(ctx context.Context, now time.Time) error {
	list, err := d.Store.Erasures(ctx)
	gaps, err2 := d.Store.Mark(ctx, games.OfService, games.MarkGaps)
	if err = errors.Join(err, err2); err != nil || len(list) == 0 && gaps == "" {
		return err
	}
	_, err = d.solely(ctx, games.EraseLease, func(ctx context.Context) error { return d.eraseAll(ctx, list, now) })
	return err
}

func (d *duties) eraseAll(ctx context.Context, list []games.Erasure, now time.Time) error {
	var failures []error
	for _, e := range list {
		failures = append(failures, d.eraseOne(ctx, e, now))
	}
	return errors.Join(append(failures, d.compact(ctx))...)
}

func (d *duties) eraseOne(ctx context.Context, e games.Erasure, now time.Time) error {
	err := d.do(ctx, deed{
		of: "forgetting a player", trouble: "nobody could be forgotten",
		decide: func(store games.Store) (games.Commit, error) {
			return leave.Erase(ctx, d.Referee, d.changes(store), e, now)
		},
		empty: func(c games.Commit) bool { return len(c.Changes)+len(c.Names) == 0 },
	})
	if err != nil {
		return err
	}
	if e, err = referee.Outlasting(ctx, d.Referee, d.changes(d.Store), e); err != nil {
		return err
	}
	done, err := d.Store.Erase(ctx, e, now)
	if done {
		d.Log.Info("a player was forgotten", "pseudonym", e.As.Name)
	}
	return err
}

// compact leaves no gaps in the store that hold what was taken out of it. Where somebody still reads it the store works all the same, and the next
// look tries again.
func (d *duties) compact(ctx context.Context) error {
	gaps, err := d.Store.Mark(ctx, games.OfService, games.MarkGaps)
	if err != nil || gaps == "" {
		return err
	}
	err = d.Store.Compact(ctx)
	if errors.Is(err, games.ErrStillRead) {
		d.mention("who was forgotten is in no table any more, but still in the files of the store; it is tried again", err)
		return nil
	}
	if err != nil {
		return err
	}
	return d.Store.SetMark(ctx, games.OfService, games.MarkGaps, "")
}
