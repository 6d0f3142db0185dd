package year

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules"
)

// whyUnsent is what the store says of an outage of the relay.
const whyUnsent = "nobody took our letters"

// checkPutOff: three hours after the relay works again it has had every letter that it did not take, once and as it was; but for reminders of
// what is not awaited any more (CR-28), and for what names somebody who is forgotten.
func (w *world) checkPutOff(ctx context.Context) error {
	if w.breaks(LostByRelay) {
		w.relay.waiting["lost@club.test"] = putOff{host, w.now}
	}
	for id, l := range w.relay.waiting {
		left, err := w.leftOut(ctx, id)
		if err != nil {
			return err
		}
		if p := w.byAddress[l.to]; !left && !(p != nil && p.forgotten) && !w.namesForgotten(ctx, id) {
			w.find("relay", "the letter %s to %s, which the relay did not take at %s, has not come", id, l.to, l.since.Format(time.DateTime))
		}
		delete(w.relay.waiting, id)
	}
	return nil
}

// namesForgotten reports whether a letter is about a game of somebody who is forgotten: what is not sent of that within 20 hours is given up,
// for it names them.
func (w *world) namesForgotten(ctx context.Context, id string) bool {
	game, err := strconv.Atoi(strings.Split(id+"..", ".")[1])
	if err != nil || game == 0 {
		return false
	}
	m, err := w.house.match(ctx, game)
	gone := err == nil && (m.Forgotten[rules.White] || m.Forgotten[rules.Black])
	if gone {
		w.report.Checked["letters given up with who was forgotten"]++
	}
	return gone
}

// leftOut reports whether a letter was rightly not sent: it reminds of what is not awaited any more.
func (w *world) leftOut(ctx context.Context, id string) (bool, error) {
	traces, err := w.house.store().Trace(ctx, id, 1)
	if err != nil || len(traces) == 0 {
		return false, err
	}
	at := slices.IndexFunc(traces[0].Went, func(d games.Departure) bool { return d.MessageID == id })
	if at < 0 || traces[0].Went[at].State != games.LeftOut {
		return false, nil
	}
	d := traces[0].Went[at]
	m, err := w.house.match(ctx, d.Match)
	if err != nil || d.Kind != "reminder" {
		return false, err
	}
	w.report.Checked["reminders left out"]++
	later := func(t adjudicator.Played) bool { return t.At.After(d.Created.Add(-time.Minute)) }
	return m.Stage != adjudicator.Playing || m.Undos > 0 || m.SettingUp() || slices.ContainsFunc(m.Turns, later), nil
}

// checkRelay: all clocks stand from the first letter that the relay did not take to the first that it took.
func (w *world) checkRelay(ctx context.Context) error {
	outages, err := w.house.store().Outages(ctx, time.Time{})
	if err != nil {
		return err
	}
	var told, said strings.Builder
	for _, o := range outages {
		if o.Why == whyUnsent {
			fmt.Fprintf(&told, "%s to %s; ", o.Began.UTC().Format(time.DateTime), o.Ended.UTC().Format(time.DateTime))
		}
	}
	for _, i := range w.relay.stood {
		fmt.Fprintf(&said, "%s to %s; ", i.Began.Format(time.DateTime), i.Ended.Format(time.DateTime))
		w.report.Checked["days without a relay"]++
	}
	if told.String() != said.String() {
		w.find("relay", "for want of a relay all clocks stand %s and should stand %s", told.String(), said.String())
	}
	if w.putsOff() {
		return nil
	}
	return w.checkPutOff(ctx)
}
