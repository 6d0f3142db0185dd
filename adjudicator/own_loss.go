package adjudicator

import (
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

// askHurting asks whether a turn is meant that costs its player units of their own, or the game, and reports whether it did: the rules
// make that easy to overlook (LF-10). Who sends the same once more, or has tried it, means it.
func (d *decider) askHurting(verdict rules.Verdict, notes []phrase.Phrase) bool {
	side := d.c.By.Side()
	if !hurts(side, verdict) || d.Prepared[side].is(verdict.Turn.String(), d.Number()) {
		return false
	}
	before := d.Position
	text := []phrase.Phrase{phrase.New("match-turn-hurts", "number", d.Number(), "turn", verdict.Turn), d.Captures(Played{Captured: taken(verdict.Captured)}),
		losing(side, verdict), phrase.Join(phrase.Sentences, notes...), d.holdFor(verdict.Turn, d.c.Cause)}
	text = slices.DeleteFunc(text, phrase.Phrase.Empty)
	d.notices = append(d.notices, Notice{
		To: d.c.By, Kind: Answered, Heads: AskedBack, Text: text, Offer: len(text), Shows: []Shown{{
			Title: phrase.New("match-turn-hurts-title"), Board: verdict.Next, Last: verdict.Turn, Side: side, Before: before,
			Lost: slices.Concat(d.Losses(len(d.Turns)).All, verdict.Captured, verdict.Removed),
		}}})
	return true
}

// losing says that a turn loses the game, where the units that it takes do not say so.
func losing(side rules.Side, verdict rules.Verdict) phrase.Phrase {
	o := verdict.Outcome
	if !o.Over() || slices.ContainsFunc(append(verdict.Captured, verdict.Removed...), func(p rules.Placement) bool { return p.Side == side }) {
		return phrase.Phrase{}
	}
	return phrase.New("match-try-ends", "result", string(o.Result), "why", o)
}

// hurts reports whether a turn takes units of its own side off the board, or loses the game. Whoever wins by
// it needs no warning.
func hurts(side rules.Side, verdict rules.Verdict) bool {
	own := func(p rules.Placement) bool { return p.Side == side }
	if winner, won := verdict.Outcome.Result.Winner(); won {
		return winner != side
	}
	return slices.ContainsFunc(verdict.Captured, own) || slices.ContainsFunc(verdict.Removed, own)
}
