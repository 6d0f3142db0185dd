// Package calendar writes the deadlines of games as iCalendar (RFC 5545), for the calendars of their players. A file is published, not
// an invitation: it names nobody, asks for no answer and holds no secret.
package calendar

import (
	"strconv"
	"time"

	ical "github.com/arran4/golang-ical"
)

// Deadline is until when a player is to act in a game.
type Deadline struct {
	Game     int
	Sequence int       // grows with the events of the game: of two files a calendar keeps the later one
	Until    time.Time // zero for one that is over: it is taken out of the calendar
	Summary  string
}

// Type is the media type of what File returns.
const Type = "text/calendar; charset=utf-8; method=PUBLISH"

// File writes deadlines, as of a moment. The site is the domain of the service: with the number of the game it is what calendars know a
// deadline by.
func File(site string, list []Deadline, now time.Time) []byte {
	c := ical.NewCalendarFor("pbem")
	c.SetMethod(ical.MethodPublish)
	for _, d := range list {
		e := c.AddEvent("game-" + strconv.Itoa(d.Game) + "@" + site)
		e.SetDtStampTime(now)
		e.SetSequence(d.Sequence)
		e.SetSummary(d.Summary)
		e.SetTimeTransparency(ical.TransparencyTransparent)
		if d.Until.IsZero() {
			e.SetStartAt(now)
			e.SetStatus(ical.ObjectStatusCancelled)
			continue
		}
		e.SetStartAt(d.Until)
		e.SetStatus(ical.ObjectStatusConfirmed)
	}
	return []byte(c.Serialize(ical.WithNewLineWindows))
}
