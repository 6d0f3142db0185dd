package people

import (
	"context"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// myself is the speaker with what they have chosen, and whether a clock of theirs runs, free time or not (CR-24).
func myself(ctx context.Context, e *talk.Execution) (me games.Player, p club.Person, err error) {
	if me, err = e.Me(ctx); err != nil {
		return me, p, err
	}
	p, err = e.Changes.Person(ctx, me.Address)
	return me, p, err
}

func clockRuns(ctx context.Context, e *talk.Execution, address string) (bool, error) {
	running := false
	err := talk.EachTimed(ctx, e, address, func(m *adjudicator.Match, seat adjudicator.Seat) error {
		running = running || m.Awaits(seat)
		return nil
	})
	return running, err
}

// timezone says or changes where the speaker lives.
func timezone(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, p, err := myself(ctx, e)
	if err != nil {
		return talk.Answer{}, err
	}
	now := e.Session.Message.Received
	if c.Text == "" {
		return talk.Say(c.Line, zoneNow(p.ZoneAt(now), now)), nil
	}
	name, ok := named(e.Changes.Zones, c.Text)
	if !ok {
		return talk.Refuse(c.Line, phrase.New("timing-zone-unknown", "words", phrase.Words(c.Text))), nil
	}
	running, err := clockRuns(ctx, e, me.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	f, why := p.ChooseZone(name, now, running)
	if !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	if _, err := e.Changes.Chosen(ctx, me.Address, f); err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, zoneNow(name, now))
	a.Acted = true
	return a, nil
}

func zoneNow(zone string, now time.Time) phrase.Phrase {
	if zone == "" {
		return phrase.New("timing-zone-none", "now", now)
	}
	return phrase.New("timing-zone", "zone", phrase.Text(zone), "now", now)
}

// named finds a zone as people write it: without capitals, with blanks, or only the city.
func named(z *changes.Zones, text string) (string, bool) {
	asked := strings.Join(strings.Fields(strings.TrimSpace(text)), "_")
	for _, try := range []string{asked, strings.ToUpper(asked), changes.Capitals(asked)} {
		if _, ok := z.Find(try); ok && try != "" {
			return try, true
		}
	}
	for _, region := range []string{"Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic", "Indian", "America/Argentina", "America/Indiana"} {
		if try := region + "/" + changes.Capitals(asked); !strings.Contains(asked, "/") {
			if _, ok := z.Find(try); ok {
				return try, true
			}
		}
	}
	return "", false
}

// weekends says or changes whether the speaker's Saturdays and Sundays are free of play.
func weekends(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, p, err := myself(ctx, e)
	if err != nil {
		return talk.Answer{}, err
	}
	now := e.Session.Message.Received
	if c.Text == "" {
		return talk.Answer{Line: c.Line, Text: weekendsNow(p, now)}, nil
	}
	running, err := clockRuns(ctx, e, me.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	f, why := p.ChooseWeekends(c.No, now, running)
	if !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	if p, err = e.Changes.Chosen(ctx, me.Address, f); err != nil {
		return talk.Answer{}, err
	}
	return talk.Answer{Line: c.Line, Text: weekendsNow(p, now), Acted: true}, nil
}

func weekendsNow(p club.Person, now time.Time) []phrase.Phrase {
	if !p.WeekendsOff(now) {
		return []phrase.Phrase{phrase.New("timing-weekends-on")}
	}
	text := []phrase.Phrase{phrase.New("timing-weekends-off")}
	if p.ZoneAt(now) == "" {
		text = append(text, phrase.New("timing-weekends-utc"))
	}
	return text
}

// reminders changes when the speaker is reminded.
func reminders(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	f, why := club.ChooseReminders(c.Left)
	if !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	f.Usual = c.Yes
	p, err := e.Changes.Chosen(ctx, me.Address, f)
	if err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, remindersNow(p.Reminders))
	a.Acted = true
	return a, nil
}

func remindersNow(r club.Reminders) phrase.Phrase {
	switch {
	case r.Left == nil:
		return phrase.New("timing-reminders-usual")
	case len(r.Left) == 0:
		return phrase.New("timing-reminders-none")
	}
	var list []phrase.Phrase
	for _, left := range r.Left {
		list = append(list, phrase.New("timing-span", "left", left))
	}
	return phrase.New("timing-reminders", "left", phrase.Join(phrase.And, list...))
}
