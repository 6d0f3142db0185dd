package year

import (
	"context"
	"time"

	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/mailer"
)

// relay is the mail server that takes our letters over: on some days it takes none.
type relay struct {
	down    time.Time            // since when it takes nothing; zero while it works
	trial   time.Time            // when it was first asked to take a letter since; zero for not
	back    time.Time            // when it worked again last
	waiting map[string]putOff    // what it has not taken, and not had again since, by Message-ID
	stood   []clock.Interval     // from the first letter that it did not take to the first that it took
	late    map[string]time.Time // of letters that it took late: when they were given to it first
}

// putOff is a letter that was not taken.
type putOff struct {
	to    string
	since time.Time
}

// relayDay is how long it takes nothing. For the first hours it says so; then nobody answers there.
const (
	relayDay  = 24 * time.Hour
	relaySays = 2 * time.Hour
)

// relayDays notes when the relay takes nothing: once while one daemon has the store, and, in a long year, once while two have.
func (w *world) relayDays() {
	w.relay.waiting, w.relay.late = map[string]putOff{}, map[string]time.Time{}
	if w.Days < 30 {
		return
	}
	days := []time.Duration{w.span() * 3 / 5}
	if w.Days >= 60 {
		days = append(days, w.span()*4/5)
	}
	for _, after := range days {
		at := w.now.Add(after).Truncate(time.Hour).Add(7 * time.Minute)
		w.agenda.note(at, func(context.Context) error { w.relay.down = w.now; return nil })
		w.agenda.note(at.Add(relayDay), func(context.Context) error {
			w.relay.down, w.relay.back = time.Time{}, w.now
			return nil
		})
		w.agenda.note(at.Add(relayDay+3*time.Hour), func(ctx context.Context) error { return w.whenUp(ctx, w.checkPutOff) })
	}
}

// takesNothing answers for a relay that takes no letter. That the first was not taken is known for sure: nobody is killed just then.
func (w *world) takesNothing(letters []mailer.Envelope) []mailer.Reply {
	replies := make([]mailer.Reply, len(letters))
	failure := &mailer.Failure{Unreached: true, Text: "connection refused"}
	if w.now.Sub(w.relay.down) < relaySays {
		failure = &mailer.Failure{Code: 451, Text: "4.3.1 the disk is full"}
	}
	for i, l := range letters {
		replies[i].Err = failure
		if _, before := w.relay.waiting[l.MessageID]; !before {
			w.relay.waiting[l.MessageID] = putOff{l.To, w.now}
			w.report.Checked["letters that the relay put off"]++
		}
	}
	if w.relay.trial.IsZero() && len(letters) > 0 {
		w.relay.trial = w.now
		w.house.spare()
	}
	return replies
}

// takes notes that the relay works, by what it has said of one letter.
func (w *world) takes(id string) {
	if before, late := w.relay.waiting[id]; late {
		w.relay.late[id] = before.since
		delete(w.relay.waiting, id)
	}
	if !w.relay.trial.IsZero() {
		w.relay.stood = append(w.relay.stood, clock.Interval{Began: w.relay.trial, Ended: w.now})
		w.relay.trial = time.Time{}
		w.house.spare()
	}
}

// onTrial is the outage of the relay that is not over yet, up to now.
func (w *world) onTrial() []clock.Interval {
	if w.relay.trial.IsZero() {
		return nil
	}
	return []clock.Interval{{Began: w.relay.trial, Ended: w.now}}
}

// givenAt is when a letter that has come now was given to the relay first.
func (w *world) givenAt(id string) time.Time {
	if since, late := w.relay.late[id]; late {
		return since
	}
	return w.now
}

// putsOff reports whether letters may be late just now, for the relay has taken none in the last hours.
func (w *world) putsOff() bool {
	return !w.relay.down.IsZero() || !w.relay.back.IsZero() && w.now.Sub(w.relay.back) < 3*time.Hour
}

// relayStood are the outages of the relay as the second book has them: by what it said to each letter.
func (w *world) relayStood() (list []games.Outage) {
	for _, i := range append(w.onTrial(), w.relay.stood...) {
		list = append(list, games.Outage{Interval: i, Why: relayTookNothing})
	}
	return list
}

const relayTookNothing = "the relay took nothing"
