package command

import (
	"strings"

	"pbem/rules/phrase"
)

// setupHead cuts "setup:" from the head of a line, in the ways people write it; what follows it stands on the same line or
// below. "setup is fun" is no set-up.
func (b *phrasebook) setupHead(line string) (rest string, ok bool) {
	line = b.withoutPoliteness(plain(line))
	for _, words := range append(b.own("setup"), "setup", "set-up", "set up") {
		for _, whose := range []string{"", "my ", "this is my ", "here is my ", "here's my ", "white ", "black "} {
			rest, ok := cutWords(line, whose+words)
			if !ok {
				continue
			}
			colon := strings.HasPrefix(strings.TrimSpace(rest), ":")
			rest = strings.TrimSpace(strings.TrimLeft(rest, " :.,"))
			if rest == "" || colon || hasDigit(rest) {
				return rest, true
			}
		}
	}
	return "", false
}

// setup takes a set-up: what stands behind its head, and below it what can be a part of it. It is one turn.
func (r *reader) setup(f front, rest string) {
	lines, text := []string{f.line}, []string{strings.TrimSpace("setup: " + rest)}
	var passed []string // over, as in words
	r.at++
	for r.at < len(r.lines) {
		at := r.at
		if end := r.drawing(at); end > at {
			lines, passed = append(append(lines, passed...), r.lines[at:end]...), nil
			text = append(text, r.takeDrawing(end)...)
			continue
		}
		if r.skipPoliteness() {
			passed = append(passed, r.lines[at:r.at]...)
			continue
		}
		line := strings.TrimSpace(r.lines[at])
		if r.isCommand(line) || !hasDigit(line) || r.endsHere() {
			break
		}
		lines, text, passed = append(append(lines, passed...), line), append(text, line), nil
		r.at++
	}
	r.addSetup(f, lines, text)
}

// drawnSetup takes a drawing that has no word in front.
func (r *reader) drawnSetup(end int) {
	f := r.pending
	r.pending = front{}
	lines := append([]string(nil), r.lines[r.at:end]...)
	if f.line != "" {
		lines = append([]string{f.line}, lines...)
	}
	r.addSetup(f, lines, r.takeDrawing(end))
}

// takeDrawing returns the lines up to a place as package notation reads them, and goes there.
func (r *reader) takeDrawing(end int) []string {
	var text []string
	for _, line := range r.lines[r.at:end] {
		if line = strings.TrimRight(strings.ReplaceAll(line, "…", "..."), " \t\r"); line != "" {
			text = append(text, line)
		}
	}
	r.at = end
	return text
}

func (r *reader) addSetup(f front, lines, text []string) {
	if r.ctx.Game == 0 && f.game == 0 {
		r.unknown(lines)
		return
	}
	c := Command{Kind: Turn, Line: strings.Join(lines, "\n"), Game: f.game, Guard: f.guard, Number: f.bare, Text: strings.Join(text, "\n"), At: Now}
	if c.Text == "setup:" {
		c.Problem = phrase.New("command-set-up-nothing")
	}
	r.commands = append(r.commands, c)
}

// introduces reports whether the current line only says that a set-up stands below it: "Here it is:".
func (r *reader) introduces() bool {
	line := plain(r.lines[r.at])
	words := bareWords(line)
	if len(words) == 0 || len(words) > politeWords+3 || !strings.HasSuffix(line, ":") || hasDigit(line) {
		return false
	}
	if !r.means("here", words[0]) && words[0] != "here's" && words[0] != "this" {
		return false
	}
	next := r.at + 1
	for next < len(r.lines) && strings.TrimSpace(r.lines[next]) == "" {
		next++
	}
	return r.drawing(next) > next
}

// isSetup reports whether a turn is a set-up that says so: what stands apart from it is not a part of it.
func isSetup(c Command) bool { return strings.HasPrefix(c.Text, "setup:") }

// beginsSetup reports whether a set-up begins at the current line.
func (r *reader) beginsSetup() bool {
	_, ok := r.setupHead(r.front(r.lines[r.at]).rest)
	return ok || r.drawing(r.at) > r.at
}
