package pgn

import (
	"errors"
	"regexp"
	"strings"
	"time"
)

// Game is a game of a PGN file.
type Game struct {
	Text    []byte // as a record of version 1, without hashes and signature
	Remarks Remarks
}

// Remarks are what is said about the turns of a game, in the order of the file.
type Remarks []Remark

// Remark is a comment, a mark or a variation. One of its fields beside Turn is set.
type Remark struct {
	Turn      int    // both sides' turns counted from 1, without set-ups; 0: before the first
	Comment   string // one line
	Mark      string // "$1"
	Variation string // without its parentheses: "1... black: Fd7-c6"
}

// comment is the remark as a comment of a record.
func (r Remark) comment() string {
	switch {
	case r.Mark != "":
		return r.Mark
	case r.Variation != "":
		return "(" + r.Variation + ")"
	}
	return r.Comment
}

// ErrNoGame is of a text without a turn, a tag or a result.
var ErrNoGame = errors.New("this is no game in PGN: it has no tags, no turns and no result")

// Read reads one game.
func Read(text string) (*Game, error) {
	g := game{}
	rest := g.takeTags(text)
	s := scanner{rest: rest, line: true}
	for {
		p, ok := s.next()
		if !ok || g.result != "" {
			break
		}
		g.take(p)
	}
	if len(g.tags)+len(g.turns) == 0 && g.result == "" {
		return nil, ErrNoGame
	}
	return &Game{Text: g.record(), Remarks: g.remarks}, nil
}

type tag struct{ name, value string }

// turn is one side's turn.
type turn struct {
	words    []string
	black    bool
	at       string
	comments []string
}

// game is a game while it is read.
type game struct {
	tags    []tag
	turns   []turn
	remarks Remarks
	early   []string // comments before the first turn
	begins  bool     // a number was there: the next word begins a turn
	said    bool     // something was said about the turn that was read last
	black   bool     // the first turn is Black's
	result  string
}

// pair is a tag pair, of which there may be several in a line.
var pair = regexp.MustCompile(`^\s*\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]`)

// takeTags takes the tags off the beginning.
func (g *game) takeTags(text string) (rest string) {
	text = strings.TrimPrefix(text, "\ufeff")
	for {
		trimmed := strings.TrimLeft(text, " \t\r\n")
		if strings.HasPrefix(trimmed, "%") || strings.HasPrefix(trimmed, ";") { // between tags
			line, after, _ := strings.Cut(trimmed, "\n")
			if pair.MatchString(after) {
				g.remark(Remark{Comment: oneLine(line[1:])})
				text = after
				continue
			}
		}
		m := pair.FindStringSubmatch(text)
		if m == nil {
			return text
		}
		g.tags = append(g.tags, tag{m[1], strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(m[2])})
		text = text[len(m[0]):]
	}
}

// take takes a piece of movetext.
func (g *game) take(p piece) {
	switch p.kind {
	case result:
		g.result = p.text
	case number:
		if len(g.turns) == 0 {
			g.black = strings.Contains(p.text, "..")
		}
		g.begins = true
	case comment:
		g.comment(p.text)
	case mark:
		g.remark(Remark{Mark: p.text})
	case variation:
		g.remark(Remark{Variation: p.text})
	case word:
		g.word(p.text)
	}
}

// word takes a word of a turn, and the signs that others put behind one ("e4!?").
func (g *game) word(text string) {
	bare := strings.TrimRight(text, "!?")
	if bare == "" { // "N e4 !"
		g.remark(Remark{Comment: text})
		return
	}
	if len(g.turns) == 0 || g.begins || g.parts(bare) {
		black := g.black
		if n := len(g.turns); n > 0 {
			black = !g.turns[n-1].black
		}
		g.turns = append(g.turns, turn{black: black})
		g.begins, g.said = false, false
	}
	last := &g.turns[len(g.turns)-1]
	last.words = append(last.words, bare)
	if sign := text[len(bare):]; sign != "" {
		g.remark(Remark{Comment: sign})
	}
}

// parts reports whether a word without a number before it is the beginning of the next turn. A turn is one word, or goes on
// behind a comma, a colon or a stroke; a set-up is a list of units.
func (g *game) parts(word string) bool {
	words := g.turns[len(g.turns)-1].words
	last := words[len(words)-1]
	switch {
	case words[0] == "setup:":
		return g.said || strings.HasSuffix(word, ":")
	case word[0] == '/' || word[0] == ',':
		return false
	}
	return !strings.ContainsRune(",:/", rune(last[len(last)-1]))
}

// comment takes a comment: the first behind a turn may be its time.
func (g *game) comment(text string) {
	if n := len(g.turns); n > 0 && g.turns[n-1].at == "" && len(g.turns[n-1].comments) == 0 && isTime(text) {
		g.turns[n-1].at, g.said = text, true
		return
	}
	g.remark(Remark{Comment: text})
}

func isTime(text string) bool {
	at, err := time.Parse(time.RFC3339, text)
	return err == nil && !at.IsZero()
}

// remark keeps what is said of the turn that was read last.
func (g *game) remark(r Remark) {
	said := clean(r.comment())
	if said == "" {
		return
	}
	n := len(g.turns)
	setups := 0
	for setups < n && g.turns[setups].words[0] == "setup:" {
		setups++
	}
	r.Turn = n - setups
	g.remarks = append(g.remarks, r)
	if n == 0 {
		g.early = append(g.early, said)
		return
	}
	g.turns[n-1].comments, g.said = append(g.turns[n-1].comments, said), true
}
