package loader

import (
	"strings"

	"pbem/rules"
	"pbem/rules/amp"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// warnWins warns of ways to win that can never hold, and of a side that has none.
func (a winsReader) warnWins() {
	if len(a.spec.Wins) == 0 {
		return
	}
	var can [2]bool
	for i, w := range a.spec.Wins {
		white, black := a.canHold(w, rules.White), a.canHold(w, rules.Black)
		if !white && !black && (w.By != amp.Score || !a.spec.LimitPoints) {
			a.r.warn(Mistake{a.wins[i], phrase.New("presets-win-never", "of", phrase.New("presets-the-win", "n", i+1))})
		}
		can[rules.White], can[rules.Black] = can[rules.White] || white, can[rules.Black] || black
	}
	a.r.endless = !can[rules.White] && !can[rules.Black] && a.spec.Limit == 0
	if can[rules.White] == can[rules.Black] {
		return
	}
	side := rules.White
	if can[rules.White] {
		side = rules.Black
	}
	a.r.warn(Mistake{a.f.at("wins"), phrase.New("presets-side-never-wins", "side", side)})
}

// canHold reports whether the side could win so, as far as what stands on the board, what it may become and the zone go.
func (a winsReader) canHold(w amp.Win, side rules.Side) bool {
	switch w.By {
	case amp.TakeRoyals:
		n := a.countOf(side.Other(), a.isRoyal)
		return n > 0 && n >= w.Count
	case amp.TakeUnits:
		return a.countOf(side.Other(), func(p placed) bool { return strings.IndexByte(w.Units, p.letter) >= 0 }) > 0
	case amp.Reach:
		return a.canReach(w, side)
	case amp.Bare:
		return a.countOf(side.Other(), func(p placed) bool { u, _ := a.unit(p.letter); return !u.Leader }) > 0
	case amp.Score:
		return a.canScore(w, side) >= w.To
	}
	return true
}

// countOf counts the side's units of some nature.
func (a winsReader) countOf(side rules.Side, is func(placed) bool) int {
	n := 0
	for _, p := range a.units {
		if g, ok := a.group(p.code); ok && g.Side == side && is(p) {
			n++
		}
	}
	return n
}

func (a winsReader) isRoyal(p placed) bool {
	g, _ := a.group(p.code)
	u, _ := a.unit(p.letter)
	return u.Leader && (g.Royal || u.Royal)
}

// canReach reports whether the side has, or may come by, a unit that can stand in the zone as what it is.
func (a winsReader) canReach(w amp.Win, side rules.Side) bool {
	for i := range len(w.Units) {
		letter := w.Units[i]
		u, _ := a.unit(letter)
		if u.Promotes != nil && u.Promotes.Must && a.within(w.On, u.Promotes.Zone) {
			continue // there it is something else already
		}
		if a.countOf(side, func(p placed) bool { return strings.IndexByte(a.becomes(p.letter), letter) >= 0 }) > 0 || a.spec.Conversion {
			return true
		}
	}
	return false
}

// within reports whether a zone lies in another, of the same form.
func (a winsReader) within(z, in amp.Zone) bool {
	low, high := a.ranksOf(z)
	lowIn, highIn := a.ranksOf(in)
	return high > 0 && highIn > 0 && low >= lowIn && high <= highIn
}

// ranksOf are the ranks of a zone, counted from a side's own first; 0 for squares.
func (a winsReader) ranksOf(z amp.Zone) (low, high int) {
	switch {
	case len(z.Squares) > 0:
		return 0, 0
	case z.Last:
		return a.spec.Ranks, a.spec.Ranks
	}
	return z.Low, z.High
}

// becomes lists what a kind is and may become.
func (a winsReader) becomes(letter byte) string {
	all := string(letter)
	for i := 0; i < len(all); i++ {
		u, ok := a.unit(all[i])
		if !ok || u.Promotes == nil {
			continue
		}
		for j := range len(u.Promotes.Into) {
			if into := u.Promotes.Into[j]; strings.IndexByte(all, into) < 0 {
				all += string(into)
			}
		}
	}
	return all
}

// canScore is the most points that a side could come to.
func (a winsReader) canScore(w amp.Win, side rules.Side) int {
	total := 0
	for _, p := range a.units {
		g, ok := a.group(p.code)
		if ok && g.Side == side && !a.spec.Conversion {
			continue
		}
		best, kinds := 0, a.becomes(p.letter)
		for i := range len(kinds) {
			best = max(best, w.Worth(kinds[i]))
		}
		total += best
	}
	return total
}

// places is where the ways to win stand in the file, as in Spec.Wins.
type places []tree.Place
