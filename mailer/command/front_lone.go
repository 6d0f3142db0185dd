package command

import (
	"regexp"
	"strings"
)

// numberAlone is a line with nothing but a number, of a turn where it says so: "turn 12", "12.", "[12]", "12)", "0".
var numberAlone = regexp.MustCompile(`^[\[({]?\s*(?:(\pL+)\s*)?(?:#|[Nn]o\.?|[Nn]r\.?|number|Nummer)?\s*([+\-−–]?\d+(?:[.,]\d+)?)\s*([\])}.:,…\-–]*)$`)

// turnAhead is a turn's number in front of the turn on the same line: "turn 12 yellow: …", and "0. yellow: …", which no turn has.
var turnAhead = regexp.MustCompile(`^[\[({]?\s*(?:(\pL+)\s*#?\s*(\d+)|(0+))\s*[\])}.,…\-–]*\s+(\S.*)$`)

// alone reads the number of a turn that stands alone on its line above what can be a turn. Where the next number stands alone below, too, they
// count the lines of a list.
func (r *reader) alone(at int) (front, bool) {
	line := strings.NewReplacer("\ufe0f", "", "\u20e3", "").Replace(inLatin(plain(r.lines[at])))
	m := numberAlone.FindStringSubmatch(line)
	if m == nil || r.ctx.Game == 0 && r.pending.game == 0 || m[1] != "" && !r.isTurnWord(m[1]) {
		return front{}, false
	}
	n, ok := positive(m[2])
	below := at + 1
	for below < len(r.lines) && isBlank(r.lines[below]) {
		below++
	}
	if below == len(r.lines) || !r.canBeTurn(r.lines[below]) && !strings.HasSuffix(plain(r.lines[below]), ":") || ok && r.counts(at, n+1) {
		return front{}, false
	}
	f := front{line: strings.TrimSpace(r.lines[at])}
	switch {
	case !ok:
		f.beyond = m[2]
	case m[1] == "" && !strings.ContainsAny(m[3], ".)"):
		f.bare = n
	default:
		f.guard = n
	}
	return f, true
}

// counts reports whether a number stands alone on a line further below.
func (p *page) counts(at, n int) bool {
	for _, line := range p.lines[at+1:] {
		if m := numberAlone.FindStringSubmatch(plain(line)); m != nil && m[1] == "" {
			if next, ok := positive(m[2]); ok && next == n {
				return true
			}
		}
	}
	return false
}

// isTurnWord reports whether a word says that a number is a turn's.
func (v *vocabulary) isTurnWord(word string) bool {
	return v.means("turn", strings.ToLower(word)) || strings.EqualFold(word, "move")
}

// turnAhead reads a turn's number without a colon in front of what can be a turn.
func (v *vocabulary) turnAhead(line string) (f front, rest string, ok bool) {
	m := turnAhead.FindStringSubmatch(line)
	if m == nil || m[3] == "" && !v.isTurnWord(m[1]) || !v.canBeTurn(m[4]) {
		return front{}, "", false
	}
	if n, ok := positive(m[2]); ok {
		return front{guard: n}, m[4], true
	}
	return front{beyond: m[2] + m[3]}, m[4], true
}
