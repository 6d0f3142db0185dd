package lifeform

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// whose is "White's Limb", of the side's unit on the square.
func (l *layout) whose(side rules.Side, sq uint8) phrase.Phrase {
	k, _ := l.kindAt(side, sq)
	return phrase.New("lifeform-whose", "side", side, "unit", k.term())
}

// named is "White's Limb on d2".
func (l *layout) named(side rules.Side, sq uint8) phrase.Phrase {
	k, _ := l.kindAt(side, sq)
	return phrase.New("lifeform-whose-on", "side", side, "unit", k.term(), "square", square(sq))
}

// own is "Limb on d2", of a unit whose side goes without saying.
func (l *layout) own(side rules.Side, sq uint8) phrase.Phrase {
	k, _ := l.kindAt(side, sq)
	return k.on(square(sq))
}

func (k kind) on(s rules.Square) phrase.Phrase {
	return phrase.New("lifeform-unit-on", "unit", k.term(), "square", s)
}

// short returns "Pd2", as a turn writes it.
func (l *layout) short(side rules.Side, sq uint8) string {
	k, _ := l.kindAt(side, sq)
	return string(square(sq).Append(append(make([]byte, 0, 4), k.letter())))
}

// shorts lists units as "Pd2, Re1".
func (l *layout) shorts(side rules.Side, set uint64) phrase.Series {
	list := make([]string, 0, size(set))
	for sq := range squares(set) {
		list = append(list, l.short(side, sq))
	}
	return phrase.Series{How: phrase.Commas, Items: list}
}

// squareList lists squares as "d2, e3".
func squareList(set uint64) phrase.Series {
	list := make([]string, 0, size(set))
	for sq := range squares(set) {
		list = append(list, square(sq).String())
	}
	return phrase.Series{How: phrase.Commas, Items: list}
}

// placed is "the Limb on d2" for each, joined.
func placed(list []rules.Placement) phrase.Phrase {
	items := make([]phrase.Phrase, len(list))
	for i, p := range list {
		k, _ := kindOf(p.Unit)
		items[i] = phrase.New("the-unit", "unit", k.on(p.At))
	}
	return phrase.Join(phrase.And, items...)
}

// could says what a primary may do now.
func (p *Position) could(sq uint8) phrase.Phrase {
	k, _ := p.kindAt(p.toMove, sq)
	return feeder{p}.reach(k, sq).phrase(p.short(p.toMove, sq))
}

// could says what a follower may do now.
func (t *trial) could(sq uint8) phrase.Phrase {
	var r reach
	r.moves, r.captures = t.left.steps(sq)
	return r.phrase(t.next.short(t.before.toMove, sq))
}

// phrase is "Bc1 could go to a2; capture on d4; immobilise on d4.", of the unit written so.
func (r reach) phrase(unit string) phrase.Phrase {
	if r.none() {
		return phrase.New("lifeform-could-nothing", "unit", unit)
	}
	var acts []phrase.Phrase
	if r.moves != 0 {
		acts = append(acts, phrase.New("lifeform-could-go", "squares", squareList(r.moves)))
	}
	if r.captures != 0 {
		acts = append(acts, phrase.New("lifeform-could-capture", "squares", squareList(r.captures)))
	}
	if r.grips != 0 {
		acts = append(acts, phrase.New("lifeform-could-immobilise", "squares", squareList(r.grips)))
	}
	return phrase.New("lifeform-could", "unit", unit, "acts", phrase.Join(phrase.Semicolons, acts...))
}
