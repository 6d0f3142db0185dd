package amp

import (
	"errors"
	"fmt"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"pbem/rules"
)

// randomLine draws a position line: few units on a small part of the board, so that chains, captures and wins happen.
func randomLine(t *rapid.T, g *Game) string {
	p := &Position{game: g}
	groups := len(g.spec.Groups)
	if g.spec.Conversion {
		groups++
	}
	width, height := min(6, g.size.Files), min(5, g.size.Ranks)
	left := rapid.IntRange(0, g.size.Files-width).Draw(t, "left")
	low := rapid.IntRange(0, g.size.Ranks-height).Draw(t, "low")
	for range rapid.IntRange(2, 10).Draw(t, "units") {
		rank := low + rapid.IntRange(0, height-1).Draw(t, "rank")
		sq := g.size.Number(left+rapid.IntRange(0, width-1).Draw(t, "file"), rank)
		group := rapid.IntRange(0, groups-1).Draw(t, "group")
		if group == len(g.spec.Groups) {
			group = neutral
		}
		kind := rapid.IntRange(0, len(g.spec.Units)-1).Draw(t, "kind")
		p.take(g, sq)
		p.put(g, sq, unitOf(group, kind))
	}
	p.toMove = rules.Side(rapid.IntRange(0, 1).Draw(t, "side"))
	return p.String()
}

// played draws a position a few random turns from the start.
func played(t *rapid.T, g *Game) string {
	p := g.start
	for range rapid.IntRange(0, 6).Draw(t, "turns") {
		turn, ok := randomTurn(t, p)
		if !ok {
			break
		}
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			t.Fatalf("%s: %s refused: %v", p, turn, err)
		}
		p = v.Next.(*Position)
	}
	return p.String()
}

// randomTurn draws a turn of up to nine activations, captures first so that armies meet.
func randomTurn(t *rapid.T, p *Position) (rules.Turn, bool) {
	if p.Outcome().Over() {
		return rules.Turn{}, false
	}
	if p.mustPass() {
		return rules.Turn{}, true
	}
	leads := p.game.leads(nil, &p.layout, p.toMove)
	arrangement := p.layout
	for i := range leads {
		who := leads[(i+rapid.IntRange(0, len(leads)-1).Draw(t, "lead"))%len(leads)]
		so := p.game.begin(&arrangement, p.toMove, who)
		turn := rules.Turn{Lead: p.leadOf(who)}
		for range rapid.IntRange(1, 9).Draw(t, "length") {
			moves := so.appendMoves(nil, who)
			if len(moves) == 0 {
				break
			}
			m := moves[rapid.IntRange(0, len(moves)-1).Draw(t, "move")]
			turn.Actions = append(turn.Actions, so.action(p.game, m))
			so.do(m)
		}
		if len(turn.Actions) > 0 {
			return turn, true
		}
	}
	for turn := range p.FirstActions() {
		return turn, true
	}
	return rules.Turn{}, false
}

// eachGame checks every specimen that differs from the others by more than its start position.
func eachGame(t *testing.T, check func(*rapid.T, *Game, *slowGame)) {
	games := append(specimens(), specimen{name: "fusion-1 chain=own", spec: with(fusion(fusionStart(), false, false), ownChain)},
		specimen{name: "fusion-1 conversion=true touch=N royal=first", spec: with(fusion(fusionStart(), false, true), func(s *Spec) {
			s.Touch, s.Units[0].First = "N", true
		})},
		specimen{name: "fusion-1 conversion=true chain=none", spec: with(fusion(fusionStart(), false, true), func(s *Spec) { s.Chain = ChainNone })},
		specimen{name: "chesimals-1 touch=W chain=own", spec: with(specOne(), func(s *Spec) { s.Touch, s.Chain = "W", ChainOwn })})
	for _, s := range games {
		onlyStart := strings.Contains(s.name, "staggered") && s.name != "fusion-1-staggered swapping=false conversion=true"
		if onlyStart || strings.Contains(s.name, "setback") {
			continue
		}
		t.Run(s.name, func(t *testing.T) {
			g, slow := mustNew(t, s.spec), slowOf(s.name)
			rapid.Check(t, func(t *rapid.T) { check(t, g, slow) })
		})
	}
}

