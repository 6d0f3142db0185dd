package adjudicator

import "pbem/rules/phrase"

// answersThis reports whether a letter answers the turn that is to be played now, and refuses the command if it does not:
// so a letter that is delivered twice, or very late, does nothing.
func (d *decider) answersThis(answers int) bool {
	now := d.Number()
	switch {
	case answers == now:
		return true
	case d.SettingUp():
		d.refuse(phrase.New("match-late-set-ups"))
	case answers == 0 && d.setupIn():
		d.refuse(phrase.New("match-late-was-set-up", "now", now), d.ownSetup())
	case answers > 0 && answers < now:
		d.refuse(phrase.New("match-late", "turn", answers, "now", now), d.alreadyPlayed(answers))
		d.covers(d.playedBefore(answers))
	case answers <= 0:
		d.refuse(phrase.New("match-late-unknown", "now", now))
	default:
		d.refuse(phrase.New("match-late-taken-back", "turn", answers, "now", now))
	}
	return false
}

// alreadyPlayed reminds the writer of their own turn with that number.
func (d *decider) alreadyPlayed(number int) phrase.Phrase {
	turn := d.Turns[number-1]
	if SeatOf(turn.Side) != d.c.By {
		return phrase.Phrase{}
	}
	return phrase.New("match-late-played", "number", number, "at", turn.At, "turn", turn.Turn)
}

// playedBefore is what alreadyPlayed tells.
func (d *decider) playedBefore(number int) Topics {
	if SeatOf(d.Turns[number-1].Side) != d.c.By {
		return Topics{}
	}
	return Topics{Turn: number}
}

// setupIn reports whether the game has begun with a set-up of the speaker's.
func (d *decider) setupIn() bool {
	_, in := d.setupOf(d.c.By.Side())
	return in
}

// ownSetup reminds the writer of their set-up.
func (d *decider) ownSetup() phrase.Phrase {
	s, _ := d.setupOf(d.c.By.Side())
	if d.MaySetUp(d.c.By) {
		return phrase.New("match-late-set-up-replaceable", "at", s.At, "turn", s.Turn)
	}
	return phrase.New("match-late-set-up", "at", s.At, "turn", s.Turn)
}

// guardHolds compares the number that the writer put in front of the turn.
func (d *decider) guardHolds(guard int) bool {
	if guard == 0 || guard == d.Number() {
		return true
	}
	if d.SettingUp() {
		d.refuse(phrase.New("match-guard-set-ups", "guard", guard))
		return false
	}
	d.refuse(phrase.New("match-guard", "guard", guard, "now", d.Number()))
	return false
}

func (d *decider) onTurn() bool {
	if d.Awaits(d.c.By) {
		return true
	}
	if d.SettingUp() {
		d.refuse(phrase.New("match-not-your-set-up", "name", d.name(d.c.By.Other())))
		return false
	}
	d.refuse(phrase.New("match-not-your-turn", "now", d.Number(), "name", d.name(d.ToMove())))
	return false
}
