package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/games/talk"
	"pbem/games/talk/events"
	"pbem/games/talk/hosts"
	"pbem/games/talk/learn"
	"pbem/games/talk/leave"
	"pbem/games/talk/lobby"
	"pbem/games/talk/people"
	"pbem/games/talk/play"
	"pbem/games/talk/watching"
	"pbem/mailer/command"
)

// row is how one kind of command is carried out; what it needs stands in rights.go. The words of commands are
// mailer/command's; what is asked of a match stands in the table of its actions (adjudicator.Actions), of which inMatch makes rows.
type row struct {
	kind command.Kind
	do   func(context.Context, *talk.Execution, command.Command) (talk.Answer, error)
}

// rows is the table of commands that ask nothing of a match.
func rows() []row {
	return []row{
		{kind: command.NewGame, do: lobby.Challenge},
		{kind: command.Admin, do: hosts.Command},
		{kind: command.Audit, do: hosts.Audit},
		{kind: command.Rematch, do: lobby.Rematch},
		{kind: command.Games, do: people.ListGames},
		{kind: command.SeekGame, do: lobby.Seek},
		{kind: command.Seeks, do: lobby.Seeks},
		{kind: command.Take, do: lobby.Take},
		{kind: command.Cancel, do: lobby.Cancel},
		{kind: command.NewTournament, do: events.Announce},
		{kind: command.Tournaments, do: events.ListTournaments},
		{kind: command.Joining, do: events.Enter},
		{kind: command.Leaving, do: events.Leave},
		{kind: command.Crosstable, do: events.Crosstable},
		{kind: command.Limits, do: lobby.Limits},
		{kind: command.Limit, do: lobby.Limit},
		{kind: command.Refusing, do: lobby.Wish},
		{kind: command.Accepting, do: lobby.Wish},
		{kind: command.Next, do: next},
		{kind: command.Watch, do: watching.Watch},
		{kind: command.Unwatch, do: watching.Unwatch},
		{kind: command.Watching, do: watching.Watching},
		{kind: command.Comment, do: watching.Comment},
		{kind: command.Comments, do: watching.SwitchComments},
		{kind: command.Players, do: events.Players},
		{kind: command.Ratings, do: events.Ratings},
		{kind: command.Verify, do: learn.Verify},
		{kind: command.Help, do: learn.Help},
		{kind: command.Presets, do: plainly(learn.ListPresets)},
		{kind: command.Rules, do: learn.Rules},
		{kind: command.Study, do: learn.Study},
		{kind: command.Display, do: people.Display},
		{kind: command.Tutorial, do: learn.Tutorial},
		{kind: talk.LessonTurn, do: learn.Lesson},
		{kind: talk.LessonTry, do: learn.Lesson},
		{kind: talk.LessonLegal, do: learn.Lesson},
		{kind: talk.LessonShow, do: learn.Lesson},
		{kind: command.Unknown, do: unknown},
		{kind: command.Try, do: play.Try},
		{kind: command.Timezone, do: people.Timezone},
		{kind: command.Weekends, do: people.Weekends},
		{kind: command.Vacation, do: people.Vacation},
		{kind: command.Reminders, do: people.Reminders},
		{kind: command.Language, do: people.Language},
		{kind: command.Name, do: people.Setting},
		{kind: command.Mail, do: people.Setting},
		{kind: command.Block, do: leave.Block},
		{kind: command.Unblock, do: people.Setting},
		{kind: command.Strict, do: people.Strict},
		{kind: command.Forget, do: leave.Forget},
		{kind: command.NewKey, do: people.Setting},
		{kind: command.Addresses, do: people.Addresses},
		{kind: command.AddAddress, do: people.Addresses},
		{kind: command.RemoveAddress, do: people.Addresses},
		{kind: command.Show, do: looking(there(play.Show))},
		{kind: command.Resend, do: looking(there(play.Show))},
		{kind: command.History, do: looking(play.History)},
		{kind: command.Variations, do: looking(play.Variations)},
		{kind: command.ShowDiary, do: looking(play.ShowDiary)},
		{kind: command.Record, do: looking(play.ShowRecord)},
		{kind: command.Ifs, do: looking(there(play.Ifs))},
		{kind: command.Send, do: play.Send},
		{kind: command.Legal, do: looking(there(talk.Legal))},
		{kind: command.Time, do: looking(play.Clocks)},
		{kind: talk.Confirm, do: assents},
	}
}

// rowOf finds the row of a command; what stands in none is asked of a match.
func rowOf(c command.Command) row {
	if c.Kind == "accept" && c.New != nil { // by other terms
		return row{c.Kind, lobby.Counter}
	}
	for _, r := range rows() {
		if r.kind == c.Kind {
			return r
		}
	}
	return row{kind: c.Kind, do: talk.Act}
}

// plainly makes a row of what needs neither store nor session.
func plainly(do func(*talk.Settings, command.Command) talk.Answer) func(context.Context, *talk.Execution, command.Command) (talk.Answer, error) {
	return func(_ context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
		return do(e.Settings, c), nil
	}
}

// glance looks at a game from a seat.
type glance func(*talk.Execution, command.Command, *adjudicator.Match, adjudicator.Seat) (talk.Answer, error)

// looking makes a row of a look at a game of the speaker's.
func looking(do glance) func(context.Context, *talk.Execution, command.Command) (talk.Answer, error) {
	return func(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
		m, seat, trouble, err := e.SeatFor(ctx, c)
		if err != nil || trouble != nil {
			return talk.Deref(trouble), err
		}
		return do(e, c, m, seat)
	}
}

// there has the conversation go on in the game that was looked at.
func there(do func(command.Command, *adjudicator.Match, adjudicator.Seat) talk.Answer) glance {
	return func(_ *talk.Execution, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (talk.Answer, error) {
		return do(c, m, seat).In(m, seat), nil
	}
}
