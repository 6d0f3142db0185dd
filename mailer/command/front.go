package command

import (
	"regexp"
	"strconv"
	"strings"
)

// front is what stands in front of a command or a turn: a game's number, a turn's, or one of which only the referee can tell
// whose it is.
type front struct {
	game, guard, bare int
	beyond            string // a number that no game and no turn has, as written; "" for none
	rest              string // what follows, plain
	line              string // the whole, as written
}

const longestHead = 40 // bytes of a name and a number in front of a colon

const longestFront = 200 // bytes of numbers in front that are kept for quoting

// WithoutGame returns a text without a game's number in front of its lines: "yes" of "42: yes". Other numbers stay; ok is false where one is none
// that a game can have ("-1: yes").
func WithoutGame(text string, game int, ctx Context) (bare string, ok bool) {
	ctx.Game, ok = 0, true
	v, lines := &vocabulary{ctx: ctx}, strings.Split(text, "\n")
	for i, line := range lines {
		f := v.front(line)
		ok = ok && f.beyond == ""
		if f.game == game && game != 0 && f.guard == 0 && f.beyond == "" {
			lines[i] = f.rest
		}
	}
	return strings.Join(lines, "\n"), ok
}

// before puts a number that stood alone on its line in front of the next line's.
func (f front) before(next front) front {
	if f.line == "" {
		return next
	}
	for _, number := range []front{{game: next.game}, {guard: next.guard}, {bare: next.bare}} {
		f.add(number)
	}
	next.game, next.guard, next.bare = f.game, f.guard, f.bare
	if f.beyond != "" {
		next.beyond = f.beyond
	}
	if len(f.line) < longestFront {
		next.line = f.line + "\n" + next.line
	}
	return next
}

// front reads "42: …", "#42: …", "game 42: …", "turn 12: …", "[pbem 42] …", also several in a row. A bare number is the
// game's outside of games; in a game's thread it may be either, and of two the first is the game's.
func (v *vocabulary) front(line string) front {
	f := front{rest: plain(line), line: strings.TrimSpace(line)}
	for {
		if beyond, rest, ok := v.beyond(f.rest); ok {
			f.beyond, f.rest = beyond, rest
			continue
		}
		name, n, rest, ok := v.numbered(f.rest)
		if !ok {
			if ahead, rest, ok := v.turnAhead(f.rest); ok && f.guard == 0 {
				f.guard, f.beyond, f.rest = ahead.guard, ahead.beyond, rest
			}
			return f
		}
		number := front{bare: n}
		switch {
		case name == "turn":
			number = front{guard: n}
		case name == "game", v.ctx.Game == 0 && f.game == 0:
			number = front{game: n}
		}
		if !f.add(number) {
			return f
		}
		f.rest = rest
	}
}

// add takes one more number, which settles what a bare one before it was; it reports whether there is still room for it.
func (f *front) add(next front) bool {
	switch {
	case next.game != 0 && f.game == 0:
		f.game = next.game
		if f.bare != 0 {
			f.guard, f.bare = f.bare, 0
		}
	case next.guard != 0 && f.guard == 0:
		f.guard = next.guard
		if f.bare != 0 {
			f.game, f.bare = f.bare, 0
		}
	case next.bare != 0 && f.bare != 0:
		f.game, f.guard, f.bare = f.bare, next.bare, 0
	case next.bare != 0 && f.game == 0 && f.guard == 0:
		f.bare = next.bare
	case next.bare != 0 && f.game == 0:
		f.game = next.bare
	case next.bare != 0 && f.guard == 0:
		f.guard = next.bare
	default:
		return false
	}
	return true
}

