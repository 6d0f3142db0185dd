package adjudicator

import (
	"iter"
	"slices"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

// What was asked back waits for its player's yes (CR-46): a turn that hurts its player, and what came in a letter that was not believed.
// With a yes within 24 hours it counts as of the arrival of the letter that was asked back. Until then neither the flag nor an automatic
// vacation falls, and a claim is held: see held_claim.go. What is only tried waits for a yes, too, but holds nothing up.

// askedFor is for how long, the second in which the 24 hours end included.
const askedFor = day + time.Second

func askingBack() Action {
	return Action{
		Name:      "ask-back",
		decisions: []decision{on(askBack)},
	}
}

// AskBack notes that a seat's player is asked back about a turn of theirs, or, with Pause, about "pause yes", which their letter was not
// believed enough for: the words wait with whoever asks.
type AskBack struct{ Pause bool }

func (AskBack) deed() {}

func askBack(d *decider, do AskBack) {
	if d.Stage == Playing && (do.Pause || d.Awaits(d.c.By)) {
		d.happen(Held{Prepared: Prepared{Number: d.Number(), Asked: d.c.At, Pause: do.Pause}})
	}
}

// waitingYes returns what a seat was asked back about, while it holds the clocks up.
func waitingYes(m *Match, s Seat, at time.Time) (Prepared, bool) {
	p := m.Seats[s.Side()].Prepared
	return p, p.waits(m) && !at.Before(p.Asked) && at.Before(p.Asked.Add(askedFor))
}

// CountsAsOf returns as of when a yes to what a seat was asked back about counts, where that is told: in games with a clock, for 24 hours.
func (m *Match) CountsAsOf(s Seat, now time.Time) (asked time.Time, counts bool) {
	p, waits := waitingYes(m, s, now)
	return p.Asked, waits && p.Turn == "" && m.Terms.Time.Limited()
}

func (p Prepared) waits(m *Match) bool { return !p.Asked.IsZero() && p.Number == m.Number() }

// heldUntil returns until when something is held up that was to happen at a moment: by what chosen seats were asked back about, in letters
// that came by the other moment. A pause stops the clocks of both.
func heldUntil(m *Match, due, by time.Time, chosen ...Seat) time.Time {
	for _, s := range []Seat{WhiteSeat, BlackSeat} {
		if p := m.Seats[s.Side()].Prepared; p.waits(m) && !p.Asked.After(by) && (p.Pause || slices.Contains(chosen, s)) {
			due = latest(due, p.Asked.Add(askedFor))
		}
	}
	return due
}

// HeldUp returns who has been asked back about what keeps a flag from falling that would have fallen, as of when a yes of theirs counts, and
// until when it can come; ok is false where no flag is held up so.
func (m *Match) HeldUp(now time.Time) (who Seat, asked, until time.Time, ok bool) {
	deadline, running := m.Deadline()
	if !running || m.FlagFell || now.Before(deadline) {
		return NoSeat, asked, until, false
	}
	for _, s := range []Seat{WhiteSeat, BlackSeat} {
		p, waits := waitingYes(m, s, now)
		if waits && !p.Asked.After(deadline) && (p.Pause || m.Awaits(s)) {
			return s, p.Asked, p.Asked.Add(day), true
		}
	}
	return NoSeat, asked, until, false
}

// upheld reports whether something that would have happened at a moment is held up now.
func upheld(d *decider, by time.Time, chosen ...Seat) bool {
	return d.c.At.Before(heldUntil(&d.Match, time.Time{}, by, chosen...))
}

// asOf has the command, a yes to what was asked back, count as of the arrival of the letter that was asked back, if that still waits. The
// clock that it sets going begins when the yes is decided.
func asOf(d *decider) {
	p, ok := waitingYes(&d.Match, d.c.By, d.c.At)
	if !ok {
		return
	}
	if d.c.Decided.Before(d.c.At) {
		d.c.Decided = d.c.At
	}
	d.c.At = p.Asked
}

// endWait ends what waits for a yes of the speaker's, by something else of theirs: what it has held up happens before that.
func endWait(d *decider) {
	if p, ok := waitingYes(&d.Match, d.c.By, d.c.At); ok && !d.c.At.Equal(p.Asked) {
		d.happen(Held{})
		takeDue(d)
	}
}

// lapse ends what waits for a yes of a seat, by a turn that is played or taken back: its number is past, and what was held up happens before
// that, by the state at its moment.
func lapse(d *decider, s Seat) {
	held := slices.ContainsFunc(vacationStops(&d.Match), func(v Stop) bool { return v.Since.Before(d.c.At) })
	if _, waits := waitingYes(&d.Match, s, d.c.At); waits && held {
		d.happenBy(s, Held{})
		takeDue(d)
	}
}

// doubtedTurn is when a turn that hurts its player was asked back: once for each number of a turn, and anew after a take-back.
type doubtedTurn struct{ Number, Undos int }

func inDoubt(m *Match) doubtedTurn { return doubtedTurn{m.Number(), m.Undos} }

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
