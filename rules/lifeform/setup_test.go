package lifeform

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/mailer/catalog"
	"pbem/rules"
)

// setupOf reads "Ke1 Qd1" as a set-up.
func setupOf(text string) rules.Draft {
	var d rules.Draft
	for _, word := range strings.Fields(text) {
		at, _ := rules.ParseSquare(word[1:])
		d.Actions = append(d.Actions, rules.Action{How: rules.Place, Unit: word[0], From: at, To: at})
	}
	return d
}

const (
	whiteArray = "Ke1 Qd1 Bc1 Bf1 Nb1 Ng1 Ra1 Rh1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2"
	blackArray = "Ke8 Qd8 Bc8 Bf8 Nb8 Ng8 Ra8 Rh8 Pa7 Pb7 Pc7 Pd7 Pe7 Pf7 Pg7 Ph7"
	blackOnly  = "rnbqkbnr/pppppppp/8/8/8/8/8/8"
	whiteOnly  = "8/8/8/8/8/8/PPPPPPPP/RNBQKBNR"
	bothArrays = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
)

// TestSetups plays set-ups in every order they may come in (LF-11).
func TestSetups(t *testing.T) {
	english := catalog.English()
	for _, c := range []struct {
		setup      Setup
		line, text string
		ownView    bool
		next       string // or the code
	}{
		{Open, emptyStart, whiteArray, false, whiteOnly + " b"},
		{Open, emptyStart, whiteArray, true, whiteOnly + " b"},
		{Open, emptyStart, blackArray, false, "setup-ranks"},
		{Open, whiteOnly + " b", blackArray, false, bothArrays + " w"},
		{Open, whiteOnly + " b", whiteArray, false, "setup-ranks"},
		{Open, whiteOnly + " b", whiteArray, true, "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"},
		{Secret, emptyStart, whiteArray, false, whiteOnly + " b"},
		{Secret, emptyStart, blackArray, false, blackOnly + " w"},
		{Secret, "8/8/8/8/8/8/8/8 b", whiteArray, false, whiteOnly + " b"},
		{Secret, "8/8/8/8/8/8/8/8 b", whiteArray, true, "rnbkqbnr/pppppppp/8/8/8/8/8/8 w"},
		{Secret, whiteOnly + " b", blackArray, false, bothArrays + " w"},
		{Secret, blackOnly + " w", whiteArray, false, bothArrays + " w"},
		{Secret, blackOnly + " w", blackArray, false, blackOnly + " w"},
		{Secret, emptyStart, whiteArray[:len(whiteArray)-3] + "Ph7", false, "setup-ranks"},
		{Secret, emptyStart, "Ke4", false, "setup-ranks"},
		{Secret, emptyStart, "Ke1", false, "setup-army"},
		{Open, emptyStart, strings.Replace(whiteArray, "Ke1", "Xe1", 1), false, "setup-army"},
		{Open, emptyStart, strings.Replace(whiteArray, "Ke1", "Ke9", 1), false, "setup-ranks"},
		{Open, emptyStart, strings.Replace(whiteArray, "Ke1", "Kd1", 1), false, "setup-two-on-one-square"},
		{Open, emptyStart, strings.Replace(whiteArray, "Ra1", "Ra3", 1), false, "setup-body"},
		{Open, emptyStart, strings.Replace(whiteArray, "Ke1", "Ke3", 1), false, whiteOnlyWithHeadOut + " b"},
		{Open, emptyStart, strings.Replace(whiteArray, "Ke1", "Kh3", 1), false, "setup-body"},
		{Open, bothArrays + " w", whiteArray, false, "setup-over"},
		{Orthodox, bothArrays + " w", whiteArray, false, "setup-over"},
		{Open, "3qk3/8/8/8/8/8/8/4K3 w", whiteArray, false, "game-over"},
	} {
		p := parsed(t, standard(t, Spec{Setup: c.setup}), c.line)
		d := setupOf(c.text)
		d.OwnView = c.ownView
		v, err := p.Judge(d)
		if err != nil {
			checkRefusal(t, english, d, err)
			if got := string(err.(*rules.Violation).Code); got != c.next {
				t.Errorf("%s: %s (own view %v): %v, want %s", c.line, c.text, c.ownView, err, c.next)
			}
			continue
		}
		if v.Next.String() != c.next || v.Outcome.Over() {
			t.Errorf("%s: %s (own view %v): %s, want %s", c.line, c.text, c.ownView, v.Next, c.next)
		}
	}
}

