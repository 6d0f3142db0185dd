package presets

import (
	"strings"

	"pbem/rules"
	"pbem/rules/amp"
)

const mostAMPs = 8

func (a *ampReader) readAMPs() {
	list := a.r.pairs(a.f.node["amps"], `"amps"`)
	if a.f.has("amps") && len(list) == 0 {
		a.r.wrong(a.f.at("amps"), "there are no AMPs")
	}
	if len(list) > mostAMPs {
		a.r.wrong(list[mostAMPs].line, "there are more than %d AMPs", mostAMPs)
		list = list[:mostAMPs]
	}
	codes := map[byte]string{}
	for _, p := range list {
		if !isAMPName(p.name) {
			a.r.wrong(p.line, "an AMP's name is a word of 2 to 20 small letters, not %q", p.name)
			continue
		}
		g, line := a.readAMP(p)
		if g.Code == 0 {
			continue
		}
		if other := codes[g.Code]; other != "" {
			a.r.wrong(line, "the AMPs %s and %s have one code, %c; the drawing could not tell them apart", other, g.Name, g.Code)
			continue
		}
		codes[g.Code] = g.Name
		a.spec.Groups = append(a.spec.Groups, g)
	}
}

// readAMP reads one AMP and the line of its code. A quota that is not given is found when the drawing is read (CH-6).
func (a *ampReader) readAMP(p pair) (amp.Group, int) {
	of := "the AMP " + p.name
	f := a.r.open(p.value, of, "code", "side", "quota", "royal", "hyper")
	f.line = p.line
	f.need("code")
	f.need("side")
	g := amp.Group{Name: p.name}
	switch code := f.shaped("code", isAMPCode, "one small letter"); code {
	case "":
	case "n":
		a.r.wrong(f.at("code"), "the code n is kept for neutral units; choose another for %s", of)
	default:
		g.Code = code[0]
	}
	if f.oneOf("side", "white", "black") == "black" {
		g.Side = rules.Black
	}
	g.Royal = f.flag("royal")
	g.Hyper = f.flag("hyper")
	g.Quota = f.whole("quota", 1, mostActivations, 0)
	if a.spec.Lead == rules.UnitLead {
		for _, name := range []string{"quota", "royal", "hyper"} {
			if f.has(name) {
				a.r.wrong(f.at(name), "%q of an AMP is only for presets with lead: amp; here a leader's kind is royal and has a quota", name)
			}
		}
	}
	return g, f.at("code")
}

func (a *ampReader) codes() string {
	var list []string
	for _, g := range a.spec.Groups {
		list = append(list, string(g.Code)+" ("+g.Name+")")
	}
	return strings.Join(list, ", ")
}
