package daemon

import (
	"context"
	"slices"
	"time"

	"pbem/games"
)

// week is how far back outages are counted.
const week = 7 * 24 * time.Hour

// gauge looks at what is so just now, for whoever reads the metrics. What the store does not tell stays as it was.
func (d *Daemon) gauge(ctx context.Context, inward func() string) {
	if d.Metrics == nil {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	m := d.Metrics
	m.ready.Set(truth(d.unready(ctx, inward) == ""))
	for mark := range trialMarks() {
		m.away.WithLabelValues(mark).Set(truth(d.onTrial(mark)))
	}
	if waiting, failed, err := d.Store.OutboxCounts(ctx); err == nil {
		m.outbox(waiting, failed)
	}
	if aside, err := d.Store.Quarantine(ctx); err == nil {
		m.stuck.WithLabelValues("quarantine").Set(float64(len(aside)))
	}
	if missing, err := d.Store.Unfetched(ctx); err == nil {
		m.stuck.WithLabelValues("mailbox").Set(float64(len(missing)))
	}
	m.stuck.WithLabelValues("undecided").Set(float64(d.undecided()))
	if list, err := d.Store.Outages(ctx, d.Clock().Add(-week)); err == nil {
		m.outages.Set(float64(len(slices.DeleteFunc(list, func(o games.Outage) bool { return o.Why == games.WhyPaused }))))
	}
}

func truth(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}
