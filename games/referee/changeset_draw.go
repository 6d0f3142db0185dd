package referee

import (
	"context"
	"slices"

	"pbem/adjudicator/club"
	"pbem/games"
)

// Numbers are drawn for the letter at hand and for how many of the kind it has made before: deciding it again, on whatever machine, draws the
// same, and so does a line below one that drew a number and was refused then. So they are drawn as late as can be: what a letter has drawn
// for nothing is a gap.

func (c *Changeset) draw(ctx context.Context, kind games.Numbered, nth int) (int, error) {
	return c.store.Draw(ctx, games.Drawing{Kind: kind, For: c.letter.Digest, Nth: nth, At: c.letter.At})
}

// nextMatch is the number for a new match.
func (c *Changeset) nextMatch(ctx context.Context) (int, error) {
	return c.draw(ctx, games.MatchNumber, counted(c.letter.Changes, func(change games.Change) bool { return change.Expect == 0 }))
}

// matchOf is the number for the match of a game of a tournament, whichever look or letter begins it.
func (c *Changeset) matchOf(ctx context.Context, tournament int, d club.TournamentDeed) (int, error) {
	game := d.Begun(0)
	what := string(club.TournamentStream(tournament)) + " group " + itoa(game.Group)
	return c.store.Draw(ctx, games.Drawing{Kind: games.MatchNumber, For: what, Nth: game.Game, At: c.letter.At})
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
