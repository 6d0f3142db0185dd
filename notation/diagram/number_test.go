package diagram

import (
	"html"
	"math"
	"strconv"
	"strings"
	"testing"
)

// TestNumber holds the reading of outlines' numbers to that of the standard library.
func TestNumber(t *testing.T) {
	t.Parallel()
	words := strings.Fields(plainLetters + latinLetters + otherLetters + " 0 -0.5 22.75 33.333 -0.001 1999.9 7. .5")
	for _, word := range words {
		if word[0] > '9' {
			continue
		}
		want, err := strconv.ParseFloat(word, 32)
		if got := number(word); err != nil || got != float32(want) {
			t.Errorf("%s is read as %v, want %v (%v)", word, got, want, err)
		}
	}
	for _, word := range []string{"x", "1x", "1.2.3", "--1", "+1", "1e3"} {
		if got := number(word); got != 0 {
			t.Errorf("%s is read as %v", word, got)
		}
	}
}

// TestHundredths: shares are written as the standard library does, rounded.
func TestHundredths(t *testing.T) {
	t.Parallel()
	for n := range 101 {
		share := float32(n) / 100
		if got, want := string(appendHundredths(nil, share)), strconv.FormatFloat(float64(share), 'g', 3, 32); got != want {
			t.Errorf("%d hundredths are written %s, want %s", n, got, want)
		}
	}
	if got := string(appendHundredths(nil, math.Pi/10)); got != "0.31" {
		t.Errorf("it is not rounded: %s", got)
	}
}

// TestEscaped holds the escaping of text to that of package html.
func TestEscaped(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "a", `<b>"x" & 'y'</b>`, "ß < ł\xff\x00", "&amp;"} {
		if got, want := escaped(text), html.EscapeString(text); got != want {
			t.Errorf("%q is written %q, want %q", text, got, want)
		}
	}
}
