package adjudicator

import (
	"fmt"

	"pbem/rules"
)

// tick does everything that has fallen due, in order: a reminder, or the fall of the flag, and the end of the grace. A
// second tick at the same time does nothing.
func (d *desk) tick() {
	deadline, ok := d.Deadline()
	if !ok || d.Position == nil {
		return
	}
	if !d.outOfTime(d.c.At) {
		d.remind()
		return
	}
	closed := !d.c.At.Before(deadline.Add(d.Terms.Grace))
	if !d.FlagFell {
		d.fallFlag(closed)
	}
	if closed {
		d.closeOnTime()
	}
}

func (d *desk) remind() {
	level := d.reminderDue(d.c.At)
	if level == 0 {
		return
	}
	late := d.ToMove()
	deadline, _ := d.Deadline()
	d.happenBy(NoSeat, Reminded{Times: level})
	d.tell(late, Reminder, fmt.Sprintf("It is your turn in the game against %s. You have %s left, until %s.",
		d.name(late.Other()), span(deadline.Sub(d.c.At)), moment(deadline)))
}

// fallFlag tells both players, unless the end of the game tells them in the same moment.
func (d *desk) fallFlag(closed bool) {
	d.happenBy(NoSeat, FlagFell{})
	if closed {
		return
	}
	late := d.ToMove()
	deadline, _ := d.Deadline()
	closes := moment(deadline.Add(d.Terms.Grace))
	d.tell(late, Reminder, fmt.Sprintf("Your time for turn %d ran out on %s.", d.Number(), moment(deadline)),
		fmt.Sprintf("%s may now claim the game. Until that happens you can still play your turn; on %s the service closes the game as lost.", d.name(late.Other()), closes))
	d.tell(late.Other(), Reminder, fmt.Sprintf("%s's time for turn %d ran out on %s.", d.name(late), d.Number(), moment(deadline)),
		fmt.Sprintf("You may claim the game with claim time, or wait: a turn still counts until you do. On %s the service closes the game as won by you.", closes))
}

func (d *desk) closeOnTime() {
	late := d.ToMove()
	deadline, _ := d.Deadline()
	d.end(NoSeat, rules.Outcome{Result: rules.Win(late.Other().Side()), Reason: reasonTime})
	for i := range d.notices {
		n := &d.notices[i]
		whose := fmt.Sprintf("%s's time", d.name(late))
		if n.To == late {
			whose = "Your time"
		}
		n.Text = append([]string{fmt.Sprintf("%s for turn %d ran out on %s, and no turn has come since.", whose, d.Number(), moment(deadline))}, n.Text...)
	}
}

// credit gives time back. Nobody is told, the next letter shows the clock; but a flag that stands again was announced as
// fallen.
func (d *desk) credit(do Credit) {
	if _, ok := d.Deadline(); !ok || do.By <= 0 {
		return
	}
	fallen := d.FlagFell
	d.happenBy(NoSeat, Credited(do))
	if !fallen || d.FlagFell {
		return
	}
	deadline, _ := d.Deadline()
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		d.tell(seat, Reminder, fmt.Sprintf("The service was out of reach for %s, and gives that time back: turn %d may be played until %s.",
			span(do.By), d.Number(), moment(deadline)))
	}
}
