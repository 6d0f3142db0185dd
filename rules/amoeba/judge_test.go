package amoeba

import (
	"errors"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/phrase"
)

// draft writes a draft: actions separated by blanks, "Nc1-d3", "c1d3" (nothing stated), "/c5-c4", "c6=R", "b7-c8=N".
func draft(t testing.TB, words string) rules.Draft {
	t.Helper()
	var d rules.Draft
	for _, w := range strings.Fields(words) {
		var a rules.Action
		if rest, ok := strings.CutPrefix(w, "/"); ok {
			a.How, w = rules.Slide, rest
		}
		if w[0] >= 'A' && w[0] <= 'Z' {
			a.Unit, w = w[0], w[1:]
		}
		from, n := rules.ParseSquare(w)
		a.From, a.To, w = from, from, w[n:]
		if w != "" && w[0] == '=' {
			a.How = rules.Promote
		} else {
			if a.How == rules.Unstated {
				a.How = map[byte]rules.How{'-': rules.Move, 'x': rules.Capture, '~': rules.Immobilise}[w[0]]
			}
			w = strings.TrimLeft(w, "x~")
			if a.How == rules.Move || a.How == rules.Slide {
				w = w[1:]
			}
			to, m := rules.ParseSquare(w)
			if n == 0 || m == 0 {
				t.Fatalf("%q is no action", w)
			}
			a.To, w = to, w[m:]
		}
		if w != "" {
			a.Into = w[1]
		}
		d.Actions = append(d.Actions, a)
	}
	return d
}

// said is what a player reads.
func said(list ...phrase.Phrase) string {
	return catalog.English().Say(phrase.Join(phrase.Sentences, list...))
}

const (
	twoPawns = "1*1k*1*/*P2P1*/7/2***2/7/*5*/*2K2* w -" // both on the last squares of their files
	ready    = "*2k2*/*P4*/7/2***2/7/*5*/*2K2* w -"     // b7 is the last square of its file
	captures = "*r1k2*/*1P3*/7/2***2/7/*5*/*2K2* w -"
)

func TestJudgeFillsHoles(t *testing.T) {
	g := mustNew(t, base())
	carry := mustNew(t, with(base(), func(s *Spec) { s.Occupied = true }))
	for _, c := range []struct {
		game              *Game
		line, words       string
		want, note        string
		captured, noReset bool
	}{
		{g, "", "c1d3", "Nc1-d3", "", false, true},
		{g, "", "c2c3", "Pc2-c3", "", false, false},
		{g, "", "c1xd3", "Nc1-d3", "d3 is empty", false, true},
		{g, "", "c1d3 c5c4", "Nc1-d3 / c5-c4", "I read this as the slide", false, true},
		{g, "", "c1d3 c5-c4", "Nc1-d3 / c5-c4", "I read this as the slide", false, true},
		{g, captures, "c6b7=R", "Pc6xb7=R", "", true, false},
		{g, captures, "c6-b7=R", "Pc6xb7=R", "captures the black rook on b7", true, false},
		{g, captures, "c6b7 b7=R", "Pc6xb7=R", "with the move", true, false},
		{g, captures, "c6c7=N", "Pc6-c7=N", "", false, false},
		{g, ready, "Kd1-d2 b6=N /b7-a7", "Kd1-d2 / b7-a7, b6=N", "", false, true},
		{g, twoPawns, "Kd1-d2 Pe6=N b6=R", "Kd1-d2, b6=R, e6=N", "", false, true},
		{carry, "", "Nc1-d3 b6a6", "Nc1-d3 / b6-a6", "I read this", false, true},
		{carry, "*2k2*/*5*/1P5/2***2/7/*5*/*2K2* w -", "Pb5-b6=R /b6-a6", "Pb5-b6 / b6-a6, a6=R", "at the end", false, false},
		{carry, "*2k2*/*5*/1P5/2***2/7/*5*/*2K2* w -", "Pb5-b6 /Pb6-a6=R", "Pb5-b6 / b6-a6, a6=R", "at the end", false, false},
		{carry, "**1k2*/*5*/1P5/2***2/7/*5*/*2K2* w -", "b5b6 /b6-b7 b6=N", "Pb5-b6=N / b6-b7", "with the move", false, false},
		{carry, "**1k2*/*5*/1P5/2***2/7/*5*/*2K2* w -", "b5b6 /b6-b7 b7=N", "Pb5-b6=N / b6-b7", "with the move", false, false},
	} {
		p := c.game.start
		if c.line != "" {
			p = mustParse(t, c.game, c.line)
		}
		before := p.String()
		v, err := p.Judge(draft(t, c.words))
		if err != nil || v.Turn.String() != c.want || (len(v.Captured) > 0) != c.captured || v.Reset == c.noReset {
			t.Errorf("%s: %v, captured %v, reset %t, %v, want %s", c.words, v.Turn, v.Captured, v.Reset, err, c.want)
			continue
		}
		if notes := said(v.Notes...); !strings.Contains(notes, c.note) || c.note == "" && notes != "" && !strings.HasSuffix(notes, "is in check.") {
			t.Errorf("%s: notes %q, want %q", c.words, notes, c.note)
		}
		if p.String() != before {
			t.Errorf("%s changed the position it was judged on", c.words)
		}
	}
}

