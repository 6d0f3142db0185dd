package adjudicator

import (
	"slices"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

// ask asks whether a turn is meant, and reports whether it did. It asks about a turn that costs its player units of their own, or the game,
// or leaves what the game stands and falls with to the next capture, for the rules make that easy to overlook (LF-10), once for each number of
// a turn (CR-46); and about every turn of a player who wants nothing to be played before they have confirmed it. Who sends the same turn once
// more, or has tried it, means it, unless they want to confirm every one.
func ask(d *decider, verdict rules.Verdict, notes []phrase.Phrase) bool {
	side := d.c.By.Side()
	switch {
	case d.strict:
		askTurn(d, verdict, notes, time.Time{})
	case holdsAlready(d, verdict.Turn):
		asOf(d)
		return false
	case d.Seats[side].Doubt != inDoubt(&d.Match) && (hurts(side, verdict) || isExposed(side, verdict)):
		askTurn(d, verdict, notes, d.c.At)
	default:
		return false
	}
	return true
}

// holdsAlready reports whether a turn or set-up waits for a yes of the speaker's.
func holdsAlready(d *decider, turn rules.Turn) bool {
	return d.Seats[d.c.By.Side()].Prepared.is(turn.String(), d.Number())
}

// askTurn shows what would come of a turn, and holds it.
func askTurn(d *decider, verdict rules.Verdict, notes []phrase.Phrase, asked time.Time) {
	side, before := d.c.By.Side(), d.Position
	head := phrase.New("match-turn-strict", "number", d.Number(), "turn", verdict.Turn)
	exposing := exposing(d, verdict)
	if hurts(side, verdict) || !exposing.Empty() {
		head = phrase.New("match-turn-hurts", "number", d.Number(), "turn", verdict.Turn)
	}
	text := []phrase.Phrase{head, d.Captures(wouldPlay(verdict)),
		losing(side, verdict), exposing, phrase.Join(phrase.Sentences, notes...), holdFor(d, verdict.Turn, asked, d.c.Cause)}
	text = slices.DeleteFunc(text, phrase.Phrase.Empty)
	offer := len(text)
	if !asked.IsZero() && d.Terms.Time.Limited() {
		text = append(text, phrase.New("match-asked-counts", "asked", asked, "until", asked.Add(day)))
	}
	d.notices = append(d.notices, Notice{
		To: d.c.By, Kind: Answered, Heads: AskedBack, Text: text, Offer: offer, Shows: []Shown{{
			Title: phrase.New("match-turn-hurts-title"), Board: verdict.Next, Last: verdict.Turn, Side: side, Before: before,
			Lost: slices.Concat(d.Losses(len(d.Turns)).All, verdict.Captured, verdict.Removed),
		}}})
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
