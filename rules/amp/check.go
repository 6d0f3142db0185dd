package amp

import (
	"errors"
	"fmt"

	"pbem/rules"
	"pbem/rules/board"
)

// check refuses a preset that contradicts itself. What needs compiling (moves, powers, the start) is checked then.
func (s *Spec) check() error {
	if s.Files < 1 || s.Files > board.MaxFiles || s.Ranks < 1 || s.Ranks > board.MaxRanks {
		return fmt.Errorf("a board of %d files by %d ranks: the engine has 1 to %d files and 1 to %d ranks",
			s.Files, s.Ranks, board.MaxFiles, board.MaxRanks)
	}
	switch s.Lead {
	case rules.GroupLead:
		if s.OwnUnits || s.Conversion {
			return errors.New("swapping and conversion are only for games in which a turn names a leader, not an AMP")
		}
	case rules.UnitLead:
	default:
		return errors.New("a turn must be led by an AMP or by a leader")
	}
	if err := s.checkUnits(); err != nil {
		return err
	}
	return s.checkGroups()
}

func (s *Spec) checkUnits() error {
	if len(s.Units) == 0 || len(s.Units) > maxKinds {
		return fmt.Errorf("%d kinds of units: the engine has 1 to %d", len(s.Units), maxKinds)
	}
	leaders := 0
	for i, u := range s.Units {
		if u.Letter < 'A' || u.Letter > 'Z' {
			return fmt.Errorf("unit %d: its letter %q is not one of A to Z", i+1, u.Letter)
		}
		if u.Name == "" {
			return fmt.Errorf("unit %c has no name", u.Letter)
		}
		for _, v := range s.Units[:i] {
			if v.Letter == u.Letter {
				return fmt.Errorf("two kinds of units have the letter %c: %s and %s", u.Letter, v.Name, u.Name)
			}
		}
		if u.Leader {
			leaders++
		}
		if err := s.checkLeader(u); err != nil {
			return fmt.Errorf("unit %c (%s): %w", u.Letter, u.Name, err)
		}
	}
	if leaders == 0 {
		return errors.New("no kind of unit is a leader")
	}
	return nil
}

func (s *Spec) checkLeader(u Unit) error {
	switch {
	case !u.Leader && (u.Royal || len(u.Powers) > 0 || u.Quota != 0 || u.Others != 0):
		return errors.New("only a leader is royal or has a quota or powers")
	case s.Lead != rules.UnitLead && (u.Royal || len(u.Powers) > 0 || u.Quota != 0 || u.Others != 0):
		return errors.New("where an AMP leads a turn, being royal and the quota belong to the AMP, and leaders have no powers")
	case !u.Leader || s.Lead != rules.UnitLead:
		return nil
	case u.Quota < 1 || u.Others < 0 || u.Others > u.Quota:
		return fmt.Errorf("its quota of %d, at most %d others, makes no sense", u.Quota, u.Others)
	case len(u.Powers) < 1 || len(u.Powers) > maxPowers:
		return fmt.Errorf("it has %d powers: a leader has 1 to %d", len(u.Powers), maxPowers)
	}
	for i, p := range u.Powers {
		if p.Mode == "" && len(u.Powers) > 1 {
			return fmt.Errorf("power %d of %d has no mode to name it by", i+1, len(u.Powers))
		}
	}
	return nil
}

func (s *Spec) checkGroups() error {
	if len(s.Groups) < 2 || len(s.Groups) > maxGroups {
		return fmt.Errorf("%d AMPs: the engine has 2 to %d", len(s.Groups), maxGroups)
	}
	for i, gr := range s.Groups {
		if gr.Code < 'a' || gr.Code > 'z' || gr.Code == neutralCode {
			return fmt.Errorf("AMP %d: its code %q is not a small letter other than n, which is for neutral units", i+1, gr.Code)
		}
		if gr.Name == "" {
			return fmt.Errorf("AMP %c has no name", gr.Code)
		}
		if gr.Side > rules.Black {
			return fmt.Errorf("AMP %s belongs to neither side", gr.Name)
		}
		if s.Lead == rules.GroupLead && gr.Quota < 1 {
			return fmt.Errorf("AMP %s has a quota of %d: at least 1 is needed", gr.Name, gr.Quota)
		}
		if s.Lead == rules.UnitLead && (gr.Quota != 0 || gr.Royal || gr.Hyper) {
			return fmt.Errorf("AMP %s: where a leader leads a turn, the quota and being royal belong to the leader's kind", gr.Name)
		}
		for _, other := range s.Groups[:i] {
			if other.Code == gr.Code || other.Name == gr.Name {
				return fmt.Errorf("AMPs %s and %s share a name or a code", other.Name, gr.Name)
			}
		}
	}
	return nil
}
