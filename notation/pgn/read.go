// Package pgn reads games in Portable Game Notation, as this program and others write it, and makes records of them.
//
// The idea: PGN is a stream of words; where a turn begins is told by numbers, but not always. [Read] finds the turns, and writes
// them as lines of a record, without hashes, for a PGN file has none: whether they are turns of the game is seen when the record is
// replayed. What this program has written says so in the tag Format, and becomes a record again; a game of others becomes
// one as if it had been typed by hand. What is said about the turns, comments, marks ($1) and variations, is told as
// [Remarks] for whoever keeps it; what was typed by hand has the comments, too.
package pgn

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"pbem/rules/phrase"
)

// Game is a game of a PGN file.
type Game struct {
	Text    []byte // as a record without hashes
	Remarks Remarks
	Own     bool // this program wrote the game from a record; else it is one of others
	// Annotator is who the file says has made the remarks; "" where it does not say so.
	Annotator string
	// Ending is how a game of others ended, where the tag Termination says it in words that no record has.
	Ending string
}

// ErrNoGame is of a text without a turn, a tag or a result.
var ErrNoGame = phrase.Errorf("pgn-no-game")

// Read reads one game. A text that cannot be read to its end, or contradicts itself, is an error that names the line; the game is then what
// stands before that, and nil where nothing does.
func Read(text string) (*Game, error) {
	text, err := decoded(text)
	if err != nil {
		return nil, err
	}
	g := game{}
	rest, err := g.takeTags(text)
	if err == nil {
		err = g.writtenBy()
	}
	if err == nil {
		err = g.takeMoves(text, rest)
	}
	if len(g.tags)+len(g.turns) == 0 && g.result == "" {
		if err == nil || strings.TrimSpace(text) == "" {
			err = ErrNoGame
		}
		return nil, err
	}
	written := g.record()
	return &Game{Text: written, Ending: g.ending, Remarks: g.remarks, Own: g.own, Annotator: oneLine(g.value("Annotator"))}, err
}

// takeMoves takes the movetext, which is the rest of a text.
func (g *game) takeMoves(text, rest string) error {
	told, ok := "", false
	if value := g.value("Result"); !unsaid(value) {
		if told, ok = resultOf(value); !ok {
			return phrase.Errorf("record-not-a-result", "word", phrase.Quote(value, 0))
		}
	}
	s := scanner{rest: rest, line: true, both: told == bothLost, ours: g.own}
	for {
		s.space()
		here := s.rest
		p, ok := s.next()
		switch {
		case !ok && g.result == "":
			return at(text, here, phrase.Errorf("record-no-result"))
		case !ok:
			return nil
		case p.wrong != nil:
			return at(text, here, p.wrong)
		case g.result != "" && p.kind != comment && p.kind != escape:
			return at(text, here, phrase.Errorf("pgn-after-result", "result", g.result))
		case p.kind == number && !g.follows(p.text):
			return at(text, here, phrase.Errorf("pgn-number", "number", p.text))
		case p.kind == result && told != "" && told != p.text:
			g.result = p.text
			return at(text, here, phrase.Errorf("record-two-results", "result", p.text, "tag", told))
		}
		g.take(p)
	}
}

type tag struct{ name, value string }

// The tag Format of the program's own games, and how that of every version begins.
const (
	format  = "pbem record 2"
	formats = "pbem record "
)

// writtenBy notes whether the program wrote the game. One of another format than today's is refused.
func (g *game) writtenBy() error {
	value := g.value("Format")
	if g.own = value == format; !g.own && strings.HasPrefix(value, formats) {
		return phrase.Errorf("record-format", "format", phrase.Quote(value, 0), "known", phrase.Quote(format, 0))
	}
	return nil
}

func (g *game) value(name string) string {
	for _, t := range g.tags {
		if t.name == name {
			return t.value
		}
	}
	return ""
}

// turn is one side's turn.
type turn struct {
	words    []string
	black    bool
	at       string
	comments []string // what a record that was typed by hand has of them
	said     bool     // there was a comment
}

// game is a game while it is read.
type game struct {
	tags    []tag
	own     bool
	turns   []turn
	remarks Remarks
	early   []string // comments before the first turn
	begins  bool     // a number was there: the next word begins a turn
	said    bool     // something was said about the turn that was read last
	black   bool     // the first turn is Black's
	counted counting // how the file numbers its turns
	by      string   // who makes the marks and variations that follow
	result  string
	ending  string // in words that no record has
}

// pair is a tag pair, of which there may be several in a line.
var pair = regexp.MustCompile(`^\s*\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]`)

// takeTags takes the tags off the beginning.
func (g *game) takeTags(text string) (rest string, err error) {
	whole := text
	for {
		trimmed := strings.TrimLeft(text, " \t\n\v\f")
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
			return text, nil
		}
		if slices.ContainsFunc(g.tags, func(t tag) bool { return t.name == m[1] }) {
			return text, at(whole, trimmed, phrase.Errorf("record-tag-twice", "tag", m[1]))
		}
		g.tags = append(g.tags, tag{m[1], strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(m[2])})
		text = text[len(m[0]):]
	}
}

// counting is how a file numbers its turns: with one number for both sides' turns, or with one for each of them.
type counting struct {
	numbers        int  // that were read
	paired, singly bool // what it can be, by those
	pair, single   int  // what is added to the count of turns
}

// follows reports whether a number is that of the next turn: where one is left out, a turn is missing. Set-ups have the number 0.
func (g *game) follows(text string) bool {
	n, err := strconv.Atoi(strings.TrimRight(text, "."))
	if err != nil {
		return false
	}
	if n == 0 {
		return true
	}
	i := len(g.turns) - g.setups()
	half := i / 2
	if g.black && g.setups() == 0 {
		half = (i + 1) / 2
	}
	c := &g.counted
	if c.numbers == 0 {
		c.paired, c.singly, c.pair, c.single = true, true, n-half, n-i
	}
	c.paired = c.paired && n == c.pair+half
	c.singly = c.singly && n == c.single+i && c.numbers == i
	c.numbers++
	return c.paired || c.singly
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
	case escape:
		g.escape(p.text)
	case mark:
		g.remark(Remark{Mark: p.text, By: g.by})
	case variation:
		g.remark(Remark{Variation: p.text, By: g.by})
	case word:
		g.word(p.text)
	}
}

// word takes a word of a turn, and the signs that others put behind one ("e4!?").
func (g *game) word(text string) {
	bare := strings.TrimRight(text, "!?")
	if bare == "" { // "N e4 !"
		g.remark(signed(text))
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
		g.remark(signed(sign))
	}
}

// parts reports whether a word without a number before it is the beginning of the next turn. A turn is one word, or goes on
// behind a comma, a colon, a semicolon or a stroke; a set-up is a list of units.
func (g *game) parts(word string) bool {
	words := g.turns[len(g.turns)-1].words
	last := words[len(words)-1]
	switch {
	case words[0] == "setup:":
		return g.said || strings.HasSuffix(word, ":")
	case word[0] == '/' || word[0] == ',':
		return false
	}
	return !strings.ContainsRune(",:;/", rune(last[len(last)-1]))
}
