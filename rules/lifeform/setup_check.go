package lifeform

import (
	"fmt"

	"pbem/rules"
)

// check holds the set-up to LF-11: the ranks, one unit a square, the army, the body rules.
func (s *placing) check() *rules.Violation {
	for i := range s.d.Actions {
		if v := s.place(i); v != nil {
			return quoted(v, s.d, i)
		}
	}
	if v := s.checkArmy(); v != nil {
		return v
	}
	return s.checkBody()
}

// place puts one unit on the board.
func (s *placing) place(i int) *rules.Violation {
	letter := s.d.Actions[i].Unit
	k, known := kindOf(letter)
	sq, on := index(s.at[i])
	switch {
	case letter == 0:
		return &rules.Violation{Code: rules.CannotRead, Why: fmt.Sprintf("Which unit stands on %s is not said.", s.at[i]), Help: "Write its letter before the square, like Ke1."}
	case !known:
		return &rules.Violation{Code: rules.SetupArmy, Ruling: "LF-11", Why: fmt.Sprintf("There is no unit with the letter %c.", letter), Help: s.theArmy()}
	case !on || ownRanks(s.side)&bit(sq) == 0:
		return &rules.Violation{Code: rules.SetupRanks, Ruling: "LF-11", Help: s.turnToSetUp,
			Why: fmt.Sprintf("%s sets up on its first three ranks, %s, and %s is not on them.", s.side, ranksOf(s.side), s.at[i])}
	case s.body.of(s.side)&bit(sq) != 0:
		return &rules.Violation{Code: rules.SetupTwice, Ruling: "LF-11",
			Why: fmt.Sprintf("%s stands there already, and a square holds one unit.", s.body.named(s.side, sq))}
	}
	s.body.put(s.side, k, sq)
	return nil
}

func (s *placing) theArmy() string {
	return fmt.Sprintf("%s's army is %s.", s.side, s.want.words())
}

// checkArmy compares what was placed with what there is to place.
func (s *placing) checkArmy() *rules.Violation {
	var wrong []string
	for k := range kinds {
		if got := size(s.body.units[s.side][k]); got != s.want[k] {
			wrong = append(wrong, fmt.Sprintf("%s (%c) %d instead of %d", k.plural(), k.letter(), got, s.want[k]))
		}
	}
	if len(wrong) == 0 {
		return nil
	}
	return &rules.Violation{Code: rules.SetupArmy, Ruling: "LF-11",
		Why: fmt.Sprintf("A set-up places exactly the army, and this one has %s.", rules.AndList(wrong)), Help: s.theArmy()}
}

// checkBody refuses a set-up that breaks the body rules 1 to 4 as it stands.
func (s *placing) checkBody() *rules.Violation {
	if s.body.parted(s.side) {
		return &rules.Violation{Code: rules.SetupBody, Ruling: "LF-11",
			Why:  "Head and Torso are parted (body rule 1).",
			Help: "They must be adjacent, or a Limb must be adjacent to both."}
	}
	loose := s.body.of(s.side) &^ s.body.whole(s.side)
	if loose == 0 {
		return nil
	}
	v := &rules.Violation{Code: rules.SetupBody, Ruling: "LF-11",
		Why: fmt.Sprintf("The body does not hold together: %s %s loose.", s.body.shorts(s.side, loose), isAre(size(loose)))}
	for k := hand; k < kinds; k++ {
		if s.body.units[s.side][k]&loose != 0 {
			v.Help = joinedSentences(v.Help, k.needs())
		}
	}
	return v
}

func joinedSentences(a, b string) string {
	if a == "" || a == b {
		return b
	}
	return a + " " + b
}

// needs says what holds units of the kind to the body (body rules 2 to 4).
func (k kind) needs() string {
	switch k {
	case limb:
		return "Every Limb needs a chain of adjacent Limbs to the Torso (rule 2)."
	case hair:
		return "All Hair must be joined, directly or through Hair, to the Head, the Torso, a Hand or a Foot (rule 4)."
	default:
		return "Every Hand and Foot must be adjacent to a Limb that is joined to the Torso (rule 3)."
	}
}
