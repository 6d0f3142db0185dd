package record

import (
	"pbem/notation/ending"
	"pbem/rules"
	"pbem/rules/phrase"
)

// result compares the result with what the rules say; where they say nothing, the record's word counts.
func (w *replayer) result() error {
	if len(w.r.Turns) == 0 {
		w.outcome = w.position.Outcome()
	}
	if !w.outcome.Over() {
		return w.decided()
	}
	if w.overruled() {
		return nil
	}
	w.report.ByRules = true
	if err := w.cause(); err != nil {
		return err
	}
	if w.outcome.Result != w.r.Result {
		return phrase.Errorf("record-result", "result", string(w.outcome.Result), "why", w.outcome, "written", string(w.r.Result))
	}
	return nil
}

// cause compares why the rules ended the game with what the record says of it. A record of version 1 may say nothing.
func (w *replayer) cause() error {
	cause, said := string(w.outcome.Cause), w.claim.end.Cause
	if w.r.Format != Version2 {
		cause = ending.Write(w.outcome)
	}
	if w.r.Format != Version2 && (w.r.Termination == "" || said == w.outcome.Cause) || w.r.Format == Version2 && w.r.Termination == cause {
		return nil
	}
	return phrase.Errorf("record-cause", "cause", cause, "written", w.written())
}

// decided checks the end of a game that the rules do not end. People, the clock or the host may have ended it, in the words that the format
// has for that; a claim is counted.
func (w *replayer) decided() error {
	end := w.claim.end
	_, won := w.r.Result.Winner()
	switch {
	case w.overruled():
		return nil
	case w.r.Termination == "":
		return nil
	case w.r.Format != Version2 && end.Cause == rules.NoCause:
		return phrase.Errorf("record-cause-unknown", "written", w.written(), "resigned", spelt(rules.Resigned), "time", spelt(rules.TimeOut), "agreed", spelt(rules.Agreed))
	case w.r.Result == rules.Ongoing:
		return phrase.Errorf("record-ended-in-play")
	case end.Cause.ByRules(), w.r.Format != Version2 && !isDecision(end.Cause), w.r.Format == Version2 && end.Cause != rules.NoCause && !isDecision(end.Cause):
		return phrase.Errorf("record-goes-on", "why", w.written(), "resigned", spelt(rules.Resigned), "time", spelt(rules.TimeOut), "agreed", spelt(rules.Agreed))
	case end.Cause.Drawing():
		if err := w.claim.check(w.position); err != nil {
			return err
		}
		return w.draw()
	case (end.Cause == rules.Resigned || end.Cause == rules.TimeOut) && !won:
		return phrase.Errorf("record-somebody-won", "why", w.written(), "result", string(w.r.Result))
	case end.Cause == rules.NobodySetUp && len(w.r.Turns) > 0:
		return phrase.Errorf("record-set-up", "why", w.written())
	case end.Cause == rules.NobodySetUp && w.r.Result != rules.Drawn && w.r.Result != BothLost:
		return phrase.Errorf("record-nobody-won", "why", w.written(), "result", string(w.r.Result))
	}
	return nil
}

// overruled reports whether the host has decided the game, whatever the rules say of its last position.
func (w *replayer) overruled() bool {
	if w.r.Format != Version2 {
		return ending.ByHost(w.r.Termination, w.r.Result)
	}
	c := w.claim.end.Cause
	return c == Adjudicated || c == Void
}

// written is the tag Termination as it stands there.
func (w *replayer) written() phrase.Text { return phrase.Quote(w.r.Termination, 0) }

// spelt is how the format writes a cause.
func spelt(c rules.Cause) string { return ending.Write(rules.Outcome{Cause: c}) }

// draw checks the result of a draw, agreed or claimed. In some games it is given to the side that stands better (CO-8).
func (w *replayer) draw() error {
	worth := w.position.Standing().Draw
	if !worth.Over() && w.r.Result != rules.Drawn {
		return phrase.Errorf("record-no-draw", "why", w.written(), "result", string(w.r.Result))
	}
	weighed := w.claim.end
	if worth.Over() && (worth.Result != w.r.Result || weighed.Weighed && weighed.Units != worth.Units) {
		return phrase.Errorf("record-draw-worth", "result", string(worth.Result), "why", worth, "written", string(w.r.Result))
	}
	return nil
}
