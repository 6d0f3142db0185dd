package daemon

import (
	"errors"
	"testing"
	"time"

	"pbem/games"
	"pbem/mailer"
)

func TestBackoff(t *testing.T) {
	for tries, want := range map[int]time.Duration{
		0: time.Minute, 1: 2 * time.Minute, 2: 4 * time.Minute, 7: 128 * time.Minute, 8: 4 * time.Hour, 9: 4 * time.Hour, 1 << 30: 4 * time.Hour,
	} {
		if got := backoff(tries); got != want {
			t.Errorf("after %d tries %v, want %v", tries, got, want)
		}
	}
}

func TestSettlement(t *testing.T) {
	now := time.Date(2026, 3, 2, 10, 0, 0, 0, time.UTC)
	temporary, permanent := &mailer.Failure{Code: 450, Text: "later"}, &mailer.Failure{Code: 550, Permanent: true, Text: "never"}
	for name, c := range map[string]struct {
		err  error
		age  time.Duration
		want games.Settlement
	}{
		"sent":              {nil, 0, games.Settlement{Sent: true}},
		"sent late":         {nil, 10 * 24 * time.Hour, games.Settlement{Sent: true}},
		"temporary":         {temporary, time.Hour, games.Settlement{Error: "later", Retry: now.Add(4 * time.Minute)}},
		"unknown":           {errors.New("odd"), time.Hour, games.Settlement{Error: "odd", Retry: now.Add(4 * time.Minute)}},
		"permanent":         {permanent, 0, games.Settlement{Error: "never", Failed: true}},
		"after five days":   {temporary, 5*24*time.Hour + 1, games.Settlement{Error: "later", Failed: true}},
		"at five days":      {temporary, 5 * 24 * time.Hour, games.Settlement{Error: "later", Retry: now.Add(4 * time.Minute)}},
		"wrapped permanent": {errors.Join(errors.New("odd"), permanent), 0, games.Settlement{Error: "odd\nnever", Failed: true}},
	} {
		c.want.MessageID = "1"
		l := games.Outgoing{Envelope: mailer.Envelope{MessageID: "1"}, Tries: 2, Created: now.Add(-c.age)}
		if got := settlement(l, c.err, now); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}
