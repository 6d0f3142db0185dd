package referee_test

import (
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

// TestTimeIsNoAct: what became of a letter is what it did, and not what time had done before it came.
func TestTimeIsNoAct(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		to    func(*fixture) string
		words string
		want  games.Disposition
	}{
		"asked back": {func(*fixture) string { return "" }, "game 1: d3d4", games.AskedBack},
		"refused":    {func(o *fixture) string { return o.tag(adjudicator.WhiteSeat, 3) }, "d2d8", games.Refused},
		"played":     {func(o *fixture) string { return o.tag(adjudicator.WhiteSeat, 3) }, "d3d4", games.Acted},
	} {
		o := open(t)
		o.now = o.summaryOf(1).Deadline.Add(time.Hour)
		letter := o.send(ada, c.to(o), c.words)
		if got := letter.Handling.Disposition; got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
		if len(letter.Club) == 0 {
			t.Errorf("%s: time has done nothing", name)
		}
	}
}
