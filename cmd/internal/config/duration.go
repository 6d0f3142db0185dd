package config

import (
	"fmt"
	"strconv"
	"time"
)

// longest is more than anybody means, and less than what a time.Duration holds.
const longest = 100 * 365 * 24 * time.Hour

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
