// Package clock is the arithmetic of time in a correspondence game: how much time a control gives, what turns add to a clock, and
// which times no clock counts. It knows no players and no letters, and reads no clock: moments come in as values. Whoever wants to know
// when a flag falls, what is left, or when to remind asks here.
package clock

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Control is how much time the players of a game have (club.md, C-1). The zero value is no limit.
type Control struct {
	First time.Duration // what a clock shows at first: the time for a turn, or a bank
	Turns int           // for how many turns of one's own First is: 1, 10; 0 where it is a bank for the whole game
	Add   time.Duration // what each turn adds to a bank after it was played
	Most  time.Duration // a turn lifts the bank to no more than that; 0 is no bound
}

// PerTurn is the control that gives so much time for each turn; none for 0.
func PerTurn(d time.Duration) Control {
	if d <= 0 {
		return Control{}
	}
	return Control{First: d, Turns: 1}
}

// Limited reports whether there is a clock at all.
func (c Control) Limited() bool { return c.First > 0 }

// Carries reports whether what is left of a turn's time is kept for later turns.
func (c Control) Carries() bool { return c.Limited() && c.Turns != 1 }

// After returns what a clock shows after its owner has played their turn with a number, counted from 1, and so much was left of it
// (CR-4, CR-8). A turn never takes anything away, and lifts no clock above Most.
func (c Control) After(left time.Duration, turn int) time.Duration {
	switch {
	case c.Turns == 1:
		return c.First
	case c.Turns > 1 && turn%c.Turns == 0:
		return Lift(left, c.First)
	case c.Turns > 1:
		return left
	case c.Most > 0:
		return max(left, min(Lift(left, c.Add), c.Most))
	}
	return Lift(left, c.Add)
}

// AfterSetup returns what a clock shows after its owner's set-up, of which so much was left: it adds nothing, and a bank shows a day
// at least (CR-23).
func (c Control) AfterSetup(left time.Duration) time.Duration {
	if c.Carries() {
		return max(left, Day)
	}
	return c.First
}

// Day is what a day is in controls, grants and reminders, whatever the zone does (CR-25).
const Day = 24 * time.Hour

// String writes a control as a challenge does: "3d", "12h", "30d+1d max 45d", "20d/10"; "none".
func (c Control) String() string {
	switch {
	case !c.Limited():
		return none
	case c.Turns == 1:
		return span(c.First)
	case c.Turns > 1:
		return span(c.First) + "/" + strconv.Itoa(c.Turns)
	case c.Most > 0:
		return span(c.First) + "+" + span(c.Add) + " max " + span(c.Most)
	}
	return span(c.First) + "+" + span(c.Add)
}

const none = "none"

// span writes a length of time in the largest unit that leaves nothing over.
func span(d time.Duration) string {
	switch {
	case d%Day == 0:
		return strconv.FormatInt(int64(d/Day), 10) + "d"
	case d%time.Hour == 0:
		return strconv.FormatInt(int64(d/time.Hour), 10) + "h"
	}
	return d.String()
}

// ErrNoControl means a text that is no control.
var ErrNoControl = errors.New("not a time control")

// Parse is the inverse of String.
func Parse(text string) (Control, error) {
	if text == none {
		return Control{}, nil
	}
	c, ok := parsed(text)
	if !ok || c.First <= 0 {
		return Control{}, fmt.Errorf("%w: %q", ErrNoControl, text)
	}
	return c, nil
}

func parsed(text string) (c Control, ok bool) {
	if first, turns, found := strings.Cut(text, "/"); found {
		var err error
		c.First, ok = unspan(first)
		c.Turns, err = strconv.Atoi(turns)
		return c, ok && err == nil && c.Turns > 1
	}
	first, rest, bank := strings.Cut(text, "+")
	if c.First, ok = unspan(first); !bank {
		c.Turns = 1
		return c, ok
	}
	add, most, bound := strings.Cut(rest, " max ")
	var added, bounded bool
	c.Add, added = unspan(add)
	if !bound {
		return c, ok && added
	}
	c.Most, bounded = unspan(most)
	return c, ok && added && bounded && c.Most >= c.First
}