func somewhere(t *rapid.T, g *Game) *Position {
	line := ""
	if rapid.Bool().Draw(t, "played") {
		line = played(t, g)
	} else {
		line = randomLine(t, g)
	}
	p, err := parser{g}.parse(line)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	if p.String() != line {
		t.Fatalf("%s is written %s", line, p)
	}
	return p
}

// checkLayout compares the sets of squares of a position that was played with those of the same position read.
func checkLayout(t *rapid.T, g *Game, played rules.Position) {
	read, err := parser{g}.parse(played.String())
	if err != nil || read.layout != played.(*Position).layout {
		t.Fatalf("%s: the sets of squares differ from the line's (%v)", played, err)
	}
}

func TestFirstActionsAgreeWithTheSlowEngine(t *testing.T) {
	eachGame(t, func(t *rapid.T, g *Game, slow *slowGame) {
		p := somewhere(t, g)
		want := slow.sequences(p.String(), 1, groupNames(g))
		got := map[string]string{}
		for text, turn := range drain(p) {
			v, err := p.Judge(rules.Draft{Turn: turn})
			if err != nil {
				t.Fatalf("%s: %s was generated and refused: %v", p, text, err)
			}
			if v.Turn.String() != text {
				t.Fatalf("%s: %s is canonically %s", p, text, v.Turn)
			}
			checkLayout(t, g, v.Next)
			if !turn.IsPass() {
				got[text] = v.Next.String()
			}
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Fatalf("%s (-slow +engine):\n%s", p, d)
		}
	})
}

func TestCountsAgreeWithTheSlowEngine(t *testing.T) {
	eachGame(t, func(t *rapid.T, g *Game, slow *slowGame) {
		p, err := parser{g}.parse(randomLine(t, g))
		if err != nil {
			t.Fatal(err)
		}
		want := len(slow.sequences(p.String(), 2, groupNames(g)))
		if got := p.CountActivations(2); got != uint64(want) {
			t.Fatalf("%s: CountActivations(2) = %d, the slow engine says %d", p, got, want)
		}
		single := 0
		for _, line := range slow.sequences(p.String(), 1, groupNames(g)) {
			single += len(slow.sequences(line, 1, groupNames(g)))
		}
		got, err := rules.PerftSingle(p, 2)
		if err != nil || got != uint64(single) {
			t.Fatalf("%s: PerftSingle(2) = %d, %v, the slow engine says %d", p, got, err, single)
		}
	})
}

// TestWholeTurnsAgree walks one random turn of the slow engine and judges it by the fast one.
func TestWholeTurnsAgree(t *testing.T) {
	eachGame(t, func(t *rapid.T, g *Game, slow *slowGame) {
		p := somewhere(t, g)
		b, white := slow.read(p.String())
		begun := slow.begun(b, white, groupNames(g))
		var leads []string
		for _, gr := range g.spec.Groups {
			if begun[gr.Name] != nil {
				leads = append(leads, gr.Name)
			}
		}
		for _, sq := range sorted(b) {
			if lead := string(b[sq].letter) + sq.String(); begun[lead] != nil {
				leads = append(leads, lead)
			}
		}
		if len(leads) == 0 {
			return
		}
		lead := leads[rapid.IntRange(0, len(leads)-1).Draw(t, "lead")]
		so := begun[lead][rapid.IntRange(0, len(begun[lead])-1).Draw(t, "mode")]
		for range 10 {
			more := so.after()
			if len(more) == 0 {
				break
			}
			// reach is a map: draw by the text, so that rapid can repeat what it drew
			texts := map[string]*slowTurn{}
			for _, m := range more {
				texts[strings.Join(m.text, ", ")] = m
			}
			so = texts[rapid.SampledFrom(keys(texts)).Draw(t, "turn")]
		}
		if so.acts == 0 {
			return
		}
		want := lead + ": " + strings.Join(so.text, ", ")
		v, err := p.Judge(rules.Draft{Turn: draftOf(t, g, want)})
		if err != nil {
			t.Fatalf("%s: %s: %v", p, want, err)
		}
		if v.Turn.String() != want || v.Next.String() != slow.line(so.board, !white) || v.Outcome.Over() != so.won {
			t.Fatalf("%s: %s gives %s, %s, %v", p, want, v.Turn, v.Next, v.Outcome)
		}
	})
}

