package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games/changes"
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
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
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

// toWhat answers a yes or a no at the address of a turn, while the other player waits for one in that game: the letter that it answers asked
// for nothing, or brought words of theirs, which it may be meant for. It names the commands that answer, and asks for none of them.
func toWhat(ctx context.Context, e *talk.Execution, c command.Command) (a talk.Answer, waits bool, err error) {
	who := e.Session.Speaker
	if who.Proof != talk.ByToken || e.Session.Requested() || !e.Session.InThread(e.At) || e.At != who.Thread {
		return talk.Answer{}, false, nil
	}
	m, err := e.Changes.Match(ctx, e.At.Match)
	if err != nil {
		return talk.Answer{}, false, err
	}
	says := phrase.Text("yes")
	if e.Session.Plainly == assent.No {
		says = "no"
	}
	does := doesHere(m, e.At.Seat, says)
	if len(does) == 0 {
		return talk.Answer{}, false, nil
	}
	if turn := m.Seats[e.At.Seat.Side()].Prepared.Turn; turn != "" && says == "yes" && talk.WaitsIn(m, e.At.Seat, token.Play) {
		does = append(does, phrase.New("referee-does-play", "turn", turn))
	}
	text := append([]phrase.Phrase{phrase.New("referee-to-what", "says", says)}, does...)
	return talk.Say(c.Line, phrase.Join(phrase.Sentences, text...)).In(m, e.At.Seat), true, nil
}

// doesHere says, for each thing that the other player asks of a seat, which command answers yes or no to it, and what that does.
func doesHere(m *adjudicator.Match, seat adjudicator.Seat, says phrase.Text) (does []phrase.Phrase) {
	if talk.WaitsIn(m, seat, token.Accept) {
		does = append(does, phrase.New("referee-does-accept", "says", says))
	}
	for _, q := range adjudicator.Questions(m, seat, changes.NameIn(m, seat.Other())) {
		switch q.Action {
		case "draw":
			does = append(does, phrase.New("referee-does-draw", "says", says))
		case "undo":
			does = append(does, phrase.New("referee-does-undo", "says", says))
		case "pause":
			does = append(does, phrase.New("referee-does-pause", "says", says))
		}
	}
	return does
}
