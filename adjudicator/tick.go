package adjudicator

import (
	"time"

	"pbem/rules/phrase"
)

func ticking() Action {
	return Action{
		Name: "tick", service: true,
		decisions: []decision{on(tick)},
		facts: []factRow{fact("reminded", Playing, addReminded), fact("flag-fell", Playing, addFlagFell), hidden(fact("flag-waits", Playing, addFlagWaits)),
			fact("credited", Playing, addCredited),
			fact("automatic-vacation", Playing, addAutomaticVacation)},
		next: (*Match).vacationDue,
	}
}

// Tick lets time pass: reminders, time-outs, the end of the grace period.
type Tick struct{}

func (Tick) deed() {}

// What time does. Credited is time that the running clock is given: what a letter waited that has set it going.
type (
	Reminded struct {
		Times int `json:"times"`
		// Left is how much time the reminder was about, where the player has chosen that.
		Left time.Duration `json:"left,omitempty"`
	}
	Credited struct {
		By time.Duration `json:"by"`
	}
)

func (Reminded) fact() {}
func (Credited) fact() {}

// tick does everything that has fallen due, in order: a clock that has stood for long enough runs again; a reminder, or the
// fall of the flag, and the end of the grace. A second tick at the same time does nothing.
func tick(d *decider, _ Tick) {
	if d.Position == nil {
		return
	}
	for _, a := range rows().actions {
		if a.due != nil {
			a.due(d)
		}
	}
	waits := takeDue(d)
	deadline, ok := d.Deadline()
	if !ok {
		return
	}
	if !d.outOfTime(d.c.At) {
		remind(d)
		return
	}
	if !d.FlagFell && flagWaits(d, deadline, waits) {
		return
	}
	closed := mayClose(d, deadline)
	if !d.FlagFell {
		fallFlag(d, closed)
	}
	if closed {
		closeOnTime(d)
	}
}

// flagWaits reports whether the flag does not fall yet: a letter is waited for, or vacation is still to be taken, or something was asked back.
func flagWaits(d *decider, deadline time.Time, vacation bool) bool {
	if _, held := holds(d, deadline, d.awaited()...); held {
		waitsForLetter(d)
		return true
	}
	return vacation || upheld(d, deadline, d.awaited()...)
}

func remind(d *decider) {
	due := d.remindersDue(d.c.At)
	if len(due) == 0 {
		return
	}
	deadline, _ := d.Deadline()
	fact := Reminded{Times: d.Reminded + len(due)}
	if d.Pace[d.running().Side()].Reminders != nil {
		fact.Left = due[len(due)-1]
	}
	d.happenBy(NoSeat, fact)
	for _, late := range d.awaited() {
		d.tell(late, Reminder, reminder(d, late, deadline))
	}
	d.heads(TimeShort)
}

func reminder(d *decider, late Seat, deadline time.Time) phrase.Phrase {
	other, left, free := d.name(late.Other()), d.Remains(d.c.At), d.Uncounted(late, late, d.c.At)
	switch {
	case d.SettingUp() && free.Empty():
		return phrase.New("match-reminder-set-up", "name", other, "left", left, "until", deadline)
	case d.SettingUp():
		return phrase.New("match-reminder-set-up-free", "name", other, "left", left, "free", free, "until", deadline)
	case free.Empty():
		return phrase.New("match-reminder", "name", other, "left", left, "until", deadline)
	}
	return phrase.New("match-reminder-free", "name", other, "left", left, "free", free, "until", deadline)
}

// fallFlag tells both players, unless the end of the game tells them in the same moment.
func fallFlag(d *decider, closed bool) {
	d.happenBy(NoSeat, flagFact(d))
	if closed {
		return
	}
	deadline, _ := d.Deadline()
	closes, from := d.closes(deadline), d.claimable(deadline)
	if len(d.awaited()) == 2 {
		bothLate(d, deadline, closes)
		return
	}
	late := d.ToMove()
	d.tell(late, Reminder, phrase.New("match-flag-yours", "due", d.due(), "at", deadline),
		phrase.New("match-flag-still", "name", d.name(late.Other()), "due", d.dueKind(), "from", from, "closes", closes))
	d.tell(late.Other(), Reminder, phrase.New("match-flag-theirs", "name", d.name(late), "due", d.due(), "at", deadline),
		phrase.New("match-flag-claim", "due", d.dueKind(), "from", from, "closes", closes))
	d.heads(TimeOver)
}

// bothLate: two secret set-ups are missing. Nobody can claim before their own is in.
func bothLate(d *decider, deadline, closes time.Time) {
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		d.tell(seat, Reminder, phrase.New("match-flag-both", "at", deadline), phrase.New("match-flag-both-still", "name", d.name(seat.Other()), "closes", closes, "ends", phrase.Text(withoutSetUps().Cause)))
	}
	d.heads(TimeOver)
}

// due names what is awaited: "turn 7", "the set-up".
func (m *Match) due() phrase.Phrase {
	if m.SettingUp() {
		return phrase.New("match-the-set-up")
	}
	return phrase.New("match-turn", "n", m.Number())
}

// dueKind is what is awaited, for a message to choose by.
func (m *Match) dueKind() phrase.Text {
	if m.SettingUp() {
		return "set-up"
	}
	return "turn"
}

// mayCome: "turn 7 may be played", "the set-up may be sent".
func (m *Match) mayCome() phrase.Phrase {
	if m.SettingUp() {
		return phrase.New("match-set-up-may-be-sent")
	}
	return phrase.New("match-turn-may-be-played", "n", m.Number())
}
