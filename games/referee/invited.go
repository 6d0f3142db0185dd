package referee

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/talk/lobby"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// begins carries out a yes in people's words, and asks the turn back that stands beside it.
func (r Runner) begins(ctx context.Context) error {
	p, err := r.Me(ctx)
	if err != nil {
		return err
	}
	if !p.Verified {
		p.Invitations = max(p.Invitations, talk.MostInvitations)
		r.Changes.KeepPlayer(p)
	}
	turn := r.Session.Speaker.Invited.Turn
	if turn == "" || r.Reply.Failed() {
		return nil
	}
	return r.hold(ctx, []command.Command{{Kind: command.Turn, Line: turn, Text: turn, Game: r.At.Match, At: command.Now}})
}

// toInvitation answers what somebody said to an invitation in people's words, and that is neither a yes nor a no.
func (r Runner) toInvitation(ctx context.Context) error {
	who, text := r.Session.Speaker, talk.Shorten(strings.TrimSpace(r.Session.Message.Text), mostUnclear)
	m, err := r.Changes.Match(ctx, r.At.Match)
	if err != nil {
		return err
	}
	if terms := who.Invited.Terms; terms != nil {
		a, err := lobby.Counter(ctx, r.Execution, command.Command{Kind: "accept", Line: text, New: terms, Game: m.ID})
		r.Reply.Add(a)
		return err
	}
	a := talk.Say(text, phrase.New("referee-yes-or-no"))
	a.Asks = who.Question.Words()
	name := changes.NameIn(m, m.Challenger)
	switch who.Invited.Reading {
	case assent.Postpones:
		a.Text = []phrase.Phrase{phrase.New("answer-later", "name", name)}
	case assent.Stipulates:
		a.Text = []phrase.Phrase{phrase.New("command-accept-with"), phrase.New("answer-or-yes")}
	case assent.Wonders:
		a.Text = append([]phrase.Phrase{phrase.New("answer-who", "name", name, "address", phrase.Words(m.Player(m.Challenger).Address), "title", m.Titled()),
			phrase.New("answer-what"), phrase.New("answer-side", "side", who.Thread.Seat.Side())}, slices.Concat(m.Terms.Phrases(), []phrase.Phrase{phrase.New("answer-reply")})...)
	}
	if command.WantsNoMail(text) {
		a = talk.Refuse(text, phrase.New("command-no-more-mail"))
	} else if who.Question.Act == token.Accept && !who.Question.Armed || m.Stage != adjudicator.Challenged {
		a.Text, a.Asks = []phrase.Phrase{phrase.New("referee-disarmed")}, ""
	}
	r.Reply.Add(a)
	return r.readByOthers(ctx)
}
