package referee

import (
	"cmp"
	"context"

	"pbem/adjudicator"
	"pbem/mailer/calendar"
	"pbem/mailer/catalog"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// attachDates adds deadlines, for a reader who wants them in their calendar: that of the letter's game, or in a digest those of all their
// games. A letter about a game in which they need not act takes its deadline out of the calendar.
func (w *writer) attachDates(ctx context.Context, l *compose.Letter, at place, kind string) error {
	if at.match == 0 && kind != kindDigest {
		return nil
	}
	owner, err := w.changes.playerAt(ctx, l.To.Mailbox)
	if err != nil || owner.Address == "" {
		return err
	}
	p, err := w.changes.person(ctx, owner.Address)
	if err != nil || !p.Letters.Calendar {
		return err
	}
	name, places := "pbem.ics", []place{at}
	if at.match == 0 {
		if places, err = w.placesOf(ctx, owner.Address); err != nil {
			return err
		}
	} else {
		name = "pbem-" + itoa(at.match) + ".ics"
	}
	var dates []calendar.Deadline
	for _, one := range places {
		m, err := w.changes.match(ctx, one.match)
		if err != nil {
			return err
		}
		if d := w.date(m, one.seat, cmp.Or(l.Language, catalog.English())); !m.StartedAt.IsZero() && (at.match != 0 || !d.Until.IsZero()) {
			dates = append(dates, d)
		}
	}
	if len(dates) > 0 {
		data := calendar.File(w.referee.domain(), dates, w.session.message.Received)
		l.Attachments = append(l.Attachments, compose.Attachment{Name: name, Type: calendar.Type, Data: data})
	}
	return nil
}

// placesOf are the games of a player that are going on.
func (w *writer) placesOf(ctx context.Context, player string) (list []place, err error) {
	live, err := w.changes.matchesOf(ctx, player)
	if err != nil {
		return nil, err
	}
	for _, s := range live {
		m, err := w.changes.match(ctx, s.ID)
		if err != nil {
			return nil, err
		}
		for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
			if m.Stage == adjudicator.Playing && m.Player(seat).Address == player && m.Awaits(seat) {
				list = append(list, place{s.ID, seat})
			}
		}
	}
	return list, nil
}

// date is until when a seat is to act; it is over where nothing is expected of it, or no clock runs.
func (w *writer) date(m *adjudicator.Match, seat adjudicator.Seat, language *catalog.Language) calendar.Deadline {
	d := calendar.Deadline{Game: m.ID, Sequence: m.Told, Summary: language.Say(phrase.New("calendar-your-turn", "title", phrase.GameText(m.Terms.Title), "name", nameIn(m, seat.Other())))}
	if _, until, runs := m.RemainsOf(seat, w.session.message.Received); runs {
		d.Until = until
	}
	return d
}
