package loader

import (
	"pbem/rules/amp"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// mostWins bounds the ways to win of a game.
const mostWins = 16

// readEnds reads how the game ends: the ways to win, what becomes of who cannot move, and the limit of turns.
func (a winsReader) readEnds() {
	before := a.r.faults
	a.readWins()
	sure := a.r.faults == before
	switch a.f.oneOf("no_move", "pass", "loss", "draw") {
	case "loss":
		a.spec.NoMove = amp.Loses
	case "draw":
		a.spec.NoMove = amp.Draws
	}
	a.readLimit(sure)
}

// readLimit reads {turns: 200, then: points}. sure is set if the ways to win are known for certain.
func (a winsReader) readLimit(sure bool) {
	n := a.f.node["turn_limit"]
	if n == nil {
		return
	}
	f := a.r.open(n, theField("turn_limit"), "turns", "then")
	if f.node == nil {
		return
	}
	f.need("turns")
	a.spec.Limit = f.whole("turns", 1, amp.MostTurns, 0)
	if f.oneOf("then", "draw", "points") != "points" {
		return
	}
	switch {
	case !a.scores() && sure:
		a.r.wrong(f.at("then"), phrase.New("presets-limit-without-points"))
	case a.scores():
		a.spec.LimitPoints = a.spec.Limit > 0
	}
}

// scores reports whether a way to win counts points.
func (a winsReader) scores() bool {
	for _, w := range a.spec.Wins {
		if w.By == amp.Score {
			return true
		}
	}
	return false
}

// readWins reads the list of ways to win.
func (a winsReader) readWins() {
	n := a.f.node["wins"]
	if n == nil {
		return
	}
	if n.Kind != tree.List || len(n.Content) == 0 {
		a.r.wrong(n.Place, phrase.New("presets-wins-list"))
		return
	}
	list := n.Content
	if len(list) > mostWins {
		a.r.wrong(list[mostWins].Place, phrase.New("presets-many-wins", "most", mostWins))
		list = list[:mostWins]
	}
	for i, c := range list {
		w, ok := a.readWin(c, phrase.New("presets-the-win", "n", i+1))
		if ok && w.By == amp.Score && a.scores() {
			a.r.wrong(c.Place, phrase.New("presets-points-twice"))
			continue
		}
		if ok {
			a.spec.Wins = append(a.spec.Wins, w)
			a.wins = append(a.wins, c.Place)
		}
	}
}

// readWin reads one way to win; ok is false where something is wrong with it, which has been told.
func (a winsReader) readWin(n *tree.Node, of phrase.Phrase) (w amp.Win, ok bool) {
	before := a.r.faults
	f := a.r.open(n, of, "capture", "count", "reach", "bare", "points", "to", "hold")
	if f.node == nil {
		return w, false
	}
	goals := 0
	for _, name := range []string{"capture", "reach", "bare", "points"} {
		if f.has(name) {
			goals++
		}
	}
	if goals != 1 {
		if a.r.faults == before {
			a.r.wrong(n.Place, phrase.New("presets-win-goal", "of", of))
		}
		return w, false
	}
	switch {
	case f.has("capture"):
		w = a.readCapture(f)
	case f.has("reach"):
		w = a.readReach(f)
	case f.has("bare"):
		f.oneOf("bare", "leaders")
		w.By = amp.Bare
	default:
		w = a.readPoints(f)
	}
	a.checkExtras(f, w)
	return w, a.r.faults == before
}

// checkExtras reports "count", "to" and "hold" where they say nothing.
func (a winsReader) checkExtras(f fields, w amp.Win) {
	if f.has("count") && w.By != amp.TakeRoyals {
		a.r.wrong(f.at("count"), phrase.New("presets-win-extra", "field", "count", "of", f.of, "goal", "capture: royal"))
	}
	if f.has("hold") {
		a.r.wrong(f.at("hold"), phrase.New("presets-win-hold", "of", f.of))
	}
	if f.has("to") && w.By != amp.Score {
		a.r.wrong(f.at("to"), phrase.New("presets-win-extra", "field", "to", "of", f.of, "goal", "points"))
	}
}
