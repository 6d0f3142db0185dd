package lifeform

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/line"
)

func checkAgreement(t *rapid.T, p *Position, truce int) *slow {
	s := slowRead(p.String(), truce)
	want := s.turns(s.orders())
	i := 0
	for turn := range p.Turns() {
		if i == len(want) || turn.String() != want[i].text() {
			t.Fatalf("%s: turn %d is %s, want %v", p, i, turn, texts(want))
		}
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			t.Fatalf("%s: %s is refused: %v", p, turn, err)
		}
		if got, wanted := told(v), want[i].told(); got != wanted {
			t.Fatalf("%s:\n got %s\nwant %s", p, got, wanted)
		}
		i++
	}
	if i != len(want) || p.Count(1) != uint64(len(want)) {
		t.Fatalf("%s: %d turns, counted %d, want %d", p, i, p.Count(1), len(want))
	}
	return s
}

func texts(list []*slowTurn) []string {
	var words []string
	for _, t := range list {
		words = append(words, t.text())
	}
	return words
}

// told writes all that a verdict says of the board.
func told(v rules.Verdict) string {
	text := fmt.Sprintf("%s; %s; captured", v.Turn, v.Next)
	for _, c := range v.Captured {
		text += fmt.Sprintf(" %c%s", line.Letter(c.Side, c.Unit), c.At)
	}
	text += "; removed"
	for _, c := range v.Removed {
		text += fmt.Sprintf(" %c%s", line.Letter(c.Side, c.Unit), c.At)
	}
	return fmt.Sprintf("%s; %v %s %s", text, v.Reset, v.Outcome.Result, v.Outcome.Cause)
}

func (t *slowTurn) told() string {
	text := fmt.Sprintf("%s; %s; captured", t.text(), t.board.line())
	if t.taken != "" {
		text += " " + t.taken
	}
	text += "; removed"
	for _, r := range t.removed {
		text += " " + r
	}
	result := t.result
	if result == "" {
		result = " "
	}
	return fmt.Sprintf("%s; %v %s", text, t.taken != "" || len(t.removed) > 0, result)
}

func TestTurnsAgreeWithTheSlowEngine(t *testing.T) {
	for _, truce := range []int{0, 1, 3} {
		t.Run(fmt.Sprint("truce=", truce), func(t *testing.T) {
			g := standard(t, Spec{Truce: truce})
			rapid.Check(t, func(t *rapid.T) { checkAgreement(t, drawn(t, g), truce) })
		})
	}
}

// TestPlayedGamesAgree plays whole games of random turns, which meet positions that no drawing would.
func TestPlayedGamesAgree(t *testing.T) {
	g := standard(t, Spec{})
	rapid.Check(t, func(t *rapid.T) {
		p := g.start
		if rapid.Bool().Draw(t, "drawn") {
			p = drawn(t, g)
		}
		for range rapid.IntRange(1, 12).Draw(t, "turns") {
			if p.over() {
				return
			}
			v, err := p.Judge(rules.Draft{Turn: someTurn(t, p)})
			if err != nil {
				t.Fatalf("%s: %v", p, err)
			}
			read, err := g.parse(v.Next.String())
			if next := v.Next.(*Position); err != nil || *read != *next {
				t.Fatalf("%s reads back otherwise (%v)", next, err)
			}
			if v.Outcome.Over() {
				return
			}
			p = v.Next.(*Position)
		}
		thin(p)
		checkAgreement(t, p, 0)
	})
}

// TestAnyOrderWrittenIsJudgedAsTheSlowEngineDoes judges turns with something changed: legal in the order written, or
// refused with a code.
func TestAnyOrderWrittenIsJudgedAsTheSlowEngineDoes(t *testing.T) {
	g, english := standard(t, Spec{}), catalog.English()
	rapid.Check(t, func(t *rapid.T) {
		p := drawn(t, g)
		legal := map[string]string{}
		s := slowRead(p.String(), 0)
		all := s.orders()
		canonical := map[string]string{}
		for _, turn := range s.turns(all) {
			canonical[turn.set()] = turn.text()
		}
		for _, turn := range all {
			legal[loose(turn.text())] = canonical[turn.set()]
		}
		if len(all) == 0 {
			return
		}
		for range 40 {
			d := mutated(t, all[rapid.IntRange(0, len(all)-1).Draw(t, "turn")].text())
			want, ok := legal[loose(d.Turn.String())]
			v, err := p.Judge(d)
			if ok != (err == nil) || ok && v.Turn.String() != want {
				t.Fatalf("%s: %s gives %s, %v; want %q", p, d.Turn, v.Turn, err, want)
			}
			if err != nil {
				checkRefusal(t, english, d, err)
			}
		}
	})
}

// loose takes moves and captures for the same, as the engine reads them.
func loose(text string) string { return strings.ReplaceAll(text, "x", "-") }
