package play

import (
	"context"
	"fmt"

	"pbem/games"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// Tapping reads what came to a button's address: a yes by another word is the button's, a no is that of a button that says no. Of a
// letter that is not believed, "confirm" is asked back as the turn that was tried.
func Tapping(r *talk.Settings, m mailer.Message, who talk.Speaker, list []command.Command) []command.Command {
	q := who.Question
	if !q.Button() {
		return list
	}
	says := r.Said(m, q.Tapped(), who.Thread.Match)
	if says == assent.Yes && q.Way == token.TapYes || says == assent.No && q.Way == token.TapNo {
		list = r.Parse(q.Tapped(), "", who.Thread.Match, m.From)
	}
	if m.Belief != mailer.NotBelieved || q.Turn == "" {
		return list
	}
	for i, c := range list {
		if q.Sends(c) {
			tried := r.Parse(q.Turn, "", who.Thread.Match, m.From)
			return append(append(list[:i:i], tried...), list[i+1:]...)
		}
	}
	return list
}

// Tap does what a button is for, or says what has become of it.
func Tap(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	q, at := e.Session.Speaker.Question, e.Session.Speaker.Thread
	c.Game = at.Match
	m, err := e.Changes.Match(ctx, at.Match)
	if err != nil {
		return talk.Answer{}, err
	}
	if q.ArmedIn(m) {
		return Use(ctx, e, c, q.Tapped())
	}
	used, err := UsedAs(ctx, e)
	if err != nil {
		return talk.Answer{}, err
	}
	switch used {
	case q.Tapped():
		return talk.Say(c.Line, phrase.New("referee-tapped-before")).In(m, at.Seat), nil
	case "":
		return talk.Refuse(c.Line, phrase.New("referee-tapped-late")).In(m, at.Seat), nil
	}
	return talk.Refuse(c.Line, phrase.New("referee-tapped-otherwise", "words", used)).In(m, at.Seat), nil
}

// Use does what an address is for, and keeps by which words it was used.
func Use(ctx context.Context, e *talk.Execution, c command.Command, words string) (talk.Answer, error) {
	a, err := talk.Act(ctx, e, c)
	if err == nil && !a.Failed {
		e.Changes.Charge(games.Charge{Account: usedAccount(e.Session.Speaker.Question), Kind: talk.ChargeUsed, Words: words})
	}
	return a, err
}

// UsedAs is what the speaker has answered to the same question before, in words of commands; "" where they have not.
func UsedAs(ctx context.Context, e *talk.Execution) (string, error) {
	since := e.Session.Message.Received.Add(-games.ChargesKept)
	list, err := e.Changes.Charges(ctx, usedAccount(e.Session.Speaker.Question), since, 1)
	if err != nil || len(list) == 0 {
		return "", err
	}
	return list[0].Words, nil
}

// usedAccount is that of a question: of a seat, at a turn, about an act. What is used stays for as long as charges are kept; after that
// the question is as dead, and only no longer known to have been answered.
func usedAccount(q *talk.Question) string {
	c := q.Claim
	return fmt.Sprintf("used %d %d %d.%d %c", c.Game, c.Seat, c.Turn, c.Undos, q.Act)
}
