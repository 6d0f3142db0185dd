package judge_test

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web/judge"
)

// game is a game that was played at random.
type game struct {
	preset *presets.Preset
	before []rules.Position // each turn's
	turns  []string
}

// play plays turns at random: in games whose turns are made of activations, of three each.
func play(tb testing.TB, name string, most int, seed uint64) game {
	tb.Helper()
	p, err := presets.Builtin(name, nil)
	if err != nil {
		tb.Fatal(err)
	}
	g, dice := game{preset: p}, rand.New(rand.NewPCG(seed, 1))
	for at := p.Game.Start(); len(g.turns) < most && !at.Outcome().Over(); {
		t, ok := pick(at, dice)
		if !ok {
			break
		}
		v, err := at.Judge(rules.Draft{Turn: t})
		if err != nil {
			tb.Fatalf("%s: %s: %v", name, t, err)
		}
		g.before, g.turns, at = append(g.before, at), append(g.turns, v.Turn.String()), v.Next
	}
	return g
}

func pick(p rules.Position, dice *rand.Rand) (rules.Turn, bool) {
	if s, ok := p.(rules.Setting); ok && rules.AwaitsSetup(p) {
		return s.Example()
	}
	steps, ok := p.(rules.Stepwise)
	if _, partial := p.(rules.Partial); !ok || !partial {
		var list []rules.Turn
		for t := range p.Turns() {
			if list = append(list, t); len(list) == 500 {
				break
			}
		}
		if len(list) == 0 {
			return rules.Turn{}, false
		}
		return list[dice.IntN(len(list))], true
	}
	begun := rules.Turn{}
	for range 3 {
		var list []rules.Turn
		for t := range steps.Continue(begun) {
			list = append(list, t)
		}
		if len(list) == 0 {
			break
		}
		begun = list[dice.IntN(len(list))]
	}
	return begun, len(begun.Actions) > 0
}

// games are what streams are measured with, one of each engine.
func games() []string { return []string{"chesimals-2", "lifeform", "amoeba", "cosmic"} }

// lines are requests for the turns of a game, in each of the two ways to say where they are made.
func (g game) lines(byTurns bool) string {
	var b strings.Builder
	for i, turn := range g.turns {
		preset := ""
		if i == 0 {
			preset = fmt.Sprintf(`"preset":%q,`, g.preset.Name)
		}
		if byTurns {
			fmt.Fprintf(&b, `{"id":%d,%s"turns":["%s"],"turn":%q}`+"\n", i, preset, strings.Join(g.turns[:i], `","`), turn)
			continue
		}
		fmt.Fprintf(&b, `{"id":%d,%s"position":%q,"turn":%q}`+"\n", i, preset, g.before[i], turn)
	}
	return strings.ReplaceAll(b.String(), `[""]`, `[]`)
}

// BenchmarkStream measures a line of a stream against what the packages need for the same: the position read, the turn judged, and the
// position after it written.
func BenchmarkStream(b *testing.B) {
	for _, name := range games() {
		g := play(b, name, 75, 1)
		words := g.preset.Game.Vocabulary()
		b.Run(name+"/packages", func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				n := i % len(g.turns)
				p, err := g.preset.Game.Parse(g.before[n].String())
				if err != nil {
					b.Fatal(err)
				}
				v, err := notation.Judge(g.turns[n], words, p)
				if err != nil {
					b.Fatal(err)
				}
				_ = v.Next.String()
			}
		})
		for _, byTurns := range []bool{false, true} {
			way := map[bool]string{false: "/by-position", true: "/by-turns"}[byTurns]
			b.Run(name+way, func(b *testing.B) {
				b.ReportAllocs()
				rounds := b.N/len(g.turns) + 1
				lines := bytes.Repeat([]byte(g.lines(byTurns)), rounds)
				s := judge.New(catalog.English())
				b.ResetTimer()
				if err := s.Stream(bytes.NewReader(lines), io.Discard); err != nil {
					b.Fatal(err)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(rounds*len(g.turns)), "ns/turn")
			})
		}
	}
}
