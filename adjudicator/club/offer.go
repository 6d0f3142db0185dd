package club

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
)

// OfferStream is the stream of the offer with a number.
func OfferStream(number int) Stream { return Stream("s" + strconv.Itoa(number)) }

const (
	// OfferLife is how long an offer stands that names no day.
	OfferLife = 30 * clock.Day
	// patience is how long an offer outlives the last sign of life of its seeker.
	patience = 30 * clock.Day
	// remindBefore is how long before its end a seeker is reminded; of a short life, half.
	remindBefore = 3 * clock.Day
)

// Offer is an open challenge: whoever it suits may take it, and has a game. The zero value is one that was never made. A value never
// changes: ApplyOffer makes another.
type Offer struct {
	Version  int // how many events it is the sum of
	Number   int
	Seeker   int // the number of the player
	Terms    adjudicator.Terms
	As       string // what the seeker plays: "white", "black", or "" for a lot
	Ratings  Window
	Games    int // for how many games it stands, each with somebody else
	Note     string
	Made     time.Time
	Until    time.Time
	Heard    time.Time // up to when the seeker is known to be there
	Reminded bool      // that it ends
	Taken    []Taken   // the oldest first
	Ended    OfferEnd  // "" while it stands
	EndedAt  time.Time
}

// Taken is a game that an offer has led to.
type Taken struct {
	By   int // the number of the player
	Game int
	At   time.Time
}

// OfferEnd is why an offer stands no more, by a stable name.
type OfferEnd string

const (
	Filled    OfferEnd = "filled" // all its games were taken
	Cancelled OfferEnd = "cancelled"
	Expired   OfferEnd = "expired"
	Vanished  OfferEnd = "vanished" // nothing was heard of its seeker for long
	Expelled  OfferEnd = "banned"   // its seeker was banned
	Left      OfferEnd = "left"     // its seeker wants no more mail
)

// Stands reports whether it can still be taken by somebody.
func (o Offer) Stands() bool { return o.Version > 0 && o.Ended == "" }

// Free is how many games it still stands for.
func (o Offer) Free() int {
	if !o.Stands() {
		return 0
	}
	return o.Games - len(o.Taken)
}

// TakenBy returns the game in which a player has taken it; ok is false if they have not.
func (o Offer) TakenBy(player int) (game int, ok bool) {
	i := slices.IndexFunc(o.Taken, func(t Taken) bool { return t.By == player })
	if i < 0 {
		return 0, false
	}
	return o.Taken[i].Game, true
}

// List is the rating list in which a game of such terms counts (CR-19).
func (o Offer) List() string { return List(o.Terms) }

// Due is when time will next do something to it; zero for never.
func (o Offer) Due() time.Time {
	if !o.Stands() {
		return time.Time{}
	}
	due := o.Until
	if silent := o.Heard.Add(patience); silent.Before(due) {
		due = silent
	}
	if at := o.remindAt(); !o.Reminded && at.Before(due) {
		due = at
	}
	return due
}

func (o Offer) remindAt() time.Time {
	return o.Until.Add(-min(remindBefore, o.Until.Sub(o.Made)/2))
}

// Pass says what time does to an offer. heard is when its seeker was last heard of, as far as that is known.
func (o Offer) Pass(now, heard time.Time) []Fact {
	var list []Fact
	if heard.Before(o.Heard) {
		heard = o.Heard
	}
	switch {
	case !o.Stands():
		return nil
	case !now.Before(o.Until):
		return []Fact{OfferEnded{Why: Expired}}
	case !now.Before(heard.Add(patience)):
		return []Fact{OfferEnded{Why: Vanished}}
	case !now.Before(o.Heard.Add(patience)):
		list = append(list, OfferVouched{Heard: heard})
	}
	if !o.Reminded && !now.Before(o.remindAt()) {
		list = append(list, OfferReminded{})
	}
	return list
}

// Window is which ratings may take an offer, bounds included (CR-39). The zero value is all.
type Window struct {
	Least int `json:"least,omitempty"`
	Most  int `json:"most,omitempty"` // 0 for no bound
}

// Rating is somebody's in a list, at the last month that has ended, unrounded. The zero value is that of somebody who has none.
type Rating struct {
	Known bool
	Value float64
}

// unrated is what a player without a rating counts as (CR-39).
const unrated = 1500

// Counts is what the rating counts as where ratings are compared.
func (r Rating) Counts() float64 {
	if r.Known {
		return r.Value
	}
	return unrated
}

// Holds reports whether a rating lies within the bounds.
func (w Window) Holds(r Rating) bool {
	return r.Counts() >= float64(w.Least) && (w.Most == 0 || r.Counts() <= float64(w.Most))
}

// List is the rating list of terms: the preset, and every option that is not as the preset has it, in order (CR-19).
func List(t adjudicator.Terms) string {
	if t.Options == "" {
		return t.Preset
	}
	return t.Preset + " " + t.Options
}

// OfferMade begins every offer.
type OfferMade struct {
	Number  int               `json:"number"`
	Seeker  int               `json:"seeker"`
	Terms   adjudicator.Terms `json:"terms"`
	As      string            `json:"as,omitempty"`
	Ratings Window            `json:"ratings,omitzero"`
	Games   int               `json:"games"`
	Until   time.Time         `json:"until"`
	Note    string            `json:"note,omitempty"`
}

// What becomes of an offer. Vouched: its seeker was heard of meanwhile, so it goes on.
type (
	OfferTaken struct {
		By   int `json:"by"`
		Game int `json:"game"`
	}
	OfferReminded struct{}
	OfferVouched  struct {
		Heard time.Time `json:"heard"`
	}
	OfferEnded struct {
		Why OfferEnd `json:"why"`
	}
)

func (OfferMade) fact()     {}
func (OfferTaken) fact()    {}
func (OfferReminded) fact() {}
func (OfferVouched) fact()  {}
func (OfferEnded) fact()    {}

func isMade(f Fact) bool { _, ok := f.(OfferMade); return ok }

func offerFacts() []factRow {
	return []factRow{
		offerFact("offer-made", addMade),
		offerFact("offer-taken", addTaken),
		offerFact("offer-reminded", func(o *Offer, _ Event, _ OfferReminded) error { o.Reminded = true; return nil }),
		offerFact("offer-vouched", func(o *Offer, _ Event, f OfferVouched) error { o.Heard = f.Heard; return nil }),
		offerFact("offer-ended", func(o *Offer, e Event, f OfferEnded) error { o.end(e, f.Why); return nil }),
	}
}

func addMade(o *Offer, e Event, f OfferMade) error {
	if f.Games < 1 || !f.Until.After(e.At) {
		return fmt.Errorf("%w: an offer of %d games until %v", ErrOutOfOrder, f.Games, f.Until)
	}
	o.Number, o.Seeker, o.Terms, o.As, o.Ratings, o.Games, o.Note = f.Number, f.Seeker, f.Terms, f.As, f.Ratings, f.Games, f.Note
	o.Made, o.Until, o.Heard = e.At, f.Until, e.At
	return nil
}

func addTaken(o *Offer, e Event, f OfferTaken) error {
	if _, before := o.TakenBy(f.By); before || f.By == o.Seeker {
		return fmt.Errorf("%w: player %d takes it", ErrOutOfOrder, f.By)
	}
	o.Taken = append(slices.Clip(o.Taken), Taken{By: f.By, Game: f.Game, At: e.At})
	if len(o.Taken) == o.Games {
		o.end(e, Filled)
	}
	return nil
}

func (o *Offer) end(e Event, why OfferEnd) { o.Ended, o.EndedAt = why, e.At }
