package changes

import (
	"context"
	"slices"

	"pbem/games"
)

// Numbered returns who has the address, with the number that records name them by: who has none yet gets a new one.
func (c *Set) Numbered(ctx context.Context, address string) (games.Player, error) {
	p, err := c.Player(ctx, address)
	if err != nil || p.Number > 0 {
		return p, err
	}
	if p.Number, err = nextPlayer(ctx, c); err == nil {
		c.KeepPlayer(p)
	}
	return p, err
}

// numberAll gives numbers to the players who are new with the letter at hand: who is decided about later in the same batch has theirs.
func (c *Set) numberAll(ctx context.Context) error {
	for _, p := range c.Letter.Players {
		if _, err := c.Numbered(ctx, p.Address); err != nil {
			return err
		}
	}
	return nil
}

// draw is a number of a kind for what the letter at hand makes next, when it has made some before. A line below one that drew a number and was
// refused then gets the same.
func draw(ctx context.Context, c *Set, kind games.Numbered, made int) (int, error) {
	if drawn := c.drawn[kind]; made < len(drawn) {
		return drawn[made], nil
	}
	n, err := c.Store.Draw(ctx, kind)
	if err == nil {
		c.drawn[kind] = append(c.drawn[kind], n)
	}
	return n, err
}

// NextMatch is the number for a new match.
func NextMatch(ctx context.Context, c *Set) (int, error) {
	return draw(ctx, c, games.MatchNumber, counted(c.Letter.Changes, func(change games.Change) bool { return change.Expect == 0 }))
}

// nextPlayer is the number for a new player.
func nextPlayer(ctx context.Context, c *Set) (int, error) {
	return draw(ctx, c, games.PlayerNumber, counted(c.Letter.Players, func(p games.Player) bool { return p.Version == 0 && p.Number > 0 }))
}

// NextOffer is the number for a new offer, and nextTournament for a new tournament.
func NextOffer(ctx context.Context, c *Set) (int, error) {
	return draw(ctx, c, games.OfferNumber, counted(c.Letter.Club, func(change games.ClubChange) bool { return change.Offer != nil && change.Expect == 0 }))
}

func NextTournament(ctx context.Context, c *Set) (int, error) {
	return draw(ctx, c, games.TournamentNumber, counted(c.Letter.Club, func(change games.ClubChange) bool { return change.Tournament != nil && change.Expect == 0 }))
}

func counted[T any](list []T, counts func(T) bool) int {
	return len(slices.DeleteFunc(slices.Clone(list), func(one T) bool { return !counts(one) }))
}
