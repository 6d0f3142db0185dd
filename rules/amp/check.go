package amp

import (
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// check refuses a preset that contradicts itself. What needs compiling (moves, powers, the start) is checked then.
func (s *Spec) check() error {
	if z := (board.Size{Files: s.Files, Ranks: s.Ranks}); !z.Fits() {
		return phrase.Errorf("amp-spec-size", "files", s.Files, "ranks", s.Ranks,
			"most-files", board.MaxFiles, "most-ranks", board.MaxRanks, "most", board.Squares)
	}
	switch s.Lead {
	case rules.GroupLead:
		if s.OwnUnits || s.Conversion {
			return phrase.Errorf("amp-spec-fusion-only")
		}
	case rules.UnitLead:
		if s.PerTurn > 1 {
			return phrase.Errorf("amp-spec-one-leader")
		}
	default:
		return phrase.Errorf("amp-spec-lead")
	}
	if s.PerTurn < 0 || s.PerTurn > AllAMPs {
		return phrase.Errorf("amp-spec-per-turn", "n", s.PerTurn, "most", AllAMPs)
	}
	if s.Chain > ChainNone {
		return phrase.Errorf("amp-spec-chain")
	}
	if err := s.checkUnits(); err != nil {
		return err
	}
	if err := s.checkPromotions(); err != nil {
		return err
	}
	if err := s.checkWins(); err != nil {
		return err
	}
	return s.checkGroups()
}

func (s *Spec) checkUnits() error {
	if len(s.Units) == 0 || len(s.Units) > maxKinds {
		return phrase.Errorf("amp-spec-kinds", "n", len(s.Units), "most", maxKinds)
	}
	leaders := 0
	for i, u := range s.Units {
		if u.Leader {
			leaders++
		}
		if err := s.checkUnit(i, u); err != nil {
			return err
		}
	}
	if leaders == 0 {
		return phrase.Errorf("amp-spec-no-leader")
	}
	return nil
}

func (s *Spec) checkUnit(i int, u Unit) error {
	if u.Letter < 'A' || u.Letter > 'Z' {
		return phrase.Errorf("amp-spec-letter", "n", i+1, "letter", phrase.QuoteLetter(u.Letter))
	}
	if u.Name == "" {
		return phrase.Errorf("amp-spec-unit-name", "letter", u.Letter)
	}
	for _, v := range s.Units[:i] {
		if v.Letter == u.Letter {
			return phrase.Errorf("amp-spec-same-letter", "letter", u.Letter, "unit", kindTerm(v), "other", kindTerm(u))
		}
	}
	if err := s.checkLeader(u); err != nil {
		return phrase.Errorf("amp-spec-named-unit", "letter", u.Letter, "unit", kindTerm(u), "why", err)
	}
	return nil
}

func kindTerm(u Unit) phrase.Term { return phrase.Term{Kind: "unit", Name: u.Name} }

func (s *Spec) checkLeader(u Unit) error {
	switch {
	case !u.Leader && (u.Royal || u.First || len(u.Powers) > 0 || u.Quota != 0 || u.Others != 0):
		return phrase.Errorf("amp-spec-leaders-only")
	case s.Lead != rules.UnitLead && (u.Royal || u.First || len(u.Powers) > 0 || u.Quota != 0 || u.Others != 0):
		return phrase.Errorf("amp-spec-of-the-amp")
	case !u.Leader || s.Lead != rules.UnitLead:
		return nil
	case u.First && !u.Royal:
		return phrase.Errorf("amp-spec-first-of-royals")
	case u.Quota < 1 || u.Others < 0 || u.Others > u.Quota:
		return phrase.Errorf("amp-spec-leader-quota", "quota", u.Quota, "others", u.Others)
	case len(u.Powers) < 1 || len(u.Powers) > maxPowers:
		return phrase.Errorf("amp-spec-powers", "n", len(u.Powers), "most", maxPowers)
	}
	for i, p := range u.Powers {
		if p.Mode == "" && len(u.Powers) > 1 {
			return phrase.Errorf("amp-spec-no-mode", "power", i+1, "all", len(u.Powers))
		}
	}
	return nil
}

func (s *Spec) checkGroups() error {
	if len(s.Groups) < 2 || len(s.Groups) > maxGroups {
		return phrase.Errorf("amp-spec-amps", "n", len(s.Groups), "most", maxGroups)
	}
	for i, gr := range s.Groups {
		if err := s.checkGroup(i, gr); err != nil {
			return err
		}
		for _, other := range s.Groups[:i] {
			if other.Code == gr.Code || other.Name == gr.Name {
				return phrase.Errorf("amp-spec-same-amp", "group", groupTerm(other), "other", groupTerm(gr))
			}
		}
	}
	return nil
}

func groupTerm(gr Group) phrase.Term { return phrase.Term{Kind: "group", Name: gr.Name} }

func (s *Spec) checkGroup(i int, gr Group) error {
	switch {
	case gr.Code < 'a' || gr.Code > 'z' || gr.Code == neutralCode:
		return phrase.Errorf("amp-spec-code", "n", i+1, "code", phrase.QuoteLetter(gr.Code))
	case gr.Name == "":
		return phrase.Errorf("amp-spec-amp-name", "code", gr.Code)
	case gr.Side > rules.Black:
		return phrase.Errorf("amp-spec-side", "group", groupTerm(gr))
	case s.Lead == rules.GroupLead && gr.Quota < 1:
		return phrase.Errorf("amp-spec-amp-quota", "group", groupTerm(gr), "quota", gr.Quota)
	case gr.First && !gr.Royal:
		return phrase.Errorf("amp-spec-amp", "group", groupTerm(gr), "why", phrase.Errorf("amp-spec-first-of-royals"))
	case s.Lead == rules.UnitLead && (gr.Quota != 0 || gr.Royal || gr.First || gr.Hyper):
		return phrase.Errorf("amp-spec-of-the-kind", "group", groupTerm(gr))
	}
	return nil
}
