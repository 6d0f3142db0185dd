package command

import "testing"

// TestNumbersAboveATurn: a number that stands above a turn, or in front of it, guards it as any number of a turn does; none is taken for noise.
func TestNumbersAboveATurn(t *testing.T) {
	t.Parallel()
	ctx := Context{Game: 42, Files: 16, Ranks: 12}
	const turn = "yellow: Gb4-b5"
	for _, zero := range []string{"turn 0", "Turn 0", "turn 0.", "[0]", "(0)", "0.", "0)", "0", "#0", "turn #0", "move 0", "turn 00", "turn 0,", "Turn 0 -", "0 -", "[turn 0]", "turn no. 0", "**turn 0**", "- 0", "• 0.", "0\ufe0f\u20e3", "٠", "0...", "turn -1", "-1", "-1.", "turn 1.5", "turn 0\n", "0:", "turn 0:"} {
		if list := Parse(zero+"\n"+turn, "", ctx); len(list) != 1 || list[0].Problem.Key != "command-number-beyond" {
			t.Errorf("%q above a turn: %+v", zero, list)
		}
	}
	for _, text := range []string{"turn 0 " + turn, "turn 0, " + turn, "0. " + turn, "0) " + turn, "[0] " + turn, "(turn 0) " + turn, "0 " + turn, "move 0 " + turn} {
		if list := Parse(text, "", ctx); len(list) != 1 || list[0].Problem.Key != "command-number-beyond" {
			t.Errorf("%q: %+v", text, list)
		}
	}
	for _, text := range []string{"turn 12\n" + turn, "Turn 12.\n" + turn, "12.\n" + turn, "12)\n" + turn, "[turn 12]\n" + turn, "move 12\n\n" + turn, "turn 12 " + turn, "turn 12, " + turn, "(turn 12) " + turn, "turn 12: " + turn, "12.\nyellow:\nGb4-b5", "turn 12\nyellow:\nGb4-b5", "turn #12\n" + turn, "12...\n" + turn} {
		if list := Parse(text, "", ctx); len(list) != 1 || list[0].Guard != 12 || !list[0].Problem.Empty() {
			t.Errorf("%q: %+v", text, list)
		}
	}
	for _, text := range []string{"12\n" + turn, "[12]\n" + turn, "#12\n" + turn, "12: " + turn} {
		if list := Parse(text, "", ctx); len(list) != 1 || list[0].Number != 12 && list[0].Game != 12 || !list[0].Problem.Empty() {
			t.Errorf("%q: %+v", text, list)
		}
	}
	for _, text := range []string{"1.\nGb4-b5\n2.\nGd4-d5", "yellow:\n1.\nGb4-b5\n2.\nGd4-d5", "12. " + turn, "12... " + turn, "1) Gb4-b5\n2) Gd4-d5", "yellow: 1. Gb4-b5 2. Gd4-d5", "[1] Gb4-b5", turn + "\n0", turn + "\n[0]"} {
		if list := Parse(text, "", ctx); len(list) != 1 || list[0].Guard+list[0].Number+list[0].Game != 0 || !list[0].Problem.Empty() {
			t.Errorf("%q: %+v", text, list)
		}
	}
}

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
