package amoeba

import "testing"

// TestCheck: a king stands in check along a file, not through a hole in the board.
func TestCheck(t *testing.T) {
	g, err := New(Spec{Files: 7, Ranks: 7, Start: board38, Promote: "RN"})
	if err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string]bool{
		board38 + " w -":            false,
		"3k3/7/7/7/3R3/7/3K3 b -":   true,
		"3k3/7/7/7/3R3/7/3K3 w -":   false,
		"3k3/7/3*3/7/3R3/7/3K3 b -": false,
	} {
		p, err := g.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Standing().Check; got != want {
			t.Errorf("%s: check %v, want %v", line, got, want)
		}
	}
}
