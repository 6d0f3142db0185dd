package presets_test

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/presets"
)

var (
	drawnSetup   = regexp.MustCompile(`(?m)^setup: \|\n(  .*\n)+`)
	drawnOptions = regexp.MustCompile(`(?m)^options:\n(  .*\n)+`) // they move the set-up
)

// TestDrawnBack puts boards of real games, as letters draw them, into a preset: whatever signs stand beside the units, the
// position read is the one that was drawn. One with an AMP that lost its leader is refused for that alone.
func TestDrawnBack(t *testing.T) {
	t.Parallel()
	p, err := presets.Builtin("chesimals-2", nil)
	if err != nil {
		t.Fatal(err)
	}
	signs := map[string]int{}
	dice := rand.New(rand.NewPCG(4, 7))
	for range 12 {
		position, last := p.Game.Start(), rules.Turn{}
		for range 60 {
			drawing := diagram.New(position, p.Game.Vocabulary(), diagram.Options{Last: last, LastSide: position.ToMove().Other()})
			text := strings.Join(strings.SplitAfter(drawing.Text(diagram.Plain), "\n")[1:14], "")
			for _, sign := range []string{"<", "*", "#", "()", "/", "+"} {
				signs[sign] += strings.Count(text, sign)
			}
			checkDrawnBack(t, p, position, text)
			v, err := position.Judge(rules.Draft{Turn: biting(position, dice)})
			if err != nil {
				t.Fatal(err)
			}
			if position, last = v.Next, v.Turn; v.Outcome.Over() {
				break
			}
		}
	}
	for sign, n := range signs {
		if n == 0 {
			t.Errorf("no board had %s", sign)
		}
	}
}

func checkDrawnBack(t *testing.T, p *presets.Preset, position rules.Position, text string) {
	t.Helper()
	setup := "setup: |\n  " + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n  ") + "\n"
	read, err := presets.Parse("drawn.yaml", drawnSetup.ReplaceAllLiteral(drawnOptions.ReplaceAll(p.Data, nil), []byte(setup)), nil)
	dead := rules.Leaderless(position, p.Game.Vocabulary())
	switch {
	case len(dead) > 0 && err != nil && strings.Count(err.Error(), "presets-mistake") == len(dead) && strings.Count(err.Error(), "presets-amp-without-leader") == len(dead):
	case len(dead) > 0 || err != nil:
		t.Fatalf("%v for\n%s", err, text)
	default:
		want, _, _ := strings.Cut(position.String(), " ")
		if got, _, _ := strings.Cut(read.Game.Start().String(), " "); got != want {
			t.Fatalf("read %s, drawn %s", got, want)
		}
	}
}

// biting chooses a first action that captures a leader, else one that captures, else any.
func biting(p rules.Position, dice *rand.Rand) (chosen rules.Turn) {
	leads := map[rules.Square]bool{}
	for u := range p.Placements() {
		leads[u.At] = u.Unit == 'C'
	}
	best, n := -1, 0
	for turn := range p.(rules.Partial).FirstActions() {
		worth := 0
		if !turn.IsPass() && turn.Actions[0].How == rules.Capture {
			worth = 1
			if leads[turn.Actions[0].To] {
				worth = 2
			}
		}
		switch {
		case worth > best:
			chosen, best, n = turn, worth, 1
		case worth == best:
			if n++; dice.IntN(n) == 0 {
				chosen = turn
			}
		}
	}
	return chosen
}
