package loader

import (
	"slices"
	"strings"

	"pbem/rules"
	"pbem/rules/amp"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

const (
	mostKinds       = 15 // the engine's bound
	mostPowers      = 8  // the engine's bound
	mostActivations = 99 // nobody has more units than half the largest board holds
	mostWays        = 1 << 15
)

func (a *ampReader) readUnits() {
	list := a.r.pairs(a.f.node["units"], theField("units"))
	if n := a.f.node["units"]; n != nil && n.Kind == tree.Mapping && len(list) == 0 {
		a.r.wrong(a.f.at("units"), phrase.New("presets-no-units"))
	}
	doubtMany(&a.r.unsure.letters, len(list), mostKinds)
	if len(list) > mostKinds {
		a.r.wrong(list[mostKinds].line, phrase.New("presets-many-kinds", "most", mostKinds))
		list = list[:mostKinds]
	}
	a.kinds = list
	for _, p := range list {
		if !isUnitLetter(p.name) {
			a.r.wrong(p.line, phrase.New("presets-unit-letter", "letter", phrase.Quote(p.name, 0)))
			a.r.unsure.letters = true
			continue
		}
		a.spec.Units = append(a.spec.Units, a.unitOf(p))
	}
}

func unitFields() []string {
	return []string{"name", "moves", "leader", "royal", "quota", "others", "activates", "promotes"}
}

func (a *ampReader) readUnit(p pair) amp.Unit {
	of := phrase.New("presets-the-unit", "letter", p.name)
	f := a.r.open(p.value, of, unitFields()...)
	f.line = p.line
	f.need("name")
	f.need("moves")
	u := amp.Unit{Letter: p.name[0]}
	u.Name = f.shaped("name", a.r.isUnitName, phrase.New("presets-form-unit-name"))
	u.Move = a.movement(f, "moves")
	before := a.r.faults
	u.Leader = f.flag("leader")
	u.Royal, u.First = readRoyal(f)
	a.doubtRoles(before, f.node)
	u.Promotes = promotionReader{a}.readPromotes(f, u)
	a.refuseLeaderFields(f, u)
	if !u.Leader || a.spec.Lead != rules.UnitLead {
		return u
	}
	f.need("quota")
	f.need("activates")
	u.Quota = f.whole("quota", 1, mostActivations, 1)
	u.Others = f.whole("others", 1, u.Quota, 0)
	u.Powers = a.readPowers(f, of)
	return u
}

// refuseLeaderFields reports fields that say nothing where they stand, so that nobody relies on them.
func (a *ampReader) refuseLeaderFields(f fields, u amp.Unit) {
	for _, name := range []string{"royal", "quota", "others", "activates"} {
		switch {
		case !f.has(name):
		case !u.Leader:
			a.r.wrong(f.at(name), phrase.New("presets-field-of-leaders", "field", name, "of", f.of))
		case a.spec.Lead == rules.GroupLead:
			a.r.wrong(f.at(name), phrase.New("presets-only-with-leaders", "field", name))
		}
	}
}

// movement reads a movement such as "K K~K".
func (a *ampReader) movement(f fields, name string) string {
	text := f.text(name, 80)
	if text == "" {
		return ""
	}
	n, err := a.r.known.ways(text)
	switch {
	case err != nil:
		a.r.wrong(f.at(name), phrase.New("presets-bad-move", "field", name, "of", f.of, "why", err))
	case n > mostWays && !a.r.known.tooMany: // told once, for every movement after it would be one too many
		a.r.known.tooMany = true
		a.r.wrong(f.at(name), phrase.New("presets-many-ways", "field", name, "of", f.of, "move", phrase.Quote(text, 0), "n", n, "most", mostWays))
	}
	return text
}

func (a *ampReader) readPowers(f fields, of phrase.Phrase) []amp.Power {
	n := f.node["activates"]
	if n == nil {
		return nil
	}
	if n.Kind != tree.List || len(n.Content) == 0 || len(n.Content) > mostPowers {
		a.r.wrong(n.Place, phrase.New("presets-powers", "of", of, "most", mostPowers))
		return nil
	}
	var powers []amp.Power
	modes := map[string]bool{}
	for _, c := range n.Content {
		p := a.readPower(c, of)
		switch {
		case p.Mode == "" && len(n.Content) > 1:
			a.r.wrong(c.Place, phrase.New("presets-power-without-mode", "of", of))
		case modes[p.Mode]:
			a.r.wrong(c.Place, phrase.New("presets-mode-twice", "of", of, "mode", p.Mode))
		}
		modes[p.Mode] = true
		powers = append(powers, p)
	}
	return powers
}

func (a *ampReader) readPower(n *tree.Node, of phrase.Phrase) amp.Power {
	f := a.r.open(n, phrase.New("presets-what-activates", "of", of), "mode", "may", "as")
	f.need("may")
	p := amp.Power{Mode: f.shaped("mode", isAMPName, phrase.New("presets-form-mode"))}
	p.May = a.readMay(f, of)
	if !f.has("as") {
		return p
	}
	p.As = map[byte]string{}
	ways := a.r.pairs(f.node["as"], theField("as"))
	for _, w := range ways {
		if len(w.name) != 1 || !strings.Contains(p.May, w.name) {
			a.r.wrong(w.line, phrase.New("presets-as-unknown", "letter", phrase.Quote(w.name, 0)))
			continue
		}
		one := fields{r: a.r, of: phrase.New("presets-unit-activated", "letter", w.name, "of", of), node: map[string]*tree.Node{"as": w.value}}
		p.As[w.name[0]] = a.movement(one, "as")
	}
	return p
}

// readMay reads the letters of the units that a leader may activate.
func (a *ampReader) readMay(f fields, of phrase.Phrase) string {
	may := strings.ReplaceAll(f.shaped("may", isLetterList, phrase.New("presets-form-letters")), " ", "")
	for _, letter := range may {
		if !slices.ContainsFunc(a.kinds, func(p pair) bool { return p.name == string(letter) }) {
			a.r.wrong(f.at("may"), phrase.New("presets-unknown-unit", "field", "may", "of", of, "letter", string(letter), "letters", a.letters()))
		}
	}
	return may
}

// letters lists the letters of the units.
func (a *ampReader) letters() phrase.Phrase {
	list := make([]string, len(a.kinds))
	for i, p := range a.kinds {
		list[i] = p.name
	}
	return commas(list)
}

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
