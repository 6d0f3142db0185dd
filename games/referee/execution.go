package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
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
	at    place
	tried int // turns that were tried so far
}

func newExecution(r *Referee, c *Changeset, s *session) *execution {
	return &execution{referee: r, changes: c, session: s, reply: newReply(r, c, s), at: s.speaker.thread}
}

// me returns the speaker as the letter has left them so far.
func (e *execution) me(ctx context.Context) (games.Player, error) {
	return e.session.me(ctx, e.changes)
}

// rule has the adjudicator decide about a match.
func (e *execution) rule(m *adjudicator.Match, by adjudicator.Seat, do adjudicator.Deed) adjudicator.Decision {
	return e.referee.rule(e.changes, e.reply, ruling{match: m, by: by, letter: e.session.message, do: do})
}

// run carries out commands in order, up to the first that fails.
func (e *execution) run(ctx context.Context, list []command.Command) error {
	if len(list) == 0 {
		// It counts as a failure: a robot that sends nothing but a greeting must come to an end.
		e.reply.add(refuse("", phrase.New("referee-nothing-to-do")))
	}
	list, err := e.otherGames(ctx, list)
	if err != nil {
		return err
	}
	list, elsewhere := e.split(list)
	for i, c := range list {
		done, err := e.one(ctx, c)
		if err != nil {
			return err
		}
		if !done {
			e.leave(append(list[i+1:len(list):len(list)], elsewhere...))
			return nil
		}
	}
	return e.hold(ctx, elsewhere)
}

// one carries out a command. The conversation goes on where that was about a game.
func (e *execution) one(ctx context.Context, c command.Command) (done bool, err error) {
	a, err := e.carryOut(ctx, c)
	if err != nil {
		return false, err
	}
	if a.about.match != 0 {
		e.at = a.about
	}
	e.reply.add(a)
	return !a.failed, nil
}

// leave tells which lines were not tried.
func (e *execution) leave(rest []command.Command) {
	for _, c := range rest {
		e.reply.add(answer{line: c.Line, untried: true})
	}
}

// split parts the lines that this letter's proof covers from those about other games. In a game's thread, what names no
// game is about that one, also below a "new" that has opened another.
func (e *execution) split(list []command.Command) (here, elsewhere []command.Command) {
	byToken := e.session.speaker.proof == byToken
	for _, c := range list {
		if byToken && c.Game == 0 && ofGames(c) {
			c.Game = e.at.match
		}
		other := c.Game != 0 && c.Game != e.at.match && acts(c) || twice(c)
		if other && byToken {
			elsewhere = append(elsewhere, c)
		} else {
			here = append(here, c)
		}
	}
	return here, elsewhere
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
