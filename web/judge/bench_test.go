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
	before []string // the position line of each turn
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
		g.before, g.turns, at = append(g.before, at.String()), append(g.turns, v.Turn.String()), v.Next
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

// BenchmarkStream measures lines of a stream, and tells how many times as long as with the packages that takes (x-packages), both in time of the processor.
func BenchmarkStream(b *testing.B) {
	for _, name := range games() {
		g := play(b, name, 75, 1)
		for way, byTurns := range map[string]bool{"/by-position": false, "/by-turns": true} {
			b.Run(name+way, func(b *testing.B) {
				b.ReportAllocs()
				rounds := b.N/len(g.turns) + 1
				lines := bytes.Repeat([]byte(g.lines(byTurns)), rounds)
				s := judge.New(catalog.English())
				b.ResetTimer()
				took, _ := cost(func() {
					if err := s.Stream(bytes.NewReader(lines), io.Discard); err != nil {
						b.Fatal(err)
					}
				})
				b.StopTimer()
				packages, _ := cost(func() {
					for range rounds {
						g.judge(b)
					}
				})
				b.ReportMetric(float64(took.Nanoseconds())/float64(rounds*len(g.turns)), "ns/turn")
				b.ReportMetric(float64(took)/float64(packages), "x-packages")
			})
		}
	}
}

// judge does with the packages what a line by position asks for: the position is read, the turn judged, and the position after it written.
func (g game) judge(tb testing.TB) {
	tb.Helper()
	for n, line := range g.before {
		p, err := g.preset.Game.Parse(line)
		if err != nil {
			tb.Fatal(err)
		}
		v, err := notation.Judge(g.turns[n], g.preset.Game.Vocabulary(), p)
		if err != nil {
			tb.Fatal(err)
		}
		_ = v.Next.String()
	}
}
