package command

import (
	"regexp"
	"slices"
	"strings"

	"pbem/rules/phrase"
)

// try reads what to try. All that follows up to the next command belongs to it, so that nothing that was written below
// "try" is ever played. Only the word "then" ends a turn: ";", "/" and line ends are within turns.
func (r *reader) try(c *Command, args string) {
	t := Trial{At: Now, Game: c.Game}
	text := []string{t.aim(strings.TrimSpace(strings.TrimLeft(args, " :")), r.ctx)}
	lines, gap := []string{c.Line}, "\n"
	for r.at < len(r.lines) && !r.isCommand(r.lines[r.at]) && !r.endsHere() {
		line := strings.TrimSpace(r.lines[r.at])
		if last := r.drawing(r.at); last > r.at {
			lines = append(lines, gap, strings.Join(r.lines[r.at:last], "\n"))
			text = append(text, r.takeDrawing(last)...)
			continue
		}
		if r.skipPoliteness() {
			gap = "\n\n\n" // one empty line might stand within a drawing
			continue
		}
		text, lines = append(text, line), append(lines, gap, line)
		gap = "\n"
		r.at++
	}
	c.Line = strings.Join(lines, "")
	t.Turns = r.separate(strings.Join(text, "\n"))
	c.Text = strings.Join(t.Turns, "\nthen ")
	c.Game = t.Game
	switch {
	case len(t.Turns) == 0:
		c.Problem = phrase.New("command-try-nothing")
	case t.Preset == "" && t.Game == 0 && r.ctx.Game == 0:
		c.Problem = phrase.New("command-try-which-game")
	default:
		c.Try = &t
	}
}

// separate parts words into turns at each "then". The punctuation around one is not the turns'.
func (v *vocabulary) separate(text string) []string {
	var turns []string
	then := "then"
	for _, word := range v.own("then") {
		then += "|" + regexp.QuoteMeta(word)
	}
	for _, turn := range regexp.MustCompile(`(?i)(^|[\s,;.])(?:`+then+`)([\s,;:.]|$)`).Split(text, -1) {
		if turn = strings.Trim(turn, " \t\n,;"); turn != "" {
			turns = append(turns, turn)
		}
	}
	return turns
}

// aim reads what stands before the turn: "42#14", "#14", or a preset; it returns the rest.
func (t *Trial) aim(text string, ctx Context) string {
	first, rest, _ := strings.Cut(text, " ")
	word := strings.ToLower(strings.TrimRight(first, ":,"))
	if game, turn, ok := strings.Cut(word, "#"); ok {
		g, gameOK := positive(bounded(game))
		at, atOK := count(bounded(turn))
		switch {
		case atOK && (gameOK || game == ""):
			if gameOK {
				t.Game = g
			}
			t.At = at
			return strings.TrimSpace(rest)
		case gameOK && turn == "":
			t.Game = g
			return strings.TrimSpace(rest)
		}
	}
	if preset, rest, ok := cutTitle(text, ctx); ok {
		t.Preset = preset
		return rest
	}
	if isPreset(word, ctx) {
		t.Preset = word
		return strings.TrimSpace(rest)
	}
	return text
}

// bounded is a number that is too long to be read as the greatest that is not: no game and no turn has either.
func bounded(digits string) string {
	if len(digits) > mostDigits && leadingDigits(digits) == digits {
		return strings.Repeat("9", mostDigits)
	}
	return digits
}

// isPreset knows a preset by its name, or, where the names are not known, by its shape: a word, then parts with hyphens.
func isPreset(word string, ctx Context) bool {
	if len(ctx.Presets) > 0 {
		return slices.Contains(ctx.Presets, word)
	}
	name, _, ok := strings.Cut(word, "-")
	return ok && len(name) >= 4 && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz") == ""
}
