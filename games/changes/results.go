package changes

import (
	"context"
	"errors"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/adjudicator/rating"
	"pbem/games"
	"pbem/rules"
)

// settled notes that a match is over, or was: what lists of ratings know of it may be another after this letter. That is settled once, when
// the letter ends.
func settled(c *Set, before, after *adjudicator.Match) {
	if before.Stage != adjudicator.Over && after.Stage != adjudicator.Over {
		return
	}
	c.ended = append(c.ended[:len(c.ended):len(c.ended)], after.ID)
}

// keepResults adds to the letter at hand what lists of ratings are to know of the games that it has ended, or of which it has changed how
// they ended.
func (c *Set) keepResults(ctx context.Context) error {
	done := map[int]bool{}
	for _, match := range c.ended {
		if done[match] {
			continue
		}
		done[match] = true
		before, err := result(ctx, c, match)
		if err != nil {
			return err
		}
		if after := resultOf(c, c.Matches[match]); after != before {
			c.Letter.Results = append(c.Letter.Results, after)
		}
	}
	c.ended = nil
	return nil
}

// result is what is known of a game that was over before the letter at hand.
func result(ctx context.Context, c *Set, match int) (games.Result, error) {
	r, err := c.Store.Result(ctx, match)
	if errors.Is(err, games.ErrNotFound) {
		return games.Result{Match: match, Gone: true}, nil
	}
	return r, err
}

// resultOf is what lists of ratings know of a match: what its public record will say, and nothing else (C-5).
func resultOf(c *Set, m *adjudicator.Match) games.Result {
	gone := games.Result{Match: m.ID, Gone: true}
	if m.Stage != adjudicator.Over || m.Terms.Private || m.Program() != adjudicator.NoSeat {
		return gone
	}
	public := RecordOf(m).Public()
	facts := rating.FactsOf(public)
	if facts.White == "" || facts.Black == "" {
		return gone
	}
	r := games.Result{Match: m.ID, Names: [2]string{public.Tag("White"), public.Tag("Black")}}
	if r.Game, r.Counts = facts.Game(); !r.Counts {
		r.Game = rating.Game{White: facts.White, Black: facts.Black, Ended: facts.Ended}
	}
	return r
}

// RatingOf is the rating of a player, by their number, in a list: that of the last month that has ended at a time (CR-1). It is what the
// windows of offers (CR-39) and the seeds of events (CR-14) go by. club.List tells the list of terms.
func RatingOf(ctx context.Context, c *Set, player int, list string, at time.Time) (club.Rating, error) {
	s, known, err := c.Ratings.At(c.Store, at).Standing(ctx, list, Rated(c, player))
	return club.Rating{Known: known, Value: s.Value}, err
}

// Rated is by what lists of ratings know the player of a number.
func Rated(c *Set, player int) string {
	return rating.PlayerAt(games.Player{Number: player}.ID(), c.Site)
}

// Plays reports whether a decision has played a turn.
func Plays(d adjudicator.Decision) bool {
	return slices.ContainsFunc(d.Events, func(e adjudicator.Event) bool {
		_, played := e.Fact.(adjudicator.TurnPlayed)
		return played
	})
}

// Played reports whether the letter at hand has played a turn in a match.
func Played(c *Set, match int) bool {
	for _, change := range c.Letter.Changes {
		if change.Match == match && Plays(adjudicator.Decision{Events: change.Events}) {
			return true
		}
	}
	return false
}

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
