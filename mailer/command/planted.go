package command

import (
	"slices"
	"strings"

	"pbem/mailer/chat"
)

// isPlanted reports whether the words of a turn came from the other player, or stand beside others that did: a quotation without marks. The very words
// of a turn alone in the letter are its writer's; words that hold it, where it stands first or alone but for courtesy.
func (p *prose) isPlanted(turns []piece) bool {
	told := p.in.toldIn(p.game, p.table.Planted)
	if told.repeats(turns) {
		return true
	}
	others := slices.ContainsFunc(p.lines, func(l proseLine) bool { return !isTurns(l, turns) })
	if !others || told.text == "" {
		return false
	}
	if len(turns) > mostCompared || len(told.text) > mostTold {
		return true
	}
	first := p.lines[0].at == turns[0].at
	alone := !slices.ContainsFunc(p.lines, func(l proseLine) bool { return !l.skip && !isTurns(l, turns) && !p.isCourtesy(p.without(l)) })
	return slices.ContainsFunc(turns, func(one piece) bool {
		for _, text := range []string{one.text, p.line(one.at).text[one.start:one.end], p.in.lines[one.at]} {
			if ends, within := told.has(text); ends || within && !first && !alone {
				return true
			}
		}
		return false
	})
}

// isTurns reports whether a line is nothing but a piece of a turn.
func isTurns(l proseLine, turns []piece) bool {
	return slices.ContainsFunc(on(turns, l.at), func(one piece) bool { return one.alone })
}

const (
	mostCompared   = 100       // pieces of one turn that are compared with what the other player has written; more beside other words are asked back
	mostTold       = 256 << 10 // bytes of that, as squeezed; beside more of it every turn is
	fewestRepeated = 2         // letters of a line that is told again
	longLine       = 60        // letters of one that a program may have broken, so that its end stands alone
)

// told is what the other player of a game has written, to be compared with a letter.
type told struct {
	text     string // squeezed, each line with its end
	repeated []int  // the lines of the letter that tell one of its lines again
}

// toldIn squeezes what the other player has written, once for each game.
func (w *writing) toldIn(game int, planted []string) told {
	if known, ok := w.told[game]; ok {
		return known
	}
	var text strings.Builder
	lines := map[string]bool{}
	var long []string
	for _, words := range planted {
		for line := range strings.Lines(words) {
			if line = squeezed(line); line == "" || lines[line] {
				continue
			}
			lines[line] = true
			text.WriteString(line + "\n")
			if len(line) > longLine {
				long = append(long, line)
			}
		}
	}
	t := told{text: text.String()}
	for at, own := range w.lines {
		if len(lines) == 0 {
			break
		}
		own = squeezed(own)
		ends := func(line string) bool { return strings.HasSuffix(line, own) }
		if len(own) >= fewestRepeated && lines[own] || len(own) > fewestRepeated && slices.ContainsFunc(long, ends) {
			t.repeated = append(t.repeated, at)
		}
	}
	w.told[game] = t
	return t
}

// repeats reports whether a line of the letter that has none of the turn is one that the other player has written: a quotation without marks.
func (t told) repeats(turns []piece) bool {
	return slices.ContainsFunc(t.repeated, func(at int) bool { return len(on(turns, at)) == 0 })
}

// has reports whether a line that the other player has written ends in some words, or has them.
func (t told) has(words string) (ends, within bool) {
	if words = squeezed(words); words == "" {
		return false, false
	}
	return strings.Contains(t.text, words+"\n"), strings.Contains(t.text, words)
}

// squeezed is a text without spaces, capitals and marks, to be compared.
func squeezed(text string) string {
	return strings.Map(func(r rune) rune {
		if !isWordRune(r) {
			return -1
		}
		return r
	}, chat.Fold(inLatin(text)))
}
