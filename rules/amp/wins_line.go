package amp

import (
	"strconv"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// What a position line has behind the side to move, in games that have it: the points of White and Black, and how many turns were
// played, "w 3-0 t12". What is zero is left out, so a board alone begins anew.

func (p *Position) appendCounts(dst []byte) []byte {
	if p.score != [2]uint16{} {
		dst = strconv.AppendUint(append(dst, ' '), uint64(p.score[0]), 10)
		dst = strconv.AppendUint(append(dst, '-'), uint64(p.score[1]), 10)
	}
	if p.turns > 0 {
		dst = strconv.AppendUint(append(dst, " t"...), uint64(p.turns), 10)
	}
	return dst
}

// readCounts reads what stands behind the side to move, with the space before it.
func (f filler) readCounts(rest string) error {
	for i, field := range strings.Split(rest, " ")[1:] {
		turns, isTurns := strings.CutPrefix(field, "t")
		switch {
		case isTurns && f.game.spec.Limit > 0 && f.turns == 0:
			n, ok := count(turns, f.game.spec.Limit)
			if !ok {
				return phrase.Errorf("amp-line-turns", "text", phrase.Quote(field, 20), "most", f.game.spec.Limit)
			}
			f.turns = uint16(n)
		case !isTurns && i == 0 && f.game.scores():
			if err := f.readPoints(field); err != nil {
				return err
			}
		default:
			return phrase.Errorf("line-nothing-follows", "text", phrase.Quote(strings.TrimSpace(rest), 20))
		}
	}
	return nil
}

func (f filler) readPoints(field string) error {
	white, black, _ := strings.Cut(field, "-")
	w, okWhite := count(white, MostPoints+MostValue)
	b, okBlack := count(black, MostPoints+MostValue)
	if (!okWhite && white != "0") || (!okBlack && black != "0") || w+b == 0 {
		return phrase.Errorf("amp-line-points", "text", phrase.Quote(field, 20))
	}
	f.score = [2]uint16{uint16(w), uint16(b)}
	return nil
}

// count reads a number from 1 to the most, in its one writing.
func count(text string, most int) (int, bool) {
	if text == "" || text[0] < '1' || text[0] > '9' {
		return 0, false
	}
	n, ok := rules.ParseNumber(text)
	return n, ok && n <= most
}

// scores reports whether captures bring points.
func (g *Game) scores() bool { return g.ends != nil && g.ends.scores }