// numbered splits a number from the head of a line: its name, if it has one, and what follows.
func (v *vocabulary) numbered(line string) (name string, n int, rest string, ok bool) {
	if tag, after, found := bracketed(line); found {
		return "game", tag, after, true
	}
	head, rest, found := strings.Cut(line, ":")
	if found && len(head) <= longestHead {
		head = inLatin(head)
	}
	if !found || len(head) > longestHead {
		return "", 0, "", false
	}
	words := strings.Fields(strings.ToLower(strings.ReplaceAll(head, "#", " # ")))
	if len(words) == 0 {
		return "", 0, "", false
	}
	n, ok = positive(words[len(words)-1])
	if !ok || len(rest) > 0 && rest[0] >= '0' && rest[0] <= '9' { // "12:30 suits me"
		return "", 0, "", false
	}
	switch name := strings.TrimSuffix(strings.Join(words[:len(words)-1], " "), " #"); name {
	case "":
		return "", n, strings.TrimSpace(rest), true
	case "#", "pbem":
		return "game", n, strings.TrimSpace(rest), true
	case "move":
		return "turn", n, strings.TrimSpace(rest), true
	default:
		for _, known := range []string{"game", "turn"} {
			if v.means(known, name) {
				return known, n, strings.TrimSpace(rest), true
			}
		}
	}
	return "", 0, "", false
}

// beyond splits a number from the head of a line that no game and no turn has: "turn 0: …", "-1: …", "10000000000: …". What it guards is not
// done.
func (v *vocabulary) beyond(line string) (number, rest string, ok bool) {
	if tag, rest, found := cutTag(line); found && strings.HasPrefix(strings.TrimSpace(line), "[") && isBeyond(tag) {
		return tag, strings.TrimLeft(rest, " :"), true
	}
	head, rest, found := strings.Cut(line, ":")
	if found && len(head) <= longestHead {
		head = inLatin(head)
	}
	words := strings.Fields(strings.ToLower(head))
	if !found || len(words) == 0 || len(words) > 2 {
		return "", "", false
	}
	number = words[len(words)-1]
	if _, ok := positive(strings.TrimPrefix(number, "#")); ok {
		return "", "", false
	}
	digits := strings.TrimLeft(number, signs)
	if len(digits) == len(leadingDigits(digits)) && len(words) == 1 {
		return number, strings.TrimSpace(rest), isBeyond(number) && (rest == "" || leadingDigits(rest[:1]) == "") // "00:30 suits me"
	}
	return number, strings.TrimSpace(rest), leadingDigits(digits) != "" && (words[0] == "game" || words[0] == "turn" || v.means("game", words[0]) || v.means("turn", words[0]))
}

// signs may stand before the digits of a number; those of a minus sign are several.
const signs = "#+-−–"

// isBeyond reports whether a number, with nothing behind its digits, is none that a game or a turn can have.
func isBeyond(number string) bool {
	digits := strings.TrimLeft(number, signs)
	if digits == "" || strings.Trim(digits, "0123456789") != "" {
		return false
	}
	_, ok := positive(strings.TrimLeft(number, "#"))
	return !ok
}

// bracketed reads "[pbem 42] …".
func bracketed(line string) (game int, rest string, ok bool) {
	tag, rest, ok := cutTag(line)
	if !ok || !strings.HasPrefix(strings.TrimSpace(line), "[") {
		return 0, "", false
	}
	game, ok = positive(leadingDigits(tag))
	return game, strings.TrimLeft(rest, " :"), ok
}

func leadingDigits(s string) string { return s[:len(s)-len(strings.TrimLeft(s, "0123456789"))] }

// cutTag takes "[pbem …]" out of a line and returns what stands in it.
func cutTag(line string) (tag, rest string, ok bool) {
	start := strings.Index(strings.ToLower(line), "[pbem ")
	if start < 0 || len(strings.ToLower(line)) != len(line) {
		return "", line, false
	}
	end := strings.IndexByte(line[start:], ']')
	if end < 0 {
		return "", line, false
	}
	tag = strings.TrimSpace(line[start+len("[pbem ") : start+end])
	return tag, strings.TrimSpace(line[:start] + " " + line[start+end+1:]), true
}

const mostDigits = 9

// positive reads a number from 1 on.
func positive(digits string) (int, bool) {
	if digits == "" || len(digits) > mostDigits || strings.Trim(digits, "0123456789") != "" {
		return 0, false
	}
	n, err := strconv.Atoi(digits)
	return n, err == nil && n > 0
}

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
