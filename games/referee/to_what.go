package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// toWhat answers a yes or a no at the address of a turn, while the other player waits for one in that game: the letter that it answers asked
// for nothing, or brought words of theirs, which it may be meant for. It names the commands that answer, and asks for none of them.
func (e *execution) toWhat(ctx context.Context, c command.Command) (a answer, waits bool, err error) {
	who := e.session.speaker
	if who.proof != byToken || e.session.requested() || !e.session.inThread(e.at) || e.at != who.thread {
		return answer{}, false, nil
	}
	m, err := e.changes.match(ctx, e.at.match)
	if err != nil {
		return answer{}, false, err
	}
	says := phrase.Text("yes")
	if e.session.plainly == assent.No {
		says = "no"
	}
	does := doesHere(m, e.at.seat, says)
	if len(does) == 0 {
		return answer{}, false, nil
	}
	if turn := m.Prepared[e.at.seat.Side()].Turn; turn != "" && says == "yes" && waitsIn(m, e.at.seat, token.Play) {
		does = append(does, phrase.New("referee-does-play", "turn", turn))
	}
	text := append([]phrase.Phrase{phrase.New("referee-to-what", "says", says)}, does...)
	return say(c.Line, phrase.Join(phrase.Sentences, text...)).in(m, e.at.seat), true, nil
}

// yesOrNo reports whether what was read as no command is a yes or a no: "Yes, thank you!", and nothing else in the letter.
func (s *session) yesOrNo(c command.Command) bool {
	if !s.proven() || c.Kind != command.Unknown && !c.Words {
		return false
	}
	return s.plainly == assent.Yes || s.plainly == assent.No
}

// doesHere says, for each thing that the other player asks of a seat, which command answers yes or no to it, and what that does.
func doesHere(m *adjudicator.Match, seat adjudicator.Seat, says phrase.Text) (does []phrase.Phrase) {
	if waitsIn(m, seat, token.Accept) {
		does = append(does, phrase.New("referee-does-accept", "says", says))
	}
	for _, q := range adjudicator.Questions(m, seat, nameIn(m, seat.Other())) {
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
