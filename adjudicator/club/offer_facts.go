package club

import (
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator"
)

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
