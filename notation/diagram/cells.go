package diagram

import (
	"iter"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Geometry says where the squares of a figure lie, in its own pixels: Left and Top are the corner of the top left square, and
// all squares are as wide as they are high.
type Geometry struct {
	Width, Height, Left, Top, Square int
	Files, Ranks                     int
}

// Geometry returns the measures of the figure that AppendFigure draws.
func (d Drawing) Geometry() Geometry {
	return Geometry{
		Width: 2*edge + d.files*square, Height: 2*edge + d.ranks*square,
		Left: edge, Top: edge, Square: square, Files: d.files, Ranks: d.ranks,
	}
}

// Cell is a location of the board as the reader sees it. Words is plain text for those who hear the board, not escaped:
// "e4: orange warmachine, White's, came here".
type Cell struct {
	At          rules.Square
	Column, Row int  // from 0, from the top left
	Hole        bool // a location without a square
	Words       string
}

// Cells yields every location of the board, row by row from the top left.
func (d Drawing) Cells() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		for i := range d.cells {
			column, row := i%d.files, i/d.files
			file, rank := d.square(column, row)
			at := rules.Square{File: int16(file), Rank: int16(rank)}
			c := &d.cells[i]
			if !yield(Cell{At: at, Column: column, Row: row, Hole: c.hole, Words: d.say("diagram-cell", "square", at, "words", speaker{&d}.cell(c))}) {
				return
			}
		}
	}
}

// Units says what stands on the board, a unit each, row by row from the top left.
func (d Drawing) Units() (all []string) {
	i := 0
	for c := range d.Cells() {
		if d.cells[i].unit != 0 {
			all = append(all, c.Words)
		}
		i++
	}
	return all
}

// speaker says what a drawing shows.
type speaker struct{ *Drawing }

// cell says what a cell shows.
func (d speaker) cell(c *cell) phrase.Phrase {
	words := []phrase.Phrase{phrase.New("diagram-cell-empty")}
	switch {
	case c.hole:
		words[0] = phrase.New("diagram-cell-hole")
	case c.unit != 0:
		words = d.unit(c)
	}
	if c.cut {
		words = append(words, phrase.New("diagram-cell-cut"))
	}
	if c.dead {
		words = append(words, phrase.New("diagram-cell-dead"))
	}
	if c.mark != untouched && (c.mark != taken || c.ghosts[0].unit == 0) {
		words = append(words, c.mark.phrase())
	}
	for _, g := range c.ghosts {
		if g.unit != 0 {
			words = append(words, phrase.New("diagram-cell-lost", "unit", d.named(g)))
		}
	}
	return phrase.Join(phrase.Commas, words...)
}

// unit says what stands on a cell, whose it is, and what it holds.
func (d speaker) unit(c *cell) []phrase.Phrase {
	words := []phrase.Phrase{phrase.New("diagram-cell-neutral", "unit", d.kind(c.unit))}
	if c.owner != nobody {
		words = []phrase.Phrase{d.kind(c.unit), phrase.New("diagram-cell-owner", "side", rules.Side(c.owner))}
		if group, ok := d.group(c.code); ok {
			words[0] = phrase.New("diagram-cell-group", "group", group, "unit", d.kind(c.unit))
		}
	}
	if c.under != 0 {
		words = append(words, phrase.New("diagram-cell-captive", "unit", d.kind(c.under), "side", rules.Side(ownerOf(c.under))))
	}
	return words
}

// kind names a kind of unit by its letter; the letter itself where it has no name.
func (d speaker) kind(letter byte) phrase.Phrase {
	return phrase.Of(phrase.Term{Kind: "unit", Name: d.kindName(letter)})
}

func (d speaker) kindName(letter byte) string {
	letter = capital(letter)
	for _, u := range d.units {
		if ascii(u.Letter) == letter {
			return plain(u.Name)
		}
	}
	return plain(string(rune(letter)))
}

// group names an AMP by its letter.
func (d speaker) group(code byte) (name phrase.Phrase, ok bool) {
	for _, g := range d.groups {
		if code != 0 && ascii(g.Code) == code {
			return phrase.Of(phrase.Term{Kind: "group", Name: plain(g.Name)}), true
		}
	}
	return phrase.Phrase{}, false
}

// plain keeps a host's own names from looking like more than words.
func plain(name string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f || strings.ContainsRune(`<>&"`, r) {
			return '?'
		}
		return r
	}, name)
}

// ownerOf tells whose unit a letter of a game without AMPs is.
func ownerOf(letter byte) owner {
	if letter >= 'a' && letter <= 'z' {
		return black
	}
	return white
}

func capital(letter byte) byte {
	if letter >= 'a' && letter <= 'z' {
		return letter - 'a' + 'A'
	}
	return letter
}
