package daemon

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

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
