package loader

import (
	"strings"

	"pbem/rules"
	"pbem/rules/amp"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// promotes opens what a unit may become, and where: {into: [Q, N], on: last, must: true}. It reports false where that is not said,
// or cannot be read.
func (a promotionReader) promotes(unit fields) (fields, bool) {
	n := unit.node["promotes"]
	if n == nil {
		return fields{}, false
	}
	f := a.r.open(n, phrase.New("presets-promotion-of", "of", unit.of), "into", "on", "must")
	return f, f.node != nil
}

// readPromotes reads the form of a promotion; what it says of the other units and of the board is asked by checkPromotions.
func (a promotionReader) readPromotes(unit fields, u amp.Unit) *amp.Promotion {
	f, ok := a.promotes(unit)
	if !ok {
		return nil
	}
	pr := &amp.Promotion{Must: f.flag("must")}
	if f.need("into") {
		pr.Into = a.readInto(f, u)
	}
	if f.need("on") {
		a.readZone(f, &pr.Zone)
	}
	return pr
}

// readInto reads the letters of kinds, as a list or as a text.
func (a promotionReader) readInto(f fields, u amp.Unit) string {
	letters, ok := words(f.node["into"])
	if !ok || len(letters) == 0 {
		a.r.wrong(f.at("into"), phrase.New("presets-must-be-units", "field", "into", "of", f.of))
		return ""
	}
	into := ""
	for _, letter := range letters {
		switch {
		case !isUnitLetter(letter):
			a.r.wrong(f.at("into"), phrase.New("presets-must-be-units", "field", "into", "of", f.of))
		case letter == string(u.Letter):
			a.r.wrong(f.at("into"), phrase.New("presets-promotion-itself", "of", f.of, "letter", letter))
		case strings.Contains(into, letter):
			a.r.wrong(f.at("into"), phrase.New("presets-unit-twice", "field", "into", "of", f.of, "letter", letter))
		default:
			into += letter
		}
	}
	return into
}

// words lists the items of a list, or the words of a text.
func words(n *tree.Node) ([]string, bool) {
	if n.Kind != tree.List {
		return strings.Fields(n.Value), n.Scalar() && n.Kind != tree.Null
	}
	var list []string
	for _, c := range n.Content {
		if !c.Scalar() || c.Kind == tree.Null {
			return nil, false
		}
		list = append(list, c.Value)
	}
	return list, true
}

// readZone reads where the move must end: "last", "ranks 10-12", or a list of squares.
func (a promotionReader) readZone(f fields, z *amp.Zone) {
	n := f.node["on"]
	list, ok := words(n)
	switch {
	case !ok || len(list) == 0:
	case n.Kind == tree.List:
		a.readZoneSquares(f, list, z)
		return
	case len(list) == 1 && list[0] == "last":
		z.Last = true
		return
	case len(list) == 2 && (list[0] == "ranks" || list[0] == "rank"):
		if low, high, ok := rankRange(list[1]); ok {
			z.Low, z.High = low, high
			return
		}
	}
	a.r.wrong(f.at("on"), phrase.New("presets-promotion-on", "of", f.of))
}

// rankRange reads "10-12", or one rank.
func rankRange(text string) (low, high int, ok bool) {
	before, after, two := strings.Cut(text, "-")
	if !two {
		after = before
	}
	low, okLow := rules.ParseNumber(before)
	high, okHigh := rules.ParseNumber(after)
	return low, high, okLow && okHigh && low > 0 && high > 0
}

func (a promotionReader) readZoneSquares(f fields, list []string, z *amp.Zone) {
	for _, text := range list {
		s, n := rules.ParseSquare(text)
		if n == 0 || n != len(text) {
			a.r.wrong(f.at("on"), phrase.New("presets-promotion-square", "of", f.of, "square", phrase.Quote(text, 10)))
			continue
		}
		z.Squares = append(z.Squares, s)
	}
}

// checkPromotions checks what the promotions say of other units and of the board, once all units are read.
func (a promotionReader) checkPromotions() {
	for _, p := range a.kinds {
		u, ok := a.kindCalled(p.name)
		if !ok || u.Promotes == nil {
			continue
		}
		f, ok := a.promotes(a.r.open(p.value, phrase.New("presets-the-unit", "letter", p.name), unitFields()...))
		if !ok {
			continue
		}
		a.checkInto(f, u)
		a.checkZone(f, &u.Promotes.Zone)
	}
}

func (a promotionReader) kindCalled(name string) (amp.Unit, bool) {
	if !isUnitLetter(name) {
		return amp.Unit{}, false
	}
	return a.unit(name[0])
}

// checkInto reports letters of no unit, and leaders who would be none behind their promotion: their side would lose by its own move.
func (a promotionReader) checkInto(f fields, u amp.Unit) {
	for i := range len(u.Promotes.Into) {
		letter := u.Promotes.Into[i]
		into, ok := a.unit(letter)
		switch {
		case !ok:
			a.r.wrong(f.at("into"), phrase.New("presets-unknown-unit", "field", "into", "of", f.of, "letter", letter, "letters", a.letters()))
		case u.Leader && !into.Leader, u.Royal && !into.Royal, u.First && !into.First:
			a.r.wrong(f.at("into"), phrase.New("presets-promotion-of-leader", "letter", u.Letter, "other", letter))
		}
	}
}

// checkZone reports ranks and squares that the board has not.
func (a promotionReader) checkZone(f fields, z *amp.Zone) {
	files, ranks := a.spec.Files, a.spec.Ranks
	if ranks == 0 {
		return // what is wrong with the board has been told
	}
	if !z.Last && len(z.Squares) == 0 && z.High > 0 && (z.Low < 1 || z.High < z.Low || z.High > ranks) {
		a.r.wrong(f.at("on"), phrase.New("presets-promotion-ranks", "of", f.of, "low", z.Low, "high", z.High, "ranks", ranks))
	}
	for _, s := range z.Squares {
		if s.File < 0 || int(s.File) >= files || s.Rank < 1 || int(s.Rank) > ranks {
			a.r.wrong(f.at("on"), phrase.New("presets-promotion-square", "of", f.of, "square", phrase.Quote(s.String(), 10)))
		}
	}
}
