package events

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/robot"
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

// askHost asks the host about games that have come to their date. What nobody has decided is weighed a week later (CR-36).
func (c *Contest) askHost(ctx context.Context, f club.HostAsked) error {
	var list []phrase.Phrase
	for _, match := range f.Games {
		list = append(list, phrase.Of(match))
	}
	c.Say(0, phrase.New("event-date", "name", phrase.Words(c.State.Name), "n", len(list), "games", phrase.Join(phrase.Commas, list...)))
	if c.Settings.Host == "" {
		return nil
	}
	return c.tellHost(ctx, "date "+c.Reply.Session.Message.Digest, phrase.New("host-date-subject"),
		phrase.New("host-date", "name", phrase.Words(c.State.Name), "n", len(list), "games", phrase.Join(phrase.Commas, list...)),
		phrase.New("host-date-decide", "game", phrase.Of(f.Games[0])))
}

// tellHost sends the host a letter in the language that they read.
func (c *Contest) tellHost(ctx context.Context, about string, subject phrase.Phrase, body ...phrase.Phrase) error {
	in, err := talk.HostReads(ctx, c.Changes, c.Settings)
	if err != nil {
		return err
	}
	o, err := c.Settings.ToHostIn(in, c.Settings.Host, c.Now, subject, about, body...)
	if err == nil {
		c.Changes.Send(o)
	}
	return err
}

// noticeToHost tells the host of somebody who will drop out of a tournament, for nobody else can keep them (CR-49). A host who plays in it is told as
// all players are.
func (c *Contest) noticeToHost(ctx context.Context, f club.NoticeGiven) error {
	if c.Settings.Host == "" {
		return nil
	}
	host, err := c.Changes.PlayerAt(ctx, strings.ToLower(c.Settings.Host))
	if err != nil {
		return err
	}
	if _, plays := c.State.Entrant(host.Number); plays && host.Number > 0 {
		return nil
	}
	p, err := c.Changes.PlayerNumbered(ctx, f.Player)
	if err != nil {
		return err
	}
	about := "notice " + changes.Itoa(c.State.Number) + " " + changes.Itoa(f.Player) + " " + changes.Itoa(int(f.Until.Unix()))
	return c.tellHost(ctx, about, phrase.New("host-notice-subject"),
		phrase.New("host-notice", "name", phrase.Words(p.Name), "id", p.ID(), "event", phrase.Words(c.State.Name)),
		phrase.New("host-notice-keep", "until", f.Until, "id", p.ID()))
}

// weigh decides a game that has come to its date by what the sides are worth (CR-36): as the game itself says it, where it gives a draw to
// the side that stands better (CO-8); else by what the units on the board are worth, where one side is ahead by more than the margin. That
// is what a unit is worth on average at the start. What both are worth is told, in hundredths of a square.
func weigh(m *adjudicator.Match) adjudicator.Adjudicate {
	do := adjudicator.Adjudicate{Result: rules.Drawn, Adjudication: adjudicator.Adjudication{By: adjudicator.ByTerms}}
	if m.Begun == "" {
		return do
	}
	if own := m.Position.Standing().Draw; own.Over() {
		do.Result, do.Worth = own.Result, own.Units
		return do
	}
	units := robot.Mobility(m.Game)
	do.Worth = sums(units, m.Position)
	switch ahead, margin := do.Worth[rules.White]-do.Worth[rules.Black], marginOf(units, m); {
	case ahead > margin:
		do.Result = rules.WhiteWins
	case -ahead > margin:
		do.Result = rules.BlackWins
	}
	return do
}

// sums are what the units of both sides on a board are worth.
func sums(units robot.Worth, p rules.Position) (worth [2]int) {
	for u := range p.Placements() {
		if !u.Neutral {
			worth[u.Side] += units.Of(u.Unit)
		}
	}
	return worth
}

// marginOf is what a unit is worth on average in the position in which turns began.
func marginOf(units robot.Worth, m *adjudicator.Match) int {
	first, err := m.PositionAfter(0)
	if err != nil {
		first = m.Position
	}
	n := 0
	for u := range first.Placements() {
		if !u.Neutral {
			n++
		}
	}
	all := sums(units, first)
	return (all[rules.White] + all[rules.Black]) / max(1, n)
}
