package referee

import (
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/docs"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/phrase"
)

// execution carries out what a letter asks for, one command after another: it reads and writes the changeset, and puts what
// there is to say into the reply.
type execution struct {
	referee *Referee
	changes *Changeset
	session *session
	reply   *reply
	// at is where the conversation is: in the letter's thread at first, later in the game of the last command that was about
	// one. What names no game is about that one, and the answer goes there.
	at     place
	tried  int               // turns that were tried so far
	asks   bool              // lines of the letter are asked back
	taught bool              // a lesson was answered well
	below  []command.Command // the lines below the one at hand that are carried out
	outrun map[int]bool      // games in which an answer of the opponent's was ready for the letter's turn
}

func newExecution(r *Referee, c *Changeset, s *session) *execution {
	return &execution{referee: r, changes: c, session: s, reply: newReply(r, c, s), at: s.speaker.thread, outrun: map[int]bool{}}
}

// me returns the speaker as the letter has left them so far.
func (e *execution) me(ctx context.Context) (games.Player, error) {
	return e.session.me(ctx, e.changes)
}

// rule has the adjudicator decide about a match, for its player, or for the host or nobody (NoSeat). The clocks that showed 0 before one of this
// match did take their days first (CR-5).
func (e *execution) rule(ctx context.Context, m *adjudicator.Match, by adjudicator.Seat, do adjudicator.Deed) (adjudicator.Decision, error) {
	m, err := e.settleBefore(ctx, m)
	if err != nil {
		return adjudicator.Decision{}, err
	}
	d := e.referee.rule(e.changes, e.reply, ruling{match: m, by: by, letter: e.session.message, do: do})
	if by == adjudicator.NoSeat {
		return d, nil
	}
	e.countAccepted(d)
	if answeredBy(d, by.Other()) {
		e.outrun[m.ID] = true
	}
	return d, nil
}

// gameOf returns the game that a command is about, 0 for none.
func (e *execution) gameOf(c command.Command) int {
	if c.Game != 0 {
		return c.Game
	}
	if !ofGames(c) {
		return 0
	}
	return e.at.match
}

// carryOut does one command and returns what to say about it.
func (e *execution) carryOut(ctx context.Context, c command.Command) (answer, error) {
	switch {
	case e.session.taps(c):
		return e.tap(ctx, c)
	case c.Problem.Key == "command-yes-to-what", c.Kind == confirm, e.session.yesOrNo(c): // also "confirm resign"
		return e.assents(ctx, c)
	case !c.Legible() && command.WantsNoMail(c.Line):
		return refuse(c.Line, phrase.New("command-no-more-mail")), nil
	case c.Words:
		return e.onlyWords(ctx, c)
	case !c.Problem.Empty():
		a := refuse(c.Line, c.Problem)
		for _, turn := range c.Readings {
			turn = strings.ReplaceAll(turn, "\n", " ")
			a.lines, a.turns = append(a.lines, phrase.Of(turn)), append(a.turns, turn)
		}
		return a, e.disarmHere(ctx, c)
	}
	if e.session.verdict(c, e.at) == overtaken && c.Kind != command.Unknown && !onFreshBoard(c) {
		return e.overtaken(ctx, c)
	}
	return rowOf(c).do(e, ctx, c)
}

// unknown answers a line that nobody can read. A newcomer who greets us, or asks for help in their own words, is told what this is.
func (e *execution) unknown(ctx context.Context, c command.Command) (answer, error) {
	a := unknown(c)
	if e.session.proven() || c.Nearest != "" && c.Nearest != "help" || !c.Problem.Empty() || holdsSquare(c.Line) {
		return a, nil
	}
	in, err := e.reads(ctx)
	if err != nil {
		return a, err
	}
	a.text, a.page, a.prose = e.referee.gameNamed(c.Line), docs.Newcomers(in), true
	return a, nil
}

func unknown(c command.Command) answer {
	if c.Nearest != "" {
		return refuse(c.Line, phrase.New("referee-unknown-nearest", "nearest", phrase.Command(c.Nearest)))
	}
	if holdsSquare(c.Line) {
		return refuse(c.Line, phrase.New("referee-unknown-game", "line", phrase.Words(firstLine(c.Line))))
	}
	a := refuse(c.Line, phrase.New("referee-unknown"))
	a.prose = true
	return a
}

// holdsSquare reports whether a word of the line has a square in it, as those of turns have.
func holdsSquare(line string) bool {
	for word := range strings.FieldsSeq(line) {
		word = strings.TrimLeft(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
		if _, n := rules.ParseSquare(word); n > 0 {
			return true
		}
	}
	return false
}
