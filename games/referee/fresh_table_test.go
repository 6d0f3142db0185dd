package referee_test

import (
	"os"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
)

func TestFresh(t *testing.T) {
	var o *fixture
	var seat adjudicator.Seat
	head, count := turnRow{}, map[string]int{}
	name := "fresh.txt"
	if n := os.Getenv("FRESH"); n != "" {
		name = n
	}
	for _, r := range readTurns(t, name, "turn") {
		if here := (turnRow{to: r.to, preset: r.preset, side: r.side, more: r.more, plants: r.plants}); here != head {
			head = here
			o, seat = talked(t, r)
		}
		var c games.Commit
		o.apart(func(o *fixture) {
			before := o.history(r, seat, r.planted)
			c = o.decide(o.mail(r, seat, before))
		})
		played, told, _ := became(c, seat)
		verb, want, _ := strings.Cut(r.outcome, " ")
		switch {
		case verb == "played" && played == want, verb != "played" && played == "":
			count[verb+" right"]++
		case verb == "played":
			count[verb+" asked"]++
			t.Logf("REFUSED %s: %s", r, strings.ReplaceAll(told[:min(160, len(told))], "\n", "/"))
		default:
			count[verb+" played"]++
			t.Logf("PLAYED %s", r)
		}
	}
	t.Logf("%v", count)
}
