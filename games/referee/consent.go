package referee

import (
	"context"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// consented carries out what the speaker was asked about, and has now said yes or no to.
func (r runner) consented(ctx context.Context) error {
	if r.session.speaker.question != nil {
		return r.toQuestion(ctx)
	}
	q, now := r.session.speaker.request, r.session.message.Received
	switch {
	case q.Done && !r.session.speaker.reopened:
		r.reply.add(closed(r.session.speaker.says))
		return nil
	case now.After(q.Expires):
		r.reply.add(refuse("", phrase.New("referee-confirmed-late", "made", q.Made)))
		return nil
	}
	if q.Player == "" {
		if err := r.verify(ctx); err != nil {
			return err
		}
	}
	list := r.parse(q.Text, q.Match)
	if s := r.session; s.speaker.says == assent.Yes && s.doubts(list) { // the request waits on, for a yes that is believed
		why := phrase.New("referee-yes-not-believed", "why", doubted(s.message.Doubt))
		if administers(list) {
			why = phrase.New("referee-yes-of-host-not-believed", "why", doubted(s.message.Doubt))
		}
		r.reply.add(refuse("", why))
		return nil
	}
	if !q.Done {
		q.Done = true
		r.changes.keepRequest(q)
	}
	return r.decided(ctx, q, list)
}

// doubts reports whether a yes to commands is worth nothing, because one of them cannot be undone, the letter is not believed, and others of
// that account were, not long ago, or the one that asked. What a host decides is never done by a letter that is not believed.
func (s *session) doubts(list []command.Command) bool {
	who := s.speaker
	others := s.message.Received.Sub(who.player.Believed) < mostDoubt || who.request.Believed && who.request.Player == ""
	final := slices.ContainsFunc(list, func(c command.Command) bool { return classOf(c) == ofNoReturn })
	return s.message.Belief == mailer.NotBelieved && (final && others || administers(list))
}

// closed answers somebody whose question was answered before.
func closed(says assent.Answer) answer {
	a := say("", phrase.New("referee-confirmed-before"))
	if says == assent.NotMe {
		a.text = append(a.text, phrase.New("referee-not-me-either"))
	}
	return a
}

// decided does what a request asked for, or not.
func (r runner) decided(ctx context.Context, q games.Request, list []command.Command) error {
	switch r.session.speaker.says {
	case assent.No:
		r.reply.add(say("", phrase.New("referee-not-done-as-wished")))
		return r.dropAsked(ctx, q)
	case assent.NotMe:
		r.reply.add(say("", phrase.New("referee-not-me")))
		return r.dropAsked(ctx, q)
	}
	if trouble, err := r.disarmed(ctx, q, list); err != nil || trouble != nil {
		r.reply.add(deref(trouble))
		return err
	}
	if q.Player != "" {
		return r.proposed(ctx, q)
	}
	return r.run(ctx, r.session.speaker.learning(list))
}

// mostDoubt is how long after a letter of theirs was believed what cannot be undone is not done by one that is not.
const mostDoubt = 30 * day

// disarmed says why a yes to a request does nothing any more; nil where it does.
func (r runner) disarmed(ctx context.Context, q games.Request, list []command.Command) (*answer, error) {
	resigns := slices.ContainsFunc(list, func(c command.Command) bool { return c.Kind == "resign" })
	for _, told := range q.Told {
		m, seat, err := r.seatIn(ctx, told.Match, r.session.speaker.player.Address)
		if err != nil {
			return nil, err
		}
		if told.Match == q.Match {
			seat = q.Seat
		}
		if m != nil && administers(list) {
			if told != adminTold(m) {
				a := refuse("", phrase.New("admin-went-on", "game", m.ID))
				return &a, nil
			}
			continue
		}
		if m == nil || seat == adjudicator.NoSeat || !m.Armed(seat, told.Heard, resigns) {
			a := refuse("", phrase.New("referee-disarmed"))
			return &a, nil
		}
	}
	return nil, nil
}

// toQuestion carries out what a letter of a game's asked.
func (r runner) toQuestion(ctx context.Context) error {
	who := r.session.speaker
	if !who.invited.reads { // people's words prove no address
		if err := r.verify(ctx); err != nil {
			return err
		}
	}
	line := firstLine(r.session.message.Text)
	switch {
	case who.says == assent.NotMe:
		r.reply.add(say(line, phrase.New("referee-not-me")))
		return r.disown(ctx)
	case !who.question.armed:
		return r.unarmed(ctx, line)
	case who.question.act == token.Play && who.says == assent.No:
		r.reply.add(say(line, phrase.New("referee-not-done-as-wished")))
		return r.disarm(ctx, r.at)
	}
	yes, said := who.says == assent.Yes, question{act: who.question.act, way: token.TapYes}
	if !yes {
		said.way = token.TapNo
	}
	c := who.question.command(yes)
	c.Line = line
	a, err := r.use(ctx, c, said.tapped())
	if err != nil {
		return err
	}
	r.reply.add(a)
	if who.invited.reads && yes {
		return r.begins(ctx)
	}
	return r.playReady(ctx)
}

// disown makes the question dead that somebody else has asked for: that of a game in play is disarmed, the address of an invitation is
// ended, which the answer brings anew.
func (r runner) disown(ctx context.Context) error {
	m, err := r.changes.match(ctx, r.at.match)
	if err == nil && m.Stage == adjudicator.Challenged {
		_, err = r.rule(ctx, m, r.at.seat, adjudicator.CloseAddress{})
		return err
	}
	return r.disarm(ctx, r.at)
}

// unarmed answers a yes or a no to what does not wait any more.
func (r runner) unarmed(ctx context.Context, line string) error {
	used, err := r.usedAs(ctx)
	if err != nil {
		return err
	}
	if used != "" {
		r.reply.add(say(line, phrase.New("referee-confirmed-before")))
	} else {
		r.reply.add(refuse(line, phrase.New("referee-disarmed")))
	}
	return nil
}

// disarm makes an older yes of a seat worthless.
func (e *execution) disarm(ctx context.Context, at place) error {
	m, err := e.changes.match(ctx, at.match)
	if err == nil {
		_, err = e.rule(ctx, m, at.seat, adjudicator.Disarm{})
	}
	return err
}

// disarmHere makes older yeses worthless that an act of the speaker's came after, although it could not even be judged: a number in front
// that could be a game's or a turn's, a try of too many turns.
func (e *execution) disarmHere(ctx context.Context, c command.Command) error {
	if !e.session.inThread(e.at) || e.session.speaker.address == atAccount {
		return nil
	}
	switch _, acts := adjudicator.ActionNamed(string(c.Kind)); {
	case !acts, c.Kind == command.Say, onFreshBoard(c), c.Kind == command.Turn && !holdsTurn(c.Text):
		return nil
	}
	return e.disarm(ctx, e.at)
}

// mostUnclear is how many characters are quoted of an answer that is neither a yes nor a no.
const mostUnclear = 400

// unclear answers a letter that says neither yes nor no to what was asked, nor anything else that can be read.
func (r runner) unclear(ctx context.Context) error {
	who, text := r.session.speaker, shorten(strings.TrimSpace(r.session.message.Text), mostUnclear)
	noMail := command.WantsNoMail(text)
	a := say(text, phrase.New("referee-yes-or-no"))
	switch q := who.question; {
	case noMail:
		a = refuse(text, phrase.New("command-no-more-mail"))
	case q != nil && q.armed:
		a.asks = q.words()
	case q != nil:
		a.text = []phrase.Phrase{phrase.New("referee-disarmed")}
	}
	r.reply.add(a)
	if err := r.readByOthers(ctx); err != nil || noMail {
		return err
	}
	if who.question != nil || who.request.Done || r.session.message.Received.After(who.request.Expires) {
		return r.askedHere(ctx)
	}
	if who.request.Asked.Match == 0 { // its letter stands in no game's thread
		r.at = place{}
	}
	q, err := r.changes.request(ctx, who.request.Number)
	switch {
	case err != nil:
		return err
	case q.Done: // others have read its address
		return r.ask(ctx, who.request)
	}
	r.reply.again(q)
	return r.askedHere(ctx)
}

// dayOf counts the days since 1 January 1970.
func dayOf(t time.Time) int { return int(t.Unix() / int64(day/time.Second)) }
