package talk

import (
	"context"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// SeatIn returns the seat of an address in a match; NoSeat also where there is no such match: which there are is nobody's
// business.
func (e *Execution) SeatIn(ctx context.Context, match int, address string) (*adjudicator.Match, adjudicator.Seat, error) {
	m, err := e.Changes.Match(ctx, match)
	if changes.NotFound(err) {
		return nil, adjudicator.NoSeat, nil
	}
	if err != nil {
		return nil, adjudicator.NoSeat, err
	}
	return m, m.SeatOfAddress(address), nil
}

// GameOf returns the game that a command is about, 0 for none.
func (e *Execution) GameOf(c command.Command) int {
	if c.Game != 0 {
		return c.Game
	}
	if !OfGames(c) {
		return 0
	}
	return e.At.Match
}

// WithoutSeat tells that somebody has no seat in a game, or that it is lost.
func (who Speaker) WithoutSeat(game int) phrase.Phrase {
	if !who.Lost.Empty() && game == who.Thread.Match {
		return who.Lost
	}
	return phrase.New("referee-no-seat", "game", game)
}

// Ahead reports whether a letter answers a turn that the game has not got to, and that no take-back is known of: the store was restored from
// a backup of before it, and the host has decided to go on (see known).
func (who Speaker) Ahead(m *adjudicator.Match) bool {
	return who.Undos > m.Undos || who.Undos == m.Undos && who.Turn > m.Number()
}

// Answered is the turn of a match that the letter answers: as its token says, else the one to be played.
func (e *Execution) Answered(m *adjudicator.Match) int {
	if e.Session.answersTurn() {
		return e.Session.Speaker.Turn
	}
	return m.Number()
}

func Deref(a *Answer) Answer {
	if a == nil {
		return Answer{}
	}
	return *a
}

// SeatFor finds the game a command is about and the speaker's seat in it; trouble is what to answer when there is none.
func (e *Execution) SeatFor(ctx context.Context, c command.Command) (*adjudicator.Match, adjudicator.Seat, *Answer, error) {
	id := e.GameOf(c)
	if id == 0 {
		only, trouble, err := e.OnlyGame(ctx, c)
		if err != nil || trouble != nil {
			return nil, adjudicator.NoSeat, trouble, err
		}
		id = only
	}
	m, seat, err := e.SeatIn(ctx, id, e.Session.Speaker.Player.Address)
	if err != nil {
		return nil, adjudicator.NoSeat, nil, err
	}
	if m != nil && id == e.At.Match && e.At.Seat != adjudicator.NoSeat {
		seat = e.At.Seat
	}
	if seat == adjudicator.NoSeat {
		a := Refuse(c.Line, e.Session.Speaker.WithoutSeat(id))
		return nil, adjudicator.NoSeat, &a, nil
	}
	return m, seat, nil, nil
}

// OnlyGame returns the speaker's one live game, for a letter that names none.
func (e *Execution) OnlyGame(ctx context.Context, c command.Command) (int, *Answer, error) {
	list, err := e.Changes.MatchesOf(ctx, e.Session.Speaker.Player.Address)
	if err != nil {
		return 0, nil, err
	}
	switch len(list) {
	case 0:
		a := Refuse(c.Line, phrase.New("referee-no-game-for"))
		return 0, &a, nil
	case 1:
		return list[0].ID, nil, nil
	}
	a := Refuse(c.Line, phrase.New("referee-which-game", "n", len(list), "game", list[0].ID, "line", phrase.Words(c.Line)))
	a.Lines, err = GameTable(ctx, e, list)
	return 0, &a, err
}
