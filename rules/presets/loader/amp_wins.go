package loader

import (
	"strings"

	"pbem/rules/amp"
	"pbem/rules/board"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

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
