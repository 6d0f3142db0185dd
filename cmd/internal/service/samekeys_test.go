package service

import (
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"pbem/games"
)

// TestStrangeKey: a service does not begin beside one that has another key, and says where that one runs. Beside one with the same it does.
func TestStrangeKey(t *testing.T) {
	t.Parallel()
	settings := onDatabase(t)
	world := World{Getenv: os.Getenv, Log: io.Discard, Clock: time.Now, Serves: true}
	s, err := Open(t.Context(), settings, world)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	soon := time.Now().Add(time.Hour) // that it goes on need not be waited for
	for _, p := range []games.Process{{Name: "a", Node: "near", Key: s.Daemon.Key, Alive: soon}, {Name: "b", Node: "far", Key: "another", Alive: soon}} {
		if err := s.store.Runs(t.Context(), p); err != nil {
			t.Fatal(err)
		}
		again, err := Open(t.Context(), settings, world)
		if refused := p.Node == "far"; refused != (err != nil) || refused && (!strings.Contains(err.Error(), "the service runs on far with a key") || strings.Contains(err.Error(), "near")) {
			t.Errorf("beside %s: %v", p.Node, err)
		}
		if err == nil {
			again.Close()
		}
	}
}
