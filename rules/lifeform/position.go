package lifeform

import (
	"iter"
	"strconv"

	"pbem/rules"
	"pbem/rules/line"
	"pbem/rules/phrase"
)

// Position is an arrangement with the side to move. It is an immutable value and keeps rules.Position, rules.Stepwise,
// rules.Counter and rules.Setting.
type Position struct {
	layout
	game   *Game
	toMove rules.Side
	played uint8 // turns since the set-ups, as far as the truce needs them counted (LF-12)
}

// String returns the position line: ranks from the top, files from the left, the side to move, and with a truce the turns
// played, if any.
func (p *Position) String() string { return string(p.append(make([]byte, 0, 96))) }

func (p *Position) append(dst []byte) []byte {
	for rank := 7; rank >= 0; rank-- {
		dst = p.appendRank(dst, rank)
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	dst = append(dst, ' ', p.toMove.Letter())
	if p.played > 0 {
		dst = strconv.AppendUint(append(dst, ' '), uint64(p.played), 10)
	}
	return dst
}

func (p *Position) appendRank(dst []byte, rank int) []byte {
	empty := 0
	for file := range 8 {
		var room [2]rules.Placement
		here := p.placements(room[:0], uint8(rank*8+file))
		if len(here) == 0 {
			empty++
			continue
		}
		dst, empty = line.AppendEmpty(dst, empty), 0
		letter := line.Letter(here[0].Side, here[0].Unit)
		if len(here) == 2 {
			dst = append(dst, '(', letter, line.Letter(here[1].Side, here[1].Unit), ')')
			continue
		}
		dst = append(dst, letter)
	}
	return line.AppendEmpty(dst, empty)
}

// ToMove returns the side to move, or to set up.
func (p *Position) ToMove() rules.Side { return p.toMove }

// Extent returns the corners of the board, a1 and h8.
func (p *Position) Extent() (low, high rules.Square) { return square(0), square(63) }

// Exists reports whether the square is on the board.
func (p *Position) Exists(s rules.Square) bool {
	_, ok := index(s)
	return ok
}

// Placements yields every unit on the board, rank by rank from a1, a Hand before its captive.
func (p *Position) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		for sq := range squares(p.taken()) {
			var room [2]rules.Placement
			for _, u := range p.placements(room[:0], sq) {
				if !yield(u) {
					return
				}
			}
		}
	}
}

// Outcome says whether the line shows a finished game: a side that lacks its Head or Torso, or whose Head and Torso are
// parted (G-6).
func (p *Position) Outcome() rules.Outcome {
	if (setter{p}).awaiting() {
		return rules.Outcome{}
	}
	white, black := p.fate(rules.White), p.fate(rules.Black)
	switch {
	case white != rules.NoCause && black != rules.NoCause:
		return rules.Outcome{Result: rules.Drawn, Cause: rules.NoBodies}
	case white != rules.NoCause:
		return rules.Outcome{Result: rules.BlackWins, Cause: white}
	case black != rules.NoCause:
		return rules.Outcome{Result: rules.WhiteWins, Cause: black}
	}
	return rules.Outcome{}
}

// fate says how the side has lost, as far as the board shows; NoCause if it has not.
func (p *Position) fate(side rules.Side) rules.Cause {
	noHead, noTorso := p.units[side][head] == 0, p.units[side][torso] == 0
	switch {
	case noHead && noTorso:
		return rules.BodyCaptured
	case noHead:
		return rules.HeadCaptured
	case noTorso:
		return rules.TorsoCaptured
	case p.parted(side):
		return rules.Parted
	}
	return rules.NoCause
}

// Standing has nothing to add: there is no check, and a draw is a draw.
func (p *Position) Standing() rules.Standing { return rules.Standing{} }

// inTruce reports whether nothing vital may be captured in this turn (LF-12).
func (p *Position) inTruce() bool { return int(p.played) < 2*p.game.spec.Truce }

