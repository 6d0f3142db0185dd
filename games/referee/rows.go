package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/mailer/command"
)

// row is how one kind of command is carried out; what it needs stands in rights.go. The words of commands are
// mailer/command's; what is asked of a match stands in the table of its actions (adjudicator.Actions), of which inMatch makes rows.
type row struct {
	kind command.Kind
	do   func(*execution, context.Context, command.Command) (answer, error)
}

// confirm says yes to what a letter has asked; elsewhere than at the address of that request it asks what is meant.
const confirm command.Kind = "confirm"

// rows is the table of commands that ask nothing of a match.
func rows() []row {
	return []row{
		{kind: command.NewGame, do: (*execution).challenge},
		{kind: command.Admin, do: (*execution).administer},
		{kind: command.Audit, do: (*execution).audit},
		{kind: command.Rematch, do: (*execution).rematch},
		{kind: command.Games, do: (*execution).listGames},
		{kind: command.SeekGame, do: (*execution).seek},
		{kind: command.Seeks, do: (*execution).seeks},
		{kind: command.Take, do: (*execution).take},
		{kind: command.Cancel, do: (*execution).cancel},
		{kind: command.NewTournament, do: (*execution).announce},
		{kind: command.Tournaments, do: (*execution).listTournaments},
		{kind: command.Joining, do: (*execution).enter},
		{kind: command.Leaving, do: (*execution).leave},
		{kind: command.Crosstable, do: (*execution).crosstable},
		{kind: command.Limits, do: (*execution).limits},
		{kind: command.Limit, do: (*execution).limit},
		{kind: command.Refusing, do: (*execution).wish},
		{kind: command.Accepting, do: (*execution).wish},
		{kind: command.Next, do: (*execution).next},
		{kind: command.Watch, do: (*execution).watch},
		{kind: command.Unwatch, do: (*execution).unwatch},
		{kind: command.Watching, do: (*execution).watching},
		{kind: command.Comment, do: (*execution).comment},
		{kind: command.Comments, do: (*execution).switchComments},
		{kind: command.Players, do: (*execution).players},
		{kind: command.Ratings, do: (*execution).ratings},
		{kind: command.Verify, do: (*execution).verify},
		{kind: command.Help, do: (*execution).help},
		{kind: command.Presets, do: plainly((*Referee).listPresets)},
		{kind: command.Rules, do: (*execution).rules},
		{kind: command.Study, do: (*execution).study},
		{kind: command.Display, do: (*execution).display},
		{kind: command.Tutorial, do: (*execution).tutorial},
		{kind: lessonTurn, do: (*execution).lesson},
		{kind: lessonTry, do: (*execution).lesson},
		{kind: lessonLegal, do: (*execution).lesson},
		{kind: lessonShow, do: (*execution).lesson},
		{kind: command.Unknown, do: (*execution).unknown},
		{kind: command.Try, do: (*execution).try},
		{kind: command.Timezone, do: (*execution).timezone},
		{kind: command.Weekends, do: (*execution).weekends},
		{kind: command.Vacation, do: (*execution).vacation},
		{kind: command.Reminders, do: (*execution).reminders},
		{kind: command.Language, do: (*execution).language},
		{kind: command.Name, do: (*execution).setting},
		{kind: command.Mail, do: (*execution).setting},
		{kind: command.Block, do: (*execution).block},
		{kind: command.Unblock, do: (*execution).setting},
		{kind: command.Strict, do: (*execution).strict},
		{kind: command.Forget, do: (*execution).forget},
		{kind: command.NewKey, do: (*execution).setting},
		{kind: command.Addresses, do: (*execution).addresses},
		{kind: command.AddAddress, do: (*execution).addresses},
		{kind: command.RemoveAddress, do: (*execution).addresses},
		{kind: command.Show, do: looking(there(show))},
		{kind: command.Resend, do: looking(there(show))},
		{kind: command.History, do: looking(history)},
		{kind: command.Variations, do: looking(variations)},
		{kind: command.ShowDiary, do: looking(showDiary)},
		{kind: command.Record, do: looking((*execution).record)},
		{kind: command.Ifs, do: looking(there(ifs))},
		{kind: command.Send, do: (*execution).send},
		{kind: command.Legal, do: looking(there(legal))},
		{kind: command.Time, do: looking(clocks)},
		{kind: confirm, do: (*execution).assents},
	}
}

// rowOf finds the row of a command; what stands in none is asked of a match.
func rowOf(c command.Command) row {
	if c.Kind == "accept" && c.New != nil { // by other terms
		return row{c.Kind, (*execution).counter}
	}
	for _, r := range rows() {
		if r.kind == c.Kind {
			return r
		}
	}
	return row{kind: c.Kind, do: (*execution).act}
}

// plainly makes a row of what needs neither store nor session.
func plainly(do func(*Referee, command.Command) answer) func(*execution, context.Context, command.Command) (answer, error) {
	return func(e *execution, _ context.Context, c command.Command) (answer, error) { return do(e.referee, c), nil }
}

// glance looks at a game from a seat.
type glance func(*execution, command.Command, *adjudicator.Match, adjudicator.Seat) (answer, error)

// looking makes a row of a look at a game of the speaker's.
func looking(do glance) func(*execution, context.Context, command.Command) (answer, error) {
	return func(e *execution, ctx context.Context, c command.Command) (answer, error) {
		m, seat, trouble, err := e.seatFor(ctx, c)
		if err != nil || trouble != nil {
			return deref(trouble), err
		}
		return do(e, c, m, seat)
	}
}

// there has the conversation go on in the game that was looked at.
func there(do func(command.Command, *adjudicator.Match, adjudicator.Seat) answer) glance {
	return func(_ *execution, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (answer, error) {
		return do(c, m, seat).in(m, seat), nil
	}
}
