package loader

import (
	"pbem/rules"
	"pbem/rules/amp"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// checkLeaders reports an AMP that no leader could activate.
func (a *ampReader) checkLeaders() {
	for _, g := range a.spec.Groups {
		if len(a.leaders(g)) == 0 {
			a.r.wrong(a.ampLine(g), phrase.New("presets-amp-without-leader", "amp", g.Name))
		}
	}
}

// checkRoyals reports a side that could never lose (CH-10).
func (a *ampReader) checkRoyals() {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if !a.hasRoyal(side) {
			a.r.wrong(a.f.at("amps"), phrase.New("presets-no-royal", "side", side, "other", side.Other(), "what", a.mayBeRoyal(side)))
		}
	}
}

func (a *ampReader) mayBeRoyal(side rules.Side) phrase.Phrase {
	if a.spec.Lead == rules.UnitLead {
		return phrase.New("presets-leaders-kind")
	}
	return phrase.New("presets-amp-of-side", "side", side)
}

func (a *ampReader) hasRoyal(side rules.Side) bool {
	for _, g := range a.spec.Groups {
		if g.Side != side {
			continue
		}
		for _, u := range a.leaders(g) {
			if g.Royal || u.Royal {
				return true
			}
		}
	}
	return false
}

// leaders lists the AMP's leaders in the drawing.
func (a *ampReader) leaders(g amp.Group) []amp.Unit {
	var list []amp.Unit
	for _, p := range a.units {
		if u, _ := a.unit(p.letter); p.code == g.Code && u.Leader {
			list = append(list, u)
		}
	}
	return list
}

// countQuotas gives each AMP without a quota the number of its units (CH-6).
func (a *ampReader) countQuotas() {
	if a.spec.Lead != rules.GroupLead {
		return
	}
	for i := range a.spec.Groups {
		g := &a.spec.Groups[i]
		if g.Quota > 0 {
			continue
		}
		for _, p := range a.units {
			if p.code == g.Code {
				g.Quota++
			}
		}
	}
}

func (a *ampReader) ampLine(g amp.Group) tree.Place {
	for _, p := range a.r.pairs(a.f.node["amps"], theField("amps")) {
		if p.name == g.Name {
			return p.line
		}
	}
	return a.f.at("amps")
}

// unsure is what of a file cannot be relied on, because of a mistake that was told. What rests on it is not looked at, for it would be
// found wrong by that mistake alone; everything else is, so that no mistake hides another. What the file itself leaves open stays so
// while options are laid over it.
type unsure struct {
	letters bool // which letters the units have
	codes   bool // which codes the AMPs have
	roles   bool // who leads, who is royal, and on which side
}

// doubtRoles notes that what was read since the count of faults stood so may have been another role.
func (a *ampReader) doubtRoles(before int, node map[string]*tree.Node) {
	if a.r.faults > before || node == nil {
		a.r.unsure.roles = true
	}
}

// doubtMany notes that a list of units or AMPs is not known whole.
func doubtMany(doubt *bool, there, most int) {
	if there == 0 || there > most {
		*doubt = true
	}
}
