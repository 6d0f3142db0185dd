package presets_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/presets"
)

// manualExample returns the example of docs/presets.md, which is a whole file.
func manualExample(t testing.TB) []byte {
	t.Helper()
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "presets.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "## A whole example")
	_, rest, _ = strings.Cut(rest, "```yaml\n")
	example, _, found := strings.Cut(rest, "```\n")
	if !found {
		t.Fatal("docs/presets.md has no example")
	}
	return []byte(example)
}

func TestManualExample(t *testing.T) {
	p, err := presets.Parse("skirmish.yaml", manualExample(t), settings(t, "FAST=On quiet_turns=060"))
	if err != nil {
		t.Fatal(err)
	}
	const start = "1bNbCbN1rGrC1/1bGbGbG1rGrG1/8/8/8/1wGwGwG1eGeG1/1wNwCwN1eGeC1 w"
	if got := p.Game.Start().String(); got != start {
		t.Errorf("start %s, want %s", got, start)
	}
	if p.OptionText() != "fast=on quiet_turns=60" || p.QuietTurns != 60 || p.Repetition != 3 {
		t.Errorf("options %q, quiet turns %d, repetition %d", p.OptionText(), p.QuietTurns, p.Repetition)
	}
	english := catalog.English()
	var options []string
	for _, o := range p.Options {
		options = append(options, o.Name+"="+o.Default+": "+english.Say(o.Allowed()))
	}
	want := "chain=friendly: friendly or own\nfast=off: off or on\nrepetition=3: a whole number from 0 to 99\nquiet_turns=40: a whole number from 0 to 999"
	if got := strings.Join(options, "\n"); got != want {
		t.Errorf("options\n%s\nwant\n%s", got, want)
	}
}

// TestManualExamples sees that each example of docs/presets.md that is a whole file is a game, of which nothing is warned.
func TestManualExamples(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "presets.md"))
	if err != nil {
		t.Fatal(err)
	}
	starts := map[string]string{
		"ponds":          "1bSbHbCbHbS1/7/7/1*3*1/7/7/1wSwHwCwHwS1 w",
		"skirmish":       "1bNbCbN1rGrC1/1bGbGbG1rGrG1/8/8/8/1wGwGwG1eGeG1/1wNwCwN1eGeC1 w",
		"heavy-guards":   "2kGkCkG3/2kGkGkG3/3kG4/8/8/3wG4/2wGwGwG3/2wGwCwG3 w",
		"lifeform-small": "3r4/2bqkn2/2ppp3/8/8/2PPP3/2BQKN2/3R4 w",
		"lifeform-tails": "2bqkb2/rnpppnr1/2ppp3/8/8/2PPP3/RNPPPNR1/2BQKB2 w",
		"cosmic-small":   "4rk/3pnr/4p1/1P4/RNP3/KR4 w",
	}
	for block := range strings.SplitSeq(string(page), "```yaml\n") {
		example, _, _ := strings.Cut(block, "```\n")
		_, name, found := strings.Cut("\n"+example, "\nname: ")
		if !found {
			continue
		}
		name, _, _ = strings.Cut(name, " ")
		name, _, _ = strings.Cut(name, "\n")
		p, err := presets.Parse(name+".yaml", []byte(example), nil)
		if err != nil {
			t.Error(told(err))
			continue
		}
		if got := p.Game.Start().String(); got != starts[name] || len(p.Warnings) > 0 {
			t.Errorf("%s begins with %s, want %s; warned of %v", name, got, starts[name], p.Warnings)
		}
		delete(starts, name)
	}
	if len(starts) > 0 {
		t.Errorf("no examples: %v", starts)
	}
}

// TestChosenWord sees that a player's word is at fault where the engine refuses it, and nothing in a file.
func TestChosenWord(t *testing.T) {
	for _, c := range []struct{ preset, options, begins string }{
		{"lifeform-open", "army=qq", `army can't be "qq": `},
		{"lifeform-open", "army=k", `army can't be "k": `},
		{"lifeform", "army=kq", `army can't be "kq": `},
		{"lifeform", "setup=open army=kq", ""},
		{"lifeform-secret", "setup=orthodox army=kq truce=3", `army can't be "kq": `},
	} {
		var chosen []presets.Setting
		for _, word := range strings.Fields(c.options) {
			name, value, _ := strings.Cut(word, "=")
			chosen = append(chosen, presets.Setting{Name: name, Value: value})
		}
		_, err := presets.Builtin(c.preset, chosen)
		switch got := told(err); {
		case c.begins == "" && err != nil:
			t.Errorf("%s %s: %s", c.preset, c.options, got)
		case !strings.HasPrefix(got, c.begins) || strings.Contains(got, ".yaml") || strings.Contains(got, "\n"):
			t.Errorf("%s %s: %s\nwant %s…", c.preset, c.options, got, c.begins)
		}
	}
}

