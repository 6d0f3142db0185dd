package year

import (
	"slices"
	"testing"
)

// TestWritesAgain: what came from an address after its owner was forgotten is a stranger's, and may be kept; what they had besides may not.
func TestWritesAgain(t *testing.T) {
	t.Parallel()
	w := &world{report: newReport(Options{})}
	p := &person{box: "p9", address: "p9@people.test"}
	p.hasNext = true
	for _, step := range []struct {
		letter sent
		want   []string
	}{
		{sent{from: p, sender: p.address}, []string{p.address, p.next()}},
		{sent{from: p, sender: p.address, late: true}, []string{p.next()}},
		{sent{from: p, sender: p.next(), late: true}, []string{}},
	} {
		w.writesAgain(&step.letter)
		if got := p.traces(); !slices.Equal(got, step.want) {
			t.Errorf("after a letter from %s: looked for are %v, want %v", step.letter.sender, got, step.want)
		}
	}
}
