package referee

import (
	"context"
	"time"

	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/rules/phrase"
)

// mostPause is how long all clocks stand at once, at most.
const mostPause = 90 * day

// pause has all clocks stand until a time, or go again: as an outage, which no clock counts (CR-29).
func (h hosting) pause(ctx context.Context) (answer, error) {
	now := h.session.message.Received
	standing, on, err := h.paused(ctx, now)
	if err != nil {
		return answer{}, err
	}
	if h.do.Until.IsZero() {
		return h.endPause(standing, on, now)
	}
	if !h.do.Until.After(now) || h.do.Until.Sub(now) > mostPause {
		return h.not(phrase.New("admin-pause-past", "until", h.do.Until, "most", int(mostPause/day)))
	}
	began := now
	if on {
		began = standing.Began // another end of the same pause
	}
	h.declare(games.Outage{Interval: clock.Interval{Began: began, Ended: h.do.Until}, Why: games.WhyPaused})
	return h.done(phrase.New("admin-paused", "until", h.do.Until)), nil
}

// paused is the pause of all clocks that is on.
func (h hosting) paused(ctx context.Context, now time.Time) (games.Outage, bool, error) {
	list, err := h.changes.store.Outages(ctx, now)
	for _, o := range list {
		if o.Why == games.WhyPaused && !o.Began.After(now) {
			return o, true, err
		}
	}
	return games.Outage{}, false, err
}

func (h hosting) endPause(standing games.Outage, on bool, now time.Time) (answer, error) {
	if !on {
		return h.not(phrase.New("admin-no-pause"))
	}
	standing.Ended = now
	h.declare(standing)
	return h.done(phrase.New("admin-pause-ended")), nil
}

func (h hosting) declare(o games.Outage) {
	h.changes.letter.Outages = append(h.changes.letter.Outages, o)
	h.audit(0, true)
}
