package adjudicator

import (
	"fmt"

	"pbem/rules"
)

// tick does everything that has fallen due, in order: a clock that has stood for long enough runs again; a reminder, or the
// fall of the flag, and the end of the grace. A second tick at the same time does nothing.
func (d *decider) tick() {
	d.resumeInTime()
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

func (d *decider) remind() {
	level := d.reminderDue(d.c.At)
	if level == 0 {
		return
	}
	deadline, _ := d.Deadline()
	d.happenBy(NoSeat, Reminded{Times: level})
	for _, late := range d.awaited() {
		what := "It is your turn"
		if d.SettingUp() {
			what = "Your set-up is awaited"
		}
		d.tell(late, Reminder, fmt.Sprintf("%s in the game against %s. You have %s left, until %s.",
			what, d.name(late.Other()), span(deadline.Sub(d.c.At)), moment(deadline)))
	}
}

// fallFlag tells both players, unless the end of the game tells them in the same moment.
func (d *decider) fallFlag(closed bool) {
	d.happenBy(NoSeat, FlagFell{})
	if closed {
		return
	}
	deadline, _ := d.Deadline()
	closes := moment(deadline.Add(d.Terms.Grace))
	if len(d.awaited()) == 2 {
		d.bothLate(moment(deadline), closes)
		return
	}
	late, what := d.ToMove(), d.due()
	d.tell(late, Reminder, fmt.Sprintf("Your time for %s ran out on %s.", what, moment(deadline)),
		fmt.Sprintf("%s may now claim the game. Until that happens you can still %s; on %s the service closes the game as lost.", d.name(late.Other()), d.toDo(), closes))
	d.tell(late.Other(), Reminder, fmt.Sprintf("%s's time for %s ran out on %s.", d.name(late), what, moment(deadline)),
		fmt.Sprintf("You may claim the game with claim time, or wait: a %s still counts until you do. On %s the service closes the game as won by you.", d.kind(), closes))
}

// bothLate: two secret set-ups are missing. Nobody can claim before his own is in.
func (d *decider) bothLate(deadline, closes string) {
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		d.tell(seat, Reminder, fmt.Sprintf("The time for the set-ups ran out on %s, and neither is in.", deadline),
			fmt.Sprintf("You can still send yours; you may then claim the game, as long as %s's is not in. On %s the service closes the game as a draw.", d.name(seat.Other()), closes))
	}
}

// due names what is awaited: "turn 7", "the set-up".
func (m Match) due() string {
	if m.SettingUp() {
		return "the set-up"
	}
	return fmt.Sprintf("turn %d", m.Number())
}

func (m Match) kind() string {
	if m.SettingUp() {
		return "set-up"
	}
	return "turn"
}

func (m Match) toDo() string {
	if m.SettingUp() {
		return "send your set-up"
	}
	return "play your turn"
}

func (d *decider) closeOnTime() {
	deadline, _ := d.Deadline()
	if len(d.awaited()) == 2 {
		d.end(NoSeat, rules.Outcome{Result: rules.Drawn, Reason: reasonNobody})
		d.putFirst(func(Seat) string {
			return fmt.Sprintf("The time for the set-ups ran out on %s, and neither has come since.", moment(deadline))
		})
		return
	}
	late, what, kind := d.ToMove(), d.due(), d.kind()
	d.end(NoSeat, rules.Outcome{Result: rules.Win(late.Other().Side()), Reason: reasonTime})
	d.putFirst(func(reader Seat) string {
		whose := fmt.Sprintf("%s's time", d.name(late))
		if reader == late {
			whose = "Your time"
		}
		return fmt.Sprintf("%s for %s ran out on %s, and no %s has come since.", whose, what, moment(deadline), kind)
	})
}

// putFirst puts a paragraph before the text of every notice.
func (d *decider) putFirst(text func(reader Seat) string) {
	for i := range d.notices {
		n := &d.notices[i]
		n.Text = append([]string{text(n.To)}, n.Text...)
	}
}

// credit gives time back. Nobody is told, the next letter shows the clock; but a flag that stands again was announced as
// fallen.
func (d *decider) credit(do Credit) {
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
		d.tell(seat, Reminder, fmt.Sprintf("The service was out of reach for %s, and gives that time back: %s until %s.",
			span(do.By), d.mayCome(), moment(deadline)))
	}
}

// mayCome: "turn 7 may be played", "the set-up may be sent".
func (m Match) mayCome() string {
	if m.SettingUp() {
		return "the set-up may be sent"
	}
	return fmt.Sprintf("turn %d may be played", m.Number())
}
