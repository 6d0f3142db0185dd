package rules_test

import (
	"strconv"
	"testing"

	"pbem/rules"
)

// TestParseNumber holds the reading of numbers to that of the standard library.
func TestParseNumber(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "-", "+", "0", "7", "-7", "+7", "007", "060", "1_000", "0x10", "12a", "a", " 1", "1 ", "--1", "1e3", "٣",
		"999999999999", "-999999999999", "00000000000000000000000000000000000012"} {
		want, err := strconv.Atoi(text)
		if got, ok := rules.ParseNumber(text); ok != (err == nil) || ok && got != want {
			t.Errorf("%q is read as %d, %v; want %d, %v", text, got, ok, want, err)
		}
	}
	for _, text := range []string{"1000000000001", "99999999999999999999", "-99999999999999999999"} {
		if got, ok := rules.ParseNumber(text); ok {
			t.Errorf("%s is read as %d", text, got)
		}
	}
}

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

// TestWithout: who begins to act with an action that is cut out begins with the next.
func TestWithout(t *testing.T) {
	yellow, white := &rules.Group{Name: "yellow"}, &rules.Group{Name: "white"}
	act := func(rank int16, g *rules.Group) rules.Action {
		return rules.Action{How: rules.Move, From: rules.Square{Rank: rank}, To: rules.Square{Rank: rank + 1}, Group: g}
	}
	all := []rules.Action{act(1, nil), act(2, white), act(3, nil), act(4, yellow)}
	for _, c := range []struct {
		from, to int
		want     string
	}{
		{1, 2, "grey: a1-a2; white: a3-a4; yellow: a4-a5"},
		{1, 3, "grey: a1-a2; yellow: a4-a5"},
		{2, 3, "grey: a1-a2; white: a2-a3; yellow: a4-a5"},
		{3, 4, "grey: a1-a2; white: a2-a3, a3-a4"},
	} {
		turn := rules.Turn{Lead: rules.Lead{Group: "grey"}, Actions: rules.Without(all, c.from, c.to)}
		if got := turn.String(); got != c.want {
			t.Errorf("without %d to %d: %s, want %s", c.from, c.to, got, c.want)
		}
	}
	if all[2].Group != nil {
		t.Error("what was cut from has changed")
	}
}
