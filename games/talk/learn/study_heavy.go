package learn

import (
	"regexp"
	"strconv"
	"strings"

	"pbem/rules/presets"
)

// How much a program plays of a player's own game while a letter is decided: so many ways that it looks at, by a bound that follows from the
// file alone, so that the same file has the same study. Below the fewest turns there is nothing to tell.
const (
	mostWork    = 100_000_000
	fewestTurns = 200
	waysOfKings = 64 // of a leader that takes two steps
)

var (
	legs   = regexp.MustCompile(`[WFDAHNCZGKRBQ)]\d*([~^-][\w(),]*[WFDAHNCZGKRBQ)]\d*)+`) // a move in several legs
	slides = regexp.MustCompile(`[RBQ]|WW|FF|KK|NN|\d`)
	quotas = regexp.MustCompile(`quota['"]?\s*:\s*(\d+)`)
	line   = regexp.MustCompile(`(?m)^ *\d+ +.*$`) // of a drawing
	drawn  = regexp.MustCompile(`\b[a-z][A-Z]\b`)
)

// turnsToPlay is how many turns of a preset cost no more than that at the worst.
func turnsToPlay(p *presets.Preset) int {
	text, ways, actions := string(p.Data), waysOfKings, 1
	for _, word := range legs.FindAllString(text, -1) {
		n := 1
		for _, leg := range strings.FieldsFunc(word, func(r rune) bool { return strings.ContainsRune("~^-", r) }) {
			if n *= 8; slides.MatchString(leg) {
				n *= 8
			}
			n = min(n, mostWork)
		}
		ways = max(ways, n)
	}
	units := 1
	for _, l := range line.FindAllString(text, -1) {
		units += len(drawn.FindAllString(l, -1))
	}
	for _, m := range quotas.FindAllStringSubmatch(text, -1) {
		n, _ := strconv.Atoi(m[1])
		actions = max(actions, n)
	}
	if actions == 1 || strings.Contains(text, "all") { // the quota that follows from the units, or several AMPs in a turn
		actions = max(actions, units)
	}
	return mostWork / ways / units / actions
}
