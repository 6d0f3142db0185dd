package command

import (
	"slices"
	"strings"

	"pbem/mailer/chat"
)

// isPlanted reports whether the words of a turn came from the other player, or stand beside others that did: a quotation without marks. The very words
// of a turn alone in the letter are its writer's; words that hold it, where it stands first or alone but for courtesy.
func (p *prose) isPlanted(turns []piece) bool {
	if p.r.ctx.Echoes != nil && p.r.ctx.Echoes(p.r.commands) || p.repeats(turns) {
		return true
	}
	others := slices.ContainsFunc(p.lines, func(l proseLine) bool { return !p.isTurns(l, turns) })
	if !others {
		return false
	}
	first := p.lines[0].at == turns[0].at
	alone := !slices.ContainsFunc(p.lines, func(l proseLine) bool { return !l.skip && !p.isTurns(l, turns) && !p.isCourtesy(p.without(l)) })
	return slices.ContainsFunc(turns, func(one piece) bool {
		for _, text := range []string{one.text, p.line(one.at).text[one.start:one.end], p.r.lines[one.at]} {
			if ends, within := p.planted(text); ends || within && !first && !alone {
				return true
			}
		}
		return false
	})
}

func (p *prose) isTurns(l proseLine, turns []piece) bool {
	return slices.ContainsFunc(turns, func(one piece) bool { return one.at == l.at && one.alone })
}

// planted reports whether a line that the other player has written ends in some words, or has them.
func (p *prose) planted(text string) (ends, within bool) {
	if text = squeezed(text); text == "" {
		return false, false
	}
	for _, words := range p.table.Planted {
		for line := range strings.Lines(words) {
			line = squeezed(line)
			ends, within = ends || strings.HasSuffix(line, text), within || strings.Contains(line, text)
		}
	}
	return ends, within
}

// repeats reports whether another line is one that the other player has written: a quotation without marks.
func (p *prose) repeats(turns []piece) bool {
	for _, words := range p.table.Planted {
		for line := range strings.Lines(words) {
			if line = squeezed(line); len(line) < fewestRepeated {
				continue
			}
			for at, own := range p.r.lines {
				if own = squeezed(own); own == line || len(own) > fewestRepeated && len(line) > longLine && strings.HasSuffix(line, own) {
					if slices.ContainsFunc(turns, func(one piece) bool { return one.at == at }) {
						continue
					}
					return true
				}
			}
		}
	}
	return false
}

const (
	fewestRepeated = 2  // letters of a line that is told again
	longLine       = 60 // letters of one that a program may have broken, so that its end stands alone
)

// squeezed is a text without spaces, capitals and marks, to be compared.
func squeezed(text string) string {
	return strings.Map(func(r rune) rune {
		if !isWordRune(r) {
			return -1
		}
		return r
	}, chat.Fold(inLatin(text)))
}
