package adjudicator

import (
	"iter"

	"pbem/rules"
	"pbem/rules/phrase"
)

// mostLooked is how many turns of the opponent's are looked at for one that wins at once.
const mostLooked = 2000

// exposed finds a turn of one capture by which the opponent of a side could end the game, once that side has played; ok is false for none, and
// where the game is over or has not begun.
func exposed(side rules.Side, verdict rules.Verdict) (by rules.Turn, ok bool) {
	if verdict.Outcome.Over() || verdict.Turn.IsSetup() { // what another has set up may be secret
		return rules.Turn{}, false
	}
	looked := 0
	for turn := range firstSteps(verdict.Next) {
		if looked++; looked > mostLooked {
			break
		}
		if len(turn.Actions) == 1 && turn.Actions[0].How == rules.Capture && wins(turn, side.Other(), verdict.Next) {
			return turn, true
		}
	}
	return rules.Turn{}, false
}

// firstSteps are the turns of one action that may be played, or begun with, where a game has such; else all turns.
func firstSteps(p rules.Position) iter.Seq[rules.Turn] {
	switch steps := p.(type) {
	case rules.Partial:
		return steps.FirstActions()
	case rules.Stepwise:
		return steps.Continue(rules.Turn{})
	}
	return p.Turns()
}

// wins reports whether a turn wins the game for a side by what it captures.
func wins(turn rules.Turn, side rules.Side, p rules.Position) bool {
	v, err := p.Judge(rules.Draft{Turn: turn})
	if err != nil {
		return false
	}
	winner, won := v.Outcome.Result.Winner()
	return won && winner == side && capturesRoyal(v.Outcome.Cause)
}

// capturesRoyal reports whether a game ended because what it stands and falls with was captured.
func capturesRoyal(cause rules.Cause) bool {
	switch cause {
	case rules.RoyalsCaptured, rules.HeadCaptured, rules.TorsoCaptured, rules.NeckCaptured, rules.KingCaptured:
		return true
	}
	return false
}

// exposing says by which turn a turn lets the opponent win at once.
func exposing(d *decider, verdict rules.Verdict) phrase.Phrase {
	by, ok := exposed(d.c.By.Side(), verdict)
	if !ok {
		return phrase.Phrase{}
	}
	return phrase.New("match-turn-exposes", "name", seatName(&d.Match, d.c.By.Other()), "turn", by)
}

func isExposed(side rules.Side, verdict rules.Verdict) bool {
	_, ok := exposed(side, verdict)
	return ok
}
