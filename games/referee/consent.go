package referee

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/talk/hosts"
	"pbem/games/talk/learn"
	"pbem/games/talk/people"
	"pbem/games/talk/play"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// consented carries out what the speaker was asked about, and has now said yes or no to.
func (r Runner) consented(ctx context.Context) error {
	if r.Session.Speaker.Question != nil {
		return r.toQuestion(ctx)
	}
	q, now := r.Session.Speaker.Request, r.Session.Message.Received
	switch {
	case q.Done && !r.Session.Speaker.Reopened:
		r.Reply.Add(closed(r.Session.Speaker.Says))
		return nil
	case now.After(q.Expires):
		r.Reply.Add(talk.Refuse("", phrase.New("referee-confirmed-late", "made", q.Made)))
		return nil
	}
	if q.Player == "" {
		if err := r.verify(ctx); err != nil {
			return err
		}
	}
	list := r.Parse(q.Text, q.Match)
	if s := r.Session; s.Speaker.Says == assent.Yes && doubts(s, list) { // the request waits on, for a yes that is believed
		why := phrase.New("referee-yes-not-believed", "why", talk.Doubted(s.Message.Doubt))
		if hosts.Administers(list) {
			why = phrase.New("referee-yes-of-host-not-believed", "why", talk.Doubted(s.Message.Doubt))
		}
		r.Reply.Add(talk.Refuse("", why))
		return nil
	}
	if !q.Done {
		q.Done = true
		r.Changes.KeepRequest(q)
	}
	return r.decided(ctx, q, list)
}

// doubts reports whether a yes to commands is worth nothing, because one of them cannot be undone, the letter is not believed, and others of
// that account were, not long ago, or the one that asked. What a host decides is never done by a letter that is not believed.
func doubts(s *talk.Session, list []command.Command) bool {
	who := s.Speaker
	others := s.Message.Received.Sub(who.Player.Believed) < mostDoubt || who.Request.Believed && who.Request.Player == ""
	final := slices.ContainsFunc(list, func(c command.Command) bool { return talk.ClassOf(c) == talk.OfNoReturn })
	return s.Message.Belief == mailer.NotBelieved && (final && others || hosts.Administers(list))
}

// closed answers somebody whose question was answered before.
func closed(says assent.Answer) talk.Answer {
	a := talk.Say("", phrase.New("referee-confirmed-before"))
	if says == assent.NotMe {
		a.Text = append(a.Text, phrase.New("referee-not-me-either"))
	}
	return a
}

// decided does what a request asked for, or not.
func (r Runner) decided(ctx context.Context, q games.Request, list []command.Command) error {
	switch r.Session.Speaker.Says {
	case assent.No:
		r.Reply.Add(talk.Say("", phrase.New("referee-not-done-as-wished")))
		return r.dropAsked(ctx, q)
	case assent.NotMe:
		r.Reply.Add(talk.Say("", phrase.New("referee-not-me")))
		return r.dropAsked(ctx, q)
	}
	if trouble, err := r.disarmed(ctx, q, list); err != nil || trouble != nil {
		r.Reply.Add(talk.Deref(trouble))
		return err
	}
	if q.Player != "" {
		return people.Proposed(ctx, r.Execution, q)
	}
	return r.run(ctx, learn.Learning(r.Session.Speaker, list))
}

// mostDoubt is how long after a letter of theirs was believed what cannot be undone is not done by one that is not.
const mostDoubt = 30 * changes.Day

// disarmed says why a yes to a request does nothing any more; nil where it does.
func (r questions) disarmed(ctx context.Context, q games.Request, list []command.Command) (*talk.Answer, error) {
	resigns := slices.ContainsFunc(list, func(c command.Command) bool { return c.Kind == "resign" })
	for _, told := range q.Told {
		m, seat, err := r.SeatIn(ctx, told.Match, r.Session.Speaker.Player.Address)
		if err != nil {
			return nil, err
		}
		if told.Match == q.Match {
			seat = q.Seat
		}
		if m != nil && hosts.Administers(list) {
			if told != hosts.AdminTold(m) {
				a := talk.Refuse("", phrase.New("admin-went-on", "game", m.ID))
				return &a, nil
			}
			continue
		}
		if m == nil || seat == adjudicator.NoSeat || !m.Armed(seat, told.Heard, resigns) {
			a := talk.Refuse("", phrase.New("referee-disarmed"))
			return &a, nil
		}
	}
	return nil, nil
}

