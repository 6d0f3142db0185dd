package referee

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/rules"
)

// kept is a turn that somebody has played in a game with a clock.
type kept struct {
	address string
	day     int
	inTime  bool
}

// keepTime notes which turns of a decision were punctual: of what the clock showed as the turn began, half was left. One that was played by
// a branch takes no time (CR-38).
func (c *Changeset) keepTime(before *adjudicator.Match, d adjudicator.Decision) {
	if !before.Terms.Time.Limited() {
		return
	}
	first, turns := true, c.turns
	for _, event := range d.Events {
		turn, played := event.Fact.(adjudicator.TurnPlayed)
		if !played {
			continue
		}
		inTime := turn.Ahead || !first || club.InTime(before.Clocks[event.By.Side()], before.Left(event.By, event.At))
		turns = append(turns, kept{before.Player(event.By).Address, club.Day(event.At), inTime})
		first = false
	}
	old := c.turns
	c.undo = append(c.undo, func() { c.turns = old })
	c.turns = turns
}

// count adds to the letter at hand what its games count for those who play them: turns, and games that have ended.
func (c *Changeset) count(ctx context.Context) error {
	for _, turn := range c.turns {
		p, err := c.player(ctx, turn.address)
		if err != nil {
			return err
		}
		t := games.Timekeeping{Player: p.Number, Day: turn.day, Turns: 1}
		if turn.inTime {
			t.InTime = 1
		}
		c.letter.Timekeeping = append(c.letter.Timekeeping, t)
	}
	c.turns = nil
	for _, change := range c.letter.Changes {
		for _, event := range change.Events {
			if _, ended := event.Fact.(adjudicator.Ended); ended {
				if err := c.countEnding(ctx, c.matches[change.Match], event.At); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// countEnding adds what the end of a game counts for both of its players (CR-34). Who played against themselves has no opponent.
func (c *Changeset) countEnding(ctx context.Context, m *adjudicator.Match, at time.Time) error {
	if m.Players[rules.White].Address == m.Players[rules.Black].Address {
		return nil
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		p, err := c.player(ctx, m.Players[side].Address)
		if err != nil {
			return err
		}
		ended := club.Ended{TwoEach: len(m.Turns) >= 4, Void: m.Outcome.Cause == rules.NobodySetUp || m.Outcome.Cause == rules.Void, Late: m.Outcome.Cause == rules.TimeOut && m.Outcome.By == rules.By(side)}
		c.letter.Endings = append(c.letter.Endings, games.Ending{Player: p.Number, Match: m.ID, At: at, Counts: ended.Counts()})
	}
	return nil
}

// punctuality is how a player has kept their time in the last year.
func (c *Changeset) punctuality(ctx context.Context, player int, now time.Time) (club.Punctuality, error) {
	return c.store.Punctuality(ctx, player, club.PunctualSince(now), now.Add(-club.PunctualDays*24*time.Hour))
}
