package clock

import (
	"testing"
	"time"
)

// TestBounds, C-1: hosts set bounds of controls, and what lies on one of them is within.
func TestBounds(t *testing.T) {
	t.Parallel()
	loose := Bounds{Least: Day, Most: 30 * Day}
	strict := Bounds{Least: Day, Most: 30 * Day, Clocked: true}
	for _, c := range []struct {
		bounds  Bounds
		control string
		want    bool
	}{
		{Bounds{}, "1h", true}, {Bounds{}, "none", true}, {Bounds{}, "365d+365d", true},
		{loose, "23h", false}, {loose, "1d", true}, {loose, "30d", true}, {loose, "721h", false},
		{loose, "none", true}, {strict, "none", false},
		{loose, "30d+1h", true}, {loose, "30d+31d", false}, {loose, "29d+1d max 30d", true}, {loose, "29d+1d max 31d", false},
		{loose, "12h/10", false}, {loose, "20d/10", true}, {loose, "40d/10", false},
	} {
		control, err := Parse(c.control)
		if err != nil {
			t.Fatal(err)
		}
		if got := c.bounds.Hold(control); got != c.want {
			t.Errorf("%+v hold %s: %t", c.bounds, c.control, got)
		}
	}
	for text, want := range map[string]string{"12h": "1d", "5d": "5d", "none": "30d", "60d+40d max 90d": "30d+30d max 30d", "12h/10": "1d/10", "12h+1h max 18h": "1d+1h max 1d"} {
		control, err := Parse(text)
		if got := strict.Nearest(control); err != nil || got.String() != want || !strict.Hold(got) {
			t.Errorf("nearest to %s is %s, %v", text, got, err)
		}
	}
	if !(Bounds{Least: time.Hour, Most: Day}).Hold(PerTurn(2 * time.Hour)) {
		t.Error("two hours are not between one and 24")
	}
}
