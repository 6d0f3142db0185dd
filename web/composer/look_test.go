package composer_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web/composer"
)

// TestTapsAreNotToldToWrite: what a refusal says helps somebody who taps; a tap on an empty square is no mistake.
func TestTapsAreNotToldToWrite(t *testing.T) {
	t.Parallel()
	tests := []struct {
		start composer.Start
		taps  []string
		want  string // the error; "" for a tap that is none
		says  string // how the prompt begins
	}{
		{composer.Start{Preset: "amoeba"}, []string{"c1", "d3", "c5", "c4", "e1"},
			"A turn has one chess move and one slide at most.", ""},
		{composer.Start{Preset: "amoeba"}, []string{"c1", "a1"}, "", "The white knight on c1 can't move to a1. Nc1 could go to b3, d3. Tap a lit"},
		{composer.Start{Preset: "amoeba"}, []string{"d4"}, "", "There's no unit on d4. Tap a lit unit to move it."},
		{composer.Start{Preset: "lifeform-open"}, []string{"d4"}, "", "White sets up on its first 3 ranks. Tap a square"},
		{composer.Start{Preset: "cosmic"}, []string{"a1"}, "The white King on a1 can't move now.", ""},
	}
	for _, test := range tests {
		p, err := load(test.start)
		if err != nil {
			t.Fatal(err)
		}
		c := open(t, p, test.start)
		for _, tap := range test.taps {
			square, _ := rules.ParseSquare(tap)
			c.Tap(square)
		}
		if got := c.State(); got.Error != test.want || !strings.HasPrefix(got.Prompt, test.says) {
			t.Errorf("%s, taps on %v: %q and %q, want %q and %q", test.start.Preset, test.taps, got.Error, got.Prompt, test.want, test.says)
		}
	}
}

// TestOtherRules: a game that is played by rules that the page has not is never said to be judged, whatever is composed.
func TestOtherRules(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		preset string
		taps   []string
	}{
		{"amoeba", []string{"c1", "d3", "c5", "c4"}}, {"chesimals-2", []string{"n4", "n6"}}, {"cosmic", []string{"c2", "d3"}},
		{"lifeform", []string{"c1", "b3"}}, {"lifeform-open", nil},
	} {
		s := composer.Start{Preset: test.preset, Rules: "0000000000000000", Game: 1, Turn: 3}
		p, err := load(s)
		if err != nil {
			t.Fatal(err)
		}
		c := open(t, p, s)
		for _, tap := range test.taps {
			square, _ := rules.ParseSquare(tap)
			c.Tap(square)
		}
		if test.taps == nil {
			c.Choose(len(c.State().Choices) - 1) // the example set-up
		}
		got := c.State()
		if !got.Legal || strings.Contains(got.Prompt, "send") || !strings.Contains(got.Warning, "This game uses another version of the rules, which we don't have here.") {
			t.Errorf("%s: %q, legal: %v, with the warning %q", test.preset, got.Prompt, got.Legal, got.Warning)
		}
		s.Rules = strings.TrimPrefix(p.Hash, "sha256:")[:4]
		if open(t, p, s).State().Warning == "" {
			t.Errorf("%s: four digits are taken for the whole hash", test.preset)
		}
		s.Rules = strings.TrimPrefix(p.Hash, "sha256:")[:16]
		if got := open(t, p, s).State(); got.Warning != "" {
			t.Errorf("%s: by its own rules: %q", test.preset, got.Warning)
		}
	}
}

// TestRulesOfTheLink: given the file that a link's hash names, the turn is judged by it, also where the program has another
// preset of that name.
func TestRulesOfTheLink(t *testing.T) {
	t.Parallel()
	yaml, err := os.ReadFile("../../rules/presets/amoeba.yaml")
	if err != nil {
		t.Fatal(err)
	}
	yaml = append(yaml, "# Another version.\n"...)
	fragment := composer.Start{Preset: "amoeba", Rules: strings.TrimPrefix(presets.Hash(yaml), "sha256:")[:16], Game: 1, Turn: 1}.Fragment()
	for text, warned := range map[string]bool{"": true, string(yaml): false} {
		c, err := opened(fragment, text)
		if err != nil {
			t.Fatal(err)
		}
		if got := c.State().Warning; (got != "") != warned {
			t.Errorf("with %d bytes of rules the warning is %q", len(text), got)
		}
	}
}

// TestFadedInTheMiddle: who is not connected is told as the units stand in the middle of a turn, as it is on other pages
// when it begins.
func TestFadedInTheMiddle(t *testing.T) {
	t.Parallel()
	s := composer.Start{Preset: "chesimals-2"}
	p, err := load(s)
	if err != nil {
		t.Fatal(err)
	}
	c := open(t, p, s)
	severed := func() (list []string) {
		for _, cell := range c.State().Cells {
			if strings.Contains(cell.Words, "not connected") {
				list = append(list, cell.At.String())
			}
		}
		return list
	}
	if got := severed(); len(got) != 0 {
		t.Errorf("at the beginning %v are not connected", got)
	}
	for _, tap := range []string{"n4", "n6"} {
		square, _ := rules.ParseSquare(tap)
		c.Tap(square)
	}
	if got := severed(); !slices.Equal(got, []string{"n6"}) {
		t.Errorf("after n4-n6 %v are not connected", got)
	}
}
