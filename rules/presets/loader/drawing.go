package loader

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// placed is a unit as the drawing shows it.
type placed struct {
	at           rules.Square
	code, letter byte
	line         tree.Place
}

// word writes the unit as it stands in the drawing of an AMP game: "oW".
func (p placed) word() string { return string([]byte{p.code, p.letter}) }

// hole is the code of a place where the board has no square. It is listed among the units, for it stands in the drawing as they do.
const hole = '*'

// drawing reads the picture of a board: a rank a line from the top rank down, each beginning with its number, then a
// square for each file: "." or a unit. Lines of file letters may stand above and below.
type drawing struct {
	r            *loader
	files, ranks int
	letters      string // of the kinds, in games of one letter a unit: a capital is White's; "" where an AMP's code stands before it
	next         int    // the rank that is expected
	units        []placed
	text         string // of the line that is being read, for its columns
	indent       int
}

// The codes of units of one letter.
const (
	whiteCode = 'w'
	blackCode = 'b'
)

func (d *drawing) read(n *tree.Node) {
	if n.Kind != tree.Drawing {
		d.r.wrong(n.Place, phrase.New("presets-no-drawing"))
		return
	}
	d.next = d.ranks
	for i, text := range strings.Split(n.Value, "\n") {
		if d.letters == "" {
			text = withoutSigns(text)
		}
		words := strings.Fields(text)
		d.text, d.indent = text, n.Indent
		line := tree.Place{Line: n.Line + 1 + i}
		if n.Indent == tree.Elsewhere {
			line = n.Place
		}
		switch {
		case len(words) == 0:
		case words[0] == "a":
			d.fileLine(words, line)
		default:
			d.rankLine(words, line)
		}
	}
	if d.next > 0 {
		d.r.wrong(n.Place, phrase.New("presets-rank-missing", "rank", d.next, "top", d.ranks))
	}
}

// measure takes the size of the board from the drawing: as many ranks as its first line says, as many files as most of its lines have.
func (d *drawing) measure(n *tree.Node, most int) bool {
	wide := map[int]int{}
	for text := range strings.SplitSeq(n.Value, "\n") {
		words := strings.Fields(text)
		if len(words) == 0 || words[0] == "a" {
			continue
		}
		if rank, ok := rules.ParseNumber(words[0]); ok && d.ranks == 0 {
			d.ranks = rank
		}
		files := len(words) - 1
		if wide[files]++; wide[files] > wide[d.files] {
			d.files = files
		}
	}
	switch {
	case n.Kind != tree.Drawing:
		d.r.wrong(n.Place, phrase.New("presets-no-drawing"))
	case d.files < 1 || d.ranks < 1 || d.files > most || d.ranks > most:
		d.r.wrong(n.Place, phrase.New("presets-grid-size", "files", d.files, "ranks", d.ranks, "most", most))
	default:
		return true
	}
	return false
}

// withoutSigns blanks out what the program's own boards have beside the units: whose they are, what the last turn did, and who
// can't act. Every word stays in its column.
func withoutSigns(text string) string {
	b := []byte(strings.ReplaceAll(text, "()", " ."))
	for i, c := range b {
		before := i > 0 && b[i-1] >= 'A' && b[i-1] <= 'Z'
		behind := i+1 < len(b) && b[i+1] >= 'a' && b[i+1] <= 'z'
		if behind && strings.IndexByte("<~*#=", c) >= 0 || before && strings.IndexByte(">~/+", c) >= 0 {
			b[i] = ' '
		}
	}
	return string(b)
}

func (d *drawing) fileLine(words []string, line tree.Place) {
	var want []string
	for f := range d.files {
		want = append(want, string(rules.AppendFile(nil, f)))
	}
	if strings.Join(words, " ") != strings.Join(want, " ") {
		d.r.wrong(line, phrase.New("presets-file-letters", "letters", strings.Join(want, " ")))
	}
}

func (d *drawing) rankLine(words []string, line tree.Place) {
	rank, ok := rules.ParseNumber(words[0])
	if !ok {
		d.r.wrong(line, phrase.New("presets-no-rank-number", "word", phrase.Quote(words[0], 0)))
		d.next--
		return
	}
	if rank != d.next || rank < 1 {
		d.r.wrong(line, phrase.New("presets-wrong-rank", "rank", rank, "expected", d.next, "top", d.ranks))
	}
	d.next = rank - 1
	if rank < 1 || rank > d.ranks {
		return
	}
	if words[len(words)-1] == words[0] {
		words = words[:len(words)-1] // on both sides, as the program draws boards
	}
	if squares := len(words) - 1; squares != d.files {
		d.r.wrong(line, phrase.New("presets-rank-length", "rank", rank, "squares", squares, "files", d.files))
		return
	}
	for f, w := range words[1:] {
		if w != "." {
			d.unit(w, rules.Square{File: int16(f), Rank: int16(rank)}, d.column(line, f+1))
		}
	}
}

// column returns the place of a word in the line.
func (d *drawing) column(line tree.Place, word int) tree.Place {
	if d.indent <= 0 {
		return line
	}
	at, rest := d.indent+1, d.text
	for ; ; word-- {
		trimmed := strings.TrimLeft(rest, " \t")
		at, rest = at+len(rest)-len(trimmed), trimmed
		end := strings.IndexAny(rest, " \t")
		if word == 0 || end < 0 {
			return tree.Place{Line: line.Line, Column: at}
		}
		at, rest = at+end, rest[end:]
	}
}

func (d *drawing) unit(word string, at rules.Square, line tree.Place) {
	if d.letters != "" {
		d.lettered(word, at, line)
		return
	}
	if word == "*" {
		d.units = append(d.units, placed{at, hole, 0, line})
		return
	}
	if len(word) != 2 || word[0] < 'a' || word[0] > 'z' || word[1] < 'A' || word[1] > 'Z' {
		d.r.wrong(line, phrase.New("presets-no-unit-of-amp", "word", phrase.Quote(word, 0), "square", at))
		return
	}
	d.units = append(d.units, placed{at, word[0], word[1], line})
}

// lettered reads a unit of one letter.
func (d *drawing) lettered(word string, at rules.Square, line tree.Place) {
	letter, code := strings.ToUpper(word), byte(whiteCode)
	if letter != word {
		code = blackCode
	}
	if len(word) != 1 || !strings.Contains(d.letters, letter) {
		key, letters := "presets-no-unit-of-letters", d.letters
		if letters[0] == hole {
			key, letters = "presets-no-unit-or-hole", letters[1:]
		}
		d.r.wrong(line, phrase.New(key, "word", phrase.Quote(word, 0), "square", at, "letters", strings.Join(strings.Split(letters, ""), " ")))
		return
	}
	d.units = append(d.units, placed{at, code, letter[0], line})
}

// line writes the units of one letter as a position line has them, without the side to move.
func (d *drawing) line() string {
	taken := map[rules.Square]byte{}
	for _, p := range d.units {
		taken[p.at] = p.letter
		if p.code == blackCode {
			taken[p.at] += 'a' - 'A'
		}
	}
	var line []byte
	for rank := d.ranks; rank >= 1; rank-- {
		empty := 0
		for file := range d.files {
			letter, ok := taken[rules.Square{File: int16(file), Rank: int16(rank)}]
			if !ok {
				empty++
				continue
			}
			line = append(appendEmpty(line, empty), letter)
			empty = 0
		}
		line = append(appendEmpty(line, empty), '/')
	}
	return string(line[:len(line)-1])
}
