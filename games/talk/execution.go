package talk

import (
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Execution carries out what a letter asks for, one command after another: it reads and writes the changeset, and puts what
// there is to say into the reply.
type Execution struct {
	Settings *Settings
	Changes  *changes.Set
	Session  *Session
	Reply    *Reply
	// at is where the conversation is: in the letter's thread at first, later in the game of the last command that was about
	// one. What names no game is about that one, and the answer goes there.
	At      changes.Place
	Tried   int               // turns that were tried so far
	Asks    bool              // lines of the letter are asked back
	Taught  bool              // a lesson was answered well
	Studied bool              // a game was studied
	Below   []command.Command // the lines below the one at hand that are carried out
	Outrun  map[int]bool      // games in which an answer of the opponent's was ready for the letter's turn
}

func NewExecution(r *Settings, c *changes.Set, s *Session) *Execution {
	return &Execution{Settings: r, Changes: c, Session: s, Reply: NewReply(r, c, s), At: s.Speaker.Thread, Outrun: map[int]bool{}}
}

// Me returns the speaker as the letter has left them so far.
func (e *Execution) Me(ctx context.Context) (games.Player, error) {
	return e.Session.Me(ctx, e.Changes)
}

// Rule has the adjudicator decide about a match, for its player, or for the host or nobody (NoSeat). The clocks that showed 0 before one of this
// match did take their days first (CR-5).
func (e *Execution) Rule(ctx context.Context, m *adjudicator.Match, by adjudicator.Seat, do adjudicator.Deed) (adjudicator.Decision, error) {
	m, err := e.settleBefore(ctx, m)
	if err != nil {
		return adjudicator.Decision{}, err
	}
	d := e.Settings.Rule(e.Changes, e.Reply, Ruling{Match: m, By: by, Letter: e.Session.Message, Do: do})
	if by == adjudicator.NoSeat {
		return d, nil
	}
	e.countAccepted(d)
	if answeredBy(d, by.Other()) {
		e.Outrun[m.ID] = true
	}
	return d, nil
}

func Unknown(c command.Command) Answer {
	if c.Nearest != "" {
		return Refuse(c.Line, phrase.New("referee-unknown-nearest", "nearest", phrase.Command(c.Nearest)))
	}
	if HoldsSquare(c.Line) {
		return Refuse(c.Line, phrase.New("referee-unknown-game", "line", phrase.Words(FirstLine(c.Line))))
	}
	a := Refuse(c.Line, phrase.New("referee-unknown"))
	a.Prose = true
	return a
}

// HoldsSquare reports whether a word of the line has a square in it, as those of turns have.
func HoldsSquare(line string) bool {
	for word := range strings.FieldsSeq(line) {
		word = strings.TrimLeft(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
		if _, n := rules.ParseSquare(word); n > 0 {
			return true
		}
	}
	return false
}

// What is asked back because a letter was not believed far enough waits in the game, too, if it is a turn or agrees to a pause: with a yes
// within 24 hours it counts as of that letter's arrival (CR-46).

// AskedBack has a match know that its player is asked back about a command, where that counts; it returns the match after it.
func (e *Execution) AskedBack(ctx context.Context, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (*adjudicator.Match, error) {
	pause := c.Kind == "pause" && c.Yes
	if c.Kind != command.Turn && !pause {
		return m, nil
	}
	me, err := e.Me(ctx)
	if err != nil {
		return m, err
	}
	if strict, err := IsStrict(ctx, e, me); err != nil || strict {
		return m, err
	}
	d, err := e.Rule(ctx, m, seat, adjudicator.AskBack{Pause: pause})
	return d.Match, err
}

// confirms reports whether the letter says yes to what was asked back because another was not believed.
func (e *Execution) confirms() bool {
	return e.Session.Speaker.Consents && e.Session.Speaker.Request.Number != 0
}

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
