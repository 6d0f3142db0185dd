package doctor

import (
	"time"

	"pbem/games"
)

// skew is by how much two machines' clocks may differ before it matters to anybody: turns have days.
const skew = 5 * time.Minute

// firstYear is when this program was written; a clock before it was never set.
const firstYear = 2026

// clock compares this machine's clock with what others have told: the newest letters, and the service's own past. Time
// zones do not matter, for everything is kept in UTC.
func (e *exam) clock() {
	now := e.Now()
	if now.Year() < firstYear {
		e.broken("clock", "It shows %s, which cannot be. Set it, and have it kept right (timedatectl set-ntp true).", date(now))
		return
	}
	if e.leaves() {
		return
	}
	for _, g := range e.recent {
		if g.Arrived.Sub(now) > skew {
			e.broken("clock", "It shows %s, but for the mail server a letter arrived on %s. Set the one that is wrong: players' clocks run by when letters arrive.",
				date(now), date(g.Arrived))
			return
		}
	}
	latest, _ := mark(e.marks, "time")
	for _, at := range []time.Time{e.alive, latest} {
		if at.Sub(now) > skew {
			e.broken("clock", "It shows %s, but the service has worked at %s already. Set it right; until then no time passes in the games.", date(now), date(at))
			return
		}
	}
	e.ok("clock", "It shows %s.", date(now))
}

// leaves reports whether this machine's clock has left, or is about to leave, that of a database, by which several machines go.
func (e *exam) leaves() bool {
	apart, way := e.ahead.Abs().Round(time.Millisecond), "ahead of"
	if e.ahead < 0 {
		way = "behind"
	}
	switch {
	case apart > games.AtMostApart:
		e.broken("clock", "It is %v %s the database's, and at more than %v the service does not serve here. Have both kept right (timedatectl set-ntp true).", apart, way, games.AtMostApart)
	case apart > games.AtMostApart/4:
		e.look("clock", "It is %v %s the database's. At %v the service ends on this machine: have both kept right (timedatectl set-ntp true).", apart, way, games.AtMostApart)
	default:
		return false
	}
	return true
}
