package mailbench

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"pbem/games/archive/rulebook"
	"pbem/notation"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// Core is how fast the rules are, on one core.
type Core struct {
	Judge        time.Duration // a turn of nine activations, from text to the next position
	FirstActions time.Duration // all that each AMP can begin with, at the start of Chesimals II
	Count        int           // so many they are
	Replays      []Replayed    // a game of each system
}

// Replayed is how many turns a second of a game are verified: the record parsed and replayed, and its hashes checked.
type Replayed struct {
	Preset string
	Turns  float64
}

// nine is a turn of nine activations at the start of Chesimals II.
const nine = "orange: n4-n6, m4-m6, o4-o6, m3-m5, o3-o5, m2-m4, o2-o4, n2-n4, n3-l4"

// MeasureCore takes about a second for each figure.
func MeasureCore() (Core, error) {
	preset, err := presets.Builtin("chesimals-2", nil)
	if err != nil {
		return Core{}, err
	}
	start := preset.Game.Start()
	partial, ok := start.(rules.Partial)
	if !ok {
		return Core{}, fmt.Errorf("%s counts no activations", preset.Name)
	}
	c := Core{}
	judge, errJudge := timed(func() error { return judgeText(preset.Game, start, nine) })
	first, errFirst := timed(func() error {
		c.Count = 0
		for range partial.FirstActions() {
			c.Count++
		}
		return nil
	})
	c.Judge, c.FirstActions = judge, first
	for _, text := range gameTexts() {
		replayed, err := measureReplay(text)
		if err != nil {
			return Core{}, err
		}
		c.Replays = append(c.Replays, replayed)
	}
	return c, errors.Join(errJudge, errFirst)
}

func measureReplay(text []byte) (Replayed, error) {
	r, err := record.Parse(text)
	if err != nil {
		return Replayed{}, err
	}
	preset, err := rulebook.New().Of(r)
	if err != nil {
		return Replayed{}, err
	}
	turns := 0
	took, err := timed(func() (err error) {
		turns, err = replayRecord(text, preset.Game)
		return err
	})
	return Replayed{preset.Name, float64(turns) / took.Seconds()}, err
}

// timed returns how long something takes, and the first error that it made.
func timed(do func() error) (time.Duration, error) {
	var failure error
	result := testing.Benchmark(func(b *testing.B) {
		for b.Loop() {
			if err := do(); err != nil && failure == nil {
				failure = err
			}
		}
	})
	if result.N == 0 && failure == nil {
		failure = errors.New("nothing was measured")
	}
	return time.Duration(result.NsPerOp()), failure
}

func judgeText(game rules.Game, p rules.Position, text string) error {
	reading, err := notation.Read(text, game.Vocabulary())
	if err != nil {
		return err
	}
	_, err = p.Judge(reading.Draft)
	return err
}

func replayRecord(text []byte, game rules.Game) (turns int, err error) {
	r, err := record.Parse(text)
	if err != nil {
		return 0, err
	}
	report, err := record.Verify(r, record.Rules{Game: game}, nil)
	return report.Turns, err
}
