package presets_test

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbem/rules/presets"
)

// TestHostileFiles holds files that are too large to stand in testdata.
func TestHostileFiles(t *testing.T) {
	head := "name: x\ntitle: X\nabout: x\nengine: amp\n"
	for _, c := range []struct{ name, data, want string }{
		{"large", strings.Repeat("#", 64<<10+1), "mine.yaml:1: the file has 65537 bytes; the limit is 65536"},
		{"empty", "# nothing\n", "mine.yaml:1: the file is empty"},
		{"null document", "---\n", `mine.yaml:2: a preset file is a list of fields, each written "name: value"`},
		{"not UTF-8", "name: x\ntitle: \xff\n", "mine.yaml:2: the file isn't UTF-8 text"},
		{"UTF-16", "\xff\xfen\x00", "mine.yaml:1: the file isn't UTF-8 text"},
		{"very deep", strings.Repeat("[", 60000), "mine.yaml:1: this isn't YAML from here on: exceeded max depth of 10000"},
		{"control character", "name: \x01\n", "mine.yaml:1: this isn't YAML from here on: control characters are not allowed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := presets.Parse("mine.yaml", []byte(c.data), nil); told(err) != c.want {
				t.Errorf("got %s, want %s", told(err), c.want)
			}
		})
	}
	many := head
	for i := range 100 {
		many += fmt.Sprintf("field%d: 1\n", i)
	}
	_, err := presets.Parse("mine.yaml", []byte(many), nil)
	if !strings.HasSuffix(told(err), "\nmine.yaml: and 54 more mistakes") {
		t.Errorf("a file of many mistakes: %s", told(err))
	}
}

// heavy is a correct file that asks for as much work as a file may.
func heavy() string {
	var b strings.Builder
	b.WriteString("name: x\ntitle: X\nabout: x\nengine: amp\nboard: 16x12\noptions:\n")
	for o := range 16 {
		fmt.Fprintf(&b, "  o%d:\n    about: x\n    default: v0\n    values: {v0: {}", o)
		for v := 1; v < 16; v++ {
			fmt.Fprintf(&b, ", v%d: {}", v)
		}
		b.WriteString("}\n")
	}
	b.WriteString("units:\n")
	for k := range 15 {
		fmt.Fprintf(&b, "  %c: {name: unit %[1]c, moves: K~K~K~K, leader: %t}\n", 'A'+k, k == 0)
	}
	b.WriteString("amps:\n  white: {code: w, side: white, royal: true}\n  black: {code: b, side: black, royal: true}\nsetup: |\n")
	empty := strings.Repeat(" .", 15)
	for rank := 12; rank >= 1; rank-- {
		first := map[int]string{12: "bA", 1: "wA"}[rank]
		if first == "" {
			first = "."
		}
		fmt.Fprintf(&b, "  %2d %s%s\n", rank, first, empty)
	}
	return b.String()
}

func BenchmarkParseHeavy(b *testing.B) {
	data := []byte(heavy())
	for b.Loop() {
		if _, err := presets.Parse("heavy.yaml", data, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkBuiltin(b *testing.B) {
	for b.Loop() {
		if _, err := presets.Builtin("chesimals-2", nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkNames(b *testing.B) {
	for b.Loop() {
		presets.Names()
	}
}

// everyValue sees that a file which was accepted is accepted with each value of its first options, or the least and the greatest.
func everyValue(t *testing.T, p *presets.Preset) {
	t.Helper()
	for _, o := range p.Options[:min(len(p.Options), 2)] {
		values := o.Values
		if len(values) == 0 && !o.Word {
			values = []string{strconv.Itoa(o.Low), strconv.Itoa(o.High)}
		}
		for _, v := range values {
			if _, err := presets.Parse("mine.yaml", p.Data, []presets.Setting{{Name: o.Name, Value: v}}); err != nil {
				t.Fatalf("%s=%s: %v", o.Name, v, err)
			}
		}
	}
}

// What judging a file may take, whatever stands in it. The time is ten times the promised fifth of a second, for a test runs with the race
// detector, and anywhere; BenchmarkWorstFiles measures.
const (
	mostTime   = 2 * time.Second
	mostMemory = 100 << 20
)

// bounded does something within the limits. What took too long is tried again: other programs of the machine can have been in the way.
func bounded(t *testing.T, do func()) {
	t.Helper()
	for try := 1; ; try++ {
		start := time.Now()
		room := allocated(do)
		took := time.Since(start)
		if took <= mostTime && room <= mostMemory {
			return
		}
		if try == 5 {
			t.Fatalf("it took %v and %d MB", took, room>>20)
		}
	}
}

// FuzzMoves puts any text for the moves of a unit and for how units touch.
func FuzzMoves(f *testing.F) {
	for _, s := range append(ways(), "fmWfcFifmW2", "mRcpR", "F F^R", "(15,14)15~NN", "nN2-ffbbN", "K~K~K~K K^K^K^K", "é", "'") {
		f.Add(s, "W F D A (1,4)")
	}
	f.Fuzz(func(t *testing.T, moves, touch string) {
		quoted := strings.NewReplacer("'", "''", "\n", " ", "\r", " ")
		file := strings.Replace(plainFile, "name: guard, moves: K", "name: guard, moves: '"+quoted.Replace(moves)+"'", 1)
		file = strings.Replace(file, "board: 4x4", "board: 4x4\ntouch: '"+quoted.Replace(touch)+"'", 1)
		bounded(t, func() {
			if p, err := presets.Parse("mine.yaml", []byte(file), nil); err == nil {
				p.Game.Start().Standing()
			}
		})
	})
}

func FuzzParse(f *testing.F) {
	f.Add(manualExample(f), "fast=on")
	f.Add([]byte("a: &b [*b]\n<<: 1\n? {}\n: !!x 1\n---\n"), "")
	for _, n := range presets.Names() {
		p, err := presets.Builtin(n.Name, nil)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(p.Data, "chain=own")
	}
	for _, file := range exampleFiles(f) {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data, "quiet_turns=1")
	}
	f.Fuzz(func(t *testing.T, data []byte, option string) {
		var chosen []presets.Setting
		if s, err := presets.ParseSetting(option); err == nil {
			chosen = append(chosen, s)
		}
		var p *presets.Preset
		var err error
		bounded(t, func() { p, err = presets.Parse("mine.yaml", data, chosen) })
		if (p == nil) == (err == nil) {
			t.Fatalf("preset %v, error %v", p, err)
		}
		if p == nil {
			return
		}
		everyValue(t, p)
		line := p.Game.Start().String()
		if again, err := p.Game.Parse(line); err != nil || again.String() != line {
			t.Fatalf("the start %q reads as %v, %v", line, again, err)
		}
		for _, text := range []string{p.Name, p.Title, p.About, p.Note} {
			if strings.ContainsAny(text, "\r\n\x00") {
				t.Fatalf("%q would break a line", text)
			}
		}
	})
}
