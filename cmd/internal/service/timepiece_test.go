package service

import (
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/internal/testing/pgtest"
)

// TestOneTime: nodes whose machines' clocks differ have the same time, the database's, as far as it can be known from how long asking took. What
// only looks in has the time that it was given.
func TestOneTime(t *testing.T) {
	t.Parallel()
	settings := onDatabase(t)
	for _, c := range []struct {
		off    time.Duration
		serves bool
	}{{1500 * time.Millisecond, true}, {-1500 * time.Millisecond, true}, {1500 * time.Millisecond, false}} {
		clock := func() time.Time { return time.Now().Add(c.off) }
		began := time.Now()
		s, err := Open(t.Context(), settings, World{Getenv: os.Getenv, Log: io.Discard, Clock: clock, Own: clock, Serves: c.serves})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		took := time.Since(began)
		before, now, after := time.Now(), s.Daemon.Clock(), time.Now()
		if !c.serves {
			before, after, took = before.Add(c.off), after.Add(c.off), 0
		}
		if now.Before(before.Add(-took)) || now.After(after.Add(took)) {
			t.Errorf("a clock %v off that serves %v shows %v, between %v and %v", c.off, c.serves, now, before, after)
		}
	}
}

// onDatabase is the configuration of a service with a new database.
func onDatabase(t *testing.T) *config.Config {
	t.Helper()
	var server pgtest.Shared
	server.Start(t)
	file := filepath.Join(t.TempDir(), "pbem.yaml")
	if err := os.WriteFile(file, []byte("address: games@example.com\ntrust: token\nsend: dir:out\nkey: file:server.key\nstore: "+server.Database(t)+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	settings, err := config.Load(file)
	if err != nil {
		t.Fatal(err)
	}
	return settings
}
