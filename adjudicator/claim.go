package adjudicator

import (
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

func claiming() Action {
	return Action{
		Name: "claim", Help: "ending", Proof: OfTurn,
		Words: []Words{{[]string{"claim"}, AClaim}},
		Make:  func(a Asked) Deed { return Claim{What: a.Claim} },

		inPlay:    true,
		decisions: []decision{on(claim)},
	}
}

// Claim asks for what the rules of all games grant (G-4, G-5).
type Claim struct{ What ClaimKind }

func (Claim) deed() {}

// ClaimKind is what a player claims.
type ClaimKind string

const (
	ClaimRepetition ClaimKind = "repetition"
	ClaimQuiet      ClaimKind = "quiet"
	ClaimTime       ClaimKind = "time"
)

func claim(d *decider, do Claim) {
	if d.SettingUp() && (do.What == ClaimRepetition || do.What == ClaimQuiet) {
		d.refuse(phrase.New("match-claim-set-ups"))
		return
	}
	if claimWaits(d, do) {
		return
	}
	switch do.What {
	case ClaimRepetition:
		claimRepetition(d)
	case ClaimQuiet:
		claimQuiet(d)
	case ClaimTime:
		claimTime(d)
	default:
		d.refuse(phrase.New("command-claim-what"))
	}
}

// claimRepetition: G-4. Two positions are the same if their lines are.
func claimRepetition(d *decider) {
	need, n := d.Terms.Repetition, d.Occurrences()
	switch {
	case need <= 0:
		d.refuse(phrase.New("match-claim-no-repetition"))
	case n < need:
		d.refuse(phrase.New("match-claim-repetition", "times", phrase.New("times", "n", n), "need", phrase.New("times", "n", need)))
	default:
		grant(d, drawnOutcome(&d.Match, rules.Outcome{Cause: rules.Repetition, Count: need}))
	}
}

// claimQuiet: G-4, turns without a capture, or whatever else counts in the game.
func claimQuiet(d *decider) {
	need, n := d.Terms.QuietTurns, d.Quiet()
	switch {
	case need <= 0:
		d.refuse(phrase.New("match-claim-no-quiet"))
	case n < need:
		d.refuse(phrase.New("match-claim-quiet", "event", d.Terms.QuietUntil, "n", n, "need", need))
	default:
		grant(d, drawnOutcome(&d.Match, rules.Outcome{Cause: rules.QuietTurns, Count: need, Quiet: d.Terms.QuietUntil}))
	}
}

// claimTime: G-5, and half an hour after the fall of the flag. The flag that was seen to fall stays fallen until the turn is
// played.
func claimTime(d *decider) {
	deadline, running := d.Deadline()
	late := d.c.By.Other()
	stop, stands := d.Stands()
	switch {
	case stands && d.Awaits(late) && !d.Awaits(d.c.By):
		d.refuse(phrase.New("match-claim-clock-stands", "name", seatName(&d.Match, late), "since", stop.Since, "why", stop.Why(seatName(&d.Match, stop.Seat)), "again", stop.Again(seatName(&d.Match, stop.Seat))))
	case !running:
		d.refuse(phrase.New("match-claim-no-time"))
	case d.Awaits(d.c.By) && d.Awaits(late):
		d.refuse(phrase.New("match-claim-own-set-up"))
	case d.Awaits(d.c.By):
		d.refuse(phrase.New("match-claim-own-clock"))
	case !outOfTime(&d.Match, d.c.At):
		d.refuse(phrase.New("match-claim-too-early", "name", seatName(&d.Match, late), "until", deadline, "from", claimableAt(&d.Match, deadline)))
	case d.c.At.Before(claimableAt(&d.Match, deadline)):
		d.refuse(phrase.New("match-claim-too-soon", "name", seatName(&d.Match, late), "at", deadline, "from", claimableAt(&d.Match, deadline)))
	default:
		claimDecided(d, deadline, late)
	}
}

// claimDecided grants the claim when every letter that came before it to an address of the game is decided.
func claimDecided(d *decider, deadline time.Time, late Seat) {
	u, waits := holds(d, deadline, WhiteSeat, BlackSeat)
	if waits {
		d.refuse(phrase.New("match-claim-letter-waits", "name", seatName(&d.Match, u.Seat), "arrived", u.Arrived, "until", u.Arrived.Add(holdsFor)))
		return
	}
	grant(d, rules.Outcome{Result: rules.Win(d.c.By.Side()), Cause: rules.TimeOut, By: rules.By(late.Side())})
}

func grant(d *decider, o rules.Outcome) {
	d.answer(phrase.New("match-claim-granted"))
	if o.Cause == rules.TimeOut {
		d.report(phrase.New("match-claims-game", "name", seatName(&d.Match, d.c.By), "why", o))
	} else {
		d.report(phrase.New("match-claims-draw", "name", seatName(&d.Match, d.c.By), "why", o))
	}
	end(d, d.c.By, o)
}

// Occurrences returns how often the present position has been on the board, the first one included (G-4).
func (m *Match) Occurrences() int {
	if m.Position == nil {
		return 0
	}
	now, n := rules.Recurring(m.Position.String()), 0
	if rules.Recurring(m.Begun) == now {
		n++
	}
	for _, t := range m.Turns {
		if rules.Recurring(t.Line) == now {
			n++
		}
	}
	return n
}

// Quiet returns the number of turns since the last capture, or what else begins the count anew, or since the start (G-4).
func (m *Match) Quiet() int {
	n := 0
	for n < len(m.Turns) && !m.Turns[len(m.Turns)-1-n].resets() {
		n++
	}
	return n
}

// resets reports whether the turn begins the count of quiet turns again: by the rules of its game, or by a capture.
func (t Played) resets() bool { return t.Reset || len(t.Captured) > 0 }
