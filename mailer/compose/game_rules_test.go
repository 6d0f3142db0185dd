package compose_test

import (
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/mailer/compose"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestFirstLettersOfAllGames: the first letter that asks somebody to play tells of each kind of unit, draws it, and stays a small letter; the
// invitation has no rules, and later letters repeat none.
func TestFirstLettersOfAllGames(t *testing.T) {
	t.Parallel()
	const most = 40 << 10
	for _, s := range presets.Names() {
		invited := challengedTo(t, s.Name, "")
		begun := invited.do(t, black, adjudicator.Accept{})
		in, later := begun.tell(white), begun.tell(white)
		later.Now = later.Now.Add(time.Hour)
		for _, other := range []compose.GameLetter{invited.tell(black), later} {
			if e, err := compose.Game(other).Envelope(); err != nil || strings.Contains(string(e.Data), "How units move") {
				t.Errorf("%s: a letter that is not the first tells how units move: %v", s.Name, err)
			}
		}
		e, err := compose.Game(in).Envelope()
		if err != nil {
			t.Fatal(err)
		}
		if len(e.Data) > most {
			t.Errorf("%s: a first letter of %d bytes", s.Name, len(e.Data))
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
