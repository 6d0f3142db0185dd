package loader

import (
	"strings"

	"pbem/rules/amp"
	"pbem/rules/board"
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

// readCapture reads "capture: royal" with its count, or the letters of kinds.
func (a winsReader) readCapture(f fields) amp.Win {
	n := f.node["capture"]
	if n.Kind != tree.List && n.Value == "royal" {
		return amp.Win{By: amp.TakeRoyals, Count: a.readCount(f)}
	}
	return amp.Win{By: amp.TakeUnits, Units: a.readKinds(f, "capture")}
}

// readCount reads how many royal leaders must be taken: all or a number.
func (a winsReader) readCount(f fields) int {
	n := f.node["count"]
	switch {
	case n == nil:
		return 0
	case n.Value == "all" && n.Scalar():
		return amp.AllRoyals
	case n.Kind == tree.Whole:
		return f.whole("count", 1, board.Squares, 1)
	}
	a.r.wrong(n.Place, phrase.New("presets-win-count", "of", f.of))
	return 0
}

// readKinds reads the letters of units, as a list or as a text: [K, P] or K P.
func (a winsReader) readKinds(f fields, name string) string {
	if !f.need(name) {
		return ""
	}
	list, ok := words(f.node[name])
	if !ok || len(list) == 0 {
		a.r.wrong(f.at(name), phrase.New("presets-must-be-units", "field", name, "of", f.of))
		return ""
	}
	letters := ""
	for _, letter := range list {
		switch {
		case !isUnitLetter(letter):
			a.r.wrong(f.at(name), phrase.New("presets-must-be-units", "field", name, "of", f.of))
		case strings.Contains(letters, letter):
			a.r.wrong(f.at(name), phrase.New("presets-unit-twice", "field", name, "of", f.of, "letter", letter))
		default:
			a.checkKind(f, name, letter)
			letters += letter
		}
	}
	return letters
}

// checkKind reports a letter of no unit.
func (a winsReader) checkKind(f fields, name, letter string) {
	if _, ok := a.unit(letter[0]); !ok && !a.r.unsure.letters {
		a.r.wrong(f.at(name), phrase.New("presets-unknown-unit", "field", name, "of", f.of, "letter", letter, "letters", a.letters()))
	}
}

// readReach reads {units: C, on: last, hold: true}.
func (a winsReader) readReach(f fields) amp.Win {
	w := amp.Win{By: amp.Reach}
	in := a.r.open(f.node["reach"], phrase.New("presets-reach-of", "of", f.of), "units", "on", "hold")
	if in.node == nil {
		return w
	}
	w.Units, w.Hold = a.readKinds(in, "units"), in.flag("hold")
	if in.need("on") {
		promotionReader(a).readZone(in, &w.On)
		promotionReader(a).checkZone(in, &w.On)
	}
	return w
}

// readPoints reads what each kind of unit is worth, and how many points win.
func (a winsReader) readPoints(f fields) amp.Win {
	w := amp.Win{By: amp.Score}
	list := a.r.pairs(f.node["points"], phrase.New("presets-points-of", "of", f.of))
	values := fields{r: a.r, of: phrase.New("presets-points-of", "of", f.of), line: f.at("points"), node: map[string]*tree.Node{}}
	for _, p := range list {
		if !isUnitLetter(p.name) {
			a.r.wrong(p.line, phrase.New("presets-points-letter", "of", f.of, "letter", phrase.Quote(p.name, 10)))
			continue
		}
		a.checkKind(f, "points", p.name)
		values.node[p.name] = p.value
		w.Points = append(w.Points, amp.Worth{Letter: p.name[0], Points: values.whole(p.name, 1, amp.MostValue, 1)})
	}
	if len(list) == 0 && f.node["points"].Kind == tree.Mapping {
		a.r.wrong(f.at("points"), phrase.New("presets-points-none", "of", f.of))
	}
	if f.need("to") {
		w.To = f.whole("to", 1, amp.MostPoints, 1)
	}
	return w
}
