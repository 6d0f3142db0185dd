package reply

import (
	"cmp"
	"context"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/calendar"
	"pbem/mailer/catalog"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// attachDates adds deadlines, for a reader who wants them in their calendar: that of the letter's game, or in a digest those of all their
// games. A letter about a game in which they need not act takes its deadline out of the calendar.
func attachDates(ctx context.Context, w *Writer, l *compose.Letter, at changes.Place, kind string) error {
	if at.Match == 0 && kind != talk.KindDigest {
		return nil
	}
	owner, err := w.Changes.PlayerAt(ctx, l.To.Mailbox)
	if err != nil || owner.Address == "" {
		return err
	}
	p, err := w.Changes.Person(ctx, owner.Address)
	if err != nil || !p.Letters.Calendar {
		return err
	}
	name, places := "pbem.ics", []changes.Place{at}
	if at.Match == 0 {
		if places, err = placesOf(ctx, w, owner.Address); err != nil {
			return err
		}
	} else {
		name = "pbem-" + changes.Itoa(at.Match) + ".ics"
	}
	var dates []calendar.Deadline
	for _, one := range places {
		m, err := w.Changes.Match(ctx, one.Match)
		if err != nil {
			return err
		}
		if d := date(w, m, one.Seat, cmp.Or(l.Language, catalog.English())); !m.StartedAt.IsZero() && (at.Match != 0 || !d.Until.IsZero()) {
			dates = append(dates, d)
		}
	}
	if len(dates) > 0 {
		data := calendar.File(w.Settings.Domain(), dates, w.Session.Message.Received)
		l.Attachments = append(l.Attachments, compose.Attachment{Name: name, Type: calendar.Type, Data: data})
	}
	return nil
}

// placesOf are the games of a player that are going on.
func placesOf(ctx context.Context, w *Writer, player string) (list []changes.Place, err error) {
	live, err := w.Changes.MatchesOf(ctx, player)
	if err != nil {
		return nil, err
	}
	for _, s := range live {
		m, err := w.Changes.Match(ctx, s.ID)
		if err != nil {
			return nil, err
		}
		for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
			if m.Stage == adjudicator.Playing && m.Player(seat).Address == player && m.Awaits(seat) {
				list = append(list, changes.Place{Match: s.ID, Seat: seat})
			}
		}
	}
	return list, nil
}

// date is until when a seat is to act; it is over where nothing is expected of it, or no clock runs.
func date(w *Writer, m *adjudicator.Match, seat adjudicator.Seat, language *catalog.Language) calendar.Deadline {
	d := calendar.Deadline{Game: m.ID, Sequence: m.Told, Summary: language.Say(phrase.New("calendar-your-turn", "title", m.Titled(), "name", changes.NameIn(m, seat.Other())))}
	if _, until, runs := m.RemainsOf(seat, w.Session.Message.Received); runs {
		d.Until = until
	}
	return d
}
