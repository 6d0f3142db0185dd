package referee_test

import (
	"testing"

	"pbem/adjudicator"
)

// TestFacesNearATurn: a letter's turn is played, whatever face stands beside or below it.
func TestFacesNearATurn(t *testing.T) {
	t.Parallel()
	for _, face := range []string{"B)", "=D", "*g*", ":o", ":*", ">:)", "^^;", "(^_^)", `¯\_(ツ)_/¯`, "(╯°□°)╯", "-_-", ":-O", "*lol*"} {
		for _, words := range []string{"d3d4 " + face, "d3d4\r\n" + face, "d3d4\r\n\r\n" + face, "d3d4! " + face + "\r\n\r\nAda"} {
			o := open(t)
			if c := o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), words)); !decides(c) {
				t.Errorf("%q: %+v", words, c.Handling)
			}
		}
	}
}
