package config

import (
	"strings"
	"time"

	"pbem/adjudicator/clock"
)

// timeBounds reads within which the controls of new games lie: the least and the most time, and "clock" where no game goes without one; or
// "none". The control of a challenge that names none must lie within them.
func (c *checker) timeBounds(text string, usual clock.Control) clock.Bounds {
	words := strings.Fields(text)
	if text == "none" {
		return clock.Bounds{}
	}
	var b clock.Bounds
	if b.Clocked = len(words) == 3 && words[2] == "clock"; b.Clocked {
		words = words[:2]
	}
	var spans []time.Duration
	for _, word := range words {
		if d, err := ParseDuration(word); err == nil && d >= time.Hour {
			spans = append(spans, d)
		}
	}
	if len(words) != 2 || len(spans) != 2 || spans[0] > spans[1] {
		c.wrong("time_bounds", "%q is not the least and the most time, from an hour on, as in 1d 60d; behind them stands “clock” if no game goes without one; or none", text)
		return clock.Bounds{}
	}
	b.Least, b.Most = spans[0], spans[1]
	if !b.Hold(usual) {
		c.wrong("time_bounds", "time: %s, for a challenge that names none, is not within %q", usual, text)
	}
	return b
}
