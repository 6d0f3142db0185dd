package amp

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func TestNewRefuses(t *testing.T) {
	for want, change := range map[string]func(*Spec){
		"1 to 16 files":              func(s *Spec) { s.Files = 17 },
		"1 to 16 ranks":              func(s *Spec) { s.Ranks = 0 },
		"led by an AMP or a leader":  func(s *Spec) { s.Lead = rules.NoLead },
		"need turns led by a leader": func(s *Spec) { s.Conversion = true },
		"0 kinds of units":           func(s *Spec) { s.Units = nil },
		"isn't A to Z":               func(s *Spec) { s.Units[1].Letter = 'w' },
		"has no name":                func(s *Spec) { s.Units[1].Name = "" },
		"have the same letter":       func(s *Spec) { s.Units[1].Letter = 'C' },
		"no unit is a leader":        func(s *Spec) { s.Units[0].Leader = false },
		"only a leader is royal":     func(s *Spec) { s.Units[1].Royal = true },
		"in turns led by an AMP, the AMP is royal and has the quota": func(s *Spec) { s.Units[0].Quota = 3 },
		"'x' isn't a modifier": func(s *Spec) { s.Units[1].Move = "xW" },
		"1 AMPs":               func(s *Spec) { s.Groups = s.Groups[:1] },
		"must be a small letter, and not n (neutral units)": func(s *Spec) { s.Groups[0].Code = 'n' },
		"AMP w has no name":                 func(s *Spec) { s.Groups[0].Name = "" },
		"AMP white has no side":             func(s *Spec) { s.Groups[0].Side = 2 },
		"its quota 0 is under 1":            func(s *Spec) { s.Groups[0].Quota = 0 },
		"same name or code":                 func(s *Spec) { s.Groups[1].Name = "white" },
		"White has no royal leader":         func(s *Spec) { s.Groups[0].Royal = false },
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
		"a quota of 0 with":    func(s *Spec) { s.Units[0].Quota = 0 },
		"with 8 others makes":  func(s *Spec) { s.Units[0].Others = 8 },
		"it has 0 powers":      func(s *Spec) { s.Units[0].Powers = nil },
		"of 2 has no mode":     func(s *Spec) { s.Units[1].Powers[0].Mode = "" },
		"there's no such unit": func(s *Spec) { s.Units[0].Powers[0].May = "KX" },
		"activating P":         func(s *Spec) { s.Units[1].Powers[0].As['P'] = "w" },
		"in turns led by a leader, the leader is royal and has the quota": func(s *Spec) { s.Groups[0].Quota = 9 },
		"Black has no royal leader":                                       func(s *Spec) { s.Start = strings.NewReplacer("bK", "bN", "rK", "rN").Replace(s.Start) },
		"doesn't begin with":                                              func(s *Spec) { s.Start = strings.Replace(s.Start, "bK", "xK", 1) },
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
