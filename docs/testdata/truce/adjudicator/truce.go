package adjudicator

import (
	"fmt"
	"time"

	"pbem/rules/phrase"
)

func makingTruce() Action {
	return Action{
		Name: "truce", Help: "time", Proof: OfTurn,
		Words: []Words{
			{[]string{"truce", "offer truce", "offer a truce"}, AnAnswer},
			{[]string{"accept truce", "accept the truce"}, Yes},
			{[]string{"decline truce", "decline the truce", "no truce"}, No},
		},
		Make: func(a Asked) Deed {
			if a.Yes || a.No {
				return AnswerTruce{Yes: a.Yes}
			}
			return OfferTruce{}
		},

		inPlay:    true,
		decisions: []decision{on(offerTruce), on(answerTruce)},
		facts: []factRow{
			fact("truce-offered", Playing, addTruceOffered), fact("truce-refused", Playing, addTruceRefused), fact("truced", Playing, addTruced),
		},
		asks:  (*Match).truceAsked,
		stops: (*Match).truces,
		due:   endTruce,
	}
}

func endingTruce() Action {
	return Action{
		Name: "fight", Help: "time",
		Words: []Words{{[]string{"fight"}, Nothing}},
		Make:  func(Asked) Deed { return EndTruce{} },

		inPlay:    true,
		decisions: []decision{on(fight)},
		facts:     []factRow{fact("truce-ended", Playing, addTruceEnded)},
	}
}

// OfferTruce accepts, if the opponent's offer is open. AnswerTruce with Yes needs one; EndTruce is either player's.
type (
	OfferTruce  struct{}
	AnswerTruce struct{ Yes bool }
	EndTruce    struct{}
)

func (OfferTruce) deed()  {}
func (AnswerTruce) deed() {}
func (EndTruce) deed()    {}

// Truced stops both clocks until TruceEnded, which gives the running clock what it has stood for.
type (
	TruceOffered struct{}
	TruceRefused struct{}
	Truced       struct{}
	TruceEnded   struct {
		Credit time.Duration `json:"credit,omitempty"`
	}
)

func (TruceOffered) fact() {}
func (TruceRefused) fact() {}
func (Truced) fact()       {}
func (TruceEnded) fact()   {}

// Truce is what the players have agreed on about their clocks. Turns may be played meanwhile.
type Truce struct {
	Offer Seat          // who has offered one
	Since time.Time     // both clocks stand since then; zero: they do not
	Stood time.Duration // how long they stood before that in this game
}

// longestTruce is how long both clocks stand in one game, all told.
const longestTruce = 60 * day

func offerTruce(d *decider, _ OfferTruce) {
	other := d.c.By.Other()
	switch {
	case !mayTruce(d):
	case d.Truce.Offer == other:
		agreeTruce(d)
	case d.Truce.Offer == d.c.By:
		d.answer(phrase.New("match-truce-waits", "name", seatName(&d.Match, other)))
	default:
		d.happen(TruceOffered{})
		d.answer(phrase.New("match-truce-offered", "name", seatName(&d.Match, other)))
		d.report(phrase.New("match-truce-offers", "name", seatName(&d.Match, d.c.By)))
	}
}

func answerTruce(d *decider, do AnswerTruce) {
	other := seatName(&d.Match, d.c.By.Other())
	switch {
	case d.Truce.Offer != d.c.By.Other():
		d.refuse(phrase.New("match-truce-no-offer", "name", other))
	case !do.Yes:
		d.happen(TruceRefused{})
		d.answer(phrase.New("match-truce-declined", "name", other))
		d.report(phrase.New("match-truce-declines", "name", seatName(&d.Match, d.c.By)))
	case mayTruce(d):
		agreeTruce(d)
	}
}

// mayTruce refuses where there is no clock that could stand: time that has run out does not come back.
func mayTruce(d *decider) bool {
	switch {
	case !d.Terms.Time.Limited():
		d.refuse(phrase.New("match-claim-no-time"))
	case !d.Truce.Since.IsZero():
		d.refuse(phrase.New("match-truce-on", "since", d.Truce.Since))
	case d.Truce.Stood >= longestTruce:
		d.refuse(phrase.New("match-truce-used", "most", longestTruce))
	case outOfTime(&d.Match, d.c.At):
		d.refuse(phrase.New("match-truce-too-late"))
	}
	return !d.refused
}

func agreeTruce(d *decider) {
	d.happen(Truced{})
	d.answer(phrase.New("match-truce-begins", "until", d.Truce.until()))
	d.report(phrase.New("match-truce-accepts", "name", seatName(&d.Match, d.c.By)), phrase.New("match-truce-begins", "until", d.Truce.until()))
}

func fight(d *decider, _ EndTruce) {
	if d.Truce.Since.IsZero() {
		d.refuse(phrase.New("match-truce-none"))
		return
	}
	d.happen(TruceEnded{Credit: stood(d, NoSeat)})
	d.answer(phrase.Join(phrase.Sentences, phrase.New("match-truce-ended"), runsOn(d, d.c.By)))
	d.report(phrase.Join(phrase.Sentences, phrase.New("match-truce-ends", "name", seatName(&d.Match, d.c.By)), runsOn(d, d.c.By.Other())))
}

// endTruce lets the clocks run again after the longest truce.
func endTruce(d *decider) {
	if d.Stage != Playing || d.Truce.Since.IsZero() || d.c.At.Before(d.Truce.until()) {
		return
	}
	d.happenBy(NoSeat, TruceEnded{Credit: stood(d, NoSeat)})
	for _, reader := range []Seat{WhiteSeat, BlackSeat} {
		d.tell(reader, Happened, phrase.Join(phrase.Sentences, phrase.New("match-truce-over", "most", longestTruce), runsOn(d, reader)))
	}
}

func (p Truce) until() time.Time { return p.Since.Add(longestTruce - p.Stood) }

func (m *Match) truceAsked(reader Seat, _ any) (Question, bool) {
	return Question{Yes: phrase.New("match-does-truce"), No: phrase.New("match-does-not-truce")}, m.Truce.Offer == reader.Other()
}

// truces is the truce that lasts, if one does.
func (m *Match) truces() []Stop {
	if m.Truce.Since.IsZero() {
		return nil
	}
	until := m.Truce.until()
	return []Stop{{
		Since: m.Truce.Since, Until: until,
		Why:   func(any) phrase.Phrase { return phrase.New("match-truce-agreed") },
		Again: func(any) phrase.Phrase { return phrase.New("match-truce-until", "until", until) },
	}}
}

func addTruceOffered(m *Match, e Event, _ TruceOffered) error {
	m.Truce.Offer = e.By
	return nil
}

func addTruceRefused(m *Match, _ Event, _ TruceRefused) error {
	m.Truce.Offer = NoSeat
	return nil
}

func addTruced(m *Match, e Event, _ Truced) error {
	m.Truce.Offer, m.Truce.Since = NoSeat, e.At
	return nil
}

func addTruceEnded(m *Match, e Event, f TruceEnded) error {
	if m.Truce.Since.IsZero() {
		return fmt.Errorf("%w: a truce ends that did not begin", ErrOutOfOrder)
	}
	m.Truce = Truce{Stood: m.Truce.Stood + max(0, e.At.Sub(m.Truce.Since))}
	m.Credit += f.Credit
	return nil
}
