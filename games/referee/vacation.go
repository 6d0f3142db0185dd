package referee

import (
	"context"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// topicVacation is the topic of news of a vacation.
const topicVacation = "vacation"

// vacation shows the speaker's vacation, or changes it.
func (e *execution) vacation(ctx context.Context, c command.Command) (answer, error) {
	me, p, err := e.myself(ctx)
	if err != nil {
		return answer{}, err
	}
	if c.Leave == nil {
		return e.vacations(c, me, p), nil
	}
	if err := e.settleTimes(ctx, me.Address); err != nil {
		return answer{}, err
	}
	if p, err = e.changes.person(ctx, me.Address); err != nil {
		return answer{}, err
	}
	switch {
	case c.Leave.Auto != "":
		return e.automatic(ctx, c, me, p)
	case c.Leave.End:
		return e.endVacation(ctx, c, me, p)
	}
	return e.book(ctx, c, me, p)
}

// vacations tells the budget, and what is booked.
func (e *execution) vacations(c command.Command, me games.Player, p club.Person) answer {
	now := e.session.message.Received
	halves := p.Budget(now, me.Began)
	a := say(c.Line, phrase.New("timing-budget", "days", halves/2, "half", yesOrNo(halves%2 != 0)))
	if me.Began.IsZero() {
		a.text = append(a.text, phrase.New("timing-budget-newcomer"))
	} else {
		a.text = append(a.text, phrase.New("timing-budget-grows"))
	}
	for _, v := range p.Coming(now) {
		a.lines = append(a.lines, phrase.New("timing-booked", "from", dateOf(v.From), "to", dateOf(v.To), "until", v.Ended))
	}
	if len(a.lines) == 0 {
		a.text = append(a.text, phrase.New("timing-none-booked"))
	}
	a.after = phrase.New("timing-automatic-off")
	if p.AutomaticOn(now) {
		a.after = phrase.New("timing-automatic-on")
	}
	return a
}

func yesOrNo(yes bool) phrase.Text {
	if yes {
		return "yes"
	}
	return "no"
}

// book books a vacation: as of the letter that asked for it, where that was asked back and is confirmed within a day (CR-46).
func (e *execution) book(ctx context.Context, c command.Command, me games.Player, p club.Person) (answer, error) {
	asOf := e.asOf()
	zone := e.changes.zones.locate(p.ZoneAt(asOf))
	b := club.Booking{From: c.Leave.From, To: c.Leave.To, Days: c.Leave.Days}
	if b.From == "" && b.Days == 0 {
		b.From = asOf.In(zone).Format(time.DateOnly)
	}
	f, paid, why := p.Book(b, asOf, zone, me.Began)
	if !why.Empty() {
		return refuse(c.Line, why), nil
	}
	if _, err := e.changes.chosen(ctx, me.Address, f); err != nil {
		return answer{}, err
	}
	p, err := e.changes.person(ctx, me.Address)
	if err != nil {
		return answer{}, err
	}
	halves := p.Budget(e.session.message.Received, me.Began)
	a := say(c.Line, phrase.New("timing-vacation-booked", "from", f.Began, "until", f.Ended, "paid", paid, "days", halves/2, "half", yesOrNo(halves%2 != 0)))
	a.acted = true
	subject := phrase.New("timing-away-subject", "name", phrase.Words(me.Name), "from", dateOf(f.From), "to", dateOf(f.To))
	away := phrase.New("timing-away", "name", phrase.Words(me.Name), "from", f.Began, "until", f.Ended)
	tells := news{subject: subject, text: away, topic: topicVacation}
	list, err := e.tellOpponents(ctx, me, tells, func(o opposing) phrase.Phrase { return phrase.Join(phrase.Sentences, away, o.clocks()) })
	if err != nil {
		return a, err
	}
	fellows, err := e.tellFellows(ctx, me, list, tells)
	if len(list) > 0 {
		a.text = append(a.text, phrase.New("timing-told", "n", len(list)))
	}
	if fellows > 0 {
		a.text = append(a.text, phrase.New("timing-told-fellows", "n", fellows))
	}
	if barred := barredOf(list); len(barred) > 0 {
		a.text = append(a.text, phrase.New("timing-barred", "n", len(barred), "games", gameNumbers(barred)))
	}
	return a, err
}

// asOf is when what the letter asks for counts as asked: what was asked back and is confirmed within a day, as of the first letter (CR-46).
func (e *execution) asOf() time.Time {
	now, q := e.session.message.Received, e.session.speaker.request
	if e.session.speaker.proof == byReply && !q.Made.IsZero() && now.Sub(q.Made) <= day {
		return q.Made
	}
	return now
}

func (e *execution) endVacation(ctx context.Context, c command.Command, me games.Player, p club.Person) (answer, error) {
	now := e.session.message.Received
	f, back, why := p.EndVacation(now, e.changes.zones.locate(p.ZoneAt(now)))
	if !why.Empty() {
		return refuse(c.Line, why), nil
	}
	p, err := e.changes.chosen(ctx, me.Address, f)
	if err != nil {
		return answer{}, err
	}
	halves := p.Budget(now, me.Began)
	a := say(c.Line, phrase.New("timing-vacation-ended", "back", back, "days", halves/2, "half", yesOrNo(halves%2 != 0)))
	a.acted = true
	tells := news{
		subject: phrase.New("timing-back-subject", "name", phrase.Words(me.Name)), text: phrase.New("timing-back", "name", phrase.Words(me.Name)),
		topic: topicVacation, undoes: true,
	}
	list, err := e.tellOpponents(ctx, me, tells, func(opposing) phrase.Phrase { return tells.text })
	if err == nil {
		_, err = e.tellFellows(ctx, me, list, tells)
	}
	return a, err
}

func (e *execution) automatic(ctx context.Context, c command.Command, me games.Player, p club.Person) (answer, error) {
	now := e.session.message.Received
	f, why := p.ChooseAutomatic(c.Leave.Auto == "on", now)
	if !why.Empty() {
		return refuse(c.Line, why), nil
	}
	if _, err := e.changes.chosen(ctx, me.Address, f); err != nil {
		return answer{}, err
	}
	text := phrase.New("timing-automatic-off")
	if f.On {
		text = phrase.New("timing-automatic-on")
	}
	a := say(c.Line, text)
	a.acted = true
	return a, nil
}

// dateOf is a date as letters say it.
func dateOf(text string) phrase.Date {
	day, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return phrase.Date{}
	}
	return phrase.Date(day)
}
