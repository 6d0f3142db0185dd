package presets_test

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules/presets"
)

// warned lists what a file is warned of, "15: …" each.
func warned(t *testing.T, file string) string {
	t.Helper()
	p, err := presets.Parse("mine.yaml", []byte(file), nil)
	if err != nil {
		t.Fatal(told(err))
	}
	var lines []string
	for _, w := range p.Warnings {
		lines = append(lines, strings.TrimPrefix(catalog.English().Say(w.In("mine.yaml")), "mine.yaml:"))
	}
	return strings.Join(lines, "\n")
}

const plainFile = `name: tiny
title: Tiny
about: a Chief and a guard a side
engine: amp
board: 4x4
units:
  C: {name: Chief, moves: K, leader: true}
  G: {name: guard, moves: K}
amps:
  red: {code: r, side: white, royal: true}
  blue: {code: b, side: black, royal: true}
setup: |
  4  . bG bC  .
  3  .  .  .  .
  2  .  .  .  .
  1  . rG rC  .
`

// TestWarnings: what is allowed and can hardly be meant is told, and nothing else is.
func TestWarnings(t *testing.T) {
	for name, c := range map[string]struct{ old, with, want string }{
		"nothing": {"", "", ""},
		"a kind that stands nowhere": {"amps:", "  H: {name: horse, moves: N}\namps:",
			"9: warning: there's no unit H in the drawing"},
		"a quota that nobody can use up": {"side: white,", "side: white, quota: 3,",
			"10: warning: red has a quota of 3 and only 2 units, each acting once in a turn"},
		"more AMPs in a turn than there are": {"amps:", "amps_per_turn: 2\namps:",
			"9: warning: \"amps_per_turn\" is 2, but no side has more than 1 AMPs"},
		"all AMPs in a turn":           {"amps:", "amps_per_turn: all\namps:", ""},
		"a large quota in a hyper AMP": {"side: white,", "side: white, quota: 3, hyper: true,", ""},
		"an option that changes nothing": {"amps:", "options:\n  x: {about: x, default: a, values: {a: {}, b: {chain: friendly}}}\namps:",
			"10: warning: the option x changes nothing"},
		"a field that each value of an option changes": {"amps:", "chain: own\noptions:\n  x: {about: x, default: a, values: {a: {chain: friendly}, b: {chain: friendly, amps: {red: {quota: 1}}}}}\namps:",
			"9: warning: \"chain\" is never read here: the option x always sets it"},
		"a field that each value of an option sets, one as it is": {"amps:", "chain: own\noptions:\n  x: {about: x, default: a, values: {a: {chain: own}, b: {chain: friendly}}}\namps:", ""},
		"an option of which one value changes something":          {"amps:", "options:\n  x: {about: x, default: a, values: {a: {}, b: {}, c: {chain: own}}}\namps:", ""},
		"a kind that an option brings into play": {"amps:", "  H: {name: horse, moves: N}\noptions:\n  x:\n    about: x\n    default: a\n    values:\n      a: {}\n" +
			"      b:\n        setup: |\n          4  . bH bC  .\n          3  .  .  .  .\n          2  .  .  .  .\n          1  . rG rC  .\namps:", ""},
		"a way to win that can never hold": {"amps:", "wins: [{bare: leaders}, {capture: royal, count: 2}]\namps:", "9: warning: way 2 to win can't happen: what it needs can't get on the board"},
		"points out of reach":              {"amps:", "wins: [{bare: leaders}, {points: {G: 3}, to: 4}]\namps:", "9: warning: way 2 to win can't happen: what it needs can't get on the board"},
		"points out of reach, and a limit": {"amps:", "wins: [{points: {G: 3}, to: 4}]\nturn_limit: {turns: 9, then: points}\namps:", ""},
		"points within reach":              {"amps:", "wins: [{points: {G: 3}, to: 3}]\namps:", ""},
		"units that only promotion brings": {"amps:", "  H: {name: horse, moves: N}\nwins: [{capture: [G]}, {capture: [H]}]\namps:",
			"9: warning: there's no unit H in the drawing\n10: warning: way 2 to win can't happen: what it needs can't get on the board"},
		"a goal of somebody who is somebody else there": {"  G: {name: guard, moves: K}", "  G: {name: guard, moves: K, promotes: {into: [H], on: last, must: true}}\n  H: {name: horse, moves: N}\nwins: [{reach: {units: G, on: last}}]",
			"10: warning: way 1 to win can't happen: what it needs can't get on the board"},
		"a goal of who is promoted there": {"  G: {name: guard, moves: K}", "  G: {name: guard, moves: K, promotes: {into: [H], on: last, must: true}}\n  H: {name: horse, moves: N}\nwins: [{reach: {units: G H, on: last}}]", ""},
		"a game that is over at once":     {"amps:", "wins: [{reach: {units: C, on: ranks 1-2}}]\namps:", "13: warning: the game is over before its first turn: 0-1, Black's Chief has reached c4"},
		"an AMP without a royal leader":   {"amps:\n  red: {code: r, side: white, royal: true}", "wins: [{capture: royal}]\namps:\n  red: {code: r, side: white}", "9: warning: Black can't win at all"},
	} {
		if got := warned(t, strings.Replace(plainFile, c.old, c.with, 1)); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	for _, s := range presets.Names() {
		if got := warned(t, string(builtin(t, s.Name, "").Data)); got != "" {
			t.Errorf("%s: %s", s.Name, got)
		}
	}
}

// TestKept: rules that games were begun by are read as they always were, whatever a new file may not have.
func TestKept(t *testing.T) {
	for _, c := range []struct{ old, with string }{
		{"blue:", "show:"}, {"name: guard", "name: Chief"}, {"engine: amp", "engine: amp\nrules: chess"},
	} {
		file := []byte(strings.Replace(plainFile, c.old, c.with, 1))
		if _, err := presets.Parse("mine.yaml", file, nil); err == nil {
			t.Errorf("%s: it is taken as a new file", c.with)
		}
		if _, err := presets.Kept("mine.yaml", file, nil); err != nil {
			t.Errorf("%s: %s", c.with, told(err))
		}
	}
}

// TestNestedField: an option puts its number into a field within fields.
func TestNestedField(t *testing.T) {
	file := strings.Replace(plainFile, "amps:", "options:\n  q: {about: x, default: 2, field: amps.red.quota, low: 1, high: 9}\namps:", 1)
	for value, want := range map[string]int{"": 2, "1": 1, "7": 7} {
		var chosen []presets.Setting
		if value != "" {
			chosen = []presets.Setting{{Name: "q", Value: value}}
		}
		p, err := presets.Parse("mine.yaml", []byte(file), chosen)
		if err != nil {
			t.Fatal(told(err))
		}
		if got := p.Game.Start().Standing().Leaders[0].Quota; got != want {
			t.Errorf("q=%s: the quota is %d", value, got)
		}
	}
}

// TestText: the inventor's words keep their paragraphs.
func TestText(t *testing.T) {
	p, err := presets.Parse("mine.yaml", []byte(strings.Replace(plainFile, "board:", "text: |\n  One  line\n  and more.\n\n  Another.\nboard:", 1)), nil)
	if err != nil || strings.Join(p.Text, "|") != "One line and more.|Another." {
		t.Errorf("%q, %v", p.Text, err)
	}
}

// TestExtends: a file that extends a built-in preset is played, hashed and kept as the whole of both.
func TestExtends(t *testing.T) {
	const file = "extends: chesimals-0.75\nname: mine\nunits: {G: {moves: Q2}}\namps: {white: {quota: 3}}\n"
	p, err := presets.Parse("mine.yaml", []byte(file), nil)
	if err != nil {
		t.Fatal(told(err))
	}
	if p.Name != "mine" || p.Title != "Chesimals 0.75" || strings.Contains(string(p.Data), "extends") || p.Hash != presets.Hash(p.Data) {
		t.Errorf("%s %s %s\n%s", p.Name, p.Title, p.Hash, p.Data)
	}
	if got := p.Game.Start().Standing().Leaders[0].Quota; got != 3 {
		t.Errorf("the quota is %d", got)
	}
	again, err := presets.Kept("kept.yaml", p.Data, nil)
	if err != nil || again.Hash != p.Hash || again.Game.Start().String() != p.Game.Start().String() {
		t.Errorf("what was kept is another game: %v", err)
	}
	if string(presets.Resolved([]byte(file))) != string(p.Data) || string(presets.Resolved(p.Data)) != string(p.Data) {
		t.Error("it is resolved otherwise")
	}
	for _, n := range presets.Names() {
		whole, err := presets.Parse("mine.yaml", []byte("extends: "+n.Name+"\nname: mine\n"), nil)
		if err != nil || whole.Game.Start().String() != builtin(t, n.Name, "").Game.Start().String() {
			t.Errorf("%s: %v", n.Name, err)
		}
	}
	for text, want := range map[string]string{
		"name: mine\nextends: chesimals\n":                           "mine.yaml:2: there's no preset \"chesimals\"; did you mean chesimals-1?",
		"extends: cosmic\n":                                          `mine.yaml:1: a preset that extends another needs its own "name"`,
		"extends: cosmic\nname: mine\n\nking_jumps: 17\n":            "mine.yaml:4: ",
		"extends: chesimals-0.1\nname: mine\nboard: 7x8\n":           "mine.yaml:1: rank 8 has 8 squares; the board has 7 files",
		"extends: chesimals-0.1\nname: mine\nunits: {C: {moves: X}}": "mine.yaml:3: ",
	} {
		if _, err := presets.Parse("mine.yaml", []byte(text), nil); !strings.HasPrefix(told(err), want) {
			t.Errorf("%q: %s", text, told(err))
		}
	}
}