// unspan is the inverse of span, of what a clock can show.
func unspan(text string) (time.Duration, bool) {
	if days, ok := strings.CutSuffix(text, "d"); ok {
		n, err := strconv.ParseUint(days, 10, 16)
		return time.Duration(n) * Day, err == nil && time.Duration(n)*Day <= Most
	}
	d, err := time.ParseDuration(text)
	return d, err == nil && d >= 0 && d <= Most
}

// MarshalJSON writes the time for each turn as its nanoseconds, and every other control as its text.
func (c Control) MarshalJSON() ([]byte, error) {
	if c.Carries() {
		return json.Marshal(c.String())
	}
	return json.Marshal(int64(c.First))
}

// UnmarshalJSON is the inverse of MarshalJSON.
func (c *Control) UnmarshalJSON(data []byte) error {
	var text string
	if json.Unmarshal(data, &text) == nil {
		parsed, err := Parse(text)
		*c = parsed
		return err
	}
	var nanoseconds int64
	if err := json.Unmarshal(data, &nanoseconds); err != nil {
		return fmt.Errorf("%w: %s", ErrNoControl, data)
	}
	*c = PerTurn(time.Duration(nanoseconds))
	return nil
}

// Bounds are within which a host wants the controls of new games. The zero value bounds nothing.
type Bounds struct {
	Least, Most time.Duration // of what a clock shows at first; Most also of what turns add, and of what a bank may grow to
	Clocked     bool          // no game goes without a clock
}

// Hold reports whether a control lies within the bounds, they included.
func (b Bounds) Hold(c Control) bool {
	switch {
	case b == Bounds{}:
		return true
	case !c.Limited():
		return !b.Clocked
	}
	return c.First >= b.Least && max(c.First, c.Add, c.Most) <= b.Most
}

// Nearest is the control within the bounds that is most like another: itself where that lies within.
func (b Bounds) Nearest(c Control) Control {
	switch {
	case b.Hold(c):
		return c
	case !c.Limited():
		return PerTurn(b.Most)
	}
	c.First = min(max(c.First, b.Least), b.Most)
	c.Add = min(c.Add, b.Most)
	if c.Most > 0 {
		c.Most = min(max(c.Most, c.First), b.Most)
	}
	return c
}

// Most is the most that a clock ever shows: ten years of 365 days. No turn lifts one above it, and no grant does.
const (
	MostYears = 10
	Most      = MostYears * 365 * Day
)

// farthest bounds every sum: three of that length still fit into a time.Duration, which holds 292 years.
const farthest = 9 * Most

// Sum adds lengths of time and never wraps: a sum stays within ninety years, before and after nothing.
func Sum(lengths ...time.Duration) (sum time.Duration) {
	for _, d := range lengths {
		sum = within(sum + within(d))
	}
	return sum
}

func within(d time.Duration) time.Duration { return max(-farthest, min(d, farthest)) }

// Lift adds to what a clock shows, up to Most. It never takes anything away.
func Lift(shows, by time.Duration) time.Duration {
	return max(shows, min(Sum(shows, by), Most))
}

// The years of which the service takes a clock to be right: with all that can be added to a moment in them, stores can keep it.
const (
	FirstYear = 2000
	LastYear  = 2199
)

// ErrImplausible means a moment at which no service runs and no letter comes: somebody's clock is wrong.
var ErrImplausible = errors.New("a clock is wrong")

// Plausible returns ErrImplausible for a moment before FirstYear or after LastYear.
func Plausible(at time.Time) error {
	if year := at.UTC().Year(); year < FirstYear || year > LastYear {
		return fmt.Errorf("%w: it says %s, and the years %d to %d are known here", ErrImplausible, at.UTC().Format(time.RFC3339), FirstYear, LastYear)
	}
	return nil
}
