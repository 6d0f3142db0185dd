package composer_test

import (
	"strings"
	"testing"

	"pbem/rules"
	"pbem/web/composer"
)

// TestTapsAreNotToldToWrite: what a refusal says helps somebody who taps.
func TestTapsAreNotToldToWrite(t *testing.T) {
	t.Parallel()
	tests := []struct {
		start composer.Start
		taps  []string
		want  string
	}{
		{composer.Start{Preset: "amoeba"}, []string{"c1", "d3", "c5", "c4", "e1"},
			"A turn has one chess move and at most one slide, and this would be one more."},
		{composer.Start{Preset: "amoeba"}, []string{"c1", "a1"}, "The white knight on c1 does not move to a1. Nc1 could go to b3, d3."},
		{composer.Start{Preset: "cosmic"}, []string{"a1"}, "The white King on a1 has nowhere to go."},
	}
	for _, test := range tests {
		p, err := composer.Load(test.start, "")
		if err != nil {
			t.Fatal(err)
		}
		c := open(t, p, test.start)
		for _, tap := range test.taps {
			square, _ := rules.ParseSquare(tap)
			c.Tap(square)
		}
		if got := c.State().Error; got != test.want {
			t.Errorf("%s, taps on %v: %q, want %q", test.start.Preset, test.taps, got, test.want)
		}
	}
}

// TestOptionsThatChangeTurns: the list to choose from leaves out what every preset has, and no turn depends on.
func TestOptionsThatChangeTurns(t *testing.T) {
	t.Parallel()
	list := string(composer.AppendPresets(nil))
	for option, want := range map[string]bool{"setback": true, "repetition": false, "quiet_turns": false} {
		if got := strings.Contains(list, `{"name":"`+option+`"`); got != want {
			t.Errorf("%s is offered: %v", option, got)
		}
	}
}
