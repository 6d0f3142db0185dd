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
