package presets

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"pbem/rules"
	"pbem/rules/amp"
	"pbem/rules/board"
)

const (
	mostKinds       = 15 // the engine's bound
	mostPowers      = 8  // the engine's bound
	mostActivations = 99 // nobody has more units than half the largest board holds
)

func (a *ampReader) readUnits() {
	list := a.r.pairs(a.f.node["units"], `"units"`)
	if a.f.has("units") && len(list) == 0 {
		a.r.wrong(a.f.at("units"), "there are no units")
	}
	if len(list) > mostKinds {
		a.r.wrong(list[mostKinds].line, "there are more than %d kinds of units", mostKinds)
		list = list[:mostKinds]
	}
	a.kinds = list
	for _, p := range list {
		if !isUnitLetter(p.name) {
			a.r.wrong(p.line, "a unit's letter is one capital letter, not %q", p.name)
			continue
		}
		a.spec.Units = append(a.spec.Units, a.readUnit(p))
	}
}

func (a *ampReader) readUnit(p pair) amp.Unit {
	of := "the unit " + p.name
	f := a.r.open(p.value, of, "name", "moves", "leader", "royal", "quota", "others", "activates")
	f.line = p.line
	f.need("name")
	f.need("moves")
	u := amp.Unit{Letter: p.name[0]}
	u.Name = f.shaped("name", isUnitName, "a word, all letters")
	u.Move = a.movement(f, "moves")
	u.Leader = f.flag("leader")
	u.Royal = f.flag("royal")
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
			a.r.wrong(f.at(name), "%q is only for leaders, and %s is none", name, f.of)
		case a.spec.Lead == rules.GroupLead:
			a.r.wrong(f.at(name), "%q of a unit is only for presets with lead: leader; here an AMP is royal, has a quota and its own units", name)
		}
	}
}

// movement reads a movement such as "K K~K".
func (a *ampReader) movement(f fields, name string) string {
	text := f.text(name, 80)
	if text == "" {
		return ""
	}
	if _, err := board.ParseMove(text); err != nil {
		a.r.wrong(f.at(name), "%q of %s: %v", name, f.of, err)
	}
	return text
}

func (a *ampReader) readPowers(f fields, of string) []amp.Power {
	n := f.node["activates"]
	if n == nil {
		return nil
	}
	if n.Kind != yaml.SequenceNode || len(n.Content) == 0 || len(n.Content) > mostPowers {
		a.r.wrong(n.Line, `"activates" of %s must be a list of 1 to %d items, each with "may"`, of, mostPowers)
		return nil
	}
	var powers []amp.Power
	modes := map[string]bool{}
	for _, c := range n.Content {
		p := a.readPower(c, of)
		switch {
		case p.Mode == "" && len(n.Content) > 1:
			a.r.wrong(c.Line, "%s has several ways to activate, so each needs a \"mode\"", of)
		case modes[p.Mode]:
			a.r.wrong(c.Line, "%s has the mode %s twice", of, p.Mode)
		}
		modes[p.Mode] = true
		powers = append(powers, p)
	}
	return powers
}

func (a *ampReader) readPower(n *yaml.Node, of string) amp.Power {
	f := a.r.open(n, "what "+of+" activates", "mode", "may", "as")
	f.need("may")
	p := amp.Power{Mode: f.shaped("mode", isAMPName, "a word of 2 to 20 small letters")}
	p.May = a.readMay(f, of)
	if !f.has("as") {
		return p
	}
	p.As = map[byte]string{}
	ways := a.r.pairs(f.node["as"], `"as"`)
	for _, w := range ways {
		if len(w.name) != 1 || !strings.Contains(p.May, w.name) {
			a.r.wrong(w.line, `"as" names %q, which is not among the units of "may"`, w.name)
			continue
		}
		one := fields{r: a.r, of: "the unit " + w.name + " activated by " + of, node: map[string]*yaml.Node{"as": w.value}}
		p.As[w.name[0]] = a.movement(one, "as")
	}
	return p
}

// readMay reads the letters of the units that a leader may activate.
func (a *ampReader) readMay(f fields, of string) string {
	may := strings.ReplaceAll(f.shaped("may", isLetterList, "letters of units, as in K S W P"), " ", "")
	for _, letter := range may {
		if !slices.ContainsFunc(a.kinds, func(p pair) bool { return p.name == string(letter) }) {
			a.r.wrong(f.at("may"), "%s may activate %c, which is not a unit's letter; the letters are %s", of, letter, a.letters())
		}
	}
	return may
}

// letters lists the letters of the units.
func (a *ampReader) letters() string {
	var list []string
	for _, p := range a.kinds {
		list = append(list, p.name)
	}
	return strings.Join(list, ", ")
}
