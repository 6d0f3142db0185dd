package record

import (
	"strings"
	"testing"
)

// TestIsPlain puts every byte in every place of texts of several lengths.
func TestIsPlain(t *testing.T) {
	for length := range 20 {
		for at := range length {
			for b := range 256 {
				text := []byte(strings.Repeat("~", length))
				text[at] = byte(b)
				if got, want := isPlain(string(text)), b >= ' ' && b < 0x7F; got != want {
					t.Fatalf("%q: %v", text, got)
				}
				text = []byte(strings.Repeat(" ", length))
				text[at] = byte(b)
				if got, want := isPlain(string(text)), b >= ' ' && b < 0x7F; got != want {
					t.Fatalf("%q: %v", text, got)
				}
			}
		}
	}
}
