package club

import (
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

// Category is a kind of letters that somebody can do without. Its name is stored and written in letters.
type Category string

const (
	Turns       Category = "turns"       // that the opponent has played
	News        Category = "news"        // of games that are watched
	Tournaments Category = "tournaments" // of events
)

// FirstHour is when digests come of who has chosen no hour, in minutes after midnight.
const FirstHour = 7*60 + 30

// ToldAfter is when somebody who is not written to at once counts as told, whether they have read anything or not (CR-54).
const ToldAfter = 24 * time.Hour

// Letters is how somebody wants to be written to. The zero value is everything, each at once.
type Letters struct {
	Digest    bool // what can wait comes in one letter a day
	Hour      int  // when, in minutes after midnight where they live, if HourKnown
	HourKnown bool
	Since     time.Time  // when the digest and its hour were chosen last
	Off       []Category // what they do without
	Calendar  bool       // deadlines come as files for calendars, too
	Less      []int      // digests whose unsubscribing address was used, by their numbers
}

// Wants reports whether they want letters of a category.
func (l Letters) Wants(c Category) bool { return !slices.Contains(l.Off, c) }

// ToldLate reports whether they hear of an opponent's turn later than at once, or not at all: they count as told ToldAfter it.
func (l Letters) ToldLate() bool { return l.Digest || !l.Wants(Turns) }

// At is the hour of the digest, in minutes after midnight.
func (l Letters) At() int {
	if !l.HourKnown {
		return FirstHour
	}
	return l.Hour
}

// Due returns when what happened at a moment is told by a digest, where they live; at once to who has none. last is the day of the last one.
func (l Letters) Due(happened time.Time, zone *time.Location, last string) time.Time {
	if !l.Digest {
		return happened
	}
	if l.Since.After(happened) {
		happened = l.Since
	}
	return l.Next(happened, zone, last)
}

// Next returns when the next digest is due after a moment, where they live; never on the day of the last one, "2026-11-22", or before.
func (l Letters) Next(after time.Time, zone *time.Location, last string) time.Time {
	next := clock.Daily(after, l.At(), zone)
	for clock.DateOf(next, zone) <= last {
		next = clock.Daily(next, l.At(), zone)
	}
	return next
}

// What is chosen about letters. LessWished is what the unsubscribing address of a digest does: no news and no tournaments.
type (
	DigestChosen struct {
		On   bool `json:"on"`
		Hour int  `json:"hour"` // in minutes after midnight
	}
	CategoryChosen struct {
		Category Category `json:"category"`
		On       bool     `json:"on"`
	}
	LessWished struct {
		Digest int `json:"digest"`
	}
	CalendarChosen struct {
		On bool `json:"on"`
	}
)

func (DigestChosen) fact()   {}
func (CategoryChosen) fact() {}
func (LessWished) fact()     {}
func (CalendarChosen) fact() {}

func letterFacts() []factRow {
	return []factRow{
		fact("digest", func(p *Person, e Event, f DigestChosen) {
			p.Letters.Since = e.At
			p.Letters.Digest, p.Letters.Hour, p.Letters.HourKnown = f.On, f.Hour, true
		}),
		fact("category", func(p *Person, _ Event, f CategoryChosen) { p.Letters.Off = switched(p.Letters.Off, f.Category, f.On) }),
		fact("calendar", func(p *Person, _ Event, f CalendarChosen) { p.Letters.Calendar = f.On }),
		fact("less", func(p *Person, _ Event, f LessWished) {
			p.Letters.Off = switched(switched(p.Letters.Off, News, false), Tournaments, false)
			p.Letters.Less = append(slices.Clip(p.Letters.Less), f.Digest)
		}),
	}
}

// switched is what somebody does without once they have switched a category on or off.
func switched(off []Category, c Category, on bool) []Category {
	off = slices.DeleteFunc(slices.Clone(off), func(other Category) bool { return other == c })
	if !on {
		off = append(off, c)
	}
	return off
}

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
