package hosts

import (
	"context"
	"time"

	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/rules/phrase"
)

// mostPause is how long all clocks stand at once, at most.
const mostPause = 90 * changes.Day

// pause has all clocks stand until a time, or go again: as an outage, which no clock counts (CR-29).
func (h Hosting) pause(ctx context.Context) (talk.Answer, error) {
	now := h.Session.Message.Received
	standing, on, err := h.paused(ctx, now)
	if err != nil {
		return talk.Answer{}, err
	}
	if h.Do.Until.IsZero() {
		return h.endPause(standing, on, now)
	}
	if !h.Do.Until.After(now) || h.Do.Until.Sub(now) > mostPause {
		return h.not(phrase.New("admin-pause-past", "until", h.Do.Until, "most", int(mostPause/changes.Day)))
	}
	began := now
	if on {
		began = standing.Began // another end of the same pause
	}
	h.declare(games.Outage{Interval: clock.Interval{Began: began, Ended: h.Do.Until}, Why: games.WhyPaused})
	return h.done(phrase.New("admin-paused", "until", h.Do.Until)), nil
}

// paused is the pause of all clocks that is on.
func (h Hosting) paused(ctx context.Context, now time.Time) (games.Outage, bool, error) {
	list, err := h.Changes.Store.Outages(ctx, now)
	for _, o := range list {
		if o.Why == games.WhyPaused && !o.Began.After(now) {
			return o, true, err
		}
	}
	return games.Outage{}, false, err
}

func (h Hosting) endPause(standing games.Outage, on bool, now time.Time) (talk.Answer, error) {
	if !on {
		return h.not(phrase.New("admin-no-pause"))
	}
	standing.Ended = now
	h.declare(standing)
	return h.done(phrase.New("admin-pause-ended")), nil
}

func (h Hosting) declare(o games.Outage) {
	h.Changes.Letter.Outages = append(h.Changes.Letter.Outages, o)
	h.audit(0, true)
}
