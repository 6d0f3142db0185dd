package adjudicator

import (
	"cmp"
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

func ticking() Action {
	return Action{
		Name: "tick", service: true,
		decisions: []decision{on(tick)},
		facts: []factRow{fact("reminded", Playing, addReminded), fact("flag-fell", Playing, addFlagFell), hidden(fact("flag-waits", Playing, addFlagWaits)),
			fact("credited", Playing, addCredited),
			fact("automatic-vacation", Playing, addAutomaticVacation)},
		next: vacationDue,
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
	if !outOfTime(&d.Match, d.c.At) {
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
	if _, held := holds(d, deadline, awaitedSeats(&d.Match)...); held {
		waitsForLetter(d)
		return true
	}
	return vacation || upheld(d, deadline, awaitedSeats(&d.Match)...)
}

func remind(d *decider) {
	due := remindersDue(&d.Match, d.c.At)
	if len(due) == 0 {
		return
	}
	deadline, _ := d.Deadline()
	fact := Reminded{Times: d.Reminded + len(due)}
	if d.Seats[runningSeat(&d.Match).Side()].Pace.Reminders != nil {
		fact.Left = due[len(due)-1]
	}
	d.happenBy(NoSeat, fact)
	for _, late := range awaitedSeats(&d.Match) {
		d.tell(late, Reminder, reminder(d, late, deadline))
	}
	d.heads(TimeShort)
}

func reminder(d *decider, late Seat, deadline time.Time) phrase.Phrase {
	other, left, free := seatName(&d.Match, late.Other()), d.Remains(d.c.At), InBrackets(d.Uncounted(late, late, d.c.At))
	if d.SettingUp() {
		return phrase.New("match-reminder-set-up", "name", other, "left", left, "free", free, "until", deadline)
	}
	return phrase.New("match-reminder", "name", other, "left", left, "free", free, "until", deadline)
}

// fallFlag tells both players, unless the end of the game tells them in the same moment.
func fallFlag(d *decider, closed bool) {
	d.happenBy(NoSeat, flagFact(d))
	if closed {
		return
	}
	deadline, _ := d.Deadline()
	closes, from := closesAt(&d.Match, deadline), claimableAt(&d.Match, deadline)
	if len(awaitedSeats(&d.Match)) == 2 {
		bothLate(d, deadline, closes)
		return
	}
	late := d.ToMove()
	d.tell(late, Reminder, phrase.New("match-flag-yours", "due", dueTurn(&d.Match), "at", deadline),
		phrase.New("match-flag-still", "name", seatName(&d.Match, late.Other()), "due", dueKind(&d.Match), "from", from, "closes", closes))
	d.tell(late.Other(), Reminder, phrase.New("match-flag-theirs", "name", seatName(&d.Match, late), "due", dueTurn(&d.Match), "at", deadline),
		phrase.New("match-flag-claim", "due", dueKind(&d.Match), "from", from, "closes", closes))
	d.heads(TimeOver)
}

// bothLate: two secret set-ups are missing. Nobody can claim before their own is in.
func bothLate(d *decider, deadline, closes time.Time) {
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		d.tell(seat, Reminder, phrase.New("match-flag-both", "at", deadline), phrase.New("match-flag-both-still", "name", seatName(&d.Match, seat.Other()), "closes", closes, "ends", phrase.Text(withoutSetUps().Cause)))
	}
	d.heads(TimeOver)
}

// dueTurn names what is awaited: "turn 7", "the set-up".
func dueTurn(m *Match) phrase.Phrase {
	if m.SettingUp() {
		return phrase.New("match-the-set-up")
	}
	return phrase.New("match-turn", "n", m.Number())
}

// dueKind is what is awaited, for a message to choose by.
func dueKind(m *Match) phrase.Text {
	if m.SettingUp() {
		return "set-up"
	}
	return "turn"
}

// mayCome: "turn 7 may be played", "the set-up may be sent".
func mayCome(m *Match) phrase.Phrase {
	if m.SettingUp() {
		return phrase.New("match-set-up-may-be-sent")
	}
	return phrase.New("match-turn-may-be-played", "n", m.Number())
}

// FlagFell: the time ran out, and both were told. Since is when, where a letter was waited for that in the end played nothing: when the
// service saw that it was decided (CR-3); zero where it was when the clock showed 0. FlagWaits keeps that one is waited for.
type (
	FlagFell struct {
		Since time.Time `json:"since,omitzero"`
	}
	FlagWaits struct{}
)

func (FlagFell) fact()  {}
func (FlagWaits) fact() {}

// flagFellAt is when the flag fell, or falls, whose clock showed 0 at the deadline.
func flagFellAt(m *Match, deadline time.Time) time.Time { return latest(deadline, m.FlagSince) }

// waitsForLetter keeps that the flag would have fallen, if no letter had to be decided before.
func waitsForLetter(d *decider) {
	if !d.FlagWaits {
		d.happenBy(NoSeat, FlagWaits{})
	}
}

// flagFact is what is kept of the fall of the flag.
func flagFact(d *decider) FlagFell {
	if d.FlagWaits {
		return FlagFell{Since: d.c.At}
	}
	return FlagFell{}
}

func addFlagFell(m *Match, _ Event, f FlagFell) error {
	m.FlagFell, m.FlagSince = true, f.Since
	return nil
}

func addFlagWaits(m *Match, _ Event, _ FlagWaits) error {
	m.FlagWaits = true
	return nil
}

// raiseFlag forgets what was seen of the flag: the clock shows something again.
func raiseFlag(m *Match) { m.FlagFell, m.FlagWaits, m.FlagSince = false, false, time.Time{} }

// mostReminders are sent in a turn.
const mostReminders = 3

// reminderTimes are how much time is left at each reminder that is still to come in this turn, in their order: as the player has chosen, else
// half of what the clock showed, and a day. Where two are one moment there is one reminder; what would be left as the turn begins, or
// less, is none, and a grant repeats none (CR-28).
func reminderTimes(m *Match) (list []time.Duration) {
	shown, pace := clockShown(m), m.Seats[runningSeat(m).Side()].Pace
	chosen := pace.Reminders
	if chosen == nil {
		chosen = []time.Duration{shown / 2, day}
	}
	for _, left := range chosen {
		if left <= 0 || left >= shown || m.RemindedOf > 0 && left >= m.RemindedOf {
			continue
		}
		if pace.Chosen.IsZero() || reminderAt(m, left).After(pace.Chosen) {
			list = append(list, left)
		}
	}
	slices.SortFunc(list, func(a, b time.Duration) int { return cmp.Compare(b, a) })
	list = slices.Compact(list)
	return list[:min(len(list), max(0, mostReminders-m.Reminded))]
}

// reminderAt returns when a reminder falls due.
func reminderAt(m *Match, left time.Duration) time.Time {
	return freeTime(m, runningSeat(m)).After(m.TurnSince, clock.Sum(clockShown(m), m.Credit, -left))
}

// remindersDue returns those whose time has come; the last of them is sent.
func remindersDue(m *Match, now time.Time) []time.Duration {
	list := reminderTimes(m)
	for i, left := range list {
		if now.Before(reminderAt(m, left)) {
			return list[:i]
		}
	}
	return list
}

// addReminded: what a reminder was about that nobody has chosen follows from its number.
func addReminded(m *Match, _ Event, f Reminded) error {
	if err := locate(m); err != nil {
		return err
	}
	m.RemindedOf = f.Left
	if f.Left == 0 {
		m.RemindedOf = usualTime(m, f.Times)
	}
	m.Reminded = f.Times
	return nil
}

// usualTime is how much time the reminder with a number is about where nothing is chosen.
func usualTime(m *Match, number int) time.Duration {
	half := clockShown(m) / 2
	if clockShown(m) <= day || half == day || (number <= 1) == (half > day) {
		return half
	}
	return day
}
