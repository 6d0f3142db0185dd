package changes

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/names"
	"pbem/rules"
)

// Tournament returns the tournament with a number; one that was never founded is at version 0.
func (c *Set) Tournament(ctx context.Context, number int) (club.Tournament, error) {
	if t, ok := c.tournaments[number]; ok {
		return t, nil
	}
	events, err := c.Store.ClubEvents(ctx, club.TournamentStream(number))
	if err != nil {
		return club.Tournament{}, err
	}
	t, err := club.ApplyTournament(club.Tournament{}, events...)
	if err != nil {
		return club.Tournament{}, fmt.Errorf("%s: %w", club.TournamentStream(number), err)
	}
	c.tournaments[number] = t
	return t, nil
}

// Contested adds facts to the stream of a tournament, caused by the letter at hand, and returns the tournament after them.
func Contested(ctx context.Context, c *Set, number int, facts ...club.Fact) (club.Tournament, error) {
	before, err := c.Tournament(ctx, number)
	if err != nil || len(facts) == 0 {
		return before, err
	}
	events := clubEvents(c, facts)
	after, err := club.ApplyTournament(before, events...)
	if err != nil {
		return before, err
	}
	change := streamChange(c, club.TournamentStream(number), before.Version)
	change.Events, change.Due = append(change.Events, events...), after.Due()
	row := games.Tournament{Number: number, Name: after.Name, Look: lookOf(after.Name), Over: after.End != "", Warned: after.Warned()}
	row.Changed = change.Tournament != nil && change.Tournament.Changed || row.Over != (before.End != "") || !slices.Equal(after.Playing(), before.Playing())
	if !row.Over {
		row.Players = after.Playing()
	}
	change.Tournament = &row
	c.tournaments[number] = after
	return after, nil
}

// lookOf is the look by which the name of a tournament is found.
func lookOf(name string) string {
	if looks := names.Looks(name); len(looks) > 0 {
		return looks[0]
	}
	return ""
}

// TournamentNamed finds a tournament by its name, however that is spelt; one that nobody has founded is at version 0.
func TournamentNamed(ctx context.Context, c *Set, name string) (club.Tournament, error) {
	look := lookOf(names.Clean(name))
	for _, t := range c.tournaments {
		if t.Exists() && lookOf(t.Name) == look {
			return t, nil
		}
	}
	row, err := c.Store.TournamentNamed(ctx, look)
	if err != nil {
		return club.Tournament{}, Ignoring(err)
	}
	return c.Tournament(ctx, row.Number)
}

// TournamentsOf lists the tournaments that are not over in which a player takes part, the newest first; of player 0 all that are not over.
func (c *Set) TournamentsOf(ctx context.Context, player int) (list []club.Tournament, err error) {
	stored, err := c.Store.Tournaments(ctx, games.TournamentQuery{Live: true, Player: player, Limit: MostTournaments})
	if err != nil {
		return nil, err
	}
	numbers := map[int]bool{}
	for _, row := range stored {
		numbers[row.Number] = true
	}
	for number := range c.tournaments {
		numbers[number] = true
	}
	for number := range numbers {
		t, err := c.Tournament(ctx, number)
		if err != nil {
			return nil, err
		}
		if t.Exists() && t.End == "" && (player == 0 || slices.Contains(t.Playing(), player)) {
			list = append(list, t)
		}
	}
	slices.SortFunc(list, func(a, b club.Tournament) int { return b.Number - a.Number })
	return list, nil
}

// TakeResults has the tournaments know how the matches of theirs stand that the letter at hand has changed, and who has played in them.
// What they know already changes nothing.
func (c *Set) TakeResults(ctx context.Context) error {
	for _, change := range slices.Clone(c.Letter.Changes) {
		m := c.Matches[change.Match]
		if m == nil || m.Terms.Event == 0 {
			continue
		}
		if err := takePlayed(ctx, c, m, change.Events); err != nil {
			return err
		}
		if !tellsResult(change.Events) {
			continue
		}
		t, err := c.Tournament(ctx, m.Terms.Event)
		if err != nil {
			return err
		}
		if r := club.Result(m); !t.Knows(r) {
			if _, err := Contested(ctx, c, t.Number, r); err != nil {
				return err
			}
		}
	}
	return nil
}

// tellsResult reports whether events may have changed how a match came out. All but those of play may.
func tellsResult(events []adjudicator.Event) bool {
	return slices.ContainsFunc(events, func(e adjudicator.Event) bool {
		switch e.Fact.(type) {
		case adjudicator.TurnPlayed, adjudicator.Reached, adjudicator.Said, adjudicator.Held, adjudicator.Reminded:
			return false
		}
		return true
	})
}

// takePlayed ends the notice of whoever has played a turn of their own in one of a tournament's games (CR-49).
func takePlayed(ctx context.Context, c *Set, m *adjudicator.Match, events []adjudicator.Event) error {
	for _, e := range events {
		turn, played := e.Fact.(adjudicator.TurnPlayed)
		if !played || turn.Ahead {
			continue
		}
		if warned, err := warnedIn(ctx, c, m.Terms.Event); err != nil || !warned {
			return err
		}
		p, err := c.Player(ctx, m.Player(e.By).Address)
		if err != nil {
			return err
		}
		t, err := c.Tournament(ctx, m.Terms.Event)
		if err != nil {
			return err
		}
		if f, ok := t.Played(p.Number); ok {
			if _, err := Contested(ctx, c, t.Number, f); err != nil {
				return err
			}
		}
	}
	return nil
}

// warnedIn reports whether somebody has notice in a tournament. It is asked with each turn, so the tournament is not added up for it.
func warnedIn(ctx context.Context, c *Set, number int) (bool, error) {
	if t, ok := c.tournaments[number]; ok {
		return t.Warned(), nil
	}
	row, err := c.Store.Tournament(ctx, number)
	return row.Warned, err
}

// Nowhere is the domain of the addresses that stand for those who are forgotten: no mail gets there (RFC 2606).
const Nowhere = "@forgotten.invalid"

// MostTournaments get a line each in one answer.
const MostTournaments = 100

// ViewOf is a tournament as its crosstable shows it, with the names that players have now: of those who are forgotten, the pseudonyms by
// which their games call them.
func ViewOf(ctx context.Context, c *Set, t club.Tournament) (tournament.Event, error) {
	names, pseudonyms := map[int]string{}, map[int]bool{}
	for _, e := range t.Entrants {
		p, err := c.PlayerNumbered(ctx, e.Player)
		if err != nil {
			return tournament.Event{}, err
		}
		pseudonyms[e.Player] = strings.HasSuffix(p.Address, Nowhere)
		if names[e.Player] = p.Name; p.Name == "" {
			if names[e.Player], err = nameInGames(ctx, c, t, e.Player); err != nil {
				return tournament.Event{}, err
			}
		}
	}
	return t.View(func(player int) (string, bool) { return names[player], pseudonyms[player] }), nil
}

// nameInGames is what a player of a tournament is called in its games; "" if they have none.
func nameInGames(ctx context.Context, c *Set, t club.Tournament, player int) (string, error) {
	match, white, ok := t.AnyGame(player)
	if !ok {
		return "", nil
	}
	m, err := c.Match(ctx, match)
	if err != nil {
		return "", err
	}
	if white {
		return m.Seats[rules.White].Player.Name, nil
	}
	return m.Seats[rules.Black].Player.Name, nil
}
