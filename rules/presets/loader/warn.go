package loader

import (
	"reflect"

	"pbem/rules"
	"pbem/rules/amp"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// warn notes what is allowed and can hardly be meant.
func (r *loader) warn(m Mistake) {
	for _, w := range r.warnings {
		if w.Place == m.Place && w.Why.String() == m.Why.String() {
			return
		}
	}
	if len(r.warnings) < mostMistakes {
		r.warnings = append(r.warnings, m)
	}
}

// tried is what the values of the options come to.
type tried struct {
	plain any            // the game with every option at its default, as its engine's reader has read it
	same  map[string]int // how many values of each option make just that
	all   map[string]int // how many other values than its default were tried
}

// trial notes what a choice that was tried comes to; the first is that of the defaults.
func (t *tried) note(option string, spec any) {
	if option == "" {
		t.plain, t.same, t.all = spec, map[string]int{}, map[string]int{}
		return
	}
	t.all[option]++
	if spec != nil && reflect.DeepEqual(spec, t.plain) {
		t.same[option]++
	}
}

// warnOptions warns of options that change nothing.
func (s *source) warnOptions(t tried) {
	for _, p := range s.r.pairs(s.field("options"), theField("options")) {
		if n := t.all[p.name]; n > 0 && t.same[p.name] == n {
			s.r.warn(Mistake{p.line, phrase.New("presets-option-without-effect", "option", p.name)})
		}
	}
}

// warnUnread warns of fields of the file that are not what is played by default: each value of an option sets them.
func (s *source) warnUnread() {
	for _, o := range s.head.OwnOptions() {
		for _, p := range s.r.pairs(s.root, thePreset()) {
			if len(o.Values) > 0 && s.isUnread(o, p) {
				s.r.warn(Mistake{p.line, phrase.New("presets-never-read", "field", p.name, "option", o.Name)})
			}
		}
	}
}

// isUnread reports whether each value of the option sets the field, and its default to another value than the file.
func (s *source) isUnread(o Option, p pair) bool {
	set, other := 0, false
	for _, l := range s.overlays {
		if l.option != o.Name || l.changes == nil {
			continue
		}
		if c := s.child(l.changes, p.name); c != nil && c.value.Kind != tree.Mapping {
			set++
			other = other || l.value == o.Default && c.value.Value != p.value.Value
		}
	}
	return other && set == len(o.Values)
}

// warnStart warns of a game that is over before its first turn.
func (s *source) warnStart(g rules.Game) {
	start := g.Start()
	if rules.AwaitsSetup(start) {
		return
	}
	if o := start.Outcome(); o.Over() {
		s.r.warn(Mistake{s.at("setup"), phrase.New("presets-ended-at-once", "result", string(o.Result), "why", o)})
		return
	}
	for range start.Turns() {
		return
	}
	s.r.warn(Mistake{s.at("setup"), phrase.New("presets-over-at-once")})
}

// warn warns of kinds that stand nowhere, and of quotas that nobody can use up. Kinds that some value of an option brings into play are
// noted as used by its reading.
func (a *ampReader) warn() {
	for _, p := range a.units {
		a.r.drawn[p.letter] = true
	}
	for _, u := range a.spec.Units {
		if u.Promotes == nil {
			continue
		}
		for i := range len(u.Promotes.Into) {
			a.r.drawn[u.Promotes.Into[i]] = true
		}
	}
	a.warnPerTurn()
	for _, p := range a.r.pairs(a.f.node["amps"], theField("amps")) {
		for _, g := range a.spec.Groups {
			if g.Name == p.name && g.Quota > a.count(g) && !g.Hyper && a.spec.Lead == rules.GroupLead {
				a.r.warn(Mistake{p.line, phrase.New("presets-quota-out-of-reach", "amp", g.Name, "quota", g.Quota, "n", a.count(g))})
			}
		}
	}
}

// count is how many units of an AMP the drawing shows.
func (a *ampReader) count(g amp.Group) int {
	n := 0
	for _, p := range a.units {
		if p.code == g.Code {
			n++
		}
	}
	return n
}

// warnKinds warns of kinds that stand in no drawing, whatever is chosen.
func (s *source) warnKinds() {
	for _, p := range s.r.pairs(s.field("units"), theField("units")) {
		if s.engine.name == "amp" && isUnitLetter(p.name) && !s.r.drawn[p.name[0]] {
			s.r.warn(Mistake{p.line, phrase.New("presets-kind-nowhere", "letter", p.name)})
		}
	}
}