func keys(m map[string]*slowTurn) []string {
	var list []string
	for k := range m {
		list = append(list, k)
	}
	sort.Strings(list)
	return list
}

// draftOf reads a canonical turn of the slow engine.
func draftOf(t *rapid.T, g *Game, text string) rules.Turn {
	lead, rest, _ := strings.Cut(text, ": ")
	turn := rules.Turn{Lead: rules.Lead{Group: lead}}
	if g.byUnit() {
		at, _ := rules.ParseSquare(lead[1:])
		turn.Lead = rules.Lead{Unit: lead[0], At: at}
	}
	for _, word := range strings.Split(rest, ", ") {
		from, n := rules.ParseSquare(word[1:])
		if word[0] == '*' {
			turn.Actions = append(turn.Actions, rules.Action{How: rules.Convert, From: from, To: from})
			continue
		}
		to, m := rules.ParseSquare(word[n+2:])
		if n == 0 || m == 0 {
			t.Fatalf("%q is not a turn", text)
		}
		turn.Actions = append(turn.Actions, rules.Action{Unit: word[0], From: from, To: to})
	}
	return turn
}

// TestEverythingElseIsRefused judges pairs of squares that no generated turn has.
func TestEverythingElseIsRefused(t *testing.T) {
	eachGame(t, func(t *rapid.T, g *Game, _ *slowGame) {
		p := somewhere(t, g)
		legal := drain(p)
		pairs := map[string]bool{}
		for _, turn := range legal {
			for _, a := range turn.Actions {
				pairs[fmt.Sprint(turn.Lead, a.From, a.To, a.How == rules.Convert)] = true
			}
		}
		leads := []rules.Lead{{}}
		for _, r := range p.Leaders() {
			leads = append(leads, r.Lead)
		}
		for range 60 {
			a := rules.Action{From: randomSquare(t, g), To: randomSquare(t, g)}
			if rapid.IntRange(0, 9).Draw(t, "convert") == 0 {
				a = rules.Action{How: rules.Convert, From: a.To, To: a.To}
			}
			lead := rapid.SampledFrom(leads).Draw(t, "lead")
			_, err := p.Judge(rules.Draft{Turn: rules.Turn{Lead: lead, Actions: []rules.Action{a}}})
			known := false
			for _, l := range leads[1:] {
				if lead == (rules.Lead{}) || lead == l {
					known = known || pairs[fmt.Sprint(l, a.From, a.To, a.How == rules.Convert)]
				}
			}
			var v *rules.Violation
			switch {
			case err == nil && !known:
				t.Fatalf("%s: %v %v was accepted", p, lead, a)
			case err != nil && (!errors.As(err, &v) || v.Code == "" || v.Why.Empty()):
				t.Fatalf("%s: %v %v is refused without a reason: %#v", p, lead, a, err)
			case err != nil && known && v.Code != rules.CannotRead:
				t.Fatalf("%s: %v %v is legal and was refused: %v", p, lead, a, err)
			}
		}
	})
}

func randomSquare(t *rapid.T, g *Game) rules.Square {
	return rules.Square{File: int16(rapid.IntRange(-1, g.size.Files).Draw(t, "file")), Rank: int16(rapid.IntRange(0, g.size.Ranks+1).Draw(t, "rank"))}
}
