package changes

import (
	"context"
	"errors"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/adjudicator/rating"
	"pbem/games"
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
