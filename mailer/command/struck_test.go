package command

import "testing"

// TestStruckByDashes: words between dashes that may be struck out keep a turn from being played, and the dashes of turns do not.
func TestStruckByDashes(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, struck string }{
		{"yellow: -Gd4-d5- Gb4-b5", "-Gd4-d5-"}, {"-yellow: Gd4-d5-\nyellow: Gb4-b5", "-yellow: Gd4-d5-"}, {"yellow: Gb4-b5, -Gd4-d5-", "-Gd4-d5-"},
		{"yellow: –Gd4-d5– Gb4-b5", "-Gd4-d5-"}, {"yellow:-Gd4-d5-\nGb4-b5", "-Gd4-d5-"}, {"yellow: Gb4-b5 (-Gd4-d5-)", "-Gd4-d5-"},
		{"yellow: --Gd4-d5-- Gb4-b5", "-Gd4-d5-"}, {"yellow: [-Gd4-d5-] Gb4-b5", "-Gd4-d5-"}, {"yellow: {--Gd4-d5--} Gb4-b5", "-Gd4-d5-"},
		{"yellow: [s]Gd4-d5[/s] Gb4-b5", "yellow: [s]Gd4-d5[/s] Gb4-b5"}, {"[strike]yellow: Gb4-b5[/strike]", "[strike]yellow: Gb4-b5[/strike]"}, {"❌ yellow: Gd4-d5\nyellow: Gb4-b5", "❌ yellow: Gd4-d5"},
		{"-Gd4-d5\n-Gb4-b5", ""}, {"- Gd4-d5\n- Gb4-b5", ""}, {"Gd4 - d5, Gb4 - b5", ""}, {"Gd4 -d5, Gb4 -b5", ""}, {"Gd4- d5, Gb4- b5", ""},
		{"-b0-c-1, -c2--d3", ""}, {"Gd4--d5", ""}, {"Gd4->d5", ""}, {"Gd4 --> d5", ""}, {"-- Gd4-d5 --", ""}, {"Gd4-d5 -", ""},
	} {
		list := Parse(c.text, "", Context{Game: 1, Files: 16, Ranks: 12})
		if got := struckByDashes(c.text); got != c.struck || (c.struck != "") != (len(list) == 1 && list[0].Problem.Key == "command-struck") {
			t.Errorf("%q: struck out is %q, want %q; read %+v", c.text, got, c.struck, list)
		}
	}
}
