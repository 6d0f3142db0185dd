package presets_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"pbem/rules/presets"
)

// leaders is the file of a game of leaders, in which each has every unit move in a way of its own, by powers of so many modes.
func leaders(powers int, way func(leader, power, unit int) string) string {
	var b strings.Builder
	b.WriteString("name: x\ntitle: X\nabout: x\nengine: amp\nboard: 16x12\nlead: leader\nunits:\n")
	for k := range 15 {
		fmt.Fprintf(&b, "  %c: {name: u%c, moves: K, leader: true, royal: %t, quota: 9, activates: [", 'A'+k, 'a'+k, k == 0)
		for p := range powers {
			fmt.Fprintf(&b, "{mode: m%c, may: ABCDEFGHIJKLMNO, as: {", 'a'+p)
			for u := range 15 {
				fmt.Fprintf(&b, "%c: %s,", 'A'+u, way(k, p, u))
			}
			b.WriteString("}},")
		}
		b.WriteString("]}\n")
	}
	return b.String() + "amps:\n  white: {code: w, side: white}\n  black: {code: b, side: black}\n" + lonely()
}

// lonely is the drawing of a unit a side.
func lonely() string {
	drawing := "setup: |\n"
	for rank := 12; rank >= 1; rank-- {
		first := map[int]string{12: "bA", 1: "wA"}[rank]
		if first == "" {
			first = "."
		}
		drawing += fmt.Sprintf("  %2d %s%s\n", rank, first, strings.Repeat(" .", 15))
	}
	return drawing
}

// optional is so many options as a file may have, of which each value but the first makes the same change.
func optional(change string) string {
	var b strings.Builder
	b.WriteString("options:\n")
	for o := range 16 {
		fmt.Fprintf(&b, "  o%d:\n    about: x\n    default: v0\n    values: {v0: {}", o)
		for v := 1; v < 16; v++ {
			fmt.Fprintf(&b, ", v%d: {%s}", v, change)
		}
		b.WriteString("}\n")
	}
	return b.String()
}

// most are as many words as a file may have ways, and one more.
func ways() []string {
	return []string{"W~W~W~R15", "W~F~W~R15", "W~W~F~R15", "F~W~W~R15", "F~F~W~R15", "F~W~F~R15", "W~F~F~R15", "F~F~F~R15", "K~K~K~K"}
}

func numbered(format string, bytes int) string {
	var b strings.Builder
	for i := 0; b.Len() < bytes; i++ {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// worstFiles are files that ask for as much work as a file can, each in its own way.
func worstFiles() map[string]string {
	const head = "name: x\ntitle: X\nabout: x\nengine: amp\n"
	drawn := "board: 16x12\nunits:\n  A: {name: a, moves: K, leader: true}\namps:\n  white: {code: w, side: white, royal: true}\n" +
		"  black: {code: b, side: black, royal: true}\n" + lonely()
	manyMoves := leaders(8, func(_, _, _ int) string { return "W" })
	return map[string]string{
		"every leader's own equal moves": leaders(8, func(_, _, _ int) string { return "K~K~K~K" }),
		"as many ways as there may be":   leaders(1, func(_, _, u int) string { return ways()[u%7] }),
		"more ways than there may be":    leaders(1, func(_, _, u int) string { return ways()[u%9] }),
		"every condition in moves of their own": leaders(4, func(k, p, u int) string {
			return fmt.Sprintf("mfW%d cfW%d ifF%d mifF%d pfR%d gcfB%d", 1+k, 1+u, 1+p, 1+k, 2+u%9, 2+p)
		}),
		"as many conditions as there may be": leaders(1, func(k, _, u int) string {
			return fmt.Sprintf("mfW%d cfW%d ifF ifmF pfR2 gcfB2", 1+k, 1+u%7)
		}),
		"as many hops as there may be": leaders(1, func(_, _, u int) string { return ways()[u%7][:6] + "gR15" }),
		"all options over many moves":  strings.Replace(manyMoves, "units:", optional("chain: own")+"units:", 1),
		"all options over mistakes":    strings.ReplaceAll(strings.Replace(manyMoves, "units:", optional("chain: own")+"units:", 1), ": W", ": X"),
		"all options over a drawing":   head + optional("chain: own") + drawn + strings.Repeat("     a b c d e f g h i j k l m n o p\n", 1400),
		"all options for other boards": head + optional("board: 8x8") + drawn + strings.Repeat("     a b c d e f g h i j k l m n o p\n", 1400),
		"all options for other ways to win": head + optional("wins: [{points: {A: 1}, to: 9}, {reach: {units: A, on: last}}, {capture: [A]}]") + drawn +
			strings.Repeat("     a b c d e f g h i j k l m n o p\n", 1100),
		"touching by far leaps":     head + optional(`touch: "N C Z G H D A (1,5) (2,5) (3,5) (1,6) (5,6) (1,7) (2,7) (3,7) (4,7) (1,8)"`) + drawn,
		"unknown fields":            head + numbered("%x: 1\n", 60000),
		"one field again and again": head + strings.Repeat("a: 1\n", 12000),
		"a long name of a field":    head + optional("chain: own") + strings.Repeat("a", 1000) + ": 1\n",
		"deep lists":                strings.Repeat("[", 65000),
		"deep fields":               strings.Repeat("{a: ", 9000),
		"nothing but commas":        "{" + strings.Repeat("a,", 32000) + "}",
		"nothing but hyphens":       strings.Repeat("- ", 32000),
		"steps":                     numbered("%[1]*[1]d: \n", 60000),
	}
}

// TestWorstFiles: whatever stands in a file, to judge it takes a hundred megabytes in all. BenchmarkWorstFiles says how long it takes,
// which is to be a fifth of a second at most.
func TestWorstFiles(t *testing.T) {
	for name, file := range worstFiles() {
		if len(file) > 64<<10 {
			t.Errorf("%s: %d bytes, which nobody would read", name, len(file))
		}
		if room := cost(file); room > 100<<20 {
			t.Errorf("%s: %d MB", name, room>>20)
		}
	}
}

func BenchmarkWorstFiles(b *testing.B) {
	for name, file := range worstFiles() {
		b.Run(strings.ReplaceAll(name, " ", "-"), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				_, _ = presets.Parse("mine.yaml", []byte(file), nil)
			}
		})
	}
}

// cost judges a file, and returns how much memory was asked for altogether.
func cost(file string) uint64 {
	return allocated(func() { _, _ = presets.Parse("mine.yaml", []byte(file), nil) })
}

func allocated(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// TestWays: the ways of different movements are counted together, those of equal ones once.
func TestWays(t *testing.T) {
	eight := leaders(1, func(_, _, u int) string { return "K~K~K~K" + strings.Repeat("1", u%8/7) })
	if _, err := presets.Parse("mine.yaml", []byte(eight), nil); err != nil {
		t.Errorf("equal moves: %s", told(err))
	}
	const want = `mine.yaml:8: unit I, activated by unit A: "as": with "K~K~K~K" all units together have 34824 ways to move; the limit is 32768`
	_, err := presets.Parse("mine.yaml", []byte(leaders(1, func(_, _, u int) string { return ways()[u%9] })), nil)
	if got, _, _ := strings.Cut(told(err), "\n"); got != want {
		t.Errorf("too many ways: %s", got)
	}
}
