package record

import (
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

// cause compares why the rules ended the game with what the record says of it. One without links may say nothing.
func (w *replayer) cause() error {
	if w.claim.end.Cause == w.outcome.Cause || w.r.Termination == "" && !w.r.hashed() {
		return nil
	}
	return phrase.Errorf("record-cause", "cause", string(w.outcome.Cause), "written", w.written())
}

// decided checks the end of a game that the rules do not end. People, the clock or the host may have ended it; a claim is counted.
func (w *replayer) decided() error {
	end := w.claim.end
	_, won := w.r.Result.Winner()
	switch {
	case w.overruled():
		return nil
	case w.r.Termination == "", end.Cause == rules.CalledOff:
		return nil
	case w.r.Result == rules.Ongoing:
		return phrase.Errorf("record-ended-in-play")
	case !isDecision(end.Cause):
		return phrase.Errorf("record-goes-on", "why", w.written())
	case end.Cause.Drawing():
		if err := w.claim.check(w.position); err != nil {
			return err
		}
		return w.draw()
	case (end.Cause == rules.Resigned || end.Cause == rules.TimeOut) && !won:
		return phrase.Errorf("record-no-draw", "why", w.written(), "result", string(w.r.Result))
	}
	return nil
}

// overruled reports whether the host has decided the game, whatever the rules say of its last position.
func (w *replayer) overruled() bool {
	c := w.claim.end.Cause
	return c == Adjudicated || c == Void
}

// written is the tag Termination as it stands there.
func (w *replayer) written() phrase.Text { return phrase.Quote(w.r.Termination, 0) }

// draw checks the result of a draw, agreed or claimed. In some games it is given to the side that stands better (CO-8).
func (w *replayer) draw() error {
	worth := w.position.Standing().Draw
	if !worth.Over() && w.r.Result != rules.Drawn {
		return phrase.Errorf("record-no-draw", "why", w.written(), "result", string(w.r.Result))
	}
	if worth.Over() && worth.Result != w.r.Result {
		return phrase.Errorf("record-draw-worth", "result", string(worth.Result), "why", worth, "written", string(w.r.Result))
	}
	return nil
}

// claim counts what a draw that was claimed rests on (G-4), while the record is replayed. Of other records it counts nothing.
type claim struct {
	end   rules.Outcome // as the record says it
	by    Rules
	lines []string // with Repetition: the positions with turns to play, and the last
	quiet int      // with QuietTurns: turns since the last that begins the count anew
}

func newClaim(r *Record, by Rules) claim {
	end, _ := r.Outcome()
	// The count is the one that the game asks for.
	end.Count = map[rules.Cause]int{rules.Repetition: by.Repetition, rules.QuietTurns: by.QuietTurns}[end.Cause]
	return claim{end: end, by: by}
}

// before notes the position in which a turn is played.
func (c *claim) before(t *Turn, p rules.Position) {
	if c.end.Cause == rules.Repetition && t.Number != 0 {
		c.lines = append(c.lines, rules.Recurring(p.String()))
	}
}

// after counts a turn.
func (c *claim) after(v rules.Verdict) {
	if c.end.Cause != rules.QuietTurns {
		return
	}
	c.quiet++
	if v.Turn.IsSetup() || v.Reset || len(v.Captured) > 0 {
		c.quiet = 0
	}
}

// check holds the claim to the last position.
func (c *claim) check(last rules.Position) error {
	switch c.end.Cause {
	case rules.Repetition:
		return c.repetition(rules.Recurring(last.String()))
	case rules.QuietTurns:
		return c.quietTurns()
	}
	return nil
}

func (c *claim) repetition(line string) error {
	if c.by.Repetition <= 0 {
		return phrase.Errorf("record-claim-repetition-limit")
	}
	times := 1
	for _, l := range c.lines {
		if l == line {
			times++
		}
	}
	if times < c.end.Count {
		return phrase.Errorf("record-claim-repetition", "n", times, "claimed", c.end.Count)
	}
	return nil
}

func (c *claim) quietTurns() error {
	if c.by.QuietTurns <= 0 {
		return phrase.Errorf("record-claim-repetition-limit")
	}
	if c.quiet < c.end.Count {
		return phrase.Errorf("record-claim-quiet", "n", c.quiet, "claimed", c.end.Count, "event", c.end.Quiet)
	}
	return nil
}
