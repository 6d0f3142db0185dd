package compose_test

import (
	"strings"
	"testing"

	"pbem/mailer/compose"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestInvitationsOfAllGames: an invitation tells of each kind of unit, draws it, and stays a small letter.
func TestInvitationsOfAllGames(t *testing.T) {
	t.Parallel()
	const most = 40 << 10
	for _, s := range presets.Names() {
		in := challengedTo(t, s.Name, "").tell(black)
		e, err := compose.Game(in).Envelope()
		if err != nil {
			t.Fatal(err)
		}
		if len(e.Data) > most {
			t.Errorf("%s: an invitation of %d bytes", s.Name, len(e.Data))
		}
		text, page, _ := strings.Cut(string(e.Data), "text/html")
		for _, part := range in.Match.Game.(rules.Described).Describe().Parts {
			for _, u := range part.Units {
				letter := string(u.Letter)
				if !strings.Contains(text, "("+letter+"):") || !strings.Contains(page, "("+letter+"):") {
					t.Errorf("%s: nothing is told of %s", s.Name, letter)
				}
				if u.Moves+u.Drawn != "" && (!strings.Contains(text, " "+letter+" ") || !strings.Contains(page, " "+letter+" ")) {
					t.Errorf("%s: %s is not drawn", s.Name, letter)
				}
			}
		}
	}
}
