package club

import (
	"time"

	"pbem/adjudicator/clock"
)

// PunctualDays is how far punctuality looks back, in days (CR-38).
const PunctualDays = 365

// fewTurns is how many turns tell something about punctuality.
const fewTurns = 10

// Punctuality is how somebody has kept their time in the last year, in games with a clock.
type Punctuality struct {
	Turns  int // that they played
	InTime int // of those, with at least half of the time still on the clock
	Late   int // games that they lost on time
}

// Share is how many of a hundred turns were played in time; ok is false where there are too few to tell.
func (p Punctuality) Share() (percent int, ok bool) {
	if p.Turns < fewTurns {
		return 0, false
	}
	return (200*p.InTime + p.Turns) / (2 * p.Turns), true
}

// InTime reports whether a turn was punctual: of what the clock showed as it began, at least half is left.
func InTime(shown, left time.Duration) bool { return 2*left >= shown }

// PunctualSince is the first day of those that count, as days are kept: see Day.
func PunctualSince(now time.Time) int { return Day(now.Add(-PunctualDays * clock.Day)) }

// Day numbers the days of UTC.
func Day(at time.Time) int { return int(at.Unix() / int64(clock.Day/time.Second)) }
