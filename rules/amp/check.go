package amp

import (
	"slices"
	"strconv"
	"strings"

	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// wrong refuses a preset for the value of a field, which stands in item n of a list. Loaders of files tell mistakes in their own words before.
func wrong(list string, n int, field string) error {
	if list != "" {
		field = list + "[" + strconv.Itoa(n) + "]." + field
	}
	return phrase.Errorf("spec-wrong", "field", field)
}

// check refuses a preset that contradicts itself. What needs compiling (moves, powers, the start) is checked then.
func (s *Spec) check() error {
	size := board.Size{Files: s.Files, Ranks: s.Ranks}
	switch {
	case !size.Fits():
		return wrong("", 0, "Files, Ranks")
	case s.Lead != rules.GroupLead && s.Lead != rules.UnitLead:
		return wrong("", 0, "Lead")
	case s.Lead == rules.GroupLead && s.OwnUnits:
		return wrong("", 0, "OwnUnits")
	case s.Lead == rules.GroupLead && s.Conversion:
		return wrong("", 0, "Conversion")
	case s.PerTurn < 0 || s.PerTurn > AllAMPs || s.Lead == rules.UnitLead && s.PerTurn > 1:
		return wrong("", 0, "PerTurn")
	case s.Chain > ChainNone:
		return wrong("", 0, "Chain")
	}
	for _, check := range []func() error{s.checkUnits, s.checkPromotions, s.checkWins, s.checkGroups} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (s *Spec) checkUnits() error {
	if len(s.Units) == 0 || len(s.Units) > maxKinds {
		return wrong("", 0, "Units")
	}
	leaders := 0
	for i, u := range s.Units {
		if u.Leader {
			leaders++
		}
		if field := s.wrongInUnit(i, u); field != "" {
			return wrong("Units", i, field)
		}
	}
	if leaders == 0 {
		return wrong("Units", 0, "Leader")
	}
	return nil
}

// wrongInUnit names the field of a unit that has a wrong value.
func (s *Spec) wrongInUnit(i int, u Unit) string {
	leads := u.Leader && s.Lead == rules.UnitLead
	switch {
	case u.Letter < 'A' || u.Letter > 'Z' || slices.ContainsFunc(s.Units[:i], func(v Unit) bool { return v.Letter == u.Letter }):
		return "Letter"
	case u.Name == "":
		return "Name"
	case u.Royal && !leads:
		return "Royal"
	case u.First && !u.Royal:
		return "First"
	case !leads && u.Quota != 0, leads && u.Quota < 1:
		return "Quota"
	case !leads && u.Others != 0, u.Others < 0, u.Others > u.Quota:
		return "Others"
	case !leads && len(u.Powers) > 0, leads && len(u.Powers) < 1, len(u.Powers) > maxPowers:
		return "Powers"
	case len(u.Powers) > 1 && slices.ContainsFunc(u.Powers, func(p Power) bool { return p.Mode == "" }):
		return "Powers.Mode"
	}
	return ""
}

func (s *Spec) checkGroups() error {
	if len(s.Groups) < 2 || len(s.Groups) > maxGroups {
		return wrong("", 0, "Groups")
	}
	for i, gr := range s.Groups {
		if field := s.wrongInGroup(i, gr); field != "" {
			return wrong("Groups", i, field)
		}
	}
	return nil
}

// wrongInGroup names the field of an AMP that has a wrong value.
func (s *Spec) wrongInGroup(i int, gr Group) string {
	byUnit := s.Lead == rules.UnitLead
	same := func(is func(Group) bool) bool { return slices.ContainsFunc(s.Groups[:i], is) }
	switch {
	case gr.Code < 'a' || gr.Code > 'z' || gr.Code == neutralCode || same(func(o Group) bool { return o.Code == gr.Code }):
		return "Code"
	case gr.Name == "" || same(func(o Group) bool { return o.Name == gr.Name }):
		return "Name"
	case gr.Side > rules.Black:
		return "Side"
	case byUnit && gr.Quota != 0, !byUnit && gr.Quota < 1:
		return "Quota"
	case byUnit && gr.Royal:
		return "Royal"
	case gr.First && !gr.Royal:
		return "First"
	case byUnit && gr.Hyper:
		return "Hyper"
	}
	return ""
}

func kindTerm(u Unit) phrase.Term { return phrase.Term{Kind: "unit", Name: u.Name} }

func groupTerm(gr Group) phrase.Term { return phrase.Term{Kind: "group", Name: gr.Name} }

// checkPromotions refuses promotions into kinds that there are not, and of leaders into what is none.
func (s *Spec) checkPromotions() error {
	for i, u := range s.Units {
		pr := u.Promotes
		if pr == nil {
			continue
		}
		if pr.Into == "" || pr.isEmpty() {
			return wrong("Units", i, "Promotes")
		}
		for _, letter := range []byte(pr.Into) {
			if !slices.ContainsFunc(s.Units, func(into Unit) bool {
				return into.Letter == letter && letter != u.Letter &&
					(into.Leader || !u.Leader) && (into.Royal || !u.Royal) && (into.First || !u.First)
			}) {
				return wrong("Units", i, "Promotes.Into")
			}
		}
	}
	return nil
}

// checkHomes refuses a promotion that would make a unit which looks as if it had not moved: what a position line says of a unit is its
// square, so a promoted unit, which has moved, must not stand where the set-up has one of its AMP and kind that moves otherwise
// from there.
func (g compiler) checkHomes() error {
	for k, pr := range g.promotions {
		if pr == nil {
			continue
		}
		for _, into := range pr.into {
			to := g.spec.Units[into]
			if !g.movesFirst(to) {
				continue
			}
			for group, gr := range g.spec.Groups {
				both := g.homes[unitOf(group, into)].And(pr.zone[gr.Side&1])
				if both.Empty() {
					continue
				}
				sq, _ := both.Pop()
				return phrase.Errorf("amp-spec-promotion-at-home", "letter", g.spec.Units[k].Letter, "other", to.Letter, "square", g.grid.squares[sq])
			}
		}
	}
	return nil
}

// movesFirst reports whether the kind has ways for units that have not moved, by itself or as somebody activates it.
func (g compiler) movesFirst(u Unit) bool {
	texts := []string{u.Move}
	for _, other := range g.spec.Units {
		for _, p := range other.Powers {
			texts = append(texts, p.As[u.Letter])
		}
	}
	return strings.Contains(strings.Join(texts, " "), "i") // i is a letter of nothing else
}

// checkWins refuses ways to win that name no unit, no place or no number, and limits that cannot be counted.
func (s *Spec) checkWins() error {
	scores := 0
	for i, w := range s.Wins {
		if !w.whole() {
			return wrong("Wins", i, "By")
		}
		if w.By == Score {
			scores++
		}
		for _, letter := range w.letters() {
			if !s.hasKind(letter) {
				return wrong("Wins", i, "Units")
			}
		}
	}
	if scores > 1 {
		return wrong("", 0, "Wins")
	}
	if s.Limit < 0 || s.Limit > MostTurns || s.LimitPoints && (s.Limit == 0 || scores == 0) || s.NoMove > Draws {
		return wrong("", 0, "Limit")
	}
	return nil
}

// whole reports whether it says all that its goal asks for.
func (w *Win) whole() bool {
	switch w.By {
	case TakeRoyals:
		return w.Count >= AllRoyals
	case TakeUnits:
		return w.Units != ""
	case Reach:
		return w.Units != "" && !w.On.isEmpty()
	case Score:
		for _, one := range w.Points {
			if one.Points < 1 || one.Points > MostValue {
				return false
			}
		}
		return len(w.Points) > 0 && w.To >= 1 && w.To <= MostPoints
	}
	return w.By == Bare
}

// letters are those of all units that it names.
func (w *Win) letters() []byte {
	list := []byte(w.Units)
	for _, one := range w.Points {
		list = append(list, one.Letter)
	}
	return list
}

func (s *Spec) hasKind(letter byte) bool {
	for _, u := range s.Units {
		if u.Letter == letter {
			return true
		}
	}
	return false
}
