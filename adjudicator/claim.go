package adjudicator

import (
	"fmt"

	"pbem/rules"
)

func (d *desk) claim(do Claim) {
	switch do.What {
	case ClaimRepetition:
		d.claimRepetition()
	case ClaimQuiet:
		d.claimQuiet()
	case ClaimTime:
		d.claimTime()
	default:
		d.refuse("You can claim repetition, quiet or time.")
	}
}

// claimRepetition: G-4. Two positions are the same if their lines are.
func (d *desk) claimRepetition() {
	need, n := d.Terms.Repetition, d.Occurrences()
	switch {
	case need <= 0:
		d.refuse("This game is played without the rule of repetition.")
	case n < need:
		d.refuse(fmt.Sprintf("The claim is not granted: this position has occurred %s, and the rule asks for %s.", times(n), times(need)))
	default:
		d.grant(rules.Outcome{Result: rules.Drawn, Reason: repetitionReason(need)})
	}
}

// claimQuiet: G-4, turns without a capture.
func (d *desk) claimQuiet() {
	need, n := d.Terms.QuietTurns, d.Quiet()
	switch {
	case need <= 0:
		d.refuse("This game is played without the rule of quiet turns.")
	case n < need:
		d.refuse(fmt.Sprintf("The claim is not granted: the number of turns in a row without a capture is %d, and the rule asks for %d.", n, need))
	default:
		d.grant(rules.Outcome{Result: rules.Drawn, Reason: count(need, "turn") + " without capture"})
	}
}

// claimTime: G-5. The flag that was seen to fall stays fallen until the turn is played.
func (d *desk) claimTime() {
	deadline, running := d.Deadline()
	late := d.ToMove()
	switch {
	case !running:
		d.refuse("This game is played without a limit of time.")
	case late == d.c.By:
		d.refuse("It is your own clock that is running: there is no time of your opponent's to claim.")
	case !d.outOfTime(d.c.At):
		d.refuse(fmt.Sprintf("The claim is not granted: %s has time until %s.", d.name(late), moment(deadline)))
	default:
		d.grant(rules.Outcome{Result: rules.Win(d.c.By.Side()), Reason: reasonTime})
	}
}

func (d *desk) grant(o rules.Outcome) {
	d.answer("Your claim is granted.")
	what := "a draw"
	if o.Result != rules.Drawn {
		what = "the game"
	}
	d.report(fmt.Sprintf("%s has claimed %s (%s), and the claim is granted.", d.name(d.c.By), what, o.Reason))
	d.end(d.c.By, o)
}

// Occurrences returns how often the present position has been on the board, the start included (G-4).
func (m Match) Occurrences() int {
	if m.Position == nil {
		return 0
	}
	now, n := m.Position.String(), 0
	if m.Start == now {
		n++
	}
	for _, t := range m.Turns {
		if t.Line == now {
			n++
		}
	}
	return n
}

// Quiet returns the number of turns since the last capture, or since the start (G-4).
func (m Match) Quiet() int {
	n := 0
	for n < len(m.Turns) && len(m.Turns[len(m.Turns)-1-n].Captured) == 0 {
		n++
	}
	return n
}

func repetitionReason(times int) string {
	if times == 3 {
		return "threefold repetition"
	}
	return fmt.Sprintf("%d-fold repetition", times)
}