// TestOverlay sees that an option changes the moves and nothing else: a guard on d2 reaches d4 only if it is fast.
func TestOverlay(t *testing.T) {
	for options, want := range map[string]int{"fast=off": 0, "fast=on": 1} {
		p, err := presets.Parse("skirmish.yaml", manualExample(t), settings(t, options))
		if err != nil {
			t.Fatal(err)
		}
		reaches := 0
		for turn := range p.Game.Start().(rules.Partial).FirstActions() {
			if turn.String() == "white: Gd2-d4" {
				reaches++
			}
		}
		if reaches != want {
			t.Errorf("%s: d2-d4 listed %d times, want %d", options, reaches, want)
		}
		if u, _ := p.Game.Vocabulary().Unit('G'); u.Name != "guard" {
			t.Errorf("%s: a guard is called %q", options, u.Name)
		}
	}
}

// TestQuotas sees that an AMP's quota is the number of its units unless the file says otherwise (CH-6).
func TestQuotas(t *testing.T) {
	want := map[string]map[string]int{
		"chesimals-0.1":  {"white": 6},
		"chesimals-0.5":  {"white": 5},
		"chesimals-0.75": {"white": 7},
		"chesimals-1.0":  {"white": 9},
		"chesimals-1":    {"yellow": 9, "white": 7, "grey": 7, "orange": 9},
		"chesimals-2":    {"yellow": 9, "white": 7, "grey": 7, "orange": 9},
		"fusion-1":       {"yellow": 9, "white": 7, "grey": 7, "orange": 9},
	}
	for name, quotas := range want {
		leaders := builtin(t, name, "").Game.Start().Standing().Leaders
		for _, l := range leaders {
			if l.Quota != quotas[l.Leader.Group] {
				t.Errorf("%s: %s has a quota of %d, want %d", name, l.Leader.Group, l.Quota, quotas[l.Leader.Group])
			}
		}
		if got := len(leaders); got != len(quotas) {
			t.Errorf("%s: %d leaders, want %d", name, got, len(quotas))
		}
	}
}

func TestBuiltinErrors(t *testing.T) {
	var names []string
	for _, n := range presets.Names() {
		names = append(names, n.Name)
	}
	for _, c := range []struct{ name, options, want string }{
		{"chesimal-2", "", `there's no preset "chesimal-2"; did you mean chesimals-2?`},
		{"../docs/presets", "", `there's no preset "../docs/presets"; there are ` + strings.Join(names, ", ")},
		{"fusion-1", "setback=1", `there's no option "setback"; there are swapping, conversion, chain, repetition, quiet_turns`},
		{"chesimals-2", "setback=2", `setback can't be "2": it's 0 or 1`},
		{"chesimals-2", "setback=0 setback=1 chian=own", "you set the option \"setback\" twice\n" +
			`there's no option "chian"; did you mean chain?`},
	} {
		p, err := presets.Builtin(c.name, settings(t, c.options))
		if told(err) != c.want || p != nil {
			t.Errorf("Builtin(%q, %q)\n got %v\nwant %s", c.name, c.options, told(err), c.want)
		}
	}
	if p, err := presets.Builtin(" Chesimals-2 ", nil); err != nil || p.Name != "chesimals-2" {
		t.Errorf("capitals: %v", err)
	}
}

func TestOptionText(t *testing.T) {
	p := builtin(t, "chesimals-2", "setback=1 chain=own repetition=0")
	if got := p.OptionText(); got != "chain=own repetition=0 setback=1" {
		t.Errorf("OptionText %q", got)
	}
	if p.Repetition != 0 {
		t.Errorf("repetition %d", p.Repetition)
	}
	if got := builtin(t, "chesimals-2", "setback=0 chain=friendly repetition=3").OptionText(); got != "" {
		t.Errorf("OptionText of defaults %q", got)
	}
}
