package loader

import (
	"pbem/rules/amp"
	"pbem/rules/phrase"
)

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
