package lint

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestTagsAreFound: the quick search misses nothing that the pattern finds.
func TestTagsAreFound(t *testing.T) {
	pieces := []string{"42w13", "c7", "b42n", "B42W", "4", "w", ".", "..", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLM2345672345672",
		"abcdefghijklmnopqrſtuvwxyz", "abcdefghi", "\n", " ", "=", "1", "é", "\xff", "games+", "@example.org"}
	found := 0
	rapid.Check(t, func(rt *rapid.T) {
		text := strings.Join(rapid.SliceOfN(rapid.SampledFrom(pieces), 0, 12).Draw(rt, "text"), "")
		want := anyTag.FindString(text)
		if got := findTag(text); got != want {
			rt.Fatalf("findTag(%q) = %q, want %q", text, got, want)
		}
		for _, head := range []string{"42w13.", "c7.", "b42n.", "w."} {
			whole := text + head + rapid.SampledFrom(pieces[8:11]).Draw(rt, "end") + text
			want := anyTag.FindString(whole)
			if got := findTag(whole); got != want {
				rt.Fatalf("findTag(%q) = %q, want %q", whole, got, want)
			}
			if want != "" {
				found++
			}
		}
	})
	if found < 20 { // of a hundred with -short
		t.Errorf("only %d tags were hidden", found)
	}
}

func TestQuotedPrintable(t *testing.T) {
	for text, want := range map[string]bool{"": true, "a": true, "=3D": true, "a=\r\nb": true, "=E2=80=93": true, "=": false, "=3": false, "=3d": false, "==3D": false,
		"=\n": false, "=3D=": false, "=ZZ": false, "= \r\n": false} {
		if got := escaped(text); got != want {
			t.Errorf("escaped(%q) = %v", text, got)
		}
	}
}