func TestJudgeRefuses(t *testing.T) {
	g := mustNew(t, base())
	carry := mustNew(t, with(base(), func(s *Spec) { s.Occupied = true }))
	unbound := mustNew(t, with(base(), func(s *Spec) { s.Unbounded = true }))
	for _, c := range []struct {
		game        *Game
		line, words string
		code        rules.Code
		at          int
		has         string
	}{
		{g, "", "a1a2", rules.NoUnitThere, 1, "There's no square on a1"},
		{g, "", "h1h2", rules.NoUnitThere, 1, "h1 isn't on the board (a1 to g7)"},
		{unbound, "", "h1h2", rules.NoUnitThere, 1, "There's no square on h1"},
		{g, "", "c6c5", rules.NotYourUnit, 1, "The black pawn on c6 is Black's, and it's White's turn"},
		{g, "", "Rc1d3", rules.NoUnitThere, 1, "The unit on c1 is the white knight (Nc1)"},
		{g, "", "b1h1", rules.CannotMoveSo, 1, "h1 isn't on the board"},
		{g, "", "b1a1", rules.Blocked, 1, "There's no square on a1"},
		{g, "", "b1c1", rules.FriendlyUnit, 1, "white knight on c1"},
		{g, "", "b1b3", rules.Blocked, 1, "past the white pawn on b2"},
		{g, "", "b1c3", rules.CannotMoveSo, 1, "The white rook on b1 can't move to c3. Rb1 can't move now."},
		{g, "", "d1d1", rules.CannotMoveSo, 1, "has to leave its square"},
		{g, "", "c1~d3", rules.CannotRead, 1, "Write it like Nc1-d3 / c5-c4, f6=R"},
		{g, "", "c6=R", rules.CannotRead, 1, "Begin with a chess move"},
		{g, "", "c1d3 Ke1xf1", rules.CannotRead, 2, "Leave it out"},
		{g, "", "c1d3 /h5-h4", rules.CannotMoveSo, 2, "no square on h5"},
		{g, "", "c1d3 /g5-h5", rules.SlideNotVacant, 2, "There can't be a square on h5: the board is a1 to g7"},
		{g, "", "c1d3 /Nc5-c4", rules.NoUnitThere, 2, "A knight isn't on c5"},
		{carry, "", "c1d3 e1f3", rules.CannotRead, 2, "To slide the square e1"},
		{carry, "", "c1d3 /e1-f1", rules.SlideNotVacant, 2, "The square e1 can't slide now"},
		{g, captures, "c6xb7", rules.PromotionMissing, 0, "Write Pc6xb7=N or Pc6xb7=R"},
		{g, captures, "c6xb7=Q", rules.PromotionMissing, 1, `A pawn can't become a queen in this game. The pawn on b7 becomes a knight or a rook.`},
		{g, captures, "c6xb7=K", rules.PromotionMissing, 1, "can't become a king"},
		{g, captures, "c6xb7=R b7=N", rules.CannotRead, 2, "You promote twice on b7"},
		{g, captures, "c6xb7=R c6=N", rules.CannotMoveSo, 2, "White has no pawn there"},
		{g, captures, "Kd1-d2=R", rules.CannotMoveSo, 1, "White has no pawn"},
		{g, captures, "Kd1-d2 Rb7=R", rules.CannotMoveSo, 2, "White has no pawn"},
		{g, twoPawns, "Kd1-d2", rules.PromotionMissing, 0, "Promote to a knight or a rook: b6 and e6. Write b6=N or b6=R and e6=N or e6=R."},
		{g, twoPawns, "Kd1-d2 b6=R e6=R e7=R", rules.CannotMoveSo, 4, "White has no pawn"},
		{g, ready, "Kd1-d2 b6=R", rules.CannotMoveSo, 2, "its file goes on"},
		{g, "*2k2*/*P4*/7/2***2/7/*1p3*/*1*K2* w -", "Kd1-e1 c2=R", rules.CannotMoveSo, 2, "The pawn on c2 is Black's and promotes in Black's turn"},
		{g, "*2k2*/*5*/7/2***2/3n3/*5*/*2K2* w -", "Kd1-e1", rules.KingAttacked, 0, "the black knight on d3 would attack the white king on e1. No slide helps."},
	} {
		p := c.game.start
		if c.line != "" {
			p = mustParse(t, c.game, c.line)
		}
		_, err := p.Judge(draft(t, c.words))
		var v *rules.Violation
		if !errors.As(err, &v) {
			t.Errorf("%s: %v, want %s", c.words, err, c.code)
			continue
		}
		if v.Code != c.code || v.Action != c.at || !strings.Contains(said(v.Phrase()), c.has) {
			t.Errorf("%s: %s at %d: %s\nwant %s at %d with %q", c.words, v.Code, v.Action, said(v.Phrase()), c.code, c.at, c.has)
		}
	}
}

