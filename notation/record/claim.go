package record

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

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
