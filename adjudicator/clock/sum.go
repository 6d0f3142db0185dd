package clock

import "time"

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
