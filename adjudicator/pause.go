package adjudicator

import (
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

func pausing() Action {
	return Action{
		Name: "pause", Help: "pause", Proof: OfTurn,
		Words: []Words{
			{[]string{"pause", "offer pause", "offer a pause", "propose a pause"}, AnAnswer},
			{[]string{"accept pause", "accept the pause", "agree to the pause", "agree to a pause"}, Yes},
			{[]string{"decline pause", "decline the pause", "refuse pause", "refuse the pause", "no pause"}, No},
		},
		Make: func(a Asked) Deed {
			if a.Yes || a.No {
				return AnswerPause{Yes: a.Yes, Confirmed: a.Confirmed}
			}
			return OfferPause{}
		},

		inPlay:    true,
		decisions: []decision{on(offerPause), on(answerPause)},
		facts: []factRow{
			fact("pause-offered", Playing, addPauseOffered), fact("pause-refused", Playing, addPauseRefused), fact("paused", Playing, addPaused),
		},
		asks: pauseAsked,
		due:  endPause,
		next: pauseEnds,
	}
}

func resuming() Action {
	return Action{
		Name: "resume", Help: "pause",
		Words: []Words{{[]string{"resume", "end pause", "end the pause"}, Nothing}},
		Make:  func(Asked) Deed { return EndPause{} },

		inPlay:    true,
		decisions: []decision{on(resume)},
		facts:     []factRow{fact("pause-ends", Playing, addPauseEnds), fact("pause-over", Playing, addPauseOver)},
	}
}

// OfferPause never accepts the opponent's offer: the two letters may have crossed (CR-42). AnswerPause with Yes does. EndPause is either
// player's. Confirmed as in Play.
type (
	OfferPause  struct{}
	AnswerPause struct{ Yes, Confirmed bool }
	EndPause    struct{}
)

func (OfferPause) deed()  {}
func (AnswerPause) deed() {}
func (EndPause) deed()    {}

// leastPause is how long the clocks stand after somebody wants them to go again (CR-26).
const leastPause = day

func offerPause(d *decider, _ OfferPause) {
	other := seatName(&d.Match, d.c.By.Other())
	switch {
	case !mayPause(d):
	case d.Pause.Offer == d.c.By.Other():
		d.refuse(phrase.New("match-pause-offered-first", "name", other))
	case d.Pause.Offer == d.c.By:
		d.answer(phrase.New("match-pause-waits", "name", other))
	default:
		d.happen(PauseOffered{})
		d.answer(phrase.New("match-pause-offered", "name", other))
		d.report(phrase.New("match-pause-offers", "name", seatName(&d.Match, d.c.By)))
		d.heads(PauseWish)
	}
}

func answerPause(d *decider, do AnswerPause) {
	other := seatName(&d.Match, d.c.By.Other())
	if do.Confirmed {
		asOf(d)
	}
	switch {
	case do.Yes && !mayPause(d):
	case d.Pause.Offer != d.c.By.Other():
		d.refuse(phrase.New("match-pause-no-offer", "name", other))
	case do.Yes:
		agreePause(d)
	default:
		d.happen(PauseRefused{})
		d.answer(phrase.New("match-pause-declined", "name", other))
		d.report(phrase.New("match-pause-declines", "name", seatName(&d.Match, d.c.By)))
		d.heads(PauseRefusal)
	}
}

// mayPause refuses where there is no clock that could stand: time that has run out does not come back.
func mayPause(d *decider) bool {
	last, on := d.Pause.lasts(d.c.At)
	switch {
	case !d.Terms.Time.Limited():
		d.refuse(phrase.New("match-pause-no-clock"))
	case on:
		d.refuse(phrase.New("match-pause-on", "since", last.Began, "until", last.Ended))
	case d.Pause.stood() >= mostPaused:
		d.refuse(phrase.New("match-pause-used", "most", mostPaused))
	case outOfTime(&d.Match, d.c.At):
		d.refuse(phrase.New("match-pause-too-late"))
	}
	return !d.refused
}

func agreePause(d *decider) {
	until := d.c.At.Add(mostPaused - d.Pause.stood())
	d.happen(Paused{Until: until})
	begins := phrase.New("match-pause-begins", "until", until)
	d.answer(begins)
	d.report(phrase.New("match-pause-accepts", "name", seatName(&d.Match, d.c.By)), begins)
	d.heads(ClockStands)
}

// resume lets both clocks go again a day after the letter, so that nobody is taken by surprise.
func resume(d *decider, _ EndPause) {
	last, on := d.Pause.lasts(d.c.At)
	until := d.c.At.Add(leastPause)
	switch {
	case !on:
		d.refuse(phrase.New("match-pause-none"))
	case d.Pause.Over || !until.Before(last.Ended):
		d.answer(phrase.New("match-pause-ends-already", "until", last.Ended))
	default:
		d.happen(PauseEnds{Until: until})
		d.answer(phrase.New("match-pause-ended", "until", until), dueAfter(d))
		d.report(phrase.New("match-pause-ends", "name", seatName(&d.Match, d.c.By), "until", until), dueAfter(d))
		d.heads(ClockRuns)
	}
}

// endPause tells that the clocks go again after the longest pause.
func endPause(d *decider) {
	ends, waits := pauseEnds(&d.Match)
	if !waits || d.c.At.Before(ends) {
		return
	}
	d.happenBy(NoSeat, PauseOver{})
	for _, reader := range []Seat{WhiteSeat, BlackSeat} {
		d.tell(reader, Happened, phrase.New("match-pause-over", "most", mostPaused), runsOn(d, reader))
	}
	d.heads(ClockRuns)
}

// pauseEnds returns when the last pause ends of itself, which nobody has been told of as of something near.
func pauseEnds(m *Match) (ends time.Time, waits bool) {
	n := len(m.Pause.Agreed)
	if n == 0 || m.Pause.Over || m.Stage != Playing {
		return time.Time{}, false
	}
	return m.Pause.Agreed[n-1].Ended, true
}

// runsOn tells a reader until when there is time.
func runsOn(d *decider, reader Seat) phrase.Phrase {
	if d.Awaits(reader) {
		return goesOn(d, reader, reader)
	}
	return goesOn(d, reader.Other(), reader)
}

func pauseAsked(m *Match, reader Seat, opponent any) (Question, bool) {
	q := Question{Asked: phrase.New("match-pause-stands", "name", opponent), Yes: phrase.New("match-does-pause"), No: phrase.New("match-does-not-pause")}
	return q, m.Pause.Offer == reader.Other()
}

// Paused stops both clocks at once, until the longest pause is over. PauseEnds says that they go again sooner, and that both know;
// PauseOver, that both were told of the end that came of itself.
type (
	PauseOffered struct{}
	PauseRefused struct{}
	Paused       struct {
		Until time.Time `json:"until"`
	}
	PauseEnds struct {
		Until time.Time `json:"until"`
	}
	PauseOver struct{}
)

func (PauseOffered) fact() {}
func (PauseRefused) fact() {}
func (Paused) fact()       {}
func (PauseEnds) fact()    {}
func (PauseOver) fact()    {}

// Pause is what the players have agreed on about their clocks. Turns may be played meanwhile, and do not end it (CR-26).
type Pause struct {
	Offer  Seat             // who has offered one
	Agreed []clock.Interval // when both clocks stand, one after the other; the last may be still to end
	Over   bool             // both have been told of the end of the last
}

// stood is how long both clocks have stood by agreement, or will have.
func (p Pause) stood() (sum time.Duration) {
	for _, i := range p.Agreed {
		sum = clock.Sum(sum, i.Ended.Sub(i.Began))
	}
	return sum
}

// lasts returns the pause that is on at a moment.
func (p Pause) lasts(at time.Time) (last clock.Interval, on bool) {
	if n := len(p.Agreed); n > 0 {
		last = p.Agreed[n-1]
	}
	return last, at.Before(last.Ended)
}

// Paused returns until when both clocks stand by agreement, at the latest; ok is false where they go.
func (m *Match) Paused(now time.Time) (until time.Time, ok bool) {
	last, on := m.Pause.lasts(now)
	return last.Ended, on && m.Stage == Playing
}

// lapse drops the offer of a pause, if it is that of a seat.
func (p *Pause) lapse(of Seat) {
	if p.Offer == of {
		p.Offer = NoSeat
	}
}

func addPauseOffered(m *Match, e Event, _ PauseOffered) error {
	m.Pause.Offer = e.By
	return nil
}

func addPauseRefused(m *Match, _ Event, _ PauseRefused) error {
	m.Pause.Offer = NoSeat
	return nil
}

func addPaused(m *Match, e Event, f Paused) error {
	if _, on := m.Pause.lasts(e.At); on || f.Until.Before(e.At) {
		return fmt.Errorf("%w: a pause in a pause", ErrOutOfOrder)
	}
	m.Pause = Pause{Agreed: append(slices.Clip(m.Pause.Agreed), clock.Interval{Began: e.At, Ended: f.Until})}
	return nil
}

func addPauseEnds(m *Match, e Event, f PauseEnds) error {
	last, on := m.Pause.lasts(e.At)
	if !on || f.Until.Before(e.At) || f.Until.After(last.Ended) {
		return fmt.Errorf("%w: a pause ends that is not on", ErrOutOfOrder)
	}
	m.Pause.Agreed = slices.Clone(m.Pause.Agreed)
	m.Pause.Agreed[len(m.Pause.Agreed)-1].Ended, m.Pause.Over = f.Until, true
	return nil
}

func addPauseOver(m *Match, _ Event, _ PauseOver) error {
	m.Pause.Over = true
	return nil
}

// lapsedPause tells of an offer of a pause that a turn of a seat made idle: first that seat, then the opponent.
func lapsedPause(before *Match, by Seat) (mine, theirs phrase.Phrase) {
	if before.Pause.Offer != by.Other() {
		return phrase.Phrase{}, phrase.Phrase{}
	}
	return phrase.New("match-lapsed-pause-theirs", "name", seatName(before, by.Other())), phrase.New("match-lapsed-pause-yours")
}
