package events

import (
	"context"
	"fmt"
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/rules/phrase"
)

// do does in matches what a tournament wants done, and has it take in what came of that.
func (c *Contest) do(ctx context.Context, deeds []club.TournamentDeed) error {
	var begun club.GamesBegun
	for _, d := range deeds {
		var err error
		switch d.Do {
		case club.BeginGame:
			var match int
			match, err = c.beginGame(ctx, d)
			begun.Games = append(begun.Games, d.Begun(match))
		default:
			err = c.endGame(ctx, d)
		}
		if err != nil {
			return err
		}
	}
	if len(begun.Games) > 0 {
		return c.Add(ctx, begun)
	}
	if err := c.Changes.TakeResults(ctx); err != nil {
		return err
	}
	state, err := c.Changes.Tournament(ctx, c.State.Number)
	if err == nil && state.Version == c.State.Version {
		err = fmt.Errorf("tournament %d: its games do not end", c.State.Number)
	}
	c.State = state
	return err
}

// beginGame begins a game of a tournament, without anybody's acceptance, and returns the number of its match.
func (c *Contest) beginGame(ctx context.Context, d club.TournamentDeed) (int, error) {
	terms := c.State.GameTerms(d)
	preset, err := c.Settings.Registry.Agreed(ctx, c.Changes.Store, terms)
	if err != nil {
		return 0, err
	}
	id, err := changes.NextMatch(ctx, c.Changes)
	if err != nil {
		return 0, err
	}
	white, err := c.Changes.PlayerNumbered(ctx, d.White)
	if err != nil {
		return 0, err
	}
	black, err := c.Changes.PlayerNumbered(ctx, d.Black)
	if err != nil {
		return 0, err
	}
	unborn := &adjudicator.Match{ID: id, Game: preset.Game}
	opened := c.Settings.Decision(talk.Ruling{Match: unborn, By: adjudicator.WhiteSeat, Letter: c.Reply.Session.Message, Do: adjudicator.Open{
		ID: id, Terms: terms, Challenger: adjudicator.WhiteSeat,
		White: adjudicator.Player{Name: white.Name, Address: white.Address}, Black: adjudicator.Player{Name: black.Name, Address: black.Address},
	}})
	if opened.Refused {
		return 0, fmt.Errorf("tournament %d: game %d cannot begin: %s", c.State.Number, id, opened.Notices[0].Text[0].Key)
	}
	c.Changes.Decided(unborn, opened)
	record, err := c.Settings.Recording(ctx, c.Changes, opened.Match)
	if err != nil {
		return 0, err
	}
	m, err := c.Changes.Match(ctx, id)
	if err != nil {
		return 0, err
	}
	accepted := c.Settings.Decision(talk.Ruling{Match: m, By: adjudicator.BlackSeat, Letter: c.Reply.Session.Message, Do: adjudicator.Accept{Record: record}, Decided: c.Changes.Now})
	c.Changes.Decided(m, accepted)
	c.Reply.Notify(id, adjudicator.NoSeat, c.begun(accepted.Notices, terms))
	return id, nil
}

// begun has notices tell that a game of the tournament begins, which nobody has accepted.
func (c *Contest) begun(notices []adjudicator.Notice, terms adjudicator.Terms) []adjudicator.Notice {
	list := talk.Begun(notices, phrase.Phrase{})
	terms.Rated = false // the notices tell it
	for i, n := range list {
		first := phrase.New("event-game-begun", "name", phrase.Words(terms.Tournament), "round", phrase.Text(terms.Round))
		rules := terms.Phrases()
		list[i].Kind, list[i].Text = adjudicator.Happened, slices.Concat([]phrase.Phrase{first}, n.Text, rules)
	}
	return list
}

// endGame ends a game of a tournament for whoever has left it or because its date has come, or has it go on again.
func (c *Contest) endGame(ctx context.Context, d club.TournamentDeed) error {
	m, err := c.Changes.Match(ctx, d.Match)
	if err != nil || d.Do == club.EndGame && m.Stage != adjudicator.Playing { // a ban has ended it, by the same letter (CR-45)
		return err
	}
	event := phrase.Words(c.State.Name)
	seat := adjudicator.BlackSeat
	if d.ByWhite {
		seat = adjudicator.WhiteSeat
	}
	var do adjudicator.Deed
	first := func(adjudicator.Seat) phrase.Phrase { return phrase.New("event-dated", "event", event) }
	switch d.Do {
	case club.EndGame:
		do = adjudicator.DropOut{Seat: seat}
		first = func(reader adjudicator.Seat) phrase.Phrase {
			if reader == seat {
				return phrase.New("event-resigned-yours", "event", event)
			}
			return phrase.New("event-resigned", "name", changes.NameIn(m, seat), "event", event)
		}
	case club.ReviveGame:
		do = adjudicator.Revive{By: adjudicator.ByTerms}
		first = func(adjudicator.Seat) phrase.Phrase { return phrase.New("event-goes-on", "event", event) }
	default:
		do = weigh(m)
	}
	decided := c.Settings.Decision(talk.Ruling{Match: m, By: adjudicator.NoSeat, Letter: c.Reply.Session.Message, Do: do, Decided: c.Changes.Now})
	if decided.Refused {
		return fmt.Errorf("tournament %d: game %d: %s", c.State.Number, m.ID, decided.Notices[0].Text[0].Key)
	}
	c.Changes.Decided(m, decided)
	notices := slices.Clone(decided.Notices)
	for i, n := range notices {
		notices[i].Text = slices.Concat([]phrase.Phrase{first(n.To)}, n.Text)
	}
	c.Reply.Notify(m.ID, adjudicator.NoSeat, notices)
	return nil
}
