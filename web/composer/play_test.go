package composer_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/rules/presets/loader"
	"pbem/web/composer"
)

// variants are the presets and those of their options that make a turn another kind of thing.
func variants() []composer.Start {
	var list []composer.Start
	for _, s := range presets.Names() {
		list = append(list, composer.Start{Preset: s.Name})
	}
	return append(list,
		composer.Start{Preset: "fusion-1", Options: "conversion=true", Position: "16/16/16/6bKbPbN7/6wKgE8/7wWbN1yS5/8yP7/16/16/16/16/16 w"},
		composer.Start{Preset: "fusion-1", Options: "swapping=false chain=own"},
		composer.Start{Preset: "chesimals-2", Options: "setback=1 chain=own"},
		composer.Start{Preset: "lifeform-open", Options: "army=kqb3n1r2p8-kqb2n2r2p8"},
		composer.Start{Preset: "amoeba-unbound", Options: "occupied=true bishop=true"},
		composer.Start{Preset: "amoeba", Position: "*rnk1r*/*p1pppp/1P5/2***2/6p/*PPP1P*/*RNKNR* w -"},
		composer.Start{Preset: "cosmic", Options: "king_jumps=0", Position: "6/1n1p2/4k1/1p1pp1/2P3/K2R2 w"},
	)
}

// each runs a test for every variant.
func each(t *testing.T, test func(t *testing.T, p *loader.Preset, s composer.Start)) {
	t.Parallel()
	for _, s := range variants() {
		t.Run(strings.TrimSpace(s.Preset+" "+s.Options), func(t *testing.T) {
			t.Parallel()
			p, err := load(s)
			if err != nil {
				t.Fatal(err)
			}
			test(t, p, s)
		})
	}
}

func open(t *testing.T, p *loader.Preset, s composer.Start) *composer.Composer {
	t.Helper()
	c, err := composer.Open(p, s)
	if err != nil {
		t.Fatalf("%+v: %v", s, err)
	}
	return c.In(catalog.English().Say)
}

// TestRandomTurns taps what is marked and chooses what is offered: every turn that is said to be legal is, as it is written,
// and Undo leads back the same way.
func TestRandomTurns(t *testing.T) {
	each(t, func(t *testing.T, p *loader.Preset, s composer.Start) {
		dice := rand.New(rand.NewPCG(7, uint64(len(s.Preset))))
		for range 6 {
			c := open(t, p, s)
			turn, next := randomTurn(t, c, dice, p, s)
			if turn == "" {
				break
			}
			if next.Outcome().Over() {
				s.Position = ""
				continue
			}
			s.Position, s.Side = next.String(), next.ToMove()
		}
	})
}

// randomTurn composes one turn, and returns it with the position after it.
func randomTurn(t *testing.T, c *composer.Composer, dice *rand.Rand, p *loader.Preset, s composer.Start) (string, rules.Position) {
	t.Helper()
	stages := []composer.State{c.State()}
	state := stages[0]
	for range 200 {
		switch {
		case state.Legal && (dice.IntN(3) == 0 || !stuck(state)):
			undo(t, c, stages)
			return state.Turn, played(t, p, s, state)
		case stuck(state):
			c.Undo()
		default:
			poke(c, state, dice)
		}
		before := state
		state = c.State()
		if state.Error != "" {
			t.Fatalf("%+v: a marked square or a choice of %q leads to %q", s, before.Turn, state.Error)
		}
		stages = remember(stages, state)
	}
	t.Fatalf("%+v: no whole turn is found: %q, %s", s, state.Turn, state.Prompt)
	return "", nil
}

// stuck reports whether nothing can be done to go on.
func stuck(s composer.State) bool {
	return len(s.Choices) == 0 && len(marked(s, "acts"))+len(marked(s, "target")) == 0
}

func marked(s composer.State, word string) []rules.Square {
	var list []rules.Square
	for _, c := range s.Cells {
		if strings.Contains(" "+c.Marks+" ", " "+word+" ") {
			list = append(list, c.At)
		}
	}
	return list
}

// poke does one of the things that can be done.
func poke(c *composer.Composer, s composer.State, dice *rand.Rand) {
	targets, actors := marked(s, "target"), marked(s, "acts")
	switch {
	case len(s.Choices) > 0 && (dice.IntN(4) == 0 || len(targets)+len(actors) == 0):
		c.Choose(dice.IntN(len(s.Choices)))
	case len(targets) > 0 && (dice.IntN(4) > 0 || len(actors) == 0):
		c.Tap(targets[dice.IntN(len(targets))])
	case len(actors) > 0:
		c.Tap(actors[dice.IntN(len(actors))])
	default:
		c.Choose(0)
	}
}

// remember keeps the states to which Undo leads back: those with nothing in hand, one for each turn so far.
func remember(stages []composer.State, s composer.State) []composer.State {
	if len(marked(s, "selected")) > 0 || strings.Contains(s.Prompt, "several things") {
		return stages
	}
	for i, old := range stages {
		if old.Turn == s.Turn && reflect.DeepEqual(old, s) {
			return stages[:i+1]
		}
	}
	return append(stages, s)
}

// undo goes all the way back.
func undo(t *testing.T, c *composer.Composer, stages []composer.State) {
	t.Helper()
	for range 100 {
		c.Undo()
	}
	if got := c.State(); !reflect.DeepEqual(got, stages[0]) {
		t.Errorf("after Undo to the beginning:\n%+v\nnot\n%+v", short(got), short(stages[0]))
	}
}

func short(s composer.State) composer.State {
	s.SVG, s.Cells = "", nil
	return s
}

// played judges a turn as a letter would be, and returns the position after it.
func played(t *testing.T, p *loader.Preset, s composer.Start, state composer.State) rules.Position {
	t.Helper()
	position := positionOf(t, p, s)
	v, err := notation.Judge(state.Turn, p.Game.Vocabulary(), position)
	if err != nil || v.Turn.String() != state.Turn {
		t.Fatalf("%s: %q is played as %q (%v)", position, state.Turn, v.Turn, err)
	}
	if over := v.Outcome.Over(); over != (state.Ends != "") {
		t.Errorf("%s: %q ends the game %q, not %v", position, state.Turn, state.Ends, v.Outcome)
	}
	return v.Next
}

// positionOf is the position in which a turn is composed.
func positionOf(t *testing.T, p *loader.Preset, s composer.Start) rules.Position {
	t.Helper()
	if s.Position == "" {
		return p.Game.Start()
	}
	position, err := p.Game.Parse(s.Position)
	if err != nil {
		t.Fatal(err)
	}
	return position
}
