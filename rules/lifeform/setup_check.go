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

// exposed warns of the Head, Torso and Necks of a set-up that stand open to a capture in the opponent's first turn
// (LF-11): exactly, when the opponent has set up; otherwise of what some set-up of the opponent could do.
func (p feeder) exposed(side rules.Side) []phrase.Phrase {
	var notes []phrase.Phrase
	for sq := range squares(p.vital(side)) {
		unit := p.own(side, sq)
		if p.necks(side)&bit(sq) != 0 {
			unit = phrase.New("lifeform-neck", "unit", unit)
		}
		if note := p.threat(side, sq, unit); !note.Empty() {
			notes = append(notes, note)
		}
	}
	if n := p.game.spec.Truce; n > 0 && len(notes) > 0 {
		notes = append(notes, phrase.New("lifeform-note-truce", "n", n))
	}
	return notes
}

// threat warns of one unit; empty if no capture threatens it.
func (p feeder) threat(side rules.Side, sq uint8, unit phrase.Phrase) phrase.Phrase {
	enemy := side.Other()
	if p.Awaits(enemy) {
		if kinds := p.couldCome(side, sq); len(kinds) > 0 {
			return phrase.New("lifeform-note-open", "unit", unit, "kinds", phrase.Join(phrase.Or, kinds...), "side", enemy)
		}
		return phrase.Phrase{}
	}
	set := p.attackers(enemy, sq)
	if set == 0 {
		return phrase.Phrase{}
	}
	var by phrase.Phrase // "Bc1 or Nd2 or Ke3"
	for from := range squares(set) {
		by = phrase.Join(phrase.Or, by, phrase.Of(p.short(enemy, from)))
	}
	first := "no"
	if side == rules.White {
		first = "yes"
	}
	return phrase.New("lifeform-note-exposed", "side", enemy, "unit", unit, "by", by, "first", first)
}

// attackers returns the side's primaries that could capture on the square.
func (p feeder) attackers(side rules.Side, sq uint8) uint64 {
	var set uint64
	taken := p.taken()
	for _, k := range [...]kind{head, hand, foot} {
		for from := range squares(p.units[side][k]) {
			if strides(k, from, taken)&bit(sq) != 0 {
				set |= bit(from)
			}
		}
	}
	return set
}

// couldCome names the kinds of the enemy's army that could capture on the square from some place in its set-up. Nearer than
// three ranks no set-ups come, so neither Head nor Limb can.
func (p feeder) couldCome(side rules.Side, sq uint8) []phrase.Phrase {
	enemy := side.Other()
	var list []phrase.Phrase
	for _, k := range [...]kind{hand, foot} {
		if p.game.spec.Armies[enemy][k] > 0 && strides(k, sq, p.of(side))&ownRanks(enemy) != 0 {
			list = append(list, phrase.Of(k.term()))
		}
	}
	return list
}
