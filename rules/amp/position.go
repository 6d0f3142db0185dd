package amp

import (
	"iter"

	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/line"
	"pbem/rules/phrase"
)

// Position is an arrangement with the side to move. It is an immutable value and keeps rules.Position, rules.Partial
// and rules.Stepwise.
type Position struct {
	layout
	game   *Game
	toMove rules.Side
	turns  uint16 // played so far, in games with a limit
}

// String returns the position line: ranks from the top, files from the left, the side to move.
func (p *Position) String() string { return string(p.append(make([]byte, 0, 256))) }

func (p *Position) append(dst []byte) []byte {
	for rank := p.game.size.Ranks - 1; rank >= 0; rank-- {
		dst = p.appendRank(dst, rank)
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	dst = append(dst, ' ', p.toMove.Letter())
	if p.game.ends == nil {
		return dst
	}
	return p.appendCounts(dst)
}

func (p *Position) appendRank(dst []byte, rank int) []byte {
	empty, first := 0, int(p.game.size.Number(0, rank))
	for i, c := range p.cell[first : first+p.game.size.Files] {
		u := unit(c)
		if u != 0 {
			dst, empty = append(line.AppendEmpty(dst, empty), p.game.code(u), p.game.letter(u)), 0
			continue
		}
		if p.game.grid.holes && p.game.size.Holes.Has(uint8(first+i)) {
			dst, empty = append(line.AppendEmpty(dst, empty), hole), 0
			continue
		}
		empty++
	}
	return line.AppendEmpty(dst, empty)
}

// ToMove returns the side to move.
func (p *Position) ToMove() rules.Side { return p.toMove }

// Extent returns the corners of the board: a1 and the upper right one.
func (p *Position) Extent() (low, high rules.Square) {
	return rules.Square{File: 0, Rank: 1}, rules.Square{File: int16(p.game.size.Files - 1), Rank: int16(p.game.size.Ranks)}
}

// Exists reports whether the square is on the board.
func (p *Position) Exists(s rules.Square) bool {
	_, ok := p.game.grid.index(s)
	return ok
}

// Placements yields every unit on the board, rank by rank from a1.
func (p *Position) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		for sq, u := range p.cell {
			if u != 0 && !yield(p.game.placement(uint8(sq), unit(u))) {
				return
			}
		}
	}
}

// Outcome says whether the game is over (G-6): by the fields of its preset, or by CH-10.
func (p *Position) Outcome() rules.Outcome {
	if p.game.ends != nil {
		return p.ended()
	}
	return p.royalsLost()
}

// royalsLost says whether a side lacks its royal leaders (CH-10).
func (p *Position) royalsLost() rules.Outcome {
	white, black := royalty{p.game}.lost(&p.layout, rules.White), royalty{p.game}.lost(&p.layout, rules.Black)
	switch {
	case white && black:
		return rules.Outcome{Result: rules.Drawn, Cause: rules.NoRoyals}
	case white:
		return rules.Outcome{Result: rules.BlackWins, Cause: rules.RoyalsCaptured, Lost: royalty{p.game}.loss(&p.layout, rules.White)}
	case black:
		return rules.Outcome{Result: rules.WhiteWins, Cause: rules.RoyalsCaptured, Lost: royalty{p.game}.loss(&p.layout, rules.Black)}
	}
	return rules.Outcome{}
}

