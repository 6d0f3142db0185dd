package clock

import (
	"errors"
	"fmt"
	"time"
)

// Most is the most that a clock ever shows: ten years of 365 days. No turn lifts one above it, and no grant does.
const (
	MostYears = 10
	Most      = MostYears * 365 * Day
)

// farthest bounds every sum: three of that length still fit into a time.Duration, which holds 292 years.
const farthest = 9 * Most

// Sum adds lengths of time and never wraps: a sum stays within ninety years, before and after nothing.
func Sum(lengths ...time.Duration) (sum time.Duration) {
	for _, d := range lengths {
		sum = within(sum + within(d))
	}
	return sum
}

func within(d time.Duration) time.Duration { return max(-farthest, min(d, farthest)) }

// Lift adds to what a clock shows, up to Most. It never takes anything away.
func Lift(shows, by time.Duration) time.Duration {
	return max(shows, min(Sum(shows, by), Most))
}

// The years of which the service takes a clock to be right: with all that can be added to a moment in them, stores can keep it.
const (
	FirstYear = 2000
	LastYear  = 2199
)

// ErrImplausible means a moment at which no service runs and no letter comes: somebody's clock is wrong.
var ErrImplausible = errors.New("a clock is wrong")

// Plausible returns ErrImplausible for a moment before FirstYear or after LastYear.
func Plausible(at time.Time) error {
	if year := at.UTC().Year(); year < FirstYear || year > LastYear {
		return fmt.Errorf("%w: it says %s, and the years %d to %d are known here", ErrImplausible, at.UTC().Format(time.RFC3339), FirstYear, LastYear)
	}
	return nil
}
