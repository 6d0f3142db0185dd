package lifeform

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/rules"
)

// TestCanonicalOrder tries every order of a turn's followers with the slow engine: the canonical one is, of those that
// work, the one whose start squares come first.
func TestCanonicalOrder(t *testing.T) {
	g, longest := standard(t, Spec{}), 0
	rapid.Check(t, func(t *rapid.T) {
		p := drawnCrowded(t, g)
		if p.over() || rapid.Bool().Draw(t, "known") {
			p = parsed(t, g, rapid.SampledFrom([]string{crowded, "3qk3/8/2rpr3/2PRP3/2PBp3/2RPP3/3Q4/3K4 w"}).Draw(t, "line"))
		}
		turn := someTurn(t, p)
		for len(turn.Actions) > 6 {
			turn.Actions = turn.Actions[:len(turn.Actions)-1]
		}
		longest = max(longest, len(turn.Actions))
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		if want := bestOrder(slowRead(p.String(), 0), v.Turn.String()); v.Turn.String() != want {
			t.Fatalf("%s: %s, want %s", p, v.Turn, want)
		}
	})
	if longest < 4 {
		t.Errorf("no turn had more than %d followers", longest-1)
	}
}

// bestOrder tries all orders of the followers of a turn.
func bestOrder(s *slow, text string) string {
	words := strings.Split(text, ", ")
	if text == "pass" {
		return text
	}
	begun := &slowTurn{board: *s}
	from, mark, to := spots(words[0])
	begun.step(s.top.at(from), from, to, mark)
	var best *slowTurn
	permute(words[1:], func(order []string) {
		t := begun
		for _, w := range order {
			from, _, to := spots(w)
			if t = t.follow(s, from, to); t == nil {
				return
			}
		}
		if best == nil || slices.Compare(t.starts, best.starts) < 0 {
			best = t
		}
	})
	return best.text()
}

func spots(word string) (from spot, mark string, to spot) {
	return spot{int(word[1] - 'a'), int(word[2] - '0')}, word[3:4], spot{int(word[4] - 'a'), int(word[5] - '0')}
}

func permute(list []string, visit func([]string)) {
	if len(list) == 0 {
		visit(nil)
		return
	}
	for i := range list {
		rest := slices.Delete(slices.Clone(list), i, i+1)
		permute(rest, func(order []string) { visit(append([]string{list[i]}, order...)) })
	}
}
