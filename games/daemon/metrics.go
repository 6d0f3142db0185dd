package daemon

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"pbem/games"
)

// Metrics counts what the daemon does, in Prometheus's way. A nil *Metrics counts nothing.
type Metrics struct {
	letters *prometheus.CounterVec
	came    *prometheus.CounterVec
	went    *prometheus.CounterVec
	events  prometheus.Counter
	sends   *prometheus.CounterVec
	waiting prometheus.Gauge
	given   prometheus.Gauge
	ready   prometheus.Gauge
	stuck   *prometheus.GaugeVec
	away    *prometheus.GaugeVec
	outages prometheus.Gauge
}

// NewMetrics returns metrics that are registered with r.
func NewMetrics(r prometheus.Registerer) *Metrics {
	m := &Metrics{
		letters: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "pbem_letters_total", Help: "Letters received, by what became of them."}, []string{"outcome"}),
		came: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "pbem_letters_in_total", Help: "Letters in, by what became of them and the route by which they came."}, []string{"disposition", "route"}),
		went: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "pbem_letters_out_total", Help: "Attempts to send a letter, by its kind and the result."}, []string{"kind", "result"}),
		events: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "pbem_events_total", Help: "Events committed to matches."}),
		sends: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "pbem_sends_total", Help: "Attempts to send a letter, by outcome."}, []string{"outcome"}),
		waiting: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "pbem_outbox_waiting", Help: "Letters that wait to be sent."}),
		given: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "pbem_outbox_given_up", Help: "Letters that were given up."}),
		ready: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "pbem_ready", Help: "1 while /ready says that all is well, else 0."}),
		stuck: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "pbem_letters_stuck", Help: "Letters that are not handled: in quarantine, in a mailbox that does not deliver them, undecided."}, []string{"where"}),
		away: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "pbem_outage", Help: "1 while the mailbox cannot be read (unread) or nobody takes our letters (unsent), so that no time passes in any game; else 0."}, []string{"what"}),
		outages: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "pbem_outages_week", Help: "Outages that ended in the last seven days: times that no clock counts."}),
	}
	r.MustRegister(m.letters, m.came, m.went, m.events, m.sends, m.waiting, m.given, m.ready, m.stuck, m.away, m.outages)
	m.fromTheStart()
	return m
}

// fromTheStart has what alerts look at be there before it first happens: of a counter that begins with 1 nobody sees that it grew.
func (m *Metrics) fromTheStart() {
	for _, outcome := range []string{sentOutcome, givenUpOutcome, putOffOutcome, leftOutOutcome} {
		m.sends.WithLabelValues(outcome)
	}
	for _, outcome := range []string{"handled", "duplicate", "failed", "aside"} {
		m.letters.WithLabelValues(outcome)
	}
	for _, route := range []string{"imap", "lmtp", "smtp"} {
		for _, became := range []games.Disposition{games.Capped, games.SetAside, games.Failed, games.Waiting} {
			m.came.WithLabelValues(string(became), route)
		}
	}
}

// The outcomes of a try to send a letter.
const (
	sentOutcome    = "sent"
	givenUpOutcome = "given up"
	putOffOutcome  = "put off"
	leftOutOutcome = "left out"
)

func (m *Metrics) duplicate() { m.letter("duplicate") }
func (m *Metrics) failure()   { m.letter("failed") }
func (m *Metrics) aside()     { m.letter("aside") }

func (m *Metrics) letter(outcome string) {
	if m != nil {
		m.letters.WithLabelValues(outcome).Inc()
	}
}

// in counts a letter that came.
func (m *Metrics) in(became games.Disposition, route string) {
	if m != nil {
		m.came.WithLabelValues(string(became), route).Inc()
	}
}

// out counts a try to send a letter.
func (m *Metrics) out(kind, result string) {
	if m != nil {
		m.went.WithLabelValues(kind, result).Inc()
	}
}

func (m *Metrics) committed(commits []games.Commit) {
	if m == nil {
		return
	}
	for _, c := range commits {
		if c.Digest != "" {
			m.letter("handled")
		}
		for _, change := range c.Changes {
			m.events.Add(float64(len(change.Events)))
		}
	}
}

func (m *Metrics) sent(done []games.Settlement) {
	if m == nil {
		return
	}
	for _, s := range done {
		switch {
		case s.Sent:
			m.sends.WithLabelValues(sentOutcome).Inc()
		case s.Failed:
			m.sends.WithLabelValues(givenUpOutcome).Inc()
		case s.LeftOut:
			m.sends.WithLabelValues(leftOutOutcome).Inc()
		default:
			m.sends.WithLabelValues(putOffOutcome).Inc()
		}
	}
}

func (m *Metrics) outbox(waiting, failed int) {
	if m != nil {
		m.waiting.Set(float64(waiting))
		m.given.Set(float64(failed))
	}
}

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

// Health answers /ready with 200 when the store answers, letters come in and go out and none is stuck, else 503 with the reason. Below "ready" stand
// the preset files of the host's that are left out: whoever does not play by them is not concerned. It answers
// /metrics in the Prometheus format. inward returns why no letters come in just now, "" if they do. It is meant for a loopback address.
func (d *Daemon) Health(gatherer prometheus.Gatherer, inward func() string) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /ready", func(w http.ResponseWriter, r *http.Request) {
		if reason := d.unready(r.Context(), inward); reason != "" {
			http.Error(w, reason, http.StatusServiceUnavailable)
			return
		}
		fmt.Fprintln(w, "ready")
		for _, err := range d.Referee.Registry.Faults() {
			fmt.Fprintln(w, "a preset file is left out: "+d.Referee.Language.Error(err))
		}
	})
	metrics := promhttp.HandlerFor(gatherer, promhttp.HandlerOpts{})
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, r *http.Request) {
		d.gauge(r.Context(), inward)
		metrics.ServeHTTP(w, r)
	})
	return mux
}

func (d *Daemon) unready(ctx context.Context, inward func() string) string {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	if _, _, err := d.Store.OutboxCounts(ctx); err != nil {
		return "the store does not answer: " + err.Error()
	}
	if err := d.troubled(); err != nil {
		return "the store does not work: " + err.Error()
	}
	if reason := inward(); reason != "" {
		return reason
	}
	if reason := d.unsent(ctx); reason != "" {
		return reason
	}
	return d.stuck(ctx)
}
