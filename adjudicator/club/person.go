// Package club is what is above one match: people and what they have chosen, and the offers by which they find each other.
//
// The idea is that of the adjudicator's: a [Person] is the sum of their [Event]s, which the store keeps as a stream of their
// own. What a letter asks of the club is decided from values by a pure function that answers with facts, or with an error that
// says why not; [Apply] adds facts up. Each subject (time, offers, letters) is a file of its own, with its facts, what they
// change, and what is decided; its rows join the table in event.go.
//
// A match asks nothing of the club. Whoever keeps matches tells them what follows from it, as values: when a player's clock
// stands, how many days of vacation are left.
package club

import (
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
)

// Person is what somebody has chosen that concerns more than one game. The zero value is somebody who has chosen nothing. A value never
// changes: Apply makes another. Name, addresses and keys are no part of it; they belong to whoever reads letters.
type Person struct {
	Version int  // how many events it is the sum of
	Strict  bool // nothing of theirs is played before they confirm it

	Language string // the tag of the language that they are written to in, "de"; "" before it is known

	Tutorials Tutorials // the guided first games

	Letters Letters // how they want to be written to

	Zones         []Since[string] // where they live, the oldest first: names of the IANA database
	ZoneMoved     time.Time       // when a change of it last counted (CR-24); zero for never
	Weekends      []Since[bool]   // whether Saturdays and Sundays are free of play, the oldest first
	WeekendsMoved time.Time

	Vacations []Vacation       // as booked, and not ended before they began
	Days      []string         // the dates of which their budget has paid, in order
	Automatic []Since[bool]    // whether days may be taken by themselves, the oldest first
	Spent     []Spending       // what left their vacation budget and came back, in the order in which that was decided
	Unreached []clock.Interval // when their clocks stood because letters to them came back (CR-52)
	CutOff    bool             // letters to them come back, and they were not heard of since

	Reminders Reminders

	Ban      Ban  // the host wants them to play here no more
	Uncapped bool // they may have as many games going as they like

	Limits   []Limit  // how many games they want at once, by preset
	Presets  []string // which they refuse, in the order of the alphabet
	Refused  []int    // players by their numbers, likewise
	Unwanted []Unwanted

	Robots []Against // how they have played against robots, a preset each

	Own []OwnPreset // games that they have invented, in the order of the alphabet
}

// LanguageChosen: the person is written to in a language from now on. Noticed says that they did not ask for it: their first letter with words of
// one language only was in it.
type LanguageChosen struct {
	Language string `json:"language"` // its tag, "de"
	Noticed  bool   `json:"noticed,omitempty"`
}

func (LanguageChosen) fact() {}

func languageFacts() []factRow {
	return []factRow{fact("language", func(p *Person, _ Event, f LanguageChosen) { p.Language = f.Language })}
}

// StrictChosen: every turn of the person's is asked back before it is played, or is not any more.
type StrictChosen struct {
	On bool `json:"on"`
}

func (StrictChosen) fact() {}

func strictFacts() []factRow {
	return []factRow{fact("strict", func(p *Person, _ Event, f StrictChosen) { p.Strict = f.On })}
}

// Game is what of a game the pace of one of its players depends on.
type Game struct {
	Number int
	Since  time.Time // nothing that ended before it matters
	Until  time.Time // nothing that begins after it matters
	Event  bool      // a tournament's: letters that come back stop no clock in it (CR-52)
}

// Pace is what the clocks of a game must know of them. playing is since when they have had games, zero for never.
func (p Person) Pace(g Game, playing time.Time, locate Locate) adjudicator.Pace {
	pace := adjudicator.Pace{Leave: p.leave(g.Number, playing, g.Since, g.Until), Reminders: p.Reminders.Left, Chosen: p.Reminders.At}
	rest := func(why adjudicator.Reason, list ...clock.Interval) {
		for _, i := range list {
			if i.Ended.After(g.Since) && i.Began.Before(g.Until) {
				pace.Rests = append(pace.Rests, adjudicator.Rest{Interval: i, Why: why})
			}
		}
	}
	rest(adjudicator.Weekend, p.weekends(g.Since, g.Until, locate)...)
	for _, v := range p.Vacations {
		rest(adjudicator.Vacation, v.Interval)
	}
	if !g.Event {
		rest(adjudicator.Unreached, p.Unreached...)
	}
	return pace
}

// PunctualDays is how far punctuality looks back, in days (CR-38).
const PunctualDays = 365

// fewTurns is how many turns tell something about punctuality.
const fewTurns = 10

// Punctuality is how somebody has kept their time in the last year, in games with a clock.
type Punctuality struct {
	Turns  int // that they played
	InTime int // of those, with at least half of the time still on the clock
	Late   int // games that they lost on time
}

// Share is how many of a hundred turns were played in time; ok is false where there are too few to tell.
func (p Punctuality) Share() (percent int, ok bool) {
	if p.Turns < fewTurns {
		return 0, false
	}
	return (200*p.InTime + p.Turns) / (2 * p.Turns), true
}

// InTime reports whether a turn was punctual: of what the clock showed as it began, at least half is left.
func InTime(shown, left time.Duration) bool { return 2*left >= shown }

// PunctualSince is the first day of those that count, as days are kept: see Day.
func PunctualSince(now time.Time) int { return Day(now.Add(-PunctualDays * clock.Day)) }

// Day numbers the days of UTC.
func Day(at time.Time) int { return int(at.Unix() / int64(clock.Day/time.Second)) }
