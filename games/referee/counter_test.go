package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
)

// TestCounterOffers: the first yes makes the game by the terms that its own letter named, and ends what stands beside it; a newer counter-offer
// disarms an older one, and an invitation gets three.
func TestCounterOffers(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		steps string // "ada" answers what she got last from Bo, "ada1" the invitation, "bo" what he got last
		want  string // the stages of the games, as they were opened
	}{
		"the invitation":                    {"ada: accept with time 5d, ada1: yes", "plays withdrawn"},
		"the counter-offer":                 {"ada: accept with time 5d, bo: yes", "withdrawn plays"},
		"both":                              {"ada: accept with time 5d, bo: yes, ada1: yes", "withdrawn plays"},
		"both, the other way round":         {"ada: accept with time 5d, ada1: yes, bo: yes", "plays withdrawn"},
		"no to the counter-offer":           {"ada: accept with time 5d, bo: no", "waits declined"},
		"no to it, and yes to the first":    {"ada: accept with time 5d, bo: no, ada1: yes", "plays declined"},
		"no to the invitation":              {"ada: accept with time 5d, ada1: no", "declined withdrawn"},
		"a newer one":                       {"ada: accept with time 5d, ada1: accept with time 7d", "waits withdrawn waits"},
		"yes to an older one":               {"ada: accept with time 5d, bo+: accept with time 4d, bo: yes", "waits withdrawn waits"},
		"a counter-offer to one":            {"ada: accept with time 5d, bo: accept with time 4d, ada: yes", "withdrawn withdrawn plays"},
		"the invitation, after two":         {"ada: accept with time 5d, bo: accept with time 4d, ada1: yes", "plays withdrawn withdrawn"},
		"three":                             {"ada: accept with time 5d, bo: accept with time 4d, ada: accept with time 6d", "waits withdrawn withdrawn waits"},
		"four":                              {"ada: accept with time 5d, bo: accept with time 4d, ada: accept with time 6d, bo: accept with time 7d", "waits withdrawn withdrawn waits"},
		"colours":                           {"ada: accept with black, bo: yes", "withdrawn plays"},
		"terms that cannot be":              {"ada: accept with a bigger board", "waits"},
		"terms that are not for them":       {"ada: accept with rated", "waits"},
		"by other words, at the same times": {"ada: accept with 5 days per move and black, bo: accept", "withdrawn plays"},
	} {
		w := invite(t, "invitation chesimals-2 white")
		tags := map[string]string{"ada": w.tag, "ada1": w.tag}
		for step := range strings.SplitSeq(c.steps, ", ") {
			who, words, _ := strings.Cut(step, ": ")
			from := map[string]string{"ada": ada, "ada1": ada, "bo": bo, "bo+": bo}[who]
			letters := w.send(from, tags[strings.TrimSuffix(who, "+")], words).Outbox
			for _, l := range letters {
				if to := map[string]string{adaAt: "ada", boAt: "bo"}[l.To]; l.Match != 1 && (from == ada) == (to == "bo") {
					if who != "bo+" {
						tags[to] = replyTag(t, l)
					}
				}
			}
		}
		var got []string
		for number := 1; ; number++ {
			events, err := w.store.Events(ctx(), number)
			if err != nil || len(events) == 0 {
				break
			}
			stage := "waits"
			for _, e := range events {
				switch f := e.Fact.(type) {
				case adjudicator.Accepted:
					stage = "plays"
				case adjudicator.Declined:
					stage = "declined"
				case adjudicator.Withdrawn:
					stage = "withdrawn"
				case adjudicator.Opened:
					if name == "colours" && number == 2 && (f.Black.Address != adaAt || f.White.Address != boAt) {
						t.Errorf("%s: %+v", name, f)
					}
				}
			}
			got = append(got, stage)
		}
		if got := strings.Join(got, " "); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}
