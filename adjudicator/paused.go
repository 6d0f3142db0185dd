package adjudicator

import (
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

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
