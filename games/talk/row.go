package talk

import (
	"context"

	"pbem/adjudicator"
	"pbem/mailer/command"
)

// Row is how one kind of command is carried out. What it needs stands in rights.go; its words are mailer/command's. What is asked of a match has no
// row: it stands in the table of its actions (adjudicator.Actions), and [Act] carries it out.
type Row struct {
	Kind command.Kind
	Do   Do
}

// Do carries out a command, and returns what to say about it. The error is the store's.
type Do func(context.Context, *Execution, command.Command) (Answer, error)

// Plainly is for what needs neither store nor session.
func Plainly(do func(*Settings, command.Command) Answer) Do {
	return func(_ context.Context, e *Execution, c command.Command) (Answer, error) {
		return do(e.Settings, c), nil
	}
}

// Glance looks at a game from a seat.
type Glance func(*Execution, command.Command, *adjudicator.Match, adjudicator.Seat) (Answer, error)

// Looking is for a look at a game of the speaker's.
func Looking(do Glance) Do {
	return func(ctx context.Context, e *Execution, c command.Command) (Answer, error) {
		m, seat, trouble, err := e.SeatFor(ctx, c)
		if err != nil || trouble != nil {
			return Deref(trouble), err
		}
		return do(e, c, m, seat)
	}
}

// There has the conversation go on in the game that was looked at.
func There(do func(command.Command, *adjudicator.Match, adjudicator.Seat) Answer) Glance {
	return func(_ *Execution, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (Answer, error) {
		return do(c, m, seat).In(m, seat), nil
	}
}
