package amp

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
)

// linkedSpec is a small game with one style of chain and one way of touching.
func linkedSpec(chain ChainStyle, touch string) Spec {
	return with(spec05(bent), func(s *Spec) { s.Chain, s.Touch = chain, touch })
}

// TestRemarkNamesTheChain: why a unit is out of touch is said in the words of the game's own chain.
func TestRemarkNamesTheChain(t *testing.T) {
	for chain, want := range []string{"No chain of friendly units joins", "No chain of its own AMP's units joins", "doesn't touch a leader"} {
		p, err := parser{mustNew(t, linkedSpec(ChainStyle(chain), ""))}.parse("3kC4/8/8/8/7wW/8/8/3wC4 w")
		if err != nil {
			t.Fatal(err)
		}
		report, err := p.Explain(square("h4"))
		if got := catalog.English().Say(report.Remark); err != nil || !strings.Contains(got, want) {
			t.Errorf("%s, %v, want %s", got, err, want)
		}
	}
}

// TestDescribesTheChain: what is said of chains and of touching is true of each style.
func TestDescribesTheChain(t *testing.T) {
	for _, c := range []struct {
		chain     ChainStyle
		touch     string
		says, not string
	}{
		{ChainFriendly, "", "joined to the leader by a chain of friendly units that touch by edges or corners", "Two units touch"},
		{ChainFriendly, "", "and carry chains (CH-9)", ""},
		{ChainOwn, "", "a chain of units of that AMP", "carry chains"},
		{ChainNone, "", "a leader or touch the leader by edges or corners", "carry chains"},
		{ChainFriendly, "W", "by edges, not corners", "Two units touch"},
		{ChainFriendly, "F", "by corners, not edges", ""},
		{ChainNone, "W N (1,4)", "if one step straight, a knight's leap or a leap of 1 by 4 squares leads", ""},
	} {
		var said []string
		for _, part := range mustNew(t, linkedSpec(c.chain, c.touch)).Describe().Parts {
			for _, line := range part.Lines {
				said = append(said, catalog.English().Say(line))
			}
		}
		all := strings.Join(said, "\n")
		if !strings.Contains(all, c.says) || c.not != "" && strings.Contains(all, c.not) {
			t.Errorf("chain %d, touch %q: want %q, not %q, in\n%s", c.chain, c.touch, c.says, c.not, all)
		}
	}
}
