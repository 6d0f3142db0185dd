package doctor

import "time"

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