const whiteOnlyWithHeadOut = "8/8/8/8/8/4K3/PPPPPPPP/RNBQ1BNR"

// TestTurnsBeforeTheSetups: nothing can be played yet.
func TestTurnsBeforeTheSetups(t *testing.T) {
	for _, line := range []string{emptyStart, whiteOnly + " b"} {
		p := parsed(t, standard(t, Spec{Setup: Secret}), line)
		for turn := range p.Turns() {
			t.Errorf("%s: %s", line, turn)
		}
		if p.Count(1) != 0 || p.Outcome().Over() || !rules.AwaitsSetup(p) {
			t.Errorf("%s: count %d, outcome %v, awaits %v", line, p.Count(1), p.Outcome(), rules.AwaitsSetup(p))
		}
		for _, c := range []struct {
			d    rules.Draft
			code rules.Code
		}{
			{rules.Draft{}, rules.PassNotAllowed},
			{rules.Draft{Turn: rules.Turn{Actions: []rules.Action{actionOf("Ke1-e2")}}}, rules.NoUnitThere},
			{rules.Draft{Turn: rules.Turn{Actions: append(setupOf("Ke1").Actions, actionOf("Ke1-e2"))}}, rules.CannotRead},
		} {
			if _, err := p.Judge(c.d); err == nil || err.(*rules.Violation).Code != c.code {
				t.Errorf("%s: %s gives %v, want %s", line, c.d.Turn, err, c.code)
			}
		}
		if _, err := p.Explain(rules.Square{File: 4, Rank: 1}); err == nil || err.(*rules.Violation).Code != rules.NoUnitThere {
			t.Errorf("%s: Explain gives %v", line, err)
		}
	}
}

// TestWarningsAgreeWithTheSlowEngine: with both set-ups on the board the warnings name just what the slow engine could
// capture and win by in the first turn.
func TestWarningsAgreeWithTheSlowEngine(t *testing.T) {
	armies, err := ParseArmies("kqb2n2r2p5")
	if err != nil {
		t.Fatal(err)
	}
	g, english := standard(t, Spec{Setup: Secret, Armies: armies}), catalog.English()
	warned := 0
	rapid.Check(t, func(t *rapid.T) {
		white, ok := drawnSetup(t, g, rules.White)
		black, sound := drawnSetup(t, g, rules.Black)
		if !ok || !sound {
			return
		}
		first, err := g.start.Judge(white)
		if err != nil {
			t.Fatalf("%s: %v", white.Turn, err)
		}
		v, err := first.Next.Judge(black)
		if err != nil {
			t.Fatalf("%s: %v", black.Turn, err)
		}
		alone, err := g.start.For(rules.Black).Judge(black)
		if err != nil {
			t.Fatalf("%s alone: %v", black.Turn, err)
		}
		s, wins := slowRead(v.Next.String(), 0), map[string]bool{}
		for _, from := range s.at(true, "KBN") {
			for rank := 6; rank <= 8; rank++ {
				for file := range 8 {
					to := spot{file, rank}
					kind := upper(s.top.at(to))
					vital := kind == 'K' || kind == 'Q' || kind == 'P' && s.isNeck(false, to)
					if s.reaches(s.top.at(from), from, to) && vital {
						wins[to.String()] = true
					}
				}
			}
		}
		if len(v.Notes) != len(wins) {
			t.Fatalf("%s: %v, want one for each of %v", v.Next, v.Notes, wins)
		}
		notes, without := strings.Join(english.All(v.Notes), " "), strings.Join(english.All(alone.Notes), " ")
		for at := range wins {
			warned++
			if !strings.Contains(notes, " on "+at) {
				t.Fatalf("%s: %q says nothing of %s", v.Next, notes, at)
			}
			if !strings.Contains(without, " on "+at) {
				t.Fatalf("%s: without White's set-up nothing is said of %s", black.Turn, at)
			}
		}
	})
	if warned == 0 {
		t.Error("no set-up was warned of")
	}
}

