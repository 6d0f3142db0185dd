package pgn

import (
	"slices"
	"strings"
)

// Line is one line of turns of a variation, each in the words of the file, and without its number.
type Line []string

// The bounds of variations within variations. What is beyond them is kept as words.
const (
	mostDepth = 8
	mostLines = 64
)

// Lines takes a variation apart: its own turns and, each from its beginning, the variations within it, which notes of a record cannot
// hold inside each other. Said are the comments and marks in it, each with the turn that it is of.
func (r Remark) Lines() (lines []Line, said []string) {
	v := varying{}
	lines = v.lines(r.Variation, nil, 0)
	return lines, v.said
}

// varying takes a variation apart.
type varying struct {
	said  []string
	count int
}

// lines returns the line of a text, behind the turns that come before, and those within it.
func (v *varying) lines(text string, before Line, depth int) []Line {
	g, s := game{}, scanner{rest: text}
	var within []Line
	for {
		p, ok := s.next()
		switch {
		case !ok:
			v.remarks(g)
			own := slices.Concat(before, g.line())
			if len(g.turns) == 0 {
				return within
			}
			return append([]Line{own}, within...)
		case p.kind == variation && depth < mostDepth && v.count < mostLines && len(g.turns) > 0:
			v.count++
			within = append(within, v.lines(p.text, slices.Concat(before, g.line()[:len(g.turns)-1]), depth+1)...)
		case p.kind == result, p.wrong != nil:
		default:
			g.take(p)
		}
	}
}

// line is the turns that were read.
func (g *game) line() Line {
	line := make(Line, 0, len(g.turns))
	for _, t := range g.turns {
		line = append(line, strings.Join(t.words, " "))
	}
	return line
}

// remarks keeps what was said within a line.
func (v *varying) remarks(g game) {
	for _, r := range g.remarks {
		words := r.comment()
		if r.Turn > 0 {
			words = g.line()[r.Turn-1] + ": " + words
		}
		v.said = append(v.said, words)
	}
}
