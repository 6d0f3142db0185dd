package lobby

import (
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// rematch challenges the opponent of a game that is over to another by the same terms, with colours changed. Where the opponent has
// offered just that already, the two letters have crossed, and one game comes of both; an offer by other terms stands as it is (CR-42).
func rematch(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	if e.GameOf(c) == 0 {
		return talk.Refuse(c.Line, phrase.New("referee-rematch-which")), nil
	}
	m, seat, trouble, err := e.SeatFor(ctx, c)
	if err != nil || trouble != nil {
		return talk.Deref(trouble), err
	}
	if m.Stage != adjudicator.Over {
		return talk.Refuse(c.Line, phrase.New("referee-rematch-not-over", "game", m.ID)).In(m, seat), nil
	}
	if m.Program() != adjudicator.NoSeat {
		return rematchRobot(ctx, e, c, m, seat)
	}
	opponent, err := e.Changes.Seated(ctx, m, seat.Other())
	if err != nil {
		return talk.Answer{}, err
	}
	if gone, err := bannedIn(ctx, e, m, seat.Other(), opponent); err != nil || gone {
		return talk.Refuse(c.Line, phrase.New("referee-rematch-banned", "name", changes.NameIn(m, seat.Other()))).In(m, seat), err
	}
	c.New = rematchOf(m, seat, c.New)
	preset, why, err := talk.Rematched(ctx, e, c.New.Preset, talk.Options(c.New.Options))
	if err != nil || preset == nil {
		return talk.Refuse(c.Line, why).In(m, seat), err
	}
	stands, err := standing(ctx, e, m)
	if err != nil {
		return talk.Answer{}, err
	}
	if stands != nil {
		return meet(ctx, e, c, stands, preset)
	}
	if why := unplayable(preset, c.New.Position); !why.Empty() {
		return talk.Refuse(c.Line, why).In(m, seat), nil
	}
	if why := talk.OutOfBounds(e, c.New, "rematch"); !why.Empty() {
		return talk.Refuse(c.Line, why).In(m, seat), nil
	}
	if full, err := talk.Full(ctx, e); err != nil || !full.Empty() {
		return talk.Refuse(c.Line, full).In(m, seat), err
	}
	if why, err := uninvitable(ctx, e, c.New.Opponent.Mailbox, opponent); err != nil || !why.Empty() {
		return talk.Refuse(c.Line, why).In(m, seat), err
	}
	return invite(ctx, e, c, preset, opponent)
}

// bannedIn reports whether a game was lost by a ban that stands: its result says so to both, and a challenge would be answered by nobody.
func bannedIn(ctx context.Context, e *talk.Execution, m *adjudicator.Match, seat adjudicator.Seat, who games.Player) (bool, error) {
	if m.Adjudication.Banned != seat {
		return false, nil
	}
	return e.Changes.Banned(ctx, who)
}

// rematchOf is the challenge by which a seat asks for a rematch: the terms of the game that is over, but for what the letter says
// otherwise.
func rematchOf(m *adjudicator.Match, seat adjudicator.Seat, said *command.New) *command.New {
	n := *said
	other := m.Player(seat.Other())
	n.Preset, n.Opponent, n.After = m.Terms.Preset, mailer.Address{Name: other.Name, Mailbox: other.Address}, m.ID
	n.Options = append(optionsOf(m.Terms), said.Options...)
	if n.As == "" {
		n.As = colour(seat.Other().Side())
	}
	if !n.Timed {
		n.Timed, n.Time = true, m.Terms.Time
	}
	n.Rated = n.Rated || m.Terms.Rated && !n.Unrated
	n.Private = n.Private || m.Terms.Private
	n.NoVacation = n.NoVacation || m.Terms.NoVacation && !n.Vacation
	if n.Position == "" {
		n.Position = m.Terms.Position
	}
	return &n
}

// optionsOf are the options of a game's terms as a challenge writes them.
func optionsOf(t adjudicator.Terms) []command.Option {
	var list []command.Option
	for field := range strings.FieldsSeq(t.Options) {
		name, value, _ := strings.Cut(field, "=")
		list = append(list, command.Option{Name: name, Value: value})
	}
	return list
}

func colour(side rules.Side) string {
	if side == rules.Black {
		return "black"
	}
	return "white"
}

// standing is the rematch of a game that is offered or being played; nil where there is none.
func standing(ctx context.Context, e *talk.Execution, m *adjudicator.Match) (*adjudicator.Match, error) {
	list, err := e.Changes.MatchesOf(ctx, e.Session.Speaker.Player.Address)
	if err != nil {
		return nil, err
	}
	for _, s := range list {
		if s.ID < m.ID || !samePeople(s, m) {
			continue
		}
		later, err := e.Changes.Match(ctx, s.ID)
		if err != nil || later.Terms.After == m.ID {
			return later, err
		}
	}
	return nil, nil
}

// samePeople reports whether a game is between the players of another.
func samePeople(s games.Summary, m *adjudicator.Match) bool {
	white, black := m.Seats[rules.White].Player.Address, m.Seats[rules.Black].Player.Address
	return s.White.Address == white && s.Black.Address == black || s.White.Address == black && s.Black.Address == white
}

// meet answers a rematch where one stands already: that of the opponent by the same terms is accepted.
func meet(ctx context.Context, e *talk.Execution, c command.Command, stands *adjudicator.Match, preset *presets.Preset) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	seat := stands.SeatOfAddress(me.Address)
	name := changes.NameIn(stands, seat.Other())
	switch {
	case stands.Stage == adjudicator.Playing:
		return talk.Refuse(c.Line, phrase.New("referee-rematch-plays", "game", stands.ID)).In(stands, seat), nil
	case stands.Challenger == seat:
		return talk.Refuse(c.Line, phrase.New("referee-rematch-waits", "game", stands.ID, "name", name)).In(stands, seat), nil
	}
	mine := talk.Opening(e, c.New, preset, me, games.Player{Address: c.New.Opponent.Mailbox})
	if !agree(stands, mine) {
		return talk.Refuse(c.Line, phrase.New("referee-rematch-otherwise", "game", stands.ID, "name", name)).In(stands, seat), nil
	}
	note := c.New.Note
	return talk.Act(ctx, e, command.Command{Kind: "accept", Line: c.Line, Game: stands.ID, Text: note})
}

// agree reports whether a challenge that stands is for the same game as one that is about to be made, with the same colours.
func agree(stands *adjudicator.Match, mine adjudicator.Open) bool {
	terms := mine.Terms
	terms.QuietUntil = stands.Terms.QuietUntil // the match knows it, a challenge does not say it
	return stands.Terms == terms && stands.Challenger == mine.Challenger.Other()
}
