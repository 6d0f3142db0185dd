package loader

import (
	"pbem/rules"
	"pbem/rules/amp"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

const mostAMPs = 8

func (a *ampReader) readAMPs() {
	list := a.r.pairs(a.f.node["amps"], theField("amps"))
	if n := a.f.node["amps"]; n != nil && n.Kind == tree.Mapping && len(list) == 0 {
		a.r.wrong(a.f.at("amps"), phrase.New("presets-no-amps"))
	}
	doubtMany(&a.r.unsure.codes, len(list), mostAMPs)
	if len(list) > mostAMPs {
		a.r.wrong(list[mostAMPs].line, phrase.New("presets-many-amps", "most", mostAMPs))
		list = list[:mostAMPs]
	}
	codes := map[byte]string{}
	for _, p := range list {
		if !isAMPName(p.name) {
			a.r.wrong(p.line, phrase.New("presets-amp-name", "name", phrase.Quote(p.name, 0)))
			a.r.unsure.codes = true
			continue
		}
		g, line := a.readAMP(p)
		if g.Code == 0 {
			a.r.unsure.codes = true
			continue
		}
		if other := codes[g.Code]; other != "" {
			a.r.wrong(line, phrase.New("presets-one-code", "amp", other, "other", g.Name, "code", g.Code))
			a.r.unsure.codes = true
			continue
		}
		codes[g.Code] = g.Name
		a.spec.Groups = append(a.spec.Groups, g)
	}
}

// readAMP reads one AMP and the line of its code. A quota that is not given is found when the drawing is read (CH-6).
func (a *ampReader) readAMP(p pair) (amp.Group, tree.Place) {
	of := phrase.New("presets-the-amp", "name", p.name)
	f := a.r.open(p.value, of, "code", "side", "quota", "royal", "hyper")
	f.line = p.line
	f.need("code")
	before := a.r.faults
	f.need("side")
	g := amp.Group{Name: p.name}
	switch code := f.shaped("code", isAMPCode, phrase.New("presets-form-code")); code {
	case "":
	case "n":
		a.r.wrong(f.at("code"), phrase.New("presets-code-of-neutrals", "of", of))
	default:
		g.Code = code[0]
	}
	if f.oneOf("side", "white", "black") == "black" {
		g.Side = rules.Black
	}
	g.Royal, g.First = readRoyal(f)
	a.doubtRoles(before, f.node)
	g.Hyper = f.flag("hyper")
	g.Quota = f.whole("quota", 1, mostActivations, 0)
	if a.spec.Lead == rules.UnitLead {
		for _, name := range []string{"quota", "royal", "hyper"} {
			if f.has(name) {
				a.r.wrong(f.at(name), phrase.New("presets-only-without-leaders", "field", name))
			}
		}
	}
	return g, f.at("code")
}

// codes lists the AMPs with their codes: "o (orange), g (green)".
func (a *ampReader) codes() phrase.Phrase {
	list := make([]phrase.Phrase, len(a.spec.Groups))
	for i, g := range a.spec.Groups {
		list[i] = phrase.New("presets-code-of-amp", "code", g.Code, "amp", g.Name)
	}
	return phrase.Join(phrase.Commas, list...)
}
