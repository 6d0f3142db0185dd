package people

import (
	"context"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// topicVacation is the topic of news of a vacation.
const topicVacation = "vacation"

// Vacation shows the speaker's vacation, or changes it.
func Vacation(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, p, err := myself(ctx, e)
	if err != nil {
		return talk.Answer{}, err
	}
	if c.Leave == nil {
		return vacations(e, c, me, p), nil
	}
	if err := e.SettleTimes(ctx, me.Address); err != nil {
		return talk.Answer{}, err
	}
	if p, err = e.Changes.Person(ctx, me.Address); err != nil {
		return talk.Answer{}, err
	}
	switch {
	case c.Leave.Auto != "":
		return automatic(ctx, e, c, me, p)
	case c.Leave.End:
		return endVacation(ctx, e, c, me, p)
	}
	return book(ctx, e, c, me, p)
}

// vacations tells the budget, and what is booked.
func vacations(e *talk.Execution, c command.Command, me games.Player, p club.Person) talk.Answer {
	now := e.Session.Message.Received
	halves := p.Budget(now, me.Began)
	a := talk.Say(c.Line, phrase.New("timing-budget", "days", halves/2, "half", talk.YesOrNo(halves%2 != 0)))
	if me.Began.IsZero() {
		a.Text = append(a.Text, phrase.New("timing-budget-newcomer"))
	} else {
		a.Text = append(a.Text, phrase.New("timing-budget-grows"))
	}
	for _, v := range p.Coming(now) {
		a.Lines = append(a.Lines, phrase.New("timing-booked", "from", dateOf(v.From), "to", dateOf(v.To), "until", v.Ended))
	}
	if len(a.Lines) == 0 {
		a.Text = append(a.Text, phrase.New("timing-none-booked"))
	}
	a.After = phrase.New("timing-automatic-off")
	if p.AutomaticOn(now) {
		a.After = phrase.New("timing-automatic-on")
	}
	return a
}

// book books a vacation: as of the letter that asked for it, where that was asked back and is confirmed within a day (CR-46).
func book(ctx context.Context, e *talk.Execution, c command.Command, me games.Player, p club.Person) (talk.Answer, error) {
	asOf := asOf(e)
	zone := e.Changes.Zones.Locate(p.ZoneAt(asOf))
	b := club.Booking{From: c.Leave.From, To: c.Leave.To, Days: c.Leave.Days}
	if b.From == "" && b.Days == 0 {
		b.From = asOf.In(zone).Format(time.DateOnly)
	}
	f, paid, why := p.Book(b, asOf, zone, me.Began)
	if !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	if _, err := e.Changes.Chosen(ctx, me.Address, f); err != nil {
		return talk.Answer{}, err
	}
	p, err := e.Changes.Person(ctx, me.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	halves := p.Budget(e.Session.Message.Received, me.Began)
	a := talk.Say(c.Line, phrase.New("timing-vacation-booked", "from", f.Began, "until", f.Ended, "paid", paid, "days", halves/2, "half", talk.YesOrNo(halves%2 != 0)))
	a.Acted = true
	subject := phrase.New("timing-away-subject", "name", phrase.Words(me.Name), "from", dateOf(f.From), "to", dateOf(f.To))
	away := phrase.New("timing-away", "name", phrase.Words(me.Name), "from", f.Began, "until", f.Ended)
	tells := talk.News{Subject: subject, Text: away, Topic: topicVacation}
	list, err := talk.TellOpponents(ctx, e, me, tells, func(o talk.Opposing) phrase.Phrase { return phrase.Join(phrase.Sentences, away, o.Clocks()) })
	if err != nil {
		return a, err
	}
	fellows, err := talk.TellFellows(ctx, e, me, list, tells)
	if len(list) > 0 {
		a.Text = append(a.Text, phrase.New("timing-told", "n", len(list)))
	}
	if fellows > 0 {
		a.Text = append(a.Text, phrase.New("timing-told-fellows", "n", fellows))
	}
	if barred := talk.BarredOf(list); len(barred) > 0 {
		a.Text = append(a.Text, phrase.New("timing-barred", "n", len(barred), "games", talk.GameNumbers(barred)))
	}
	return a, err
}

// asOf is when what the letter asks for counts as asked: what was asked back and is confirmed within a day, as of the first letter (CR-46).
func asOf(e *talk.Execution) time.Time {
	now, q := e.Session.Message.Received, e.Session.Speaker.Request
	if e.Session.Speaker.Proof == talk.ByReply && !q.Made.IsZero() && now.Sub(q.Made) <= changes.Day {
		return q.Made
	}
	return now
}

func endVacation(ctx context.Context, e *talk.Execution, c command.Command, me games.Player, p club.Person) (talk.Answer, error) {
	now := e.Session.Message.Received
	f, back, why := p.EndVacation(now, e.Changes.Zones.Locate(p.ZoneAt(now)))
	if !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	p, err := e.Changes.Chosen(ctx, me.Address, f)
	if err != nil {
		return talk.Answer{}, err
	}
	halves := p.Budget(now, me.Began)
	a := talk.Say(c.Line, phrase.New("timing-vacation-ended", "back", back, "days", halves/2, "half", talk.YesOrNo(halves%2 != 0)))
	a.Acted = true
	tells := talk.News{
		Subject: phrase.New("timing-back-subject", "name", phrase.Words(me.Name)), Text: phrase.New("timing-back", "name", phrase.Words(me.Name)),
		Topic: topicVacation, Undoes: true,
	}
	list, err := talk.TellOpponents(ctx, e, me, tells, func(talk.Opposing) phrase.Phrase { return tells.Text })
	if err == nil {
		_, err = talk.TellFellows(ctx, e, me, list, tells)
	}
	return a, err
}

func automatic(ctx context.Context, e *talk.Execution, c command.Command, me games.Player, p club.Person) (talk.Answer, error) {
	now := e.Session.Message.Received
	f, why := p.ChooseAutomatic(c.Leave.Auto == "on", now)
	if !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	if _, err := e.Changes.Chosen(ctx, me.Address, f); err != nil {
		return talk.Answer{}, err
	}
	text := phrase.New("timing-automatic-off")
	if f.On {
		text = phrase.New("timing-automatic-on")
	}
	a := talk.Say(c.Line, text)
	a.Acted = true
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
