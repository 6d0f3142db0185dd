package clock

import (
	"encoding/json"
	"testing"
	"time"

	"pgregory.net/rapid"
)

func controls() map[string]Control {
	return map[string]Control{
		"none": {}, "3d": PerTurn(3 * Day), "12h": PerTurn(12 * time.Hour), "36h": PerTurn(36 * time.Hour), "30d+1d": {First: 30 * Day, Add: Day},
		"30d+0d": {First: 30 * Day}, "30d+12h max 45d": {First: 30 * Day, Add: 12 * time.Hour, Most: 45 * Day}, "20d/10": {First: 20 * Day, Turns: 10},
	}
}

// TestControlText: each control has one text and one JSON, and both are read back.
func TestControlText(t *testing.T) {
	t.Parallel()
	for text, control := range controls() {
		if got := control.String(); got != text {
			t.Errorf("%+v is written %q, want %q", control, got, text)
		}
		if got, err := Parse(text); err != nil || got != control {
			t.Errorf("%q is read as %+v, %v", text, got, err)
		}
		data, err := json.Marshal(control)
		var again Control
		if err == nil {
			err = json.Unmarshal(data, &again)
		}
		if err != nil || again != control {
			t.Errorf("%q: %s is read as %+v, %v", text, data, again, err)
		}
	}
}

// TestControlStored: what events said before there were banks is the time for each turn.
func TestControlStored(t *testing.T) {
	t.Parallel()
	var c Control
	if err := json.Unmarshal([]byte("259200000000000"), &c); err != nil || c != PerTurn(3*Day) {
		t.Errorf("%+v, %v", c, err)
	}
	if data, err := json.Marshal(c); err != nil || string(data) != "259200000000000" {
		t.Errorf("%s, %v", data, err)
	}
}

func TestNoControls(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "3", "d", "0d", "-3d", "3d+", "+1d", "3d/1", "3d/0", "3d/x", "30d+1d max", "30d+1d max 2d", "99999999d", "3d 4d", "3d+-1h", "NaNd"} {
		if c, err := Parse(text); err == nil {
			t.Errorf("%q is read as %+v", text, c)
		}
	}
	for _, data := range []string{`{}`, `true`, `"x"`, `1.5`} {
		var c Control
		if err := json.Unmarshal([]byte(data), &c); err == nil {
			t.Errorf("%s is read as %+v", data, c)
		}
	}
}

// TestAfter has a line for what a clock shows after a turn: CR-4, CR-8.
func TestAfter(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		control string
		left    time.Duration
		turn    int
		want    time.Duration
	}{
		{"3d", Day, 1, 3 * Day},
		{"3d", 0, 7, 3 * Day},
		{"30d+1d", 29 * Day, 1, 30 * Day},
		{"30d+1d", 0, 2, Day}, // CR-3: it counts as 0 before what the turn adds
		{"30d+0d", 5 * Day, 2, 5 * Day},
		{"30d+12h max 45d", 44*Day + 18*time.Hour, 9, 45 * Day},
		{"30d+12h max 45d", 45 * Day, 9, 45 * Day},
		{"30d+12h max 45d", 50 * Day, 9, 50 * Day}, // CR-8: lifted over it by a grant, it is not cut
		{"20d/10", 3 * Day, 9, 3 * Day},
		{"20d/10", 3 * Day, 10, 23 * Day}, // CR-4
		{"20d/10", 0, 11, 0},
		{"20d/10", Day, 20, 21 * Day},
		{"30d+1d", Most - time.Hour, 1, Most},
		{"20d/10", Most - Day, 10, Most},
		{"30d+1d", Most, 400, Most},
	} {
		if got := controls()[row.control].After(row.left, row.turn); got != row.want {
			t.Errorf("%s, %v left after turn %d: %v, want %v", row.control, row.left, row.turn, got, row.want)
		}
	}
}

// TestAfterSetup: CR-23.
func TestAfterSetup(t *testing.T) {
	t.Parallel()
	for control, want := range map[string]time.Duration{"3d": 3 * Day, "30d+1d": Day, "20d/10": Day, "none": 0} {
		if got := controls()[control].AfterSetup(0); got != want {
			t.Errorf("%s: %v, want %v", control, got, want)
		}
	}
	if got := controls()["30d+1d"].AfterSetup(7 * Day); got != 7*Day {
		t.Errorf("a bank of 7 days shows %v after a set-up", got)
	}
}

// slowly counts minute by minute what a clock loses between two moments.
func slowly(free []Interval, from, to time.Time) (counted time.Duration) {
	for at := from; at.Before(to); at = at.Add(time.Minute) {
		stands := false
		for _, i := range free {
			stands = stands || !at.Before(i.Began) && at.Before(i.Ended)
		}
		if !stands {
			counted += time.Minute
		}
	}
	return counted
}

// TestSlowBookkeeping plays histories of turns under every kind of control, with times that no clock counts, and keeps the clock of one
// player a second time, minute by minute.
func TestSlowBookkeeping(t *testing.T) {
	t.Parallel()
	kinds := []Control{PerTurn(90 * time.Minute), {First: 300 * time.Minute, Add: 20 * time.Minute},
		{First: 300 * time.Minute, Add: 40 * time.Minute, Most: 330 * time.Minute}, {First: 200 * time.Minute, Turns: 3}}
	rapid.Check(t, func(t *rapid.T) {
		minutes := func(name string, most int) time.Duration {
			return time.Duration(rapid.IntRange(0, most).Draw(t, name)) * time.Minute
		}
		control := rapid.SampledFrom(kinds).Draw(t, "control")
		now := time.Date(2026, 3, 29, 0, 0, 0, 0, time.UTC)
		var list []Interval
		for range rapid.IntRange(0, 5).Draw(t, "free") {
			began := now.Add(minutes("began", 900))
			list = append(list, Interval{began, began.Add(minutes("length", 200) - 20*time.Minute)})
		}
		free, shows, bank := Join(list), control.First, control.First
		for turn := 1; turn <= 8; turn++ {
			flag, end := free.After(now, shows), now.Add(minutes("thinks", 200))
			used := slowly(list, now, end)
			if fell := !end.Before(flag); fell != (used >= bank) && !end.Equal(flag) {
				t.Fatalf("turn %d: the flag falls at %v; until %v %v of %v were used", turn, flag, end, used, bank)
			}
			shows = control.After(max(0, shows-free.Counted(now, end)), turn)
			bank = bookkept(control, max(0, bank-used), turn)
			if shows != bank {
				t.Fatalf("after turn %d the clock shows %v, by minutes %v", turn, shows, bank)
			}
			now = end.Add(minutes("the other thinks", 100))
		}
	})
}

// bookkept keeps the same clocks in other words.
func bookkept(c Control, left time.Duration, turn int) time.Duration {
	switch {
	case c.Turns == 1:
		return c.First
	case c.Turns > 1:
		if turn%c.Turns == 0 {
			left += c.First
		}
		return left
	}
	for added := time.Duration(0); added < c.Add && (c.Most == 0 || left < c.Most); added += time.Minute {
		left += time.Minute
	}
	return left
}

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
