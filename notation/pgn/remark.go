package pgn

import (
	"slices"
	"strconv"
	"strings"
	"time"
)

// Remarks are what is said about the turns of a game, in the order of the file.
type Remarks []Remark

// Remark is a comment, a mark or a variation. One of Comment, Mark and Variation is set.
type Remark struct {
	Turn      int    // both sides' turns counted from 1, without set-ups; 0: before the first
	By        string // who made it; "" where that is not told
	Comment   string // one line
	Mark      string // "$1"
	Variation string // without its parentheses: "1... black: Fd7-c6"
}

// Words are what the remark says as words alone: "$1", "(1... black: Fd7-c6)".
func (r Remark) Words() string { return oneLine(r.words()) }

func (r Remark) words() string {
	switch {
	case r.Mark != "":
		return r.Mark
	case r.Variation != "":
		return "(" + r.Variation + ")"
	}
	return r.Comment
}

// comment is the remark as a comment of a record.
func (r Remark) comment() string { return clean(r.words()) }

// signed is what stands behind a turn in place of a mark (PGN, section 8.2.3.8).
func signed(sign string) Remark {
	if n := slices.Index([]string{1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}, sign); n > 0 {
		return Remark{Mark: "$" + strconv.Itoa(n)}
	}
	return Remark{Comment: sign}
}

// comment takes a comment: the first behind a turn may be its time. In what the program has written, the name of who makes it stands first.
func (g *game) comment(text string) {
	if n := len(g.turns); n > 0 {
		last := &g.turns[n-1]
		if !last.said && isTime(text) {
			last.at, last.said, g.said = text, true, true
			return
		}
		last.said = true
	}
	by, words, named := strings.Cut(text, ": ")
	if !g.own || !named || by == "" {
		g.remark(Remark{Comment: text})
		return
	}
	g.remark(Remark{Comment: words, By: by})
}

// escape takes a line that begins with a percent sign: in what the program has written it names who makes what follows.
func (g *game) escape(text string) {
	if name, ok := strings.CutPrefix(text, "by "); ok && g.own {
		g.by = strings.TrimSpace(name)
		return
	}
	g.comment(text)
}

func isTime(text string) bool {
	at, err := time.Parse(time.RFC3339, text)
	return err == nil && !at.IsZero()
}

// remark keeps what is said of the turn that was read last.
func (g *game) remark(r Remark) {
	said := r.comment()
	if said == "" {
		return
	}
	n := len(g.turns)
	r.Turn = n - g.setups()
	g.remarks = append(g.remarks, r)
	if n > 0 {
		g.said = true
	}
	switch {
	case g.own:
	case n == 0:
		g.early = append(g.early, said)
	default:
		g.turns[n-1].comments = append(g.turns[n-1].comments, said)
	}
}

// setups counts the set-ups at the beginning.
func (g *game) setups() int {
	n := 0
	for n < len(g.turns) && g.turns[n].words[0] == "setup:" {
		n++
	}
	return n
}

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
