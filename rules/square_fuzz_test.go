package rules_test

import (
	"testing"

	"pbem/rules"
)

// FuzzParseSquare: what is read of a square is just what stands for it, and it is written so that it is read again.
func FuzzParseSquare(f *testing.F) {
	for _, text := range []string{"a1", "N12", "-b-3", "aa10", "zz999", "a1000", "-", "a-", "é4", "a1b2"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, n := rules.ParseSquare(text)
		if n == 0 {
			return
		}
		if n > len(text) {
			t.Fatalf("%q has %d bytes, %d were read", text, len(text), n)
		}
		if alone, m := rules.ParseSquare(text[:n]); alone != s || m != n {
			t.Fatalf("%q is %v, but alone %v", text[:n], s, alone)
		}
		written := s.String()
		if again, m := rules.ParseSquare(written); again != s || m != len(written) {
			t.Fatalf("%q is written %q, which is %v", text[:n], written, again)
		}
	})
}
