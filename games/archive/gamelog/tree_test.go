package gamelog_test

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/tlog"
	"pgregory.net/rapid"

	"pbem/games/archive/gamelog"
)

// slowRoot is RFC 6962, section 2.1, word for word.
func slowRoot(leaves []string) tlog.Hash {
	switch n := len(leaves); n {
	case 0:
		return sha256.Sum256(nil)
	case 1:
		return sha256.Sum256(append([]byte{0}, leaves[0]...))
	default:
		k := 1
		for k*2 < n {
			k *= 2
		}
		left, right := slowRoot(leaves[:k]), slowRoot(leaves[k:])
		return sha256.Sum256(append(append([]byte{1}, left[:]...), right[:]...))
	}
}

func lines(n int) []string {
	list := make([]string, 0, n)
	for i := range n {
		l := gamelog.Line{Kind: gamelog.Begin, Site: "games.example.org", Game: i/2 + 1, Link: fmt.Sprintf("%032x", i*i+1)}
		if i%2 == 1 {
			l.Kind, l.Private = gamelog.End, i%3 == 0
		}
		list = append(list, l.String())
	}
	return list
}

func logOf(list []string) *gamelog.Log {
	l := &gamelog.Log{}
	for _, line := range list {
		l.Add(line)
	}
	return l
}

// TestTree: the edge, the whole tree, and what the store keeps of it give the root of the slow tree at every size.
func TestTree(t *testing.T) {
	t.Parallel()
	all := lines(200)
	whole, edge := logOf(all), gamelog.Edge{}
	for n := range len(all) + 1 {
		want := gamelog.Head{Size: int64(n), Root: slowRoot(all[:n])}
		if got := edge.Head(); got != want {
			t.Fatalf("edge of %d lines: %v, want %v", n, got, want)
		}
		if got, ok := whole.Head(int64(n)); !ok || got != want {
			t.Fatalf("tree of %d lines: %v, want %v", n, got, want)
		}
		again, err := gamelog.EdgeOf(edge.Size(), edge.Bytes())
		if err != nil || again.Head() != want {
			t.Fatalf("edge of %d lines, kept: %v, %v", n, again.Head(), err)
		}
		if n < len(all) {
			other := edge.Add("another line")
			edge = edge.Add(all[n])
			if other.Head() == edge.Head() {
				t.Fatal("two lines have one root")
			}
		}
	}
	if _, err := gamelog.EdgeOf(3, make([]byte, 32)); err == nil {
		t.Error("an edge of three lines was read from one hash")
	}
}

// TestProofs: every proof holds for what it proves, and for nothing else.
func TestProofs(t *testing.T) {
	t.Parallel()
	all := lines(64)
	whole := logOf(all)
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.Int64Range(1, 64).Draw(t, "size")
		line := rapid.Int64Range(0, size-1).Draw(t, "line")
		now, _ := whole.Head(size)
		path, err := whole.ProveLine(size, line)
		if err != nil || gamelog.CheckLine(path, now, line, all[line]) != nil {
			t.Fatalf("line %d of %d: %v", line, size, err)
		}
		if gamelog.CheckLine(path, now, line, all[line]+"0") == nil || gamelog.CheckLine(path, now, line+1, all[line]) == nil {
			t.Fatal("another line, or another place, was proved")
		}
		now.Root[rapid.IntRange(0, 31).Draw(t, "byte")] ^= 1
		if gamelog.CheckLine(path, now, line, all[line]) == nil {
			t.Fatal("another root was proved")
		}
	})
	if _, err := whole.ProveLine(65, 1); err == nil {
		t.Error("a line of a longer log was proved")
	}
}

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
