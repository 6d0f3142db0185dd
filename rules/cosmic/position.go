package cosmic

import (
	"iter"
	"slices"

	"pbem/rules"
	"pbem/rules/line"
	"pbem/rules/phrase"
)

// Position is a layout with the side to move. It is an immutable value and keeps rules.Position and rules.Counter.
type Position struct {
	layout
	game   *Game
	toMove rules.Side
}

// String returns the position line: ranks from the top, files from the left, White's units in capitals, the side to move.
func (p *Position) String() string {
	dst := make([]byte, 0, 64)
	for rank := p.game.shape.ranks - 1; rank >= 0; rank-- {
		dst = p.appendRank(dst, rank)
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	return string(append(dst, ' ', p.toMove.Letter()))
}

func (p *Position) appendRank(dst []byte, rank int) []byte {
	run := 0
	for _, sq := range p.game.shape.numbers[rank*MostSide:][:p.game.shape.files] {
		if p.cell[sq] == empty {
			run++
			continue
		}
		dst, run = line.AppendEmpty(dst, run), 0
		if sq == off {
			dst = append(dst, hole)
			continue
		}
		side, k := p.at(sq)
		dst = append(dst, line.Letter(side, k.letter()))
	}
	return line.AppendEmpty(dst, run)
}

// ToMove returns the side to move.
func (p *Position) ToMove() rules.Side { return p.toMove }

// Extent returns the corners of the board: of the first preset, a1 and f6.
func (p *Position) Extent() (low, high rules.Square) { return p.game.shape.extent() }

// Exists reports whether the square is on the board.
func (p *Position) Exists(s rules.Square) bool {
	sq, ok := p.game.shape.index(s)
	return ok && sq != off
}

// Placements yields every unit on the board, rank by rank from a1.
func (p *Position) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		for sq := range uint8(p.game.shape.size) {
			if p.has(sq) && !yield(p.placement(sq)) {
				return
			}
		}
	}
}

func (p *Position) placement(sq uint8) rules.Placement {
	side, k := p.at(sq)
	return rules.Placement{At: p.game.shape.squares[sq], Unit: k.letter(), Side: side}
}

// Outcome says whether the position ends the game (G-6): a King is gone (CO-6), or a side has only its King left (CO-7).
func (p *Position) Outcome() rules.Outcome {
	white, black := p.hasKing(rules.White), p.hasKing(rules.Black)
	switch {
	case white && black:
		return p.bared()
	case white:
		return rules.Outcome{Result: rules.WhiteWins, Cause: rules.KingCaptured}
	case black:
		return rules.Outcome{Result: rules.BlackWins, Cause: rules.KingCaptured}
	}
	// The one King has left the board over the other, in the turn just before (CO-5).
	return rules.Outcome{Result: rules.Win(p.toMove.Other()), Cause: rules.KingCaptured}
}

// bared decides a game in which a side has only its King left: more units win, and one King against one is a draw (CO-7).
func (p *Position) bared() rules.Outcome {
	white, black := p.bare(rules.White), p.bare(rules.Black)
	switch {
	case white && black:
		return rules.Outcome{Result: rules.Drawn, Cause: rules.OnlyKings}
	case !white && !black:
		return rules.Outcome{}
	}
	o := p.draw()
	o.Cause = rules.OneKingLeft
	return o
}

// Standing says what a draw, agreed or claimed, is worth (CO-8).
func (p *Position) Standing() rules.Standing { return rules.Standing{Draw: p.draw()} }

// draw gives a draw to the side with more units (CO-8).
func (p *Position) draw() rules.Outcome {
	white, black := p.units(rules.White), p.units(rules.Black)
	switch {
	case white > black:
		return rules.Outcome{Result: rules.WhiteWins, Cause: rules.MoreUnits, Units: [2]int{white, black}}
	case black > white:
		return rules.Outcome{Result: rules.BlackWins, Cause: rules.MoreUnits, Units: [2]int{white, black}}
	}
	return rules.Outcome{Result: rules.Drawn, Cause: rules.EvenUnits, Units: [2]int{white, black}}
}

// Parse reads a position line. Its error is a phrase that names the rank and the place.
func (g *Game) Parse(text string) (rules.Position, error) {
	p, err := g.parse(text)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (g *Game) parse(text string) (*Position, error) {
	ranks, toMove, err := line.CutPlain(text)
	if err != nil {
		return nil, err
	}
	r := boardReader{position: &Position{layout: noUnits(), game: g, toMove: toMove}}
	if err := line.ReadBoard(ranks, g.shape.files, g.shape.ranks, r.square); err != nil {
		return nil, err
	}
	if err := r.position.checkHoles(r.holes); err != nil {
		return nil, err
	}
	return r.position, r.position.checkKings()
}

// boardReader reads the squares of a position line.
type boardReader struct {
	position *Position
	holes    []rules.Square // in the order of the line
}

func (r *boardReader) square(text string, file, rank int) (width int, err error) {
	at := rules.Square{File: int16(file), Rank: int16(rank + 1)}
	sq, ok := r.position.game.shape.index(at)
	switch {
	case text[0] == hole && ok:
		return 0, phrase.Errorf("line-no-hole", "text", phrase.Quote(text[:1], 0), "square", at)
	case text[0] == hole:
		r.holes = append(r.holes, at)
		return 1, nil
	}
	side, letter := line.Unit(text[0])
	k, known := kindOf(letter)
	switch {
	case !known:
		return 0, phrase.Errorf("cosmic-line-letter", "found", phrase.Quote(text, 4))
	case !ok:
		return 0, phrase.Errorf("line-hole-there", "text", phrase.Quote(text[:1], 0), "square", at)
	}
	r.position.put(sq, side, k)
	return 1, nil
}

// checkHoles refuses a line that takes a hole for an empty square.
func (p *Position) checkHoles(found []rules.Square) error {
	for _, at := range p.game.shape.holes() {
		if !slices.Contains(found, at) {
			return phrase.Errorf("line-hole-missing", "square", at)
		}
	}
	return nil
}

// checkKings refuses a second King: with two it would be open which of them a game is about.
func (p *Position) checkKings() error {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		kings := 0
		for _, c := range p.cell {
			if c == cellOf(side, king) {
				kings++
			}
		}
		if kings > 1 {
			return phrase.Errorf("cosmic-line-kings", "side", side)
		}
	}
	return nil
}
