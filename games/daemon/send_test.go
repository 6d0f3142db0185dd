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
	ours := &mailer.Failure{Code: 550, Ours: true, Text: "limit"}
	unreached := &mailer.Failure{Code: 421, Unreached: true, Text: "away"}
	for name, c := range map[string]struct {
		err     error
		age     time.Duration
		tries   int
		refused bool
		want    games.Settlement
	}{
		"sent":               {nil, 0, 2, false, games.Settlement{Sent: true, Reply: "queued"}},
		"sent late":          {nil, 10 * 24 * time.Hour, 2, false, games.Settlement{Sent: true, Reply: "queued"}},
		"temporary":          {temporary, time.Hour, 2, false, games.Settlement{Reply: "later", Retry: now.Add(4 * time.Minute)}},
		"unknown":            {errors.New("odd"), time.Hour, 2, false, games.Settlement{Reply: "odd", Retry: now.Add(4 * time.Minute)}},
		"permanent":          {permanent, 0, 2, false, games.Settlement{Reply: "never", Failed: true}},
		"after five days":    {temporary, 5*24*time.Hour + 1, 20, false, games.Settlement{Reply: "later", Failed: true}},
		"at five days":       {temporary, 5 * 24 * time.Hour, 20, false, games.Settlement{Reply: "later", Retry: now.Add(4 * time.Hour)}},
		"old, hardly tried":  {temporary, 50 * 24 * time.Hour, 2, false, games.Settlement{Reply: "later", Retry: now.Add(4 * time.Minute)}},
		"wrapped permanent":  {errors.Join(errors.New("odd"), permanent), 0, 2, false, games.Settlement{Reply: "odd\nnever", Failed: true}},
		"unreached":          {unreached, 0, 0, false, games.Settlement{Reply: "away", Untried: true, Retry: now.Add(time.Minute)}},
		"unreached for long": {unreached, 50 * 24 * time.Hour, 200, false, games.Settlement{Reply: "away", Untried: true, Retry: now.Add(time.Minute)}},
		"refused us":         {ours, 50 * 24 * time.Hour, 200, true, games.Settlement{Reply: "limit", Untried: true, Retry: now.Add(time.Minute)}},
		"refused it alone":   {ours, time.Hour, 2, false, games.Settlement{Reply: "limit", Retry: now.Add(4 * time.Minute)}},
		"alone for long":     {ours, 50 * 24 * time.Hour, 200, false, games.Settlement{Reply: "limit", Failed: true}},
		"unreached, refused": {unreached, 0, 0, true, games.Settlement{Reply: "away", Untried: true, Retry: now.Add(time.Minute)}},
	} {
		c.want.MessageID = "1"
		said := ""
		if c.err == nil {
			said = "queued"
		}
		l := games.Outgoing{Envelope: mailer.Envelope{MessageID: "1"}, Tries: c.tries, Created: now.Add(-c.age)}
		if got := settlement(l, mailer.Reply{Text: said, Err: c.err}, now, c.refused); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}
