package club

import (
	"strconv"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

const (
	// mostOffers is how many offers of one player stand at once.
	mostOffers = 10
	// longestOffer is the farthest day that an offer may name.
	longestOffer = 366 * clock.Day
)

// Seek decides whether an offer may be made, of whose seeker these stand already; why says why not.
func Seek(made OfferMade, now time.Time, seeker Member, standing []Offer) (why phrase.Phrase) {
	if why = made.Terms.Unratable(); !why.Empty() {
		return why
	}
	switch {
	case !made.Until.After(now):
		return phrase.New("club-seek-past", "until", made.Until)
	case made.Until.After(now.Add(longestOffer)):
		return phrase.New("club-seek-far", "most", int(longestOffer/clock.Day))
	case len(standing) >= mostOffers:
		return phrase.New("club-seek-many", "n", len(standing))
	}
	for _, refused := range seeker.Person.Presets {
		if refused == made.Terms.Preset {
			return phrase.New("club-seek-refused", "title", phrase.GameText(made.Terms.Title), "preset", refused)
		}
	}
	for _, o := range standing {
		if o.Terms == made.Terms && o.As == made.As && o.Ratings == made.Ratings {
			return phrase.New("club-seek-same", "number", o.Number)
		}
	}
	return phrase.Phrase{}
}

// Taking is somebody's wish to take an offer.
type Taking struct {
	Seeker, Taker Member
	Last          phrase.Words // the name of who took it last
	GaveUp        bool         // the taker is who gave up the seat that the offer is of (CR-35)
}

// Take decides whether an offer is taken by a letter that came at a time; why says why not. The bounds of its ratings belong to the list
// of its terms, in which the taker's is told. The number of the game is for the caller to add: it is drawn when nothing speaks against it.
func (o Offer) Take(now time.Time, t Taking) (f OfferTaken, why phrase.Phrase) {
	taken := OfferTaken{By: t.Taker.Number}
	game, again := o.TakenBy(t.Taker.Number)
	switch over := o.Over(now, t.Last); {
	case t.Taker.Number == o.Seeker:
		return f, phrase.New("club-take-own", "number", o.Number)
	case again:
		return f, phrase.New("club-take-again", "number", o.Number, "game", game)
	case !over.Empty():
		return f, over
	case t.GaveUp:
		return f, phrase.New("club-take-gave-up", "number", o.Number, "game", o.Terms.Takeover)
	}
	return taken, o.unsuited(t)
}

// Suits reports whether somebody could take the offer.
func (o Offer) Suits(now time.Time, t Taking) bool {
	_, why := o.Take(now, t)
	return why.Empty()
}

// unsuited says why an offer that stands is not for somebody; nothing where it is.
func (o Offer) unsuited(t Taking) phrase.Phrase {
	if t.Taker.Refuses(t.Seeker) {
		return phrase.New("club-take-refused", "name", t.Seeker.Name)
	}
	if why := t.Seeker.Excludes(t.Taker, o.Terms.Preset, o.Terms.Title); !why.Empty() {
		return why
	}
	if !o.Ratings.Holds(t.Taker.Rating) {
		return o.Ratings.misses(t.Taker.Rating, t.Seeker.Name, o.List())
	}
	if why := t.Seeker.TooManyOf(); !why.Empty() {
		return why
	}
	return t.Taker.TooMany()
}

// misses says that a rating lies outside of the bounds.
func (w Window) misses(r Rating, name phrase.Words, list string) phrase.Phrase {
	window := w.Phrase()
	if !r.Known {
		return phrase.New("club-take-unrated", "name", name, "window", window, "list", list, "rating", unrated)
	}
	return phrase.New("club-take-rating", "name", name, "window", window, "list", list, "rating", w.outside(r.Value))
}

// outside is a rating that lies outside of the bounds, with as few decimals as show that: ratings are compared unrounded (CR-39).
func (w Window) outside(value float64) string {
	for decimals := range 6 {
		text := strconv.FormatFloat(value, 'f', decimals, 64)
		if shown, err := strconv.ParseFloat(text, 64); err == nil && !w.Holds(Rating{Known: true, Value: shown}) {
			return text
		}
	}
	return strconv.FormatFloat(value, 'f', -1, 64)
}

// Phrase says which ratings lie within the bounds; nothing where all do.
func (w Window) Phrase() phrase.Phrase {
	switch {
	case w.Least > 0 && w.Most > 0:
		return phrase.New("club-window-between", "least", w.Least, "most", w.Most)
	case w.Least > 0:
		return phrase.New("club-window-least", "least", w.Least)
	case w.Most > 0:
		return phrase.New("club-window-most", "most", w.Most)
	}
	return phrase.Phrase{}
}

// Over says how an offer has come to its end; nothing while it stands. last is the name of who took it last.
func (o Offer) Over(now time.Time, last phrase.Words) phrase.Phrase {
	switch {
	case o.Ended == Filled && o.Games == 1:
		return phrase.New("club-offer-filled", "number", o.Number, "name", last, "at", o.EndedAt)
	case o.Ended == Filled:
		return phrase.New("club-offer-filled-all", "number", o.Number, "name", last, "n", o.Games, "at", o.EndedAt)
	case o.Ended == Cancelled:
		return phrase.New("club-offer-cancelled", "number", o.Number, "at", o.EndedAt)
	case o.Ended == "" && !now.Before(o.Until), o.Ended == Expired:
		return phrase.New("club-offer-expired", "number", o.Number, "at", o.Until)
	case o.Ended != "": // why is nobody's business: its seeker may be banned, or want no more mail
		return phrase.New("club-offer-left", "number", o.Number, "at", o.EndedAt)
	}
	return phrase.Phrase{}
}

// Cancel decides whether an offer is taken back by somebody; why says why not.
func (o Offer) Cancel(now time.Time, by int, last phrase.Words) (f OfferEnded, why phrase.Phrase) {
	if o.Seeker != by {
		return f, phrase.New("club-cancel-theirs", "number", o.Number)
	}
	return OfferEnded{Why: Cancelled}, o.Over(now, last)
}
