package referee

import (
	"context"
	"fmt"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// A button opens a prefilled letter, and a tap sends it. With trust: dkim it goes to an address of its own, which is good for the one
// act that the button names: once, and until something happens that changes what it means. Where the letter is not believed, the act is
// asked back; what else somebody writes into it is judged as if it had come to the address of the turn.

// taps are the addresses of the buttons in a letter to a seat that is written now, by the words that each sends. There are none where
// nothing but the address proves who writes, and where addresses have no tags.
func (r *Referee) taps(m *adjudicator.Match, seat adjudicator.Seat, owner games.Player) map[string]string {
	if r.Judge == nil || !r.PlusAddress {
		return nil
	}
	claim := claimed(m, seat, owner)
	here := r.tagged(r.Key.Reply(claim))
	taps := map[string]string{"resign": here, "rematch": here} // the one is asked back there, the other asks somebody else
	for _, act := range append(waiting(m, seat), token.Offer) {
		for _, way := range []token.Way{token.TapNo, token.TapYes} { // what cannot be denied has the words of a yes
			q := question{act: act, way: way}
			taps[q.tapped()] = r.tagged(r.Key.Ask(token.Question{Claim: claim, Told: m.Heard[seat.Side()], Act: act, Way: way}))
		}
	}
	return taps
}

// button reports whether it is a button's, which says yes or no by itself. There may be no question.
func (q *question) button() bool { return q != nil && q.way != token.Asked }

// tapped are the words that the button sends.
func (q *question) tapped() string {
	no := q.way == token.TapNo
	switch {
	case q.act == token.Accept && no:
		return "decline"
	case q.act != token.Draw && q.act != token.Undo:
		return q.words()
	case no:
		return q.words() + " no"
	}
	return q.words() + " yes"
}

// sends reports whether a command is what the button sends.
func (q *question) sends(c command.Command) bool {
	kind, answer, _ := strings.Cut(q.tapped(), " ")
	return c.Problem.Empty() && string(c.Kind) == kind && c.Yes == (answer == "yes") && c.No == (answer == "no")
}

// tapping reads what came to a button's address: a yes by another word is the button's, a no is that of a button that says no. Of a
// letter that is not believed, "confirm" is asked back as the turn that was tried.
func (r *Referee) tapping(m mailer.Message, who speaker, list []command.Command) []command.Command {
	q := who.question
	if !q.button() {
		return list
	}
	says := r.said(m, q.tapped(), who.thread.match)
	if says == assent.Yes && q.way == token.TapYes || says == assent.No && q.way == token.TapNo {
		list = r.parse(q.tapped(), "", who.thread.match, m.From)
	}
	if m.Belief != mailer.NotBelieved || q.turn == "" {
		return list
	}
	for i, c := range list {
		if q.sends(c) {
			tried := r.parse(q.turn, "", who.thread.match, m.From)
			return append(append(list[:i:i], tried...), list[i+1:]...)
		}
	}
	return list
}

// taps reports whether a command is the act of the button that the letter came from, and the letter is believed as far as that needs.
func (s *session) taps(c command.Command) bool {
	q := s.speaker.question
	return q.button() && s.message.Belief != mailer.NotBelieved && (c.Game == 0 || c.Game == s.speaker.thread.match) && q.sends(c)
}

// tap does what a button is for, or says what has become of it.
func (e *execution) tap(ctx context.Context, c command.Command) (answer, error) {
	q, at := e.session.speaker.question, e.session.speaker.thread
	c.Game = at.match
	m, err := e.changes.match(ctx, at.match)
	if err != nil {
		return answer{}, err
	}
	if q.armedIn(m) {
		return e.use(ctx, c, q.tapped())
	}
	used, err := e.usedAs(ctx)
	if err != nil {
		return answer{}, err
	}
	switch used {
	case q.tapped():
		return say(c.Line, phrase.New("referee-tapped-before")).in(m, at.seat), nil
	case "":
		return refuse(c.Line, phrase.New("referee-tapped-late")).in(m, at.seat), nil
	}
	return refuse(c.Line, phrase.New("referee-tapped-otherwise", "words", used)).in(m, at.seat), nil
}

// use does what an address is for, and keeps by which words it was used.
func (e *execution) use(ctx context.Context, c command.Command, words string) (answer, error) {
	a, err := e.act(ctx, c)
	if err == nil && !a.failed {
		e.changes.charge(games.Charge{Account: usedAccount(e.session.speaker.question), Kind: chargeUsed, Words: words})
	}
	return a, err
}

// usedAs is what the speaker has answered to the same question before, in words of commands; "" where they have not.
func (e *execution) usedAs(ctx context.Context) (string, error) {
	since := e.session.message.Received.Add(-games.ChargesKept)
	list, err := e.changes.charges(ctx, usedAccount(e.session.speaker.question), since, 1)
	if err != nil || len(list) == 0 {
		return "", err
	}
	return list[0].Words, nil
}

// usedAccount is that of a question: of a seat, at a turn, about an act. What is used stays for as long as charges are kept; after that
// the question is as dead, and only no longer known to have been answered.
func usedAccount(q *question) string {
	c := q.claim
	return fmt.Sprintf("used %d %d %d.%d %c", c.Game, c.Seat, c.Turn, c.Undos, q.act)
}
