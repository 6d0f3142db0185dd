package referee_test

import (
	"bytes"
	"testing"

	"pbem/adjudicator"
)

// TestTrimmingsAreNoFailure: a letter whose turn was played says so in its subject and its first sentence, whatever else stood in it.
func TestTrimmingsAreNoFailure(t *testing.T) {
	t.Parallel()
	for _, words := range []string{
		"d3d4\r\n\r\nP.S. see you at 8",
		"d3d4\r\n\r\nBest,\r\nBo Smith\r\nTel. +49 30 1234567",
		"Hello Bo,\r\n\r\nwhite: Zd3-d4\r\n\r\nSee you on Sunday\r\nAda",
	} {
		o := open(t)
		c := o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), words))
		letter := to(t, c, "ada@example.org").Data
		if !bytes.Contains(letter, []byte("Subject: [pbem 1] Bo's turn 4")) || bytes.Contains(letter, []byte("didn't work")) {
			t.Errorf("%q brings\n%s", words, letter)
		}
	}
}