// drawnSetup grows a legal set-up at random, unit by unit; it does not always succeed.
func drawnSetup(t *rapid.T, g *Game, side rules.Side) (rules.Draft, bool) {
	var l layout
	own := ownRanks(side)
	place := func(k kind, on uint64) bool {
		var free []uint8
		for sq := range squares(on & own &^ l.of(side)) {
			free = append(free, sq)
		}
		if len(free) == 0 {
			return false
		}
		l.put(side, k, rapid.SampledFrom(free).Draw(t, k.String()))
		return true
	}
	army, u := g.spec.Armies[side], &l.units[side]
	ok := place(torso, own)
	if rapid.Bool().Draw(t, "neck") {
		ok = ok && place(limb, around(u[torso]))
		ok = ok && place(head, around(u[limb])&around(around(u[torso])))
	} else {
		ok = ok && place(head, around(u[torso]))
	}
	for size(u[limb]) < army[limb] && ok {
		ok = place(limb, around(u[torso]|u[limb]))
	}
	for k := hand; k <= foot; k++ {
		for size(u[k]) < army[k] && ok {
			ok = place(k, around(u[limb]))
		}
	}
	for size(u[hair]) < army[hair] && ok {
		ok = place(hair, around(u[head]|u[torso]|u[hand]|u[foot]|u[hair]))
	}
	s := placing{side: side, body: l}
	return rules.Draft{Turn: s.turn()}, ok
}

// TestFor: each side's set-up has a position to be judged in, also when it replaces one.
func TestFor(t *testing.T) {
	for _, c := range []struct {
		setup        Setup
		line         string
		white, black string
	}{
		{Open, emptyStart, emptyStart, emptyStart},
		{Open, whiteOnly + " b", emptyStart, whiteOnly + " b"},
		{Open, bothArrays + " w", bothArrays + " w", bothArrays + " w"},
		{Secret, emptyStart, emptyStart, "8/8/8/8/8/8/8/8 b"},
		{Secret, whiteOnly + " b", emptyStart, whiteOnly + " b"},
		{Secret, blackOnly + " w", blackOnly + " w", "8/8/8/8/8/8/8/8 b"},
		{Orthodox, bothArrays + " w", bothArrays + " w", bothArrays + " w"},
	} {
		p := parsed(t, standard(t, Spec{Setup: c.setup}), c.line)
		if w, b := p.For(rules.White).String(), p.For(rules.Black).String(); w != c.white || b != c.black {
			t.Errorf("set-up %d, %s: %s and %s, want %s and %s", c.setup, c.line, w, b, c.white, c.black)
		}
		if p.Secret() != (c.setup == Secret) {
			t.Errorf("set-up %d: secret %v", c.setup, p.Secret())
		}
	}
}

// TestArmy: a side sets up its own army.
func TestArmy(t *testing.T) {
	t.Parallel()
	white, black := StandardArmy(), StandardArmy()
	black[foot], black[hair] = 0, 3
	g, err := New(Spec{Setup: Open, Armies: [2]Army{white, black}})
	if err != nil {
		t.Fatal(err)
	}
	if got := g.start.Army(); got != "KQBBNNRRPPPPPPPP" {
		t.Errorf("White sets up %s", got)
	}
	if got := (setter{g.start}).without(rules.Black).Army(); got != "KQBBRRRPPPPPPPP" {
		t.Errorf("Black sets up %s", got)
	}
}

// TestSetupExample: for every usual army there is one to show, and what is shown is legal.
func TestSetupExample(t *testing.T) {
	for _, army := range []string{"kqb2n2r2p8", "kqb3n1r2p8", "kqp4", "kqbnrp3", "kqb4n4r4p8-kqp1", "kqr3p1"} {
		armies, err := ParseArmies(army)
		if err != nil {
			t.Fatal(err)
		}
		g := standard(t, Spec{Setup: Secret, Armies: armies})
		for _, side := range []rules.Side{rules.White, rules.Black} {
			p := g.Start().(*Position).For(side).(*Position)
			turn, ok := p.Example()
			if !ok {
				t.Errorf("%s: nothing to show for %s", army, side)
				continue
			}
			v, err := p.Judge(rules.Draft{Turn: turn})
			if err != nil || v.Turn.String() != turn.String() {
				t.Errorf("%s: %s is %v, %v", army, turn, v.Turn, err)
			}
		}
	}
	g := standard(t, Spec{Setup: Open, Armies: [2]Army{StandardArmy(), StandardArmy()}})
	if turn, _ := g.Start().(*Position).Example(); turn.String() != "setup: Ke1 Qd1 Bc1 Bf1 Nb1 Ng1 Ra1 Rh1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2" {
		t.Errorf("the example for White is %s", turn)
	}
}
