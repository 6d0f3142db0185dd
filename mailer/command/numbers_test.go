package command

import "testing"

// TestNumbersAreNotGuessed: what may be two numbers or one, and a nought that would mean nothing, is refused rather than read as something.
func TestNumbersAreNotGuessed(t *testing.T) {
	t.Parallel()
	for _, line := range []string{
		"mail reminders 1,5d", "mail reminders 1,5 d", "mail reminders 3,1", "mail reminders 1;5d", "mail reminders 1.5d", "mail reminders 2d 1,5h", "grant 1, 5d", "grant 1 5d", "grant 1,5d", "vacation 1 5d", "vacation 1, 5 days", "vacation 0d", "vacation 0",
		"grant 0d", "grant 0", "new cosmic vs bo@b.test time 1, 5d", "new cosmic vs bo@b.test time 1 5 d", "new cosmic vs bo@b.test time 0d", "seek cosmic rating 0-0", "limit cosmic 0", "unif 0", "take 0", "watch 0", "show 0",
	} {
		if list := Parse(line, "", Context{Game: 1, Presets: []string{"cosmic"}}); len(list) == 0 || list[0].Problem.Empty() {
			t.Errorf("%q: %+v", line, list)
		}
	}
	for _, line := range []string{"mail reminders 3d 12h", "mail reminders 3d, 12h", "mail reminders 3d,12h", "mail reminders 3, 1", "mail reminders 3 d, 12 h and 1h", "grant 15d", "vacation 15 days", "new cosmic vs bo@b.test time 20 days / 10", "new cosmic vs bo@b.test time 30 d + 1 d max 45 d", "seek cosmic rating 0-1800", "show at 0"} {
		if list := Parse(line, "", Context{Game: 1, Presets: []string{"cosmic"}}); len(list) == 0 || !list[0].Problem.Empty() {
			t.Errorf("%q: %+v", line, list)
		}
	}
}
