package adjudicator

import "pbem/rules/phrase"

// inPlay reports whether the game is being played, and refuses the command if it is not.
func inPlay(d *decider) bool {
	if d.Stage == Playing && d.Game != nil && d.Position != nil {
		return true
	}
	d.refuse(whyNotInPlay(d)...)
	if d.Stage == Over {
		d.covers(Topics{Result: true})
	}
	return false
}

func whyNotInPlay(d *decider) []phrase.Phrase {
	switch d.Stage {
	case Challenged:
		if d.c.By == d.Challenger {
			return []phrase.Phrase{phrase.New("match-not-begun", "name", seatName(&d.Match, d.c.By.Other()))}
		}
		return []phrase.Phrase{phrase.New("match-answer-first", "name", seatName(&d.Match, d.Challenger))}
	case Over:
		return []phrase.Phrase{phrase.New("match-is-over", "since", d.EndedAt, "result", resultFor(&d.Match, d.c.By))}
	case Refused:
		return []phrase.Phrase{phrase.New("match-came-to-nothing", "why", d.Outcome, "at", d.EndedAt)}
	}
	return []phrase.Phrase{phrase.New("match-no-such")}
}

// challenged reports whether the challenge waits for its answer, and refuses the command if it does not.
func challenged(d *decider) bool {
	switch d.Stage {
	case Challenged:
		return true
	case Playing:
		d.refuse(phrase.New("match-accepted-before", "at", d.StartedAt))
	case Over:
		d.refuse(whyNotInPlay(d)...)
		d.covers(Topics{Result: true})
	default:
		d.refuse(whyNotInPlay(d)...)
	}
	return false
}

// answersThis reports whether a letter answers the turn that is to be played now, and refuses the command if it does not:
// so a letter that is delivered twice, or very late, does nothing.
func answersThis(d *decider, answers int) bool {
	now := d.Number()
	switch {
	case answers == now:
		return true
	case d.SettingUp():
		d.refuse(phrase.New("match-late-set-ups"))
	case answers == 0 && setupIn(d):
		d.refuse(phrase.New("match-late-was-set-up", "now", now), ownSetup(d))
	case answers > 0 && answers < now:
		d.refuse(phrase.New("match-late", "turn", answers, "now", now), alreadyPlayed(d, answers))
		d.covers(playedBefore(d, answers))
	case answers <= 0:
		d.refuse(phrase.New("match-late-unknown", "now", now))
	default:
		d.refuse(phrase.New("match-late-taken-back", "turn", answers, "now", now))
	}
	return false
}

// alreadyPlayed reminds the writer of their own turn with that number.
func alreadyPlayed(d *decider, number int) phrase.Phrase {
	turn := d.Turns[number-1]
	if SeatOf(turn.Side) != d.c.By {
		return phrase.Phrase{}
	}
	return phrase.New("match-late-played", "number", number, "at", turn.At, "turn", turn.Turn)
}

// playedBefore is what alreadyPlayed tells.
func playedBefore(d *decider, number int) Topics {
	if SeatOf(d.Turns[number-1].Side) != d.c.By {
		return Topics{}
	}
	return Topics{Turn: number}
}

// setupIn reports whether the game has begun with a set-up of the speaker's.
func setupIn(d *decider) bool {
	_, in := setupOf(&d.Match, d.c.By.Side())
	return in
}

// ownSetup reminds the writer of their set-up.
func ownSetup(d *decider) phrase.Phrase {
	s, _ := setupOf(&d.Match, d.c.By.Side())
	if d.MaySetUp(d.c.By) {
		return phrase.New("match-late-set-up-replaceable", "at", s.At, "turn", s.Turn)
	}
	return phrase.New("match-late-set-up", "at", s.At, "turn", s.Turn)
}

// guardHolds compares the number that the writer put in front of the turn.
func guardHolds(d *decider, guard int) bool {
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

func onTurn(d *decider) bool {
	if d.Awaits(d.c.By) {
		return true
	}
	if d.SettingUp() {
		d.refuse(phrase.New("match-not-your-set-up", "name", seatName(&d.Match, d.c.By.Other())))
		return false
	}
	d.refuse(phrase.New("match-not-your-turn", "now", d.Number(), "name", seatName(&d.Match, d.ToMove())))
	return false
}
