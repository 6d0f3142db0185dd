package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/mailer/command"
)

// row is all that the referee knows of one kind of command: what it needs, and how it is carried out. The words of commands are
// mailer/command's; what is asked of a match stands in the table of its actions (adjudicator.Actions), of which inMatch makes rows.
type row struct {
	kind command.Kind
	// open is set for what shows nothing that is not for everybody: it needs no proof.
	open func(command.Command) bool
	// outside is set for what is about no game, though it comes in a game's thread.
	outside bool
	do      func(*execution, context.Context, command.Command) (answer, error)
}

// confirm says yes to what a letter has asked; elsewhere than at the address of that request it asks what is meant.
const confirm command.Kind = "confirm"

// rows is the table of commands that ask nothing of a match.
func rows() []row {
	return []row{
		{kind: command.NewGame, outside: true, do: (*execution).challenge},
		{kind: command.Admin, outside: true, do: (*execution).administer},
		{kind: command.Audit, outside: true, do: (*execution).audit},
		{kind: command.Rematch, do: (*execution).rematch},
		{kind: command.Games, do: (*execution).listGames},
		{kind: command.SeekGame, outside: true, do: (*execution).seek},
		{kind: command.Seeks, outside: true, do: (*execution).seeks},
		{kind: command.Take, outside: true, do: (*execution).take},
		{kind: command.Cancel, outside: true, do: (*execution).cancel},
		{kind: command.NewTournament, outside: true, do: (*execution).announce},
		{kind: command.Tournaments, outside: true, do: (*execution).listTournaments},
		{kind: command.Joining, outside: true, do: (*execution).enter},
		{kind: command.Leaving, outside: true, do: (*execution).leave},
		{kind: command.Crosstable, outside: true, do: (*execution).crosstable},
		{kind: command.Limits, outside: true, do: (*execution).limits},
		{kind: command.Limit, outside: true, do: (*execution).limit},
		{kind: command.Refusing, outside: true, do: (*execution).wish},
		{kind: command.Accepting, outside: true, do: (*execution).wish},
		{kind: command.Next, outside: true, do: (*execution).next},
		{kind: command.Watch, outside: true, do: (*execution).watch},
		{kind: command.Unwatch, outside: true, do: (*execution).unwatch},
		{kind: command.Watching, outside: true, do: (*execution).watching},
		{kind: command.Comment, outside: true, do: (*execution).comment},
		{kind: command.Comments, outside: true, do: (*execution).switchComments},
		{kind: command.Players, outside: true, do: (*execution).players},
		{kind: command.Ratings, outside: true, do: (*execution).ratings},
		{kind: command.Verify, outside: true, open: always, do: (*execution).verify},
		{kind: command.Help, open: always, do: (*execution).help},
		{kind: command.Presets, open: always, do: plainly((*Referee).listPresets)},
		{kind: command.Rules, open: always, do: (*execution).rules},
		{kind: command.Study, open: always, do: (*execution).study},
		{kind: command.Display, outside: true, open: always, do: (*execution).display},
		{kind: command.Tutorial, outside: true, do: (*execution).tutorial},
		{kind: lessonTurn, outside: true, do: (*execution).lesson},
		{kind: lessonTry, outside: true, do: (*execution).lesson},
		{kind: lessonLegal, outside: true, do: (*execution).lesson},
		{kind: lessonShow, outside: true, do: (*execution).lesson},
		{kind: command.Unknown, open: always, do: (*execution).unknown},
		{kind: command.Try, open: onFreshBoard, do: (*execution).try},
		{kind: command.Timezone, outside: true, do: (*execution).timezone},
		{kind: command.Weekends, outside: true, do: (*execution).weekends},
		{kind: command.Vacation, outside: true, do: (*execution).vacation},
		{kind: command.Reminders, outside: true, do: (*execution).reminders},
		{kind: command.Language, outside: true, do: (*execution).language},
		{kind: command.Name, do: (*execution).setting},
		{kind: command.Mail, do: (*execution).setting},
		{kind: command.Block, do: (*execution).setting},
		{kind: command.Unblock, do: (*execution).setting},
		{kind: command.Strict, outside: true, do: (*execution).strict},
		{kind: command.Forget, outside: true, do: (*execution).forget},
		{kind: command.NewKey, do: (*execution).setting},
		{kind: command.Addresses, do: (*execution).addresses},
		{kind: command.AddAddress, outside: true, do: (*execution).addresses},
		{kind: command.RemoveAddress, outside: true, do: (*execution).addresses},
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
		{kind: confirm, open: always, do: (*execution).assents},
	}
}

// rowOf finds the row of a command; what stands in none is asked of a match.
func rowOf(c command.Command) row {
	for _, r := range rows() {
		if r.kind == c.Kind {
			return r
		}
	}
	return row{kind: c.Kind, do: (*execution).act}
}

func always(command.Command) bool { return true }

// onFreshBoard reports whether the command tries a turn in no game.
func onFreshBoard(c command.Command) bool { return c.Try != nil && c.Try.Preset != "" }

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

// ofGames reports whether a command that names no game is about the thread's.
func ofGames(c command.Command) bool {
	return !rowOf(c).outside || !c.Problem.Empty()
}

// acts reports whether a command does something, or shows what is not for everybody.
func acts(c command.Command) bool {
	open := rowOf(c).open
	return open == nil || !open(c)
}
