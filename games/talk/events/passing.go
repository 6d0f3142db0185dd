package events

import (
	"context"
	"fmt"
	"slices"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/rules/phrase"
)

// mostBegun is how many games of a tournament one commit begins or ends: the others follow in the next ones.
const mostBegun = 60

// Contest is a tournament in which time passes: what is told of it is gathered, and goes to each player in one letter.
type Contest struct {
	talk.Ticking
	State  club.Tournament
	Before club.Tournament
	told   []saying
	table  *talk.Tabled // that goes with what is told; nil for none
}

// saying is what some players, or all, are told of a tournament.
type saying struct {
	to   int // 0 for all who take part
	text phrase.Phrase
}

// Tournament lets time pass in a tournament: it starts, is paired, reminds and ends. Everything that is due is one commit, but for more
// games than that one begins.
func Tournament(ctx context.Context, t talk.Ticking, number int) error {
	state, err := t.Changes.Tournament(ctx, number)
	if err != nil || !state.Exists() {
		return err
	}
	c := &Contest{Ticking: t, State: state, Before: state}
	if err := c.pass(ctx); err != nil {
		return c.overtaken(ctx, err)
	}
	return c.TellPlayers(ctx)
}

// overtaken reports as ErrConflict what could not be done because the tournament has changed since it was read: another daemon has ended a
// game of it, say, which was read after that.
func (c *Contest) overtaken(ctx context.Context, err error) error {
	events, failed := c.Changes.Store.ClubEvents(ctx, club.TournamentStream(c.State.Number))
	if failed != nil || len(events) == c.Before.Version {
		return err
	}
	return fmt.Errorf("%w: %w", games.ErrConflict, err)
}

// pass does what is due until nothing is. The end, which tells everybody how all games came out, waits until both players of each were told
// (CR-54).
func (c *Contest) pass(ctx context.Context) error {
	standings, failed := standings(ctx, c.Changes, c.State)
	for done := 0; ; {
		facts := c.State.Next(c.Now, standings)
		if err := failed(); err != nil {
			return err
		}
		if slices.ContainsFunc(facts, ends) {
			if _, told, err := reply.AsTold(ctx, c.Changes, c.State); err != nil || !told {
				return err
			}
		}
		if len(facts) > 0 {
			if err := c.Add(ctx, facts...); err != nil {
				return err
			}
			continue
		}
		deeds := c.State.Deeds(c.Now, mostBegun-done)
		if len(deeds) == 0 {
			return nil
		}
		if err := c.do(ctx, deeds); err != nil {
			return err
		}
		done += len(deeds)
	}
}

func ends(f club.Fact) bool {
	_, is := f.(club.TournamentEnded)
	return is
}

// Add adds facts to the tournament, and notes what there is to tell of each.
func (c *Contest) Add(ctx context.Context, facts ...club.Fact) (err error) {
	for _, f := range facts {
		before := c.State
		if c.State, err = changes.Contested(ctx, c.Changes, c.State.Number, f); err != nil {
			return err
		}
		if err := c.tellFact(ctx, before, f); err != nil {
			return err
		}
	}
	return nil
}
