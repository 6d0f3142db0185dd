package year

import (
	"context"
	"time"

	"pbem/games"
)

// blocking is that somebody wants no mail.
type blocking struct {
	since time.Time // zero: they do
	by    string    // the letter that said so: it has one last answer
	tried time.Time
}

// blocks has somebody ask for no mail any more, if they are one of those who do, and for mail again some days later.
func (w *world) blocks(p *person) bool {
	wait := max(w.span()/40, 24*time.Hour)
	switch {
	case p.number%13 != 7 || p.acted < 15 || w.now.Sub(p.block.tried) < wait:
		return false
	case !p.block.since.IsZero():
		w.ask(p, "unblock")
	case p.dice.IntN(4) == 0:
		w.ask(p, "block")
	default:
		return false
	}
	p.block.tried = w.now
	return true
}

func (w *world) hasBlocked(_ context.Context, s *sent, _ string) error {
	w.report.Checked["blocks"]++
	s.from.block.since, s.from.block.by = s.at, s.id
	return nil
}

func (w *world) hasUnblocked(_ context.Context, s *sent, _ string) error {
	s.from.block.since, s.from.unheard = time.Time{}, w.now
	s.from.missesSome()
	return nil
}

// hearsNothing reports whether nobody writes to somebody: they want no mail, or are banned.
func (p *person) hearsNothing() bool { return !p.block.since.IsZero() || p.ban.stands() }

// checkBlocked: who wants no mail gets none, but for the answer that says so, and what "unblock" brings.
func (w *world) checkBlocked(p *person, r *received) {
	stands := !p.block.since.IsZero() && r.since.After(p.block.since)
	if !stands && !w.breaks(BlockedHears) || p.said[r.answers] == "unblock" {
		return
	}
	if w.breaks(BlockedHears) || r.answers != p.block.by {
		w.find("blocks", "%s wants no mail since %s, and is written to: %q", p.address, p.block.since.Format(time.DateTime), r.subject)
	}
}

// checkUnheard: what somebody writes who wants no mail is not answered, unless they want some.
func (w *world) checkUnheard(s *sent, came *games.Arrival, answers int) {
	if s.from.block.since.IsZero() || !s.at.After(s.from.block.since) || s.from.said[s.id] == "unblock" || s.robot {
		return
	}
	if w.report.Checked["letters of who wants none"]++; came.Disposition != games.Blocked || answers > 0 {
		w.find("blocks", "%s wants no mail, and %q has %d answers (%s: %s)", s.from.address, oneLine(s.words), answers, came.Disposition, came.Why)
	}
}
