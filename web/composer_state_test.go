package web_test

import (
	"strings"
	"testing"

	"pbem/rules/presets"
	"pbem/web/composer"
)

// TestRulesOfTheGame: the composer judges by the version of the rules that the game is played by, where the site has it; and
// off line, once that was opened.
func TestRulesOfTheGame(t *testing.T) {
	t.Parallel()
	old := ownPreset(t)
	now, err := presets.Parse("house-cosmic.yaml", replaced(t, old.Data, "title: House", "title: New House"), nil)
	if err != nil {
		t.Fatal(err)
	}
	s := site(t, play(t, old, 1, 2))
	s.Rules, s.Presets = rulesOf(old), append(s.Presets, now)
	d := openTab(t, pages(t, s))
	link := func(p *presets.Preset) composer.Start {
		return composer.Start{Preset: p.Name, Rules: strings.TrimPrefix(p.Hash, "sha256:")[:16], Game: 1, Turn: 3}
	}
	judged := func(what string, p *presets.Preset, title string) {
		t.Helper()
		d.open(link(p))
		d.do("c2", "d3")
		if got := d.Text("#verdict"); d.Count("#warning:not([hidden])") != 0 || got != "You can send it as it is." || !strings.HasPrefix(d.Text("h1"), title) {
			t.Errorf("%s: %q under the title %q", what, got, d.Text("h1"))
		}
	}
	judged("today's rules", now, "New House")
	judged("the rules of the game", old, "House")
	d.Eval(`navigator.serviceWorker.ready.then(() => undefined)`, nil)
	d.Wait(`navigator.serviceWorker.controller`)
	d.Reload()
	d.settled()
	d.Eval(`(async () => { while (!await caches.match("rules/`+strings.TrimPrefix(old.Hash, "sha256:")+`.preset")) await new Promise(done => setTimeout(done, 10)); })()`, nil)
	d.Offline(true)
	judged("off line", old, "House")
}

// TestUnknownRulesAreNotJudged: where the game's version of the rules cannot be had, the page says so before all else, and
// never that a turn may be sent.
func TestUnknownRulesAreNotJudged(t *testing.T) {
	t.Parallel()
	d := openTab(t, pages(t, site(t, play(t, builtin(t, "cosmic"), 1, 2))))
	d.follow("p=amoeba&h=0000000000000000&g=1&t=3&s=w")
	for _, taps := range [][]string{nil, {"c1", "d3"}, {"c5", "c4"}} {
		d.do(taps...)
		if got := d.Text("#warning:not([hidden])"); !strings.Contains(got, "This game uses another version of the rules, which we don't have here.") {
			t.Errorf("the warning is %q", got)
		}
		if got := d.Text("#answer") + d.Text("#prompt"); strings.Contains(got, "You can send") || strings.Contains(got, "or send") || strings.Contains(got, "✓") {
			t.Errorf("the page says %q", got)
		}
		if d.Count(".verdict.good") != 0 {
			t.Error("the turn is shown as good")
		}
	}
	d.looks(t, look{390, false}, "other-rules")
	d.looks(t, look{1366, true}, "other-rules")
	d.follow("p=amoeba&g=1&t=3&s=w")
	d.do("c1", "d3")
	if got := d.Text("#verdict"); d.Count("#warning:not([hidden])") != 0 || got != "You can send it as it is." {
		t.Errorf("without a hash: %q", got)
	}
}

// TestNothingToSend: a game that is over asks for no turn, and one that waits for the other side for none of ours.
func TestNothingToSend(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.open(composer.Start{Preset: "cosmic", Position: "6/6/6/6/6/K5 w", Game: 42, Turn: 9})
	if got := d.Text("#prompt"); !strings.HasPrefix(got, "The game is over") || d.Count("#answer:not([hidden])") != 0 || d.Count("#cells .acts") != 0 {
		t.Errorf("of a game that is over the page says %q", got)
	}
	d.looks(t, look{390, false}, "over")
	d.open(composer.Start{Preset: "cosmic", Game: 42, Turn: 2, Side: 1})
	if got := d.Text("#prompt"); !strings.HasPrefix(got, "It's White's turn, not Black's: you can try a turn, but not send it.") {
		t.Errorf("out of turn the page says %q", got)
	}
	d.do("c2", "d3")
	if got := d.Text("#verdict") + " " + d.Text("#hint"); strings.Contains(got, "Copied?") || strings.Contains(got, "You can send") || d.Count("#mail:not([hidden])") != 0 {
		t.Errorf("out of turn the page says %q", got)
	}
	d.looks(t, look{390, false}, "idle")
}

// TestTapsOnNothing: a tap on an empty square is answered calmly, and by what to do.
func TestTapsOnNothing(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.open(composer.Start{Preset: "cosmic", Game: 42, Turn: 1})
	d.do("d3")
	if got := d.Text("#prompt"); got != "There's no unit on d3. Tap a lit unit to move it." || d.Count("#prompt.trouble") != 0 {
		t.Errorf("the page says %q", got)
	}
	d.do("f6")
	if d.Count("#prompt.trouble") != 1 {
		t.Error("a tap on an enemy unit is no trouble")
	}
}

// TestSignsOfTheComposer: the key explains every sign, and who is not connected is faded as on other boards.
func TestSignsOfTheComposer(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.open(composer.Start{Preset: "chesimals-2", Game: 42, Turn: 7})
	d.do("n4", "n6", "n3", "n4", "m4")
	d.Eval(`document.querySelector("details.legend").open = true`, nil)
	words := strings.ToLower(d.Text("details.legend"))
	for _, want := range []string{"can act now", "selected", "can go there", "can capture there", "has acted", "orange", "warmachine", "this turn so far", "faded: not connected to its leader"} {
		if !strings.Contains(words, want) {
			t.Errorf("the key does not say %q: %q", want, words)
		}
	}
	for _, look := range looks() {
		d.looks(t, look, "key")
	}
}
