package daemon

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Health answers /ready with 200 when the store answers and the mailbox is connected, else 503 with the reason; and
// /metrics in the Prometheus format. It is meant for a loopback address.
func (d *Daemon) Health(gatherer prometheus.Gatherer, connected func() bool) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /ready", func(w http.ResponseWriter, r *http.Request) {
		if reason := d.unready(r.Context(), connected); reason != "" {
			http.Error(w, reason, http.StatusServiceUnavailable)
			return
		}
		fmt.Fprintln(w, "ready")
	})
	metrics := promhttp.HandlerFor(gatherer, promhttp.HandlerOpts{})
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, r *http.Request) {
		if waiting, failed, err := d.Store.OutboxCounts(r.Context()); err == nil {
			d.Metrics.outbox(waiting, failed)
		}
		metrics.ServeHTTP(w, r)
	})
	return mux
}

func (d *Daemon) unready(ctx context.Context, connected func() bool) string {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	if _, _, err := d.Store.OutboxCounts(ctx); err != nil {
		return "the store does not answer: " + err.Error()
	}
	if connected != nil && !connected() {
		return "the mailbox is not connected"
	}
	return ""
}
