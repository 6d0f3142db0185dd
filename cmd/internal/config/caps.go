package config

import (
	"strconv"
	"strings"

	"pbem/adjudicator/club"
)

// caps reads how many games a player may have going: five numbers, or "none".
func (c *checker) caps(text string) club.Caps {
	if text == "none" {
		return club.Caps{}
	}
	var n []int
	for field := range strings.FieldsSeq(text) {
		if v, err := strconv.Atoi(field); err == nil && v >= 0 && v <= 100000 {
			n = append(n, v)
		}
	}
	if len(n) != 5 || len(strings.Fields(text)) != 5 || n[3] < 1 || n[0] < n[3] || n[0] > n[4] {
		c.wrong("game_cap", "%q is not five numbers: at first, added by each finished game, taken away by each lost on time, the least (from 1 on), the most; or none", text)
		return club.Caps{}
	}
	return club.Caps{First: n[0], Finished: n[1], Late: n[2], Least: n[3], Most: n[4]}
}
