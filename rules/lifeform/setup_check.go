package lifeform

import (
	"pbem/rules"
	"pbem/rules/phrase"
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
		return &rules.Violation{Code: rules.CannotRead,
			Why: phrase.New("lifeform-setup-no-letter", "square", s.at[i]), Help: phrase.New("lifeform-setup-write-letter"), Spelling: true}
	case !known:
		return &rules.Violation{Code: rules.SetupArmy, Ruling: "LF-11",
			Why: phrase.New("lifeform-setup-unknown", "letter", letter), Help: s.theArmy()}
	case !on || ownRanks(s.side)&bit(sq) == 0:
		return s.wrongRank(s.at[i])
	case s.body.of(s.side)&bit(sq) != 0:
		return &rules.Violation{Code: rules.SetupTwice, Ruling: "LF-11",
			Why: phrase.New("lifeform-setup-twice", "unit", s.body.named(s.side, sq))}
	}
	s.body.put(s.side, k, sq)
	return nil
}

// wrongRank refuses a unit outside the side's first three ranks.
func (s *placing) wrongRank(at rules.Square) *rules.Violation {
	low, high := ranksOf(s.side)
	v := &rules.Violation{Code: rules.SetupRanks, Ruling: "LF-11",
		Why: phrase.New("lifeform-setup-ranks", "side", s.side, "low", low, "high", high, "square", at)}
	if s.foreign {
		v.Help = phrase.New("lifeform-setup-whose", "side", s.side)
	}
	return v
}

func (s *placing) theArmy() phrase.Phrase {
	return phrase.New("lifeform-setup-army-is", "side", s.side, "army", s.want.words())
}

// checkArmy compares what was placed with what there is to place.
func (s *placing) checkArmy() *rules.Violation {
	var wrong []phrase.Phrase
	for k := range kinds {
		if got := size(s.body.units[s.side][k]); got != s.want[k] {
			wrong = append(wrong, phrase.New("lifeform-setup-count", "kinds", k.several(), "letter", k.letter(), "n", got, "want", s.want[k]))
		}
	}
	if len(wrong) == 0 {
		return nil
	}
	return &rules.Violation{Code: rules.SetupArmy, Ruling: "LF-11",
		Why: phrase.New("lifeform-setup-army", "counts", phrase.Join(phrase.And, wrong...)), Help: s.theArmy()}
}

// checkBody refuses a set-up that breaks the body rules 1 to 4 as it stands.
func (s *placing) checkBody() *rules.Violation {
	if s.body.parted(s.side) {
		return &rules.Violation{Code: rules.SetupBody, Ruling: "LF-11",
			Why: phrase.New("lifeform-setup-parted"), Help: phrase.New("lifeform-setup-joined")}
	}
	loose := s.body.of(s.side) &^ s.body.whole(s.side)
	if loose == 0 {
		return nil
	}
	return &rules.Violation{Code: rules.SetupBody, Ruling: "LF-11", Help: s.needs(loose),
		Why: phrase.New("lifeform-setup-loose", "units", s.body.shorts(s.side, loose), "n", size(loose))}
}

// needs says what holds the loose units to the body (body rules 2 to 4).
func (s *placing) needs(loose uint64) phrase.Phrase {
	var list []phrase.Phrase
	u := &s.body.units[s.side]
	if (u[hand]|u[foot])&loose != 0 {
		list = append(list, phrase.New("lifeform-setup-needs-limb"))
	}
	if u[hair]&loose != 0 {
		list = append(list, phrase.New("lifeform-setup-needs-joint"))
	}
	if u[limb]&loose != 0 {
		list = append(list, phrase.New("lifeform-setup-needs-chain"))
	}
	return phrase.Join(phrase.Sentences, list...)
}
