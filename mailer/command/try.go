package command

import (
	"regexp"
	"slices"
	"strings"

	"pbem/rules/phrase"
)

// try reads what to try. All that follows up to the next command belongs to it, so that nothing that was written below
// "try" is ever played. Lines directly below each other are one turn; a blank line, "then" and ";" begin the next one.
func (r *reader) try(c *Command, args string) {
	t := Trial{At: Now, Game: c.Game}
	text := t.aim(strings.TrimSpace(strings.TrimLeft(args, " :")), r.ctx)
	var blocks []string
	block, lines, gap := []string{text}, []string{c.Line}, "\n"
	end := func() { blocks, block = append(blocks, strings.TrimSpace(strings.Join(block, "\n"))), nil }
	for r.at < len(r.lines) && !r.isCommand(r.lines[r.at]) {
		line := strings.TrimSpace(r.lines[r.at])
		if last := r.drawing(r.at); last > r.at {
			lines = append(lines, gap, strings.Join(r.lines[r.at:last], "\n"))
			end()
			blocks = drawnBelow(blocks, strings.Join(r.takeDrawing(last), "\n"))
			continue
		}
		if r.skipPoliteness() {
			end()
			gap = "\n\n\n" // one empty line might stand within a drawing
			continue
		}
		block, lines = append(block, line), append(lines, gap, line)
		gap = "\n"
		r.at++
	}
	end()
	c.Line = strings.Join(lines, "")
	for _, block := range blocks {
		t.Turns = append(t.Turns, separate(block)...)
	}
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

// drawnBelow adds a drawing to what is to be tried: it belongs to a "setup:" that has nothing else yet, or is a turn of its
// own.
func drawnBelow(blocks []string, drawing string) []string {
	for len(blocks) > 0 && blocks[len(blocks)-1] == "" {
		blocks = blocks[:len(blocks)-1]
	}
	if n := len(blocks) - 1; n >= 0 {
		if head, rest, _ := strings.Cut(blocks[n], "\n"); rest == "" {
			if after, ok := setupHead(head); ok && after == "" {
				blocks[n] = "setup:\n" + drawing
				return append(blocks, "")
			}
		}
	}
	return append(blocks, drawing, "")
}

// separate parts a block into turns, at "then" and ";". A set-up has no use for "then", but may have its units parted by
// semicolons.
func separate(block string) []string {
	marks := regexp.MustCompile(`(?i)\s*;\s*|\s*,?\s+then\s+`)
	if _, setup := setupHead(block); setup {
		marks = regexp.MustCompile(`(?i)\s*[,;]?\s+then\s+`)
	}
	var turns []string
	for _, turn := range marks.Split(block, -1) {
		if turn = strings.TrimSpace(turn); turn != "" {
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
		g, gameOK := positive(game)
		at, atOK := count(turn)
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
	if isPreset(word, ctx) {
		t.Preset = word
		return strings.TrimSpace(rest)
	}
	return text
}

// isPreset knows a preset by its name, or, where the names are not known, by its shape: a word, then parts with hyphens.
func isPreset(word string, ctx Context) bool {
	if len(ctx.Presets) > 0 {
		return slices.Contains(ctx.Presets, word)
	}
	name, _, ok := strings.Cut(word, "-")
	return ok && len(name) >= 4 && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz") == ""
}
