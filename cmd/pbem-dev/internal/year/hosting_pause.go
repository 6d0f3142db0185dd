package year

import (
	"context"
	"fmt"
	"strings"
	"time"

	"pbem/adjudicator/clock"
	"pbem/games"
)

// pausesAYear is how often the host lets all clocks stand in a year.
const pausesAYear = 6

// pauses notes when the host has all clocks stand for some days, sometimes with another end meanwhile, sometimes until they think better of it.
func (w *world) pauses(p *person) {
	often := max(1, pausesAYear*w.Days/365)
	for i := range often {
		at := w.now.Add(w.span()/5 + time.Duration(i)*w.span()*3/4/time.Duration(often)).Add(time.Duration(p.dice.IntN(60*24)) * time.Minute).Truncate(time.Minute)
		until := at.Add(time.Duration(12+p.dice.IntN(60)) * time.Hour)
		pauses := func(until time.Time) func() string {
			return func() string { return "admin pause all until " + until.Format(pauseForm) }
		}
		w.hostWrites(p, at, pauses(until))
		switch i % 3 {
		case 1:
			w.hostWrites(p, at.Add(9*time.Hour), pauses(until.Add(7*time.Hour)))
		case 2:
			w.hostWrites(p, at.Add(10*time.Hour), func() string { return "admin pause end" })
		}
	}
}

const pauseForm = "2006-01-02 15:04"

// hostWrites notes a letter of the host's, with the words that are right when it is written.
func (w *world) hostWrites(p *person, at time.Time, words func() string) {
	w.agenda.note(at, func(ctx context.Context) error {
		return w.whenUp(ctx, func(context.Context) error {
			w.send(p.write(nil, words(), w.now, false))
			return nil
		})
	})
}

// pausesAll: all clocks stand from the arrival of the host's yes, or, where they stand already, until another moment (CR-29).
func (w *world) pausesAll(_ context.Context, s *sent, rest string) error {
	until, err := time.Parse(pauseForm, rest)
	if err != nil {
		return fmt.Errorf("a pause of all clocks: %w", err)
	}
	w.report.Checked["pauses of all clocks"]++
	if i := w.standing(s.at); i >= 0 {
		w.paused[i].Ended = until
		return nil
	}
	w.paused = append(w.paused, clock.Interval{Began: s.at, Ended: until})
	return nil
}

func (w *world) endsPause(_ context.Context, s *sent, _ string) error {
	if i := w.standing(s.at); i >= 0 {
		w.paused[i].Ended = s.at
	}
	return nil
}

// standing is the number of the pause in which a moment is; negative for none.
func (w *world) standing(at time.Time) int {
	for i, p := range w.paused {
		if !at.Before(p.Began) && at.Before(p.Ended) {
			return i
		}
	}
	return -1
}

// stood are the pauses of all clocks as the second book has them.
func (w *world) stood() (list []games.Outage) {
	for _, p := range w.paused {
		list = append(list, games.Outage{Interval: p, Why: hostSays})
	}
	return list
}

const hostSays = "the host says so"

// checkPauses: the clocks of the service stand for just as long as the host has said.
func (w *world) checkPauses(ctx context.Context) error {
	outages, err := w.house.store().Outages(ctx, time.Time{})
	if err != nil {
		return err
	}
	var told, said strings.Builder
	for _, o := range outages {
		if o.Why == games.WhyPaused {
			fmt.Fprintf(&told, "%s to %s; ", o.Began.UTC().Format(time.DateTime), o.Ended.UTC().Format(time.DateTime))
		}
	}
	for _, p := range w.paused {
		if w.breaks(OtherPause) {
			p.Ended = p.Ended.Add(time.Minute)
		}
		fmt.Fprintf(&said, "%s to %s; ", p.Began.Format(time.DateTime), p.Ended.Format(time.DateTime))
	}
	if told.String() != said.String() {
		w.find("pauses", "all clocks stand %s and should stand %s", told.String(), said.String())
	}
	return nil
}
