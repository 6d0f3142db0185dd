package club

import (
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

// mostReminders are sent in a turn (CR-28).
const mostReminders = 3

// RemindersChosen: reminders come when so much time is left, zeros being none; Usual is as for everybody who has not chosen.
type RemindersChosen struct {
	Left  [mostReminders]time.Duration `json:"left"`
	Usual bool                         `json:"usual,omitempty"`
}

func (RemindersChosen) fact() {}

// Reminders is what somebody has chosen of reminders. The zero value is what everybody has.
type Reminders struct {
	Left []time.Duration // the longest first; nil for the usual ones, empty for none
	At   time.Time       // when they have chosen
}

func reminderFacts() []factRow {
	return []factRow{fact("reminders", addReminders)}
}

func addReminders(p *Person, e Event, f RemindersChosen) {
	p.Reminders = Reminders{At: e.At}
	if f.Usual {
		return
	}
	p.Reminders.Left = []time.Duration{}
	for _, left := range f.Left {
		if left > 0 {
			p.Reminders.Left = append(p.Reminders.Left, left)
		}
	}
}

// ChooseReminders decides when reminders come from now on: each when so much time is left, none for no reminders.
func ChooseReminders(left []time.Duration) (f RemindersChosen, why phrase.Phrase) {
	sorted := slices.Clone(left)
	slices.SortFunc(sorted, func(a, b time.Duration) int { return int(b/time.Minute - a/time.Minute) })
	sorted = slices.Compact(sorted)
	if len(sorted) > mostReminders {
		return f, phrase.New("club-reminders-too-many", "most", mostReminders)
	}
	for i, d := range sorted {
		if d < time.Hour || d > 365*clock.Day {
			return f, phrase.New("club-reminders-bounds")
		}
		f.Left[i] = d
	}
	return f, phrase.Phrase{}
}
