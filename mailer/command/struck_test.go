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
		{"yellow: ~Gd4-d5~ Gb4-b5", "yellow: ~Gd4-d5~ Gb4-b5"}, {"~yellow: Gd4-d5~", "~yellow: Gd4-d5~"}, {"~~yellow: Gd4-d5", "~~yellow: Gd4-d5"}, {"<s>yellow: Gd4-d5", "<s>yellow: Gd4-d5"},
		{"✗ yellow: Gd4-d5", "✗ yellow: Gd4-d5"}, {"yellow: Gd4-d5 ✖️", "yellow: Gd4-d5 ✖️"}, {"🗑 yellow: Gd4-d5", "🗑 yellow: Gd4-d5"}, {"// yellow: Gd4-d5", "// yellow: Gd4-d5"}, {"/* yellow: Gd4-d5 */", "/* yellow: Gd4-d5 */"},
		{"~Gd4-d5\n~Gb4-b5", ""}, {"Gd4~d5, Gb4~b5", ""}, {"Gd4 ~d5, Gb4 ~b5", ""}, {"Gd4~ d5, Gb4~ b5", ""}, {"Gd4~~d5", ""}, {"~~~\nGd4-d5\n~~~", ""},
		{"-Gd4-d5\n-Gb4-b5", ""}, {"- Gd4-d5\n- Gb4-b5", ""}, {"Gd4 - d5, Gb4 - b5", ""}, {"Gd4 -d5, Gb4 -b5", ""}, {"Gd4- d5, Gb4- b5", ""},
		{"-b0-c-1, -c2--d3", ""}, {"Gd4--d5", ""}, {"Gd4->d5", ""}, {"Gd4 --> d5", ""}, {"-- Gd4-d5 --", ""}, {"Gd4-d5 -", ""},
	} {
		list := Parse(c.text, "", Context{Game: 1, Files: 16, Ranks: 12})
		if got := struckByDashes(c.text); got != c.struck || (c.struck != "") != (len(list) == 1 && list[0].Problem.Key == "command-struck") {
			t.Errorf("%q: struck out is %q, want %q; read %+v", c.text, got, c.struck, list)
		}
	}
}

// TestStruckFromAbove: what begins to strike out above a turn, and isn't ended before it, keeps it from being played.
func TestStruckFromAbove(t *testing.T) {
	t.Parallel()
	for text, struck := range map[string]bool{
		"[s]\nyellow: Gd4-d5\n[/s]": true, "<del>\nyellow: Gd4-d5\n</del>": true, "<DEL cite='x'>I thought of\nyellow: Gd4-d5": true, "~~\nyellow: Gd4-d5\n~~": true, "~~I thought of\nyellow: Gd4-d5\n\nand more~~": true,
		"&lt;strike&gt;\nyellow: Gd4-d5": true, "[s]no[/s] [s]\nyellow: Gd4-d5": true,
		"[s]no[/s]\nyellow: Gd4-d5": false, "~~\nno\n~~\nyellow: Gd4-d5": false, "~~no~~\nyellow: Gd4-d5": false, "<s>\nno\n</s>\nyellow: Gd4-d5": false, "~~~\nyellow: Gd4-d5\n~~~": false,
		"I <3 this <small> game\nyellow: Gd4-d5": false, "yellow: Gd4-d5\n[s]no[/s]": false,
	} {
		list := Parse(text, "", Context{Game: 1, Files: 16, Ranks: 12})
		if got := len(list) > 0 && list[0].Problem.Key == "command-struck"; got != struck {
			t.Errorf("%q: struck out %v, want %v; read %+v", text, got, struck, list)
		}
	}
}
