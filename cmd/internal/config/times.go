package config

import (
	"fmt"
	"strconv"
	"time"

	"pbem/adjudicator/clock"
)

// since reads a day, from its beginning in UTC, or a moment.
func (c *checker) since(text string) time.Time {
	for _, layout := range []string{time.DateOnly, time.RFC3339} {
		if at, err := time.Parse(layout, text); err == nil {
			if at.UTC().Year() > clock.LastYear {
				c.wrong("since", "%s is after the year %d", text, clock.LastYear)
			}
			if began := time.Unix(0, 0).UTC(); at.Before(began) { // the zero time would be none
				return began
			}
			return at.UTC().Truncate(time.Second)
		}
	}
	if text != "" {
		c.wrong("since", "%q is no day, as 2026-11-28, and no moment, as 2026-11-28T16:00:00Z", text)
	}
	return time.Time{}
}

// duration reads "3d", "12h", "30m", "2w", or "none" for zero.
func (c *checker) duration(field, text string) time.Duration {
	d, err := ParseDuration(text)
	if err != nil {
		c.wrong(field, "%v", err)
	}
	return d
}

// control reads the time control of a challenge that names none: the time for each turn, or as clock.Control writes it.
func (c *checker) control(text string) clock.Control {
	if d, err := ParseDuration(text); err == nil && (d > 0 || text == "none") {
		return clock.PerTurn(d)
	}
	control, err := clock.Parse(text)
	if err != nil {
		c.wrong("time", "%q is no time; write the time for each turn (3d, 12h), a bank and what turns add (30d+1d, 30d+1d max 45d), the time for ten turns (20d/10), or none", text)
	}
	return control
}

// cronsHabit is how often cron is taken to run pbem tick where nothing else shows that the service is there, and the file does
// not say.
const cronsHabit = "1h"

// outageCredit is never under three times the interval of the signs of life that cron gives: else a run that came a little late
// would be an outage.
func (c *checker) outageCredit(f file) time.Duration {
	every := f.TickEvery
	if every == "" {
		every = "none"
		if f.Inbox == "none" && f.Receive == "none" {
			every = cronsHabit
		}
	}
	credit, interval := c.duration("outage_credit", f.OutageCredit), c.duration("tick_every", every)
	if credit == 0 {
		return 0
	}
	return max(credit, 3*interval)
}

// longest is more than anybody means, and no more than a clock shows.
const longest = clock.Most

// ParseDuration reads a whole number and a unit (m, h, d or w), or "none" for zero.
func ParseDuration(text string) (time.Duration, error) {
	if text == "none" {
		return 0, nil
	}
	units := map[byte]time.Duration{'m': time.Minute, 'h': time.Hour, 'd': 24 * time.Hour, 'w': 7 * 24 * time.Hour}
	if len(text) >= 2 {
		unit := units[text[len(text)-1]]
		n, err := strconv.ParseUint(text[:len(text)-1], 10, 16)
		if err == nil && unit > 0 && time.Duration(n) <= longest/unit {
			return time.Duration(n) * unit, nil
		}
	}
	return 0, fmt.Errorf("%q is no time; write a number and m, h, d or w (3d, 12h), or none", text)
}