// toQuestion carries out what a letter of a game's asked.
func (r Runner) toQuestion(ctx context.Context) error {
	who := r.Session.Speaker
	if !who.Invited.Reads { // people's words prove no address
		if err := r.verify(ctx); err != nil {
			return err
		}
	}
	line := talk.FirstLine(r.Session.Message.Text)
	switch {
	case who.Says == assent.NotMe:
		r.Reply.Add(talk.Say(line, phrase.New("referee-not-me")))
		return r.disown(ctx)
	case !who.Question.Armed:
		return r.unarmed(ctx, line)
	case who.Question.Act == token.Play && who.Says == assent.No:
		r.Reply.Add(talk.Say(line, phrase.New("referee-not-done-as-wished")))
		return r.Disarm(ctx, r.At)
	}
	yes, said := who.Says == assent.Yes, talk.Question{Act: who.Question.Act, Way: token.TapYes}
	if !yes {
		said.Way = token.TapNo
	}
	c := who.Question.Command(yes)
	c.Line = line
	a, err := play.Use(ctx, r.Execution, c, said.Tapped())
	if err != nil {
		return err
	}
	if who.Invited.Reads && !yes && command.WantsNoMail(r.Session.Message.Text) {
		a.Text = append(a.Text, phrase.New("answer-no-more-mail"))
	}
	r.Reply.Add(a)
	if who.Invited.Reads && yes {
		return r.begins(ctx)
	}
	return play.PlayReady(ctx, r.Execution)
}

// disown makes the question dead that somebody else has asked for: that of a game in play is disarmed, the address of an invitation is
// ended, which the answer brings anew.
func (r Runner) disown(ctx context.Context) error {
	m, err := r.Changes.Match(ctx, r.At.Match)
	if err == nil && m.Stage == adjudicator.Challenged {
		_, err = r.Rule(ctx, m, r.At.Seat, adjudicator.CloseAddress{})
		return err
	}
	return r.Disarm(ctx, r.At)
}

// unarmed answers a yes or a no to what does not wait any more.
func (r Runner) unarmed(ctx context.Context, line string) error {
	used, err := play.UsedAs(ctx, r.Execution)
	if err != nil {
		return err
	}
	if used != "" {
		r.Reply.Add(talk.Say(line, phrase.New("referee-confirmed-before")))
	} else {
		r.Reply.Add(talk.Refuse(line, phrase.New("referee-disarmed")))
	}
	return nil
}

// mostUnclear is how many characters are quoted of an answer that is neither a yes nor a no.
const mostUnclear = 400

// unclear answers a letter that says neither yes nor no to what was asked, nor anything else that can be read.
func (r Runner) unclear(ctx context.Context) error {
	who, text := r.Session.Speaker, talk.Shorten(strings.TrimSpace(r.Session.Message.Text), mostUnclear)
	noMail := command.WantsNoMail(text)
	a := talk.Say(text, phrase.New("referee-yes-or-no"))
	switch q := who.Question; {
	case noMail:
		a = talk.Refuse(text, phrase.New("command-no-more-mail"))
	case q != nil && q.Armed:
		a.Asks = q.Words()
	case q != nil:
		a.Text = []phrase.Phrase{phrase.New("referee-disarmed")}
	}
	r.Reply.Add(a)
	if err := r.readByOthers(ctx); err != nil || noMail {
		return err
	}
	if who.Question != nil || who.Request.Done || r.Session.Message.Received.After(who.Request.Expires) {
		return r.askedHere(ctx)
	}
	if who.Request.Asked.Match == 0 { // its letter stands in no game's thread
		r.At = changes.Place{}
	}
	q, err := r.Changes.Request(ctx, who.Request.Number)
	switch {
	case err != nil:
		return err
	case q.Done: // others have read its address
		return r.Ask(ctx, who.Request)
	}
	r.Reply.Again(q)
	return r.askedHere(ctx)
}
