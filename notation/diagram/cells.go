package diagram

import (
	"iter"
	"strings"

	"pbem/rules"
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
			if !yield(Cell{At: at, Column: column, Row: row, Hole: c.hole, Words: at.String() + ": " + d.words(c)}) {
				return
			}
		}
	}
}

// words says what a cell shows.
func (d *Drawing) words(c *cell) string {
	var words string
	switch {
	case c.hole:
		words = "no square"
	case c.unit == 0:
		words = "empty"
	default:
		words = d.unitWords(c)
	}
	if c.cut {
		words += ", not connected"
	}
	if c.mark != untouched {
		words += ", " + markWords()[c.mark]
	}
	return words
}

func (d *Drawing) unitWords(c *cell) string {
	words := d.kind(c.unit)
	switch {
	case c.owner == nobody:
		words = "neutral " + words
	default:
		words = d.group(c.code) + words + ", " + rules.Side(c.owner).String() + "'s"
	}
	if c.under != 0 {
		words += ", holds " + d.kind(c.under) + " of " + rules.Side(ownerOf(c.under)).String() + " captive"
	}
	return words
}

// kind names a kind of unit by its letter; the letter itself where it has no name.
func (d *Drawing) kind(letter byte) string {
	letter = capital(letter)
	for _, u := range d.units {
		if ascii(u.Letter) == letter {
			return plain(u.Name)
		}
	}
	return plain(string(rune(letter)))
}

// group names an AMP before its unit; nothing where there is none.
func (d *Drawing) group(code byte) string {
	for _, g := range d.groups {
		if code != 0 && ascii(g.Code) == code {
			return plain(g.Name) + " "
		}
	}
	return ""
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
