package adjudicator

import (
	"fmt"

	"pbem/rules"
)

func (d *decider) claim(do Claim) {
	if d.SettingUp() && (do.What == ClaimRepetition || do.What == ClaimQuiet) {
		d.refuse("There is nothing to claim yet: the game begins when both set-ups are in.")
		return
	}
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
func (d *decider) claimRepetition() {
	need, n := d.Terms.Repetition, d.Occurrences()
	switch {
	case need <= 0:
		d.refuse("This game is played without the rule of repetition.")
	case n < need:
		d.refuse(fmt.Sprintf("The claim is not granted: this position has occurred %s, and the rule asks for %s.", times(n), times(need)))
	default:
		d.grant(d.drawn(repetitionReason(need)))
	}
}

// claimQuiet: G-4, turns without a capture, or whatever else counts in the game.
func (d *decider) claimQuiet() {
	need, n := d.Terms.QuietTurns, d.Quiet()
	switch {
	case need <= 0:
		d.refuse("This game is played without the rule of quiet turns.")
	case n < need:
		d.refuse(fmt.Sprintf("The claim is not granted: the number of turns in a row without a %s is %d, and the rule asks for %d.",
			d.Terms.quietUntil(), n, need))
	default:
		d.grant(d.drawn(count(need, "turn") + " without " + d.Terms.quietUntil()))
	}
}

// claimTime: G-5. The flag that was seen to fall stays fallen until the turn is played.
func (d *decider) claimTime() {
	deadline, running := d.Deadline()
	late := d.c.By.Other()
	_, since, stands := d.Stands()
	switch {
	case stands && d.Awaits(late) && !d.Awaits(d.c.By):
		d.refuse(fmt.Sprintf("The claim is not granted: %s's clock has stood since %s, because letters to %s come back. %s",
			d.name(late), moment(since), d.name(late), d.runsAgain(late)))
	case !running:
		d.refuse("This game is played without a limit of time.")
	case d.Awaits(d.c.By) && d.Awaits(late):
		d.refuse("Your own set-up is awaited, too: send it first.")
	case d.Awaits(d.c.By):
		d.refuse("It is your own clock that is running: there is no time of your opponent's to claim.")
	case !d.outOfTime(d.c.At):
		d.refuse(fmt.Sprintf("The claim is not granted: %s has time until %s.", d.name(late), moment(deadline)))
	default:
		d.grant(rules.Outcome{Result: rules.Win(d.c.By.Side()), Reason: reasonTime})
	}
}

func (d *decider) grant(o rules.Outcome) {
	d.answer("Your claim is granted.")
	what := "a draw"
	if o.Reason == reasonTime {
		what = "the game"
	}
	d.report(fmt.Sprintf("%s has claimed %s (%s), and the claim is granted.", d.name(d.c.By), what, o.Reason))
	d.end(d.c.By, o)
}

// Occurrences returns how often the present position has been on the board, the first one included (G-4).
func (m Match) Occurrences() int {
	if m.Position == nil {
		return 0
	}
	now, n := m.Position.String(), 0
	if m.Begun == now {
		n++
	}
	for _, t := range m.Turns {
		if t.Line == now {
			n++
		}
	}
	return n
}

// Quiet returns the number of turns since the last capture, or what else begins the count anew, or since the start (G-4).
func (m Match) Quiet() int {
	n := 0
	for n < len(m.Turns) && !m.Turns[len(m.Turns)-1-n].resets() {
		n++
	}
	return n
}

// resets: turns that were stored before there was a Reset tell it by what they captured.
func (t Played) resets() bool { return t.Reset || len(t.Captured) > 0 }

func repetitionReason(times int) string {
	if times == 3 {
		return "threefold repetition"
	}
	return fmt.Sprintf("%d-fold repetition", times)
}