// next returns a copy in which the other side is to move and the truce has come a turn nearer to its end.
func (p *Position) next() *Position {
	n := *p
	n.toMove = p.toMove.Other()
	if p.inTruce() {
		n.played++
	}
	return &n
}

// Parse reads a position line. Its error is a phrase.Error, a clause that names the rank and the place.
func (g *Game) Parse(text string) (rules.Position, error) {
	p, err := g.parse(text)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (g *Game) parse(text string) (*Position, error) {
	board, toMove, rest, err := line.Cut(text)
	if err != nil {
		return nil, err
	}
	p := &Position{game: g, toMove: toMove}
	if err := line.ReadBoard(board, 8, 8, p.parseSquare); err != nil {
		return nil, err
	}
	if rest != "" {
		if err := p.parsePlayed(rest[1:]); err != nil {
			return nil, err
		}
	}
	return p, p.plausible()
}

// parseSquare reads what stands on one square: a letter, or a Hand over its captive: (Bp).
func (p *Position) parseSquare(text string, file, rank int) (width int, err error) {
	sq := uint8(rank*8 + file)
	if text[0] != '(' {
		side, k, err := parseUnit(text[0])
		if err == nil {
			p.put(side, k, sq)
		}
		return 1, err
	}
	if len(text) < 4 || text[3] != ')' {
		return 0, phrase.Errorf("lifeform-line-captive", "text", phrase.Quote(text, 4))
	}
	over, k, err := parseUnit(text[1])
	if err != nil {
		return 0, err
	}
	under, captive, err := parseUnit(text[2])
	if err != nil {
		return 0, err
	}
	if k != hand || under == over {
		return 0, phrase.Errorf("lifeform-line-captive", "text", phrase.Quote(text[:4], 0))
	}
	p.put(over, k, sq)
	p.put(under, captive, sq)
	p.held[under] |= bit(sq)
	return 4, nil
}

func parseUnit(c byte) (rules.Side, kind, error) {
	side, letter := line.Unit(c)
	k, ok := kindOf(letter)
	if !ok {
		return 0, 0, phrase.Errorf("lifeform-line-letter", "text", phrase.Quote(string(rune(c)), 0))
	}
	return side, k, nil
}

// parsePlayed reads the turns played since the set-ups (LF-12).
func (p *Position) parsePlayed(text string) error {
	most := 2 * p.game.spec.Truce
	if most == 0 {
		return phrase.Errorf("lifeform-line-no-truce", "text", phrase.Quote(text, 20))
	}
	n, ok := rules.ParseNumber(text)
	if !ok || n < 1 || n > most || text != strconv.Itoa(n) {
		return phrase.Errorf("lifeform-line-played", "most", most, "text", phrase.Quote(text, 20))
	}
	p.played = uint8(n)
	return nil
}

// plausible refuses a line that no rule could say anything about.
func (p *Position) plausible() error {
	for side := rules.White; side <= rules.Black; side++ {
		for k := head; k <= torso; k++ {
			if n := size(p.units[side][k]); n > 1 {
				return phrase.Errorf("lifeform-line-too-many", "side", side, "n", n, "kinds", k.several(), "unit", k.term())
			}
		}
	}
	return setter{p}.plausibleSetup()
}

// plausibleSetup checks a line that waits for a set-up: the side named must be the one that sets up next.
func (p setter) plausibleSetup() error {
	if !p.awaiting() {
		return nil
	}
	if p.played > 0 {
		return phrase.Errorf("lifeform-line-not-begun")
	}
	neither := p.taken() == 0
	switch {
	case neither && p.toMove == rules.Black && !p.Secret():
		return phrase.Errorf("lifeform-line-awaited", "side", rules.White, "letter", rules.White.Letter())
	case !neither && !p.Awaits(p.toMove):
		return phrase.Errorf("lifeform-line-awaited", "side", p.toMove.Other(), "letter", p.toMove.Other().Letter())
	}
	return nil
}
