package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
)

// TestFreshThoughts: of second thoughts that were written down before the program saw them, few play a turn, and of courtesies few stop one. Each that goes
// wrong is a letter with a phrase that no list has; the bounds are those of the contract.
func TestFreshThoughts(t *testing.T) {
	t.Parallel()
	const mostPlayed, mostAsked = 3, 8 // of a hundred
	var o *fixture
	var seat adjudicator.Seat
	head, rows, wrong := turnRow{}, map[string]int{}, map[string]int{}
	for _, r := range readTurns(t, "fresh.txt", "turn") {
		if here := (turnRow{to: r.to, preset: r.preset, side: r.side, more: r.more}); here != head {
			head = here
			o, seat = talked(t, r)
		}
		var c games.Commit
		o.apart(func(o *fixture) { c = o.decide(o.mail(r, seat, o.history(r, seat, r.planted))) })
		played, _, _ := became(c, seat)
		verb, want, _ := strings.Cut(r.outcome, " ")
		rows[verb]++
		switch {
		case verb == "played" && played != "" && played != want:
			t.Errorf("OTHER %s: %s", r, played)
		case (verb == "played") != (played != ""):
			wrong[verb]++
			t.Logf("WRONG %s", r)
		}
	}
	if 100*wrong["asked"] > mostPlayed*rows["asked"] || 100*wrong["played"] > mostAsked*rows["played"] {
		t.Errorf("%d of %d doubts are played, %d of %d courtesies are asked back", wrong["asked"], rows["asked"], wrong["played"], rows["played"])
	}
	t.Logf("%d of %d doubts are played, %d of %d courtesies are asked back", wrong["asked"], rows["asked"], wrong["played"], rows["played"])
}
