package config_test

import (
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/config"
)

// TestRobots: how much robots play, and what says nothing of it.
func TestRobots(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]config.Robots{
		"":          {Games: 3, Turns: 200, Time: 10 * time.Minute},
		"off":       {Turns: 200, Time: 10 * time.Minute},
		"1 20 30s":  {Games: 1, Turns: 20, Time: 30 * time.Second},
		"9 900 24h": {Games: 9, Turns: 900, Time: 24 * time.Hour},
	} {
		line := ""
		if text != "" {
			line = "robots: " + text + "\n"
		}
		got, err := config.Parse("c.yaml", []byte(least+line))
		if err != nil || got.Robots != want {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"on", "none", "no", "0", "3", "3 200", "0 200 10m", "3 0 10m", "3 200 10", "3 200 0s", "3 200 25h", "3 200 -10m", "-3 200 10m", "3 200 10m 5", "1001 200 10m", "3 1000001 10m", "99999999999999999999 1 1m", "3 200 NaN"} {
		_, err := config.Parse("c.yaml", []byte(least+"robots: "+text+"\n"))
		if err == nil || !strings.Contains(err.Error(), "c.yaml:3") || !strings.Contains(err.Error(), "3 200 10m; or off") {
			t.Errorf("%q: %v", text, err)
		}
	}
}
