package gamelog_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbem/games/archive/gamelog"
)

// TestLinesAndTree: the roots of a log of any size are those that the store computes line by line, and every line is proved, lines that
// are none among them.
func TestLinesAndTree(t *testing.T) {
	text := make([]string, 600)
	for i := range text {
		text[i] = gamelog.Line{Kind: gamelog.Begin, Site: fmt.Sprint("s", i%3), Game: i + 1, Link: strings.Repeat("0a", 16), Private: i%5 == 0}.String()
	}
	text[17], text[40] = "hello", ""
	l, edge := &gamelog.Log{}, gamelog.Edge{}
	for i, line := range text {
		l.Add(line)
		edge = edge.Add(line)
		if h, ok := l.Head(int64(i + 1)); !ok || h != edge.Head() {
			t.Fatalf("%d lines: %+v, want %+v", i+1, h, edge.Head())
		}
	}
	for _, size := range []int64{1, 16, 17, 255, 256, 600} {
		h, _ := l.Head(size)
		for at := range size {
			proof, err := l.ProveLine(size, at)
			if err == nil {
				err = gamelog.CheckLine(proof, h, at, text[at])
			}
			if err != nil {
				t.Fatalf("line %d of %d: %v", at, size, err)
			}
		}
	}
	var again []string
	for _, line := range l.Lines() {
		again = append(again, line.String())
	}
	again[17], again[40] = text[17], text[40]
	if !slices.Equal(again, text) {
		t.Error("the lines are not those that were added")
	}
}
