package referee

import (
	"context"
	"slices"

	"pbem/games"
)

// draw is a number of a kind for what the letter at hand makes next, when it has made some before. A line below one that drew a number and was
// refused then gets the same.
func (c *Changeset) draw(ctx context.Context, kind games.Numbered, made int) (int, error) {
	if drawn := c.drawn[kind]; made < len(drawn) {
		return drawn[made], nil
	}
	n, err := c.store.Draw(ctx, kind)
	if err == nil {
		c.drawn[kind] = append(c.drawn[kind], n)
	}
	return n, err
}

// nextMatch is the number for a new match.
func (c *Changeset) nextMatch(ctx context.Context) (int, error) {
	return c.draw(ctx, games.MatchNumber, counted(c.letter.Changes, func(change games.Change) bool { return change.Expect == 0 }))
}

// nextPlayer is the number for a new player.
func (c *Changeset) nextPlayer(ctx context.Context) (int, error) {
	return c.draw(ctx, games.PlayerNumber, counted(c.letter.Players, func(p games.Player) bool { return p.Version == 0 && p.Number > 0 }))
}

// nextOffer is the number for a new offer, and nextTournament for a new tournament.
func (c *Changeset) nextOffer(ctx context.Context) (int, error) {
	return c.draw(ctx, games.OfferNumber, counted(c.letter.Club, func(change games.ClubChange) bool { return change.Offer != nil && change.Expect == 0 }))
}

func (c *Changeset) nextTournament(ctx context.Context) (int, error) {
	return c.draw(ctx, games.TournamentNumber, counted(c.letter.Club, func(change games.ClubChange) bool { return change.Tournament != nil && change.Expect == 0 }))
}

func counted[T any](list []T, counts func(T) bool) int {
	return len(slices.DeleteFunc(slices.Clone(list), func(one T) bool { return !counts(one) }))
}
