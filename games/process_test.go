package games_test

import (
	"testing"
	"time"

	"pbem/games"
)

// TestTogether: two processes worked at the same time if each was alive when the other had begun, by clocks that may differ; one that followed
// the other did not.
func TestTogether(t *testing.T) {
	t.Parallel()
	at := func(name string, began, alive int) games.Process {
		start := time.Date(2026, 11, 26, 12, 0, 0, 0, time.UTC)
		return games.Process{Name: name, Node: "one", Began: start.Add(time.Duration(began) * time.Second), Alive: start.Add(time.Duration(alive) * time.Second)}
	}
	first := at("a", 0, 60)
	for name, c := range map[string]struct {
		other games.Process
		want  bool
	}{
		"itself":                            {at("a", 0, 60), false},
		"another beside it":                 {at("b", 10, 70), true},
		"one that began, and was not seen":  {at("b", 55, 55), true},
		"a follower":                        {at("b", 61, 120), false},
		"a follower whose clock is behind":  {at("b", 56, 120), false},
		"one before it":                     {at("b", -60, 0), false},
		"one before it with a clock ahead":  {at("b", -60, 4), false},
		"one that has been there for long":  {at("b", -600, 60), true},
		"one that began in the same moment": {at("b", 0, 60), true},
	} {
		if got := games.Together(first, c.other); got != c.want || games.Together(c.other, first) != got {
			t.Errorf("%s: %v, and %v the other way round", name, got, games.Together(c.other, first))
		}
	}
}
