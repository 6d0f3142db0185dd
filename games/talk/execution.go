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
