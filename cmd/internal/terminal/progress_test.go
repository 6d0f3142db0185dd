package terminal

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"time"
)

// TestProgressBar: when the bar is drawn, what it says, and that it makes room.
func TestProgressBar(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	began := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	after := time.Duration(0)
	p := &Progress{out: &out, width: 80, results: true, began: began, now: func() time.Time { return began.Add(after) }}
	wrote := func(want string) {
		t.Helper()
		if got := out.String(); got != want {
			t.Errorf("after %v: %q, want %q", after, got, want)
		}
		out.Reset()
	}
	p.Show(1, 10, 0)
	wrote("") // it may be over in a moment
	after = time.Second
	p.Show(2, 500, 0)
	wrote(eraseLine + "2 records, 500 turns a second")
	p.Show(2, 501, 0)
	wrote("") // that was a moment ago
	p.MakeRoom()
	wrote(eraseLine)
	p.Show(3, 600, 1)
	wrote(eraseLine + "3 records, 600 turns a second, 1 not in order")
	p.Erase()
	p.Erase()
	wrote(eraseLine)
	p.width = 10
	p.Show(4, 600, 1)
	wrote(eraseLine + "4 records")
}

// TestNoTerminal: nothing is drawn where nobody sees it; a device is no terminal.
func TestNoTerminal(t *testing.T) {
	t.Parallel()
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	if _, ok := terminalWidth(null); ok {
		t.Errorf("%s is taken for a terminal", os.DevNull)
	}
	var out strings.Builder
	p := NewProgress(&out, null)
	p.began = time.Time{}
	p.Show(1, 1, 0)
	p.Erase()
	if out.Len() > 0 || p.results {
		t.Errorf("%q was drawn", out.String())
	}
}
