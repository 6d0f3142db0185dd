package club

import (
	"time"

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
