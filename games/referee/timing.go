package referee

import (
	"context"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// myself is the speaker with what they have chosen, and whether a clock of theirs runs, free time or not (CR-24).
func (e *execution) myself(ctx context.Context) (me games.Player, p club.Person, err error) {
	if me, err = e.me(ctx); err != nil {
		return me, p, err
	}
	p, err = e.changes.person(ctx, me.Address)
	return me, p, err
}

func (e *execution) clockRuns(ctx context.Context, address string) (bool, error) {
	running := false
	err := e.eachTimed(ctx, address, func(m *adjudicator.Match, seat adjudicator.Seat) error {
		running = running || m.Awaits(seat)
		return nil
	})
	return running, err
}

// eachTimed goes through the games of a player that are played, with a clock.
func (e *execution) eachTimed(ctx context.Context, address string, do func(*adjudicator.Match, adjudicator.Seat) error) error {
	live, err := e.changes.matchesOf(ctx, address)
	if err != nil {
		return err
	}
	for _, s := range live {
		if s.Stage != adjudicator.Playing {
			continue
		}
		m, err := e.changes.match(ctx, s.ID)
		if err != nil {
			return err
		}
		if !m.Terms.Time.Limited() {
			continue
		}
		if err := do(m, m.SeatOfAddress(address)); err != nil {
			return err
		}
	}
	return nil
}

// timezone says or changes where the speaker lives.
func (e *execution) timezone(ctx context.Context, c command.Command) (answer, error) {
	me, p, err := e.myself(ctx)
	if err != nil {
		return answer{}, err
	}
	now := e.session.message.Received
	if c.Text == "" {
		return say(c.Line, zoneNow(p.ZoneAt(now), now)), nil
	}
	name, ok := e.changes.zones.named(c.Text)
	if !ok {
		return refuse(c.Line, phrase.New("timing-zone-unknown", "words", phrase.Words(c.Text))), nil
	}
	running, err := e.clockRuns(ctx, me.Address)
	if err != nil {
		return answer{}, err
	}
	f, why := p.ChooseZone(name, now, running)
	if !why.Empty() {
		return refuse(c.Line, why), nil
	}
	if _, err := e.changes.chosen(ctx, me.Address, f); err != nil {
		return answer{}, err
	}
	a := say(c.Line, zoneNow(name, now))
	a.acted = true
	return a, nil
}

func zoneNow(zone string, now time.Time) phrase.Phrase {
	if zone == "" {
		return phrase.New("timing-zone-none", "now", now)
	}
	return phrase.New("timing-zone", "zone", phrase.Text(zone), "now", now)
}

// named finds a zone as people write it: without capitals, with blanks, or only the city.
func (z *Zones) named(text string) (string, bool) {
	asked := strings.Join(strings.Fields(strings.TrimSpace(text)), "_")
	for _, try := range []string{asked, strings.ToUpper(asked), capitals(asked)} {
		if _, ok := z.Find(try); ok && try != "" {
			return try, true
		}
	}
	for _, region := range []string{"Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic", "Indian", "America/Argentina", "America/Indiana"} {
		if try := region + "/" + capitals(asked); !strings.Contains(asked, "/") {
			if _, ok := z.Find(try); ok {
				return try, true
			}
		}
	}
	return "", false
}

// capitals writes a name as the database does: "new_york" is "New_York".
func capitals(name string) string {
	b, first := []byte(strings.ToLower(name)), true
	for i, c := range b {
		if first && 'a' <= c && c <= 'z' {
			b[i] = c - 'a' + 'A'
		}
		first = c == '/' || c == '_' || c == '-'
	}
	return string(b)
}

// weekends says or changes whether the speaker's Saturdays and Sundays are free of play.
func (e *execution) weekends(ctx context.Context, c command.Command) (answer, error) {
	me, p, err := e.myself(ctx)
	if err != nil {
		return answer{}, err
	}
	now := e.session.message.Received
	if c.Text == "" {
		return answer{line: c.Line, text: weekendsNow(p, now)}, nil
	}
	running, err := e.clockRuns(ctx, me.Address)
	if err != nil {
		return answer{}, err
	}
	f, why := p.ChooseWeekends(c.No, now, running)
	if !why.Empty() {
		return refuse(c.Line, why), nil
	}
	if p, err = e.changes.chosen(ctx, me.Address, f); err != nil {
		return answer{}, err
	}
	return answer{line: c.Line, text: weekendsNow(p, now), acted: true}, nil
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
func (e *execution) reminders(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	f, why := club.ChooseReminders(c.Left)
	if !why.Empty() {
		return refuse(c.Line, why), nil
	}
	f.Usual = c.Yes
	p, err := e.changes.chosen(ctx, me.Address, f)
	if err != nil {
		return answer{}, err
	}
	a := say(c.Line, remindersNow(p.Reminders))
	a.acted = true
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

// heardAgain: whoever writes a letter that is believed can be reached, and what letters that came back have taken of their budget and has
// not begun returns to it (CR-52).
func (r runner) heardAgain(ctx context.Context) error {
	s := r.session
	believed := s.message.Belief == mailer.Believed && s.vouched() || r.referee.Judge == nil && s.proven()
	if !believed || s.speaker.player.Number == 0 || s.speaker.elsewhere {
		return nil
	}
	p, err := r.changes.person(ctx, s.speaker.player.Address)
	if err != nil || !p.CutOff {
		return err
	}
	_, err = r.changes.chosen(ctx, s.speaker.player.Address, club.HeardAgain{})
	return err
}