func TestJudgeRefusesWhatIsNoTurn(t *testing.T) {
	g := mustNew(t, base())
	over := mustParse(t, g, "*5*/*5*/7/2***2/7/*5*/*2K2* b -")
	setup := rules.Draft{Turn: rules.Turn{Actions: []rules.Action{{How: rules.Place, Unit: 'K'}}}}
	for _, c := range []struct {
		p    *Position
		d    rules.Draft
		code rules.Code
		has  string
	}{
		{g.start, rules.Draft{}, rules.PassNotAllowed, "For instance: Nc1-b3."},
		{g.start, setup, rules.SetupOver, "no set-ups"},
		{over, rules.Draft{}, rules.GameOver, "1-0, Black's king captured"},
		{over, draft(t, "d1d2"), rules.GameOver, "1-0"},
	} {
		_, err := c.p.Judge(c.d)
		var v *rules.Violation
		if !errors.As(err, &v) || v.Code != c.code || !strings.Contains(said(v.Phrase()), c.has) {
			t.Errorf("%v: %v, want %s with %q", c.d, err, c.code, c.has)
		}
	}
	if over.Count(1) != 0 || mustParse(t, g, "*5*/*5*/7/2***2/7/*5*/*6 w -").Outcome().Result != rules.Drawn {
		t.Error("a finished game has turns")
	}
}

func TestJudgeQuotesTheWriter(t *testing.T) {
	p := mustNew(t, base()).start
	d := draft(t, "c1d3 /c5-b5")
	d.Quotes = []string{"knight c1 d3", "slide c5b5"}
	_, err := p.Judge(d)
	var v *rules.Violation
	if !errors.As(err, &v) || !strings.HasPrefix(said(v.Phrase()), "2. slide c5b5: b5 isn't vacant") {
		t.Error(err)
	}
}
