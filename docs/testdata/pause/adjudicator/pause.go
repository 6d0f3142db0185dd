package adjudicator

import (
	"fmt"
	"time"

	"pbem/rules/phrase"
)

func pausing() Action {
	return Action{
		Name: "pause", Help: "time", Proof: OfTurn,
		Words: []Words{
			{[]string{"pause", "offer pause", "offer a pause"}, AnAnswer},
			{[]string{"accept pause", "accept the pause"}, Yes},
			{[]string{"decline pause", "decline the pause", "no pause"}, No},
		},
		Make: func(a Asked) Deed {
			if a.Yes || a.No {
				return AnswerPause{Yes: a.Yes}
			}
			return OfferPause{}
		},

		inPlay:    true,
		decisions: []decision{on((*decider).offerPause), on((*decider).answerPause)},
		facts: []factRow{
			fact("pause-offered", Playing, addPauseOffered), fact("pause-refused", Playing, addPauseRefused), fact("paused", Playing, addPaused),
		},
		asks:  (*Match).pauseAsked,
		stops: (*Match).pauses,
		due:   (*decider).endPause,
	}
}

func resuming() Action {
	return Action{
		Name: "resume", Help: "time",
		Words: []Words{{[]string{"resume"}, Nothing}},
		Make:  func(Asked) Deed { return EndPause{} },

		inPlay:    true,
		decisions: []decision{on((*decider).resume)},
		facts:     []factRow{fact("pause-ended", Playing, addPauseEnded)},
	}
}

// OfferPause accepts, if the opponent's offer is open. AnswerPause with Yes needs one; EndPause is either player's.
type (
	OfferPause  struct{}
	AnswerPause struct{ Yes bool }
	EndPause    struct{}
)

func (OfferPause) deed()  {}
func (AnswerPause) deed() {}
func (EndPause) deed()    {}

// Paused stops both clocks until PauseEnded, which gives the running clock what it has stood for.
type (
	PauseOffered struct{}
	PauseRefused struct{}
	Paused       struct{}
	PauseEnded   struct {
		Credit time.Duration `json:"credit,omitempty"`
	}
)

func (PauseOffered) fact() {}
func (PauseRefused) fact() {}
func (Paused) fact()       {}
func (PauseEnded) fact()   {}

// Pause is what the players have agreed on about their clocks. Turns may be played meanwhile.
type Pause struct {
	Offer Seat          // who has offered one
	Since time.Time     // both clocks stand since then; zero: they do not
	Stood time.Duration // how long they stood before that in this game
}

// longestPause is how long both clocks stand in one game, all told.
const longestPause = 60 * day

func (d *decider) offerPause(OfferPause) {
	other := d.c.By.Other()
	switch {
	case !d.mayPause():
	case d.Pause.Offer == other:
		d.agreePause()
	case d.Pause.Offer == d.c.By:
		d.answer(phrase.New("match-pause-waits", "name", d.name(other)))
	default:
		d.happen(PauseOffered{})
		d.answer(phrase.New("match-pause-offered", "name", d.name(other)))
		d.report(phrase.New("match-pause-offers", "name", d.name(d.c.By)))
	}
}

func (d *decider) answerPause(do AnswerPause) {
	other := d.name(d.c.By.Other())
	switch {
	case d.Pause.Offer != d.c.By.Other():
		d.refuse(phrase.New("match-pause-no-offer", "name", other))
	case !do.Yes:
		d.happen(PauseRefused{})
		d.answer(phrase.New("match-pause-declined", "name", other))
		d.report(phrase.New("match-pause-declines", "name", d.name(d.c.By)))
	case d.mayPause():
		d.agreePause()
	}
}

// mayPause refuses where there is no clock that could stand: time that has run out does not come back.
func (d *decider) mayPause() bool {
	switch {
	case !d.Terms.Time.Limited():
		d.refuse(phrase.New("match-claim-no-time"))
	case !d.Pause.Since.IsZero():
		d.refuse(phrase.New("match-pause-on", "since", d.Pause.Since))
	case d.Pause.Stood >= longestPause:
		d.refuse(phrase.New("match-pause-used", "most", longestPause))
	case d.outOfTime(d.c.At):
		d.refuse(phrase.New("match-pause-too-late"))
	}
	return !d.refused
}

func (d *decider) agreePause() {
	d.happen(Paused{})
	d.answer(phrase.New("match-pause-begins", "until", d.Pause.until()))
	d.report(phrase.New("match-pause-accepts", "name", d.name(d.c.By)), phrase.New("match-pause-begins", "until", d.Pause.until()))
}

func (d *decider) resume(EndPause) {
	if d.Pause.Since.IsZero() {
		d.refuse(phrase.New("match-pause-none"))
		return
	}
	d.happen(PauseEnded{Credit: d.stood(NoSeat)})
	d.answer(phrase.Join(phrase.Sentences, phrase.New("match-pause-ended"), d.runsOn(d.c.By)))
	d.report(phrase.Join(phrase.Sentences, phrase.New("match-pause-ends", "name", d.name(d.c.By)), d.runsOn(d.c.By.Other())))
}

// endPause lets the clocks run again after the longest pause.
func (d *decider) endPause() {
	if d.Stage != Playing || d.Pause.Since.IsZero() || d.c.At.Before(d.Pause.until()) {
		return
	}
	d.happenBy(NoSeat, PauseEnded{Credit: d.stood(NoSeat)})
	for _, reader := range []Seat{WhiteSeat, BlackSeat} {
		d.tell(reader, Happened, phrase.Join(phrase.Sentences, phrase.New("match-pause-over", "most", longestPause), d.runsOn(reader)))
	}
}

// runsOn tells a reader whose clock runs now, and until when.
func (d *decider) runsOn(reader Seat) phrase.Phrase {
	if d.Awaits(reader) {
		return d.goesOn(reader, reader)
	}
	return d.goesOn(reader.Other(), reader)
}

func (p Pause) until() time.Time { return p.Since.Add(longestPause - p.Stood) }

func (m *Match) pauseAsked(reader Seat, _ any) (Question, bool) {
	return Question{Yes: phrase.New("match-does-pause"), No: phrase.New("match-does-not-pause")}, m.Pause.Offer == reader.Other()
}

// pauses is the pause that lasts, if one does.
func (m *Match) pauses() []Stop {
	if m.Pause.Since.IsZero() {
		return nil
	}
	until := m.Pause.until()
	return []Stop{{
		Since: m.Pause.Since, Until: until,
		Why:   func(any) phrase.Phrase { return phrase.New("match-pause-agreed") },
		Again: func(any) phrase.Phrase { return phrase.New("match-pause-until", "until", until) },
	}}
}

func addPauseOffered(m *Match, e Event, _ PauseOffered) error {
	m.Pause.Offer = e.By
	return nil
}

func addPauseRefused(m *Match, _ Event, _ PauseRefused) error {
	m.Pause.Offer = NoSeat
	return nil
}

func addPaused(m *Match, e Event, _ Paused) error {
	m.Pause.Offer, m.Pause.Since = NoSeat, e.At
	return nil
}

func addPauseEnded(m *Match, e Event, f PauseEnded) error {
	if m.Pause.Since.IsZero() {
		return fmt.Errorf("%w: a pause ends that did not begin", ErrOutOfOrder)
	}
	m.Pause = Pause{Stood: m.Pause.Stood + max(0, e.At.Sub(m.Pause.Since))}
	m.Credit += f.Credit
	return nil
}
