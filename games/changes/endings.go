package changes

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
func keepTime(c *Set, before *adjudicator.Match, d adjudicator.Decision) {
	if !before.Terms.Time.Limited() || before.Program() != adjudicator.NoSeat {
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
	c.turns = turns
}

// count adds to the letter at hand what its games count for those who play them: turns, and games that have ended.
func (c *Set) count(ctx context.Context) error {
	for _, turn := range c.turns {
		p, err := c.Player(ctx, turn.address)
		if err != nil {
			return err
		}
		t := games.Timekeeping{Player: p.Number, Day: turn.day, Turns: 1}
		if turn.inTime {
			t.InTime = 1
		}
		c.Letter.Timekeeping = append(c.Letter.Timekeeping, t)
	}
	c.turns = nil
	for _, change := range c.Letter.Changes {
		for _, event := range change.Events {
			if !changesEnd(event.Fact) {
				continue
			}
			if err := countEnding(ctx, c, c.Matches[change.Match], event.At); err != nil {
				return err
			}
			if err := watchAgain(ctx, c, change.Match, event); err != nil {
				return err
			}
		}
	}
	return nil
}

// changesEnd reports whether a fact has ended a game, or says of one that was over how it ended, or that it goes on.
func changesEnd(f adjudicator.Fact) bool {
	switch f.(type) {
	case adjudicator.Ended, adjudicator.Adjudicated, adjudicator.Reopened:
		return true
	}
	return false
}

// countEnding adds what the end of a game counts for both of its players (CR-34): nothing where it goes on. Who played against themselves has no opponent. A
// correction counts as of the first ending (CR-22).
func countEnding(ctx context.Context, c *Set, m *adjudicator.Match, at time.Time) error {
	if m.Seats[rules.White].Player.Address == m.Seats[rules.Black].Player.Address {
		return nil
	}
	if m.Program() != adjudicator.NoSeat {
		return countRobot(ctx, c, m)
	}
	if m.Stage == adjudicator.Over {
		at = m.EndedAt
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		p, err := c.Player(ctx, m.Seats[side].Player.Address)
		if err != nil {
			return err
		}
		ended := endedFor(m, side)
		c.Letter.Endings = append(c.Letter.Endings, games.Ending{Player: p.Number, Match: m.ID, At: at, Counts: ended.Counts()})
	}
	return nil
}

// endedFor is how a game has ended for the player of a side; one that goes on counts as a void one.
func endedFor(m *adjudicator.Match, side rules.Side) club.Ended {
	o := m.Outcome
	return club.Ended{
		TwoEach:  len(m.Turns) >= 4,
		Void:     m.Stage != adjudicator.Over || o.Cause.Uncounted(),
		Late:     o.Cause == rules.TimeOut && o.By == rules.By(side),
		Deserted: m.Adjudication.Banned == adjudicator.SeatOf(side),
	}
}

// Punctuality is how a player has kept their time in the last year.
func Punctuality(ctx context.Context, c *Set, player int, now time.Time) (club.Punctuality, error) {
	return c.Store.Punctuality(ctx, player, club.PunctualSince(now), now.Add(-club.PunctualDays*24*time.Hour))
}
