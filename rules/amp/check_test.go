package amp

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func TestNewRefuses(t *testing.T) {
	for want, change := range map[string]func(*Spec){
		"wrong Files":                       func(s *Spec) { s.Files = 17 },
		"wrong Files, Ranks":                func(s *Spec) { s.Ranks = 0 },
		"wrong Lead":                        func(s *Spec) { s.Lead = rules.NoLead },
		"wrong Conversion":                  func(s *Spec) { s.Conversion = true },
		"wrong Units":                       func(s *Spec) { s.Units = nil },
		"wrong Units[1].Letter":             func(s *Spec) { s.Units[1].Letter = 'w' },
		"wrong Units[1].Name":               func(s *Spec) { s.Units[1].Name = "" },
		"wrong Units[1].Lett":               func(s *Spec) { s.Units[1].Letter = 'C' },
		"wrong Units[0].Leader":             func(s *Spec) { s.Units[0].Leader = false },
		"wrong Units[1].Royal":              func(s *Spec) { s.Units[1].Royal = true },
		"wrong Units[0].Quota":              func(s *Spec) { s.Units[0].Quota = 3 },
		"'x' isn't a modifier":              func(s *Spec) { s.Units[1].Move = "xW" },
		"wrong Groups":                      func(s *Spec) { s.Groups = s.Groups[:1] },
		"wrong Groups[0].Code":              func(s *Spec) { s.Groups[0].Code = 'n' },
		"wrong Groups[0].Name":              func(s *Spec) { s.Groups[0].Name = "" },
		"wrong Groups[0].Side":              func(s *Spec) { s.Groups[0].Side = 2 },
		"wrong Groups[0].Quota":             func(s *Spec) { s.Groups[0].Quota = 0 },
		"wrong Groups[1].Name":              func(s *Spec) { s.Groups[1].Name = "white" },
		"wrong Royal":                       func(s *Spec) { s.Groups[0].Royal = false },
		"the start position: the board has": func(s *Spec) { s.Start = "8/8 w" },
	} {
		_, err := New(with(spec05(bent), change))
		if err == nil || !strings.Contains(catalog.English().Error(err), want) {
			t.Errorf("%v, want an error with %q", err, want)
		}
	}
}

func TestNewRefusesLeaders(t *testing.T) {
	for want, change := range map[string]func(*Spec){
		"wrong Units[0].Quota":       func(s *Spec) { s.Units[0].Quota = 0 },
		"wrong Units[0].Others":      func(s *Spec) { s.Units[0].Others = 8 },
		"wrong Units[0].Powers":      func(s *Spec) { s.Units[0].Powers = nil },
		"wrong Units[1].Powers.Mode": func(s *Spec) { s.Units[1].Powers[0].Mode = "" },
		"wrong Powers.May":           func(s *Spec) { s.Units[0].Powers[0].May = "KX" },
		"isn't a modifier":           func(s *Spec) { s.Units[1].Powers[0].As['P'] = "w" },
		"wrong Groups[0].Quota":      func(s *Spec) { s.Groups[0].Quota = 9 },
		"wrong Royal":                func(s *Spec) { s.Start = strings.NewReplacer("bK", "bN", "rK", "rN").Replace(s.Start) },
		"doesn't begin with":         func(s *Spec) { s.Start = strings.Replace(s.Start, "bK", "xK", 1) },
	} {
		_, err := New(with(fusion(fusionStart(), false, false), change))
		if err == nil || !strings.Contains(catalog.English().Error(err), want) {
			t.Errorf("%v, want an error with %q", err, want)
		}
	}
}

func TestVocabulary(t *testing.T) {
	v := mustNew(t, fusion(fusionStart(), false, false)).Vocabulary()
	king, _ := v.Unit('K')
	prince, _ := v.Unit('S')
	if !king.Royal || prince.Royal || !prince.Leader || len(v.Groups) != 8 || strings.Join(v.Modes, " ") != "ortho dia" || v.Leads != rules.UnitLead {
		t.Errorf("%+v", v)
	}
	chief, _ := mustNew(t, specTwo()).Vocabulary().Unit('C')
	if !chief.Royal || !chief.Leader {
		t.Errorf("%+v", chief)
	}
}

// saidError is an error in English.
func saidError(err error) string {
	if err == nil {
		return ""
	}
	return catalog.English().Error(err)
}
