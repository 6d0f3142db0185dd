package referee

import (
	"slices"

	"pbem/games/talk"
	"pbem/games/talk/bench"
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

// rows is the table of commands that ask nothing of a match, of all subjects.
func rows() []talk.Row {
	return slices.Concat(
		bench.Rows(),
		events.Rows(),
		hosts.Rows(),
		learn.Rows(),
		leave.Rows(),
		lobby.Rows(),
		people.Rows(),
		play.Rows(),
		watching.Rows(),
		[]talk.Row{
			{Kind: command.Next, Do: next},
			{Kind: command.Unknown, Do: unknown},
			{Kind: talk.Confirm, Do: assents},
		},
	)
}

// rowOf finds the row of a command; what stands in none is asked of a match.
func rowOf(c command.Command) talk.Row {
	if c.Kind == "accept" && c.New != nil { // by other terms
		return talk.Row{Kind: c.Kind, Do: lobby.Counter}
	}
	for _, r := range rows() {
		if r.Kind == c.Kind {
			return r
		}
	}
	return talk.Row{Kind: c.Kind, Do: talk.Act}
}