// Parse reads a position line. Its error is a phrase.Error that names the rank and the place.
func (g *Game) Parse(text string) (rules.Position, error) {
	p, err := parser{g}.parse(text)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (g parser) parse(text string) (*Position, error) {
	ranks, toMove, rest, err := line.Cut(text)
	if err != nil {
		return nil, err
	}
	p := &Position{game: g.Game, toMove: toMove}
	if rest != "" {
		if err := (filler{p}).readCounts(rest); err != nil {
			return nil, err
		}
	}
	if g.grid.holes {
		return p, filler{p}.readHoled(ranks)
	}
	return p, line.ReadBoard(ranks, g.size.Files, g.size.Ranks, filler{p}.readSquare)
}

// filler reads a position line into a position.
type filler struct{ *Position }

// readSquare reads a square of a board without holes.
func (f filler) readSquare(text string, file, rank int) (width int, err error) {
	u, err := parser{f.game}.parseUnit(text)
	if err == nil {
		f.put(f.game, f.game.size.Number(file, rank), u)
		return 2, nil
	}
	if text[0] == hole {
		return 1, phrase.Errorf("line-no-hole", "text", phrase.Quote(text[:1], 0), "square", f.game.at(f.game.size.Number(file, rank)))
	}
	return 2, err
}

// readHoled reads the board of a game that has holes.
func (f filler) readHoled(ranks string) error {
	r := boardReader{position: f.Position}
	z := &f.game.size
	if err := line.ReadBoard(ranks, z.Files, z.Ranks, r.square); err != nil {
		return err
	}
	if missing := z.Holes.AndNot(r.holes); !missing.Empty() {
		sq, _ := missing.Pop()
		return phrase.Errorf("line-hole-missing", "square", f.game.at(sq))
	}
	return nil
}

// boardReader reads the squares of a board with holes.
type boardReader struct {
	position *Position
	holes    board.Bits
}

func (r *boardReader) square(text string, file, rank int) (width int, err error) {
	p := r.position
	sq := p.game.size.Number(file, rank)
	switch isHole := p.game.size.Holes.Has(sq); {
	case !isHole:
		return filler{p}.readSquare(text, file, rank)
	case text[0] == hole:
		r.holes = r.holes.With(sq)
		return 1, nil
	}
	if _, err := (parser{p.game}).parseUnit(text); err != nil {
		return 2, err
	}
	return 2, phrase.Errorf("line-hole-there", "text", phrase.Quote(text[:2], 0), "square", p.game.at(sq))
}

// hole is a place in a line, and in the drawing of a preset, where the board has no square.
const hole = '*'

// readHoles finds the holes of the board in the line of the first position. What is wrong with that is told when it is parsed.
func (g parser) readHoles() {
	ranks, _, err := line.CutPlain(g.spec.Start)
	if err != nil {
		return
	}
	_ = line.ReadBoard(ranks, g.size.Files, g.size.Ranks, func(text string, file, rank int) (int, error) {
		if text[0] == hole {
			g.size.Holes = g.size.Holes.With(g.size.Number(file, rank))
			return 1, nil
		}
		return min(2, len(text)), nil
	})
}

// parseUnit reads a unit such as yE at the start of the text.
func (g parser) parseUnit(text string) (unit, error) {
	if len(text) < 2 {
		return 0, phrase.Errorf("amp-half-a-unit", "text", phrase.Quote(text, 0))
	}
	group, kind := g.groupByCode(text[0]), g.kind(text[1])
	switch {
	case group < 0 && text[0] == neutralCode:
		return 0, phrase.Errorf("amp-no-neutral-units", "text", phrase.Quote(text[:2], 0))
	case group < 0:
		return 0, phrase.Errorf("amp-no-such-code", "text", phrase.Quote(text[:2], 0), "codes", g.codes())
	case kind < 0:
		return 0, phrase.Errorf("amp-no-such-letter", "text", phrase.Quote(text[:2], 0), "letters", g.letters())
	}
	return unitOf(group, kind), nil
}

func (g parser) codes() phrase.Series {
	var list []string
	for _, gr := range g.spec.Groups {
		list = append(list, string(gr.Code))
	}
	return phrase.Series{How: phrase.Or, Items: list}
}

func (g parser) letters() phrase.Series {
	var list []string
	for _, u := range g.spec.Units {
		list = append(list, string(u.Letter))
	}
	return phrase.Series{How: phrase.Or, Items: list}
}
