package club

import (
	"strconv"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/tournament"
	"pbem/rules/phrase"
)

// Plan is what a tournament was announced as. It never changes.
type Plan struct {
	Name    string            `json:"name"`
	System  tournament.System `json:"system"`
	Size    int               `json:"size,omitempty"` // rounds of a Swiss, players of a section; else 0
	Terms   adjudicator.Terms `json:"terms"`          // of each game
	Start   time.Time         `json:"start,omitzero"` // zero where it starts with a number of players
	StartAt int               `json:"start_at,omitempty"`
	Round   time.Duration     `json:"round,omitempty"` // from the start of a round to its date; 0 for no date (CR-36)
	Worth   bool              `json:"worth,omitempty"` // games that go on at their date are adjudicated by worth, without asking the host
	Until   time.Time         `json:"until,omitzero"`  // the last date; zero for the one that follows from the control (CR-50)
}

const (
	// sixty is how many turns the last date is reckoned by (CR-50).
	sixty = 60
	// hostHas is how long the host has to adjudicate a game (CR-36).
	hostHas = 7 * clock.Day
	// noticeOf is how long somebody who has lost two games on time has to be heard of (CR-49).
	noticeOf = 7 * clock.Day
	// fillsWithin is how long a tournament without a date waits for its players.
	fillsWithin = 90 * clock.Day
	// againHas is how long a game has, at least, that goes on after a correction.
	againHas = 30 * clock.Day
	// farthestStart is how far ahead one may be announced.
	farthestStart = 366 * clock.Day
	// longestYears is how long one may go on at most, from its start to its last date.
	longestYears = 50
	longestEvent = longestYears * 365 * clock.Day
	// fewest players make a tournament.
	fewest = 3
)

// Least is how few players it can start with (CR-37).
func (p Plan) Least() int {
	if p.System == tournament.BySwiss {
		return max(fewest, p.Size+1)
	}
	return fewest
}

// Most is how many players it has room for.
func (p Plan) Most() int {
	switch p.System {
	case tournament.Once:
		return 32
	case tournament.Twice:
		return 20
	}
	return 200
}

// allows is how long a game of sixty turns of each side can take one of them.
func allows(c clock.Control) time.Duration {
	if c.Turns > 0 {
		return c.First * sixty / time.Duration(c.Turns)
	}
	return clock.Sum(c.First, sixty*c.Add)
}

// LastDate is when whatever goes on is adjudicated and nothing more is paired, of a tournament that starts at a moment (CR-50).
func (p Plan) LastDate(start time.Time) time.Time {
	if !p.Until.IsZero() {
		return p.Until
	}
	rounds := 1
	if p.System == tournament.BySwiss {
		rounds = p.Size
	}
	game := allows(p.Terms.Time)
	var takes time.Duration
	for range rounds {
		takes = clock.Sum(takes, game, game)
	}
	return start.Add(takes)
}

// Words are the terms of a tournament as its command spells them, behind the preset and the system.
func (p Plan) Words() string {
	words := []string{"time", p.Terms.Time.String()}
	if p.Terms.NoVacation {
		words = append(words, "no vacation")
	}
	if p.Terms.Rated {
		words = append(words, "rated")
	}
	if p.Round > 0 {
		words = append(words, "rounds", clock.Control{First: p.Round, Turns: 1}.String())
	}
	if p.Worth {
		words = append(words, "adjudicate worth")
	}
	if !p.Until.IsZero() {
		words = append(words, "until", lastDay(p.Until))
	}
	return strings.Join(words, " ")
}

// SystemWords are how a tournament is paired, as its command spells it.
func (p Plan) SystemWords() string {
	switch p.System {
	case tournament.BySwiss:
		return string(p.System) + " " + strconv.Itoa(p.Size)
	case tournament.Sectioned:
		return string(p.System) + " of " + strconv.Itoa(p.Size)
	}
	return string(p.System)
}

// lastDay is the day that ends at a moment.
func lastDay(until time.Time) string { return until.Add(-time.Nanosecond).UTC().Format(time.DateOnly) }

// Found decides whether a tournament may be announced; why says why not.
func Found(p Plan, now time.Time) (why phrase.Phrase) {
	if why = p.Terms.Unratable(); !why.Empty() {
		return why
	}
	start := p.Start
	if start.IsZero() {
		start = now
	}
	switch {
	case !p.Terms.Time.Limited():
		return phrase.New("club-event-no-clock")
	case p.Terms.Private:
		return phrase.New("club-event-private")
	case p.StartAt > 0 && p.StartAt < p.Least():
		return phrase.New("club-event-few", "system", phrase.Terms(p.SystemWords()), "least", p.Least())
	case p.StartAt > p.Most():
		return phrase.New("club-event-many", "system", phrase.Terms(p.SystemWords()), "most", p.Most())
	case p.Size >= p.Most():
		return phrase.New("club-event-many", "system", phrase.Terms(p.SystemWords()), "most", p.Most())
	case !p.Start.IsZero() && !p.Start.After(now):
		return phrase.New("club-event-past", "start", p.Start)
	case p.Start.After(now.Add(farthestStart)):
		return phrase.New("club-event-far", "most", int(farthestStart/clock.Day))
	case !p.Until.IsZero() && !p.Until.After(start.Add(clock.Day)):
		return phrase.New("club-event-until", "until", p.Until)
	case p.Until.After(start.Add(longestEvent)):
		return phrase.New("club-event-late", "years", longestYears)
	case p.LastDate(start).After(start.Add(longestEvent)):
		return phrase.New("club-event-long", "years", longestYears)
	}
	return phrase.Phrase{}
}
