package composer_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbem/rules"
	"pbem/rules/presets/loader"
	"pbem/web/composer"
)

// TestEveryTurnCanBeComposed picks legal turns at random, taps them, and gets exactly them.
func TestEveryTurnCanBeComposed(t *testing.T) {
	each(t, func(t *testing.T, p *loader.Preset, s composer.Start) {
		dice := rand.New(rand.NewPCG(11, uint64(len(s.Preset))))
		for range 8 {
			position := positionOf(t, p, s)
			turn, ok := legalTurn(position, dice)
			if !ok {
				return
			}
			c := open(t, p, s)
			h := hand{T: t, c: c, words: p.Game.Vocabulary()}
			h.compose(turn)
			v, err := position.Judge(rules.Draft{Turn: turn})
			if err != nil {
				t.Fatal(err)
			}
			if got := c.State(); !got.Legal || got.Turn != v.Turn.String() {
				t.Fatalf("%s: %s is composed as %q (%s %s)", position, v.Turn, got.Turn, got.Prompt, got.Error)
			}
			if v.Outcome.Over() {
				return
			}
			s.Position, s.Side = v.Next.String(), v.Next.ToMove()
		}
	})
}

// legalTurn picks a turn: by steps where turns are too many to list, and where a set-up is awaited the example.
func legalTurn(p rules.Position, dice *rand.Rand) (rules.Turn, bool) {
	if setting, ok := p.(rules.Setting); ok && rules.AwaitsSetup(p) {
		return setting.Example()
	}
	stepwise, ok := p.(rules.Stepwise)
	if !ok {
		list := slices.Collect(p.Turns())
		if len(list) == 0 {
			return rules.Turn{}, false
		}
		return list[dice.IntN(len(list))], true
	}
	var turn rules.Turn
	for range 1 + dice.IntN(8) {
		list := slices.Collect(stepwise.Continue(turn))
		if len(list) == 0 {
			break
		}
		turn = list[dice.IntN(len(list))]
	}
	_, err := p.Judge(rules.Draft{Turn: turn})
	return turn, err == nil
}

// hand taps what a turn says.
type hand struct {
	*testing.T
	c     *composer.Composer
	words *rules.Vocabulary
}

func (h hand) compose(t rules.Turn) {
	if t.IsPass() {
		h.choose("Pass")
		return
	}
	if t.Lead.Unit != 0 {
		h.lead(t.Lead)
	}
	leader := t.Lead.At
	for _, a := range t.Actions {
		switch a.How {
		case rules.Place:
			h.choose(h.name(a.Unit) + " (")
			h.c.Tap(a.To)
		case rules.Promote:
			h.choose("Promote " + a.To.String() + " to " + h.name(a.Into))
		case rules.Convert:
			h.c.Tap(leader)
			h.tap(a)
		default:
			h.c.Tap(a.From)
			h.land(a)
			if a.From == leader {
				leader = a.To
			}
		}
	}
}

// lead gives the turn to its leader, where there are several to choose from.
func (h hand) lead(l rules.Lead) {
	for i, c := range h.c.State().Choices {
		if strings.HasPrefix(c.Label, "Led by") && strings.HasSuffix(c.Label, " on "+l.At.String()) {
			h.c.Choose(i)
		}
	}
}

// land taps every landing of a move, and promotes what arrives.
func (h hand) land(a rules.Action) {
	for _, s := range a.Via {
		h.c.Tap(s)
	}
	if a.To == rules.Off() {
		h.choose("Off the board")
		return
	}
	h.tap(a)
	if a.Into != 0 {
		h.choose("Promote " + a.To.String() + " to " + h.name(a.Into))
	}
}

// tap taps the last square of an action and, if that can mean several things, chooses what it does.
func (h hand) tap(a rules.Action) {
	h.c.Tap(a.To)
	if strings.Contains(h.c.State().Prompt, "several things") {
		h.choose(map[rules.How]string{rules.Move: "Move", rules.Capture: "Capture", rules.Immobilise: "Immobilise", rules.Convert: "Convert"}[a.How])
	}
}

func (h hand) name(letter byte) string {
	u, _ := h.words.Unit(letter)
	return u.Name
}

func (h hand) choose(label string) {
	h.Helper()
	state := h.c.State()
	i := slices.IndexFunc(state.Choices, func(c composer.Choice) bool { return strings.HasPrefix(c.Label, label) })
	if i < 0 {
		h.Fatalf("%s: no choice %q among %v (%s)", state.Turn, label, state.Choices, state.Prompt)
	}
	h.c.Choose(i)
}
