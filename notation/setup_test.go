package notation

import (
	"errors"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

const (
	orthodox = "setup: Ke1 Qd1 Bc1 Bf1 Nb1 Ng1 Ra1 Rh1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2"
	inRows   = "setup: Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2 Ra1 Nb1 Bc1 Qd1 Ke1 Bf1 Ng1 Rh1" // as a drawing is read
	ofBlack  = "setup: Ra8 Nb8 Bc8 Qd8 Ke8 Bf8 Ng8 Rh8 Pa7 Pb7 Pc7 Pd7 Pe7 Pf7 Pg7 Ph7"
	turned   = "setup: Ph7 Pg7 Pf7 Pe7 Pd7 Pc7 Pb7 Pa7 Rh8 Ng8 Bf8 Qe8 Kd8 Bc8 Nb8 Ra8" // seen by Black, with file h on the left
	mine     = "own view: "
)

func showSetup(d rules.Draft) string {
	if d.OwnView {
		return mine + d.Turn.String()
	}
	return d.Turn.String()
}

func checkSetups(t *testing.T, cases []readCase) {
	t.Helper()
	for _, c := range cases {
		got, err := Read(c.in, lifeformWords())
		if err != nil {
			t.Errorf("Read(%q): %v", c.in, err)
			continue
		}
		if s := showSetup(got.Draft); s != c.want {
			t.Errorf("Read(%q)\n got %s\nwant %s", c.in, s, c.want)
		}
		if q := got.Draft.Quotes; q != nil && len(q) != len(got.Draft.Actions) {
			t.Errorf("Read(%q): %d quotes for %d actions", c.in, len(q), len(got.Draft.Actions))
		}
	}
}

func TestSetupLists(t *testing.T) {
	const four = "setup: Ka1 Qb1 Bc1 Bf1"
	checkSetups(t, []readCase{
		{orthodox, orthodox},
		{four, four},
		{"Setup - K a1, Q b1, B c1, B f1", four},
		{"set-up: ka1 qb1 bc1 bf1", four},
		{"Set up: Ka1; Qb1; Bc1; Bf1.", four},
		{"my setup is Ka1 Qb1 Bc1 Bf1", four},
		{"Setup for Black: Ka1 Qb1 Bc1 Bf1", four},
		{"**setup:** Ka1 Qb1 Bc1 Bf1", four},
		{"SETUP\nKa1\nQb1\nBc1\nBf1", four},
		{"setup:\n- Ka1\n- Qb1\n- Bc1\n- Bf1", four},
		{"setup:\n* Ka1\n* Qb1\n* Bc1\n* Bf1", four},
		{"setup:\n1. Ka1\n2. Qb1\n3. Bc1\n4. Bf1", four},
		{"0. setup: Ka1 Qb1 Bc1 Bf1", four},
		{"setup: Head a1, Torso on b1, Hands c1 and f1", four},
		{"setup: Head: a1\nTorso: b1\nHands: c1, f1", four},
		{"setup: K=a1 Q=b1 B=c1 B=f1", four},
		{"setup: K - a1, Q - b1, B - c1/f1", four},
		{"setup: a1: K, b1: Q, c1: B, f1: B", four},
		{"setup: a1=K b1=Q c1=B f1=B", four},
		{"setup: King a1, Queen b1, Bishops c1 and f1", four},
		{"setup: a1 K\nb1 Q\nc1 B\nf1 B", four},
		{"setup: Ka1 - Qb1 - Bc1 - Bf1", four},
		{"setup: 1 Head a1, 1 Torso b1, 2 Hands c1 f1", four},
		{"setup: Bc1 Bf1 Qb1 Ka1", "setup: Bc1 Bf1 Qb1 Ka1"},
		{"setup:=20Ka1 Q=\nb1 Bc1=2C Bf1", four},
		{"setup:\u00a0Ka1\u00a0Qb1 Bc1\u200b Bf1", four},
		{"ｓｅｔｕｐ： Ka1 Qb1 Bc1 Bf1", four},
		{"setup: Ка1 Qb1 Вc1 Bf1", four}, // Cyrillic К, а, В
		{"setup: P a2-c2", "setup: Pa2 Pb2 Pc2"},
		{"setup: Limbs a2–c2", "setup: Pa2 Pb2 Pc2"},
		{"setup: Limbs from a2 to c2", "setup: Pa2 Pb2 Pc2"},
		{"setup: Limbs c2 to a2", "setup: Pc2 Pb2 Pa2"},
		{"setup: Pa2..c2, e2", "setup: Pa2 Pb2 Pc2 Pe2"},
		{"setup: Limbs a2...c2", "setup: Pa2 Pb2 Pc2"},
		{"setup: Limbs a2 b2 c2 Feet b1 g1", "setup: Pa2 Pb2 Pc2 Nb1 Ng1"},
		{"setup: Pa2b2c2", "setup: Pa2 Pb2 Pc2"},
		{"setup: Bb1", "setup: Bb1"},
		{"setup: b b1 b2", "setup: Bb1 Bb2"},
		{"Ke1 Qd1 Bc1 Bf1 Nb1 Ng1 Ra1 Rh1 P a2-h2", orthodox},
		{"Head e1, Torso d1, Hands c1 f1, Feet b1 g1, Hair a1 h1, Limbs a2-h2", orthodox},
	})
}

func TestSetupDrawings(t *testing.T) {
	checkSetups(t, []readCase{
		{"setup:\n........\nPPPPPPPP\nRNBQKBNR", mine + inRows},
		{"PPPPPPPP\nRNBQKBNR", mine + inRows},
		{"pppppppp\nrnbqkbnr", mine + inRows},
		{". . . . . . . .\nP P P P P P P P\nR N B Q K B N R", mine + inRows},
		{"- - - - - - - -\nP P P P P P P P\nR N B Q K B N R", mine + inRows},
		{"--------\nPPPPPPPP\nRNBQKBNR", mine + inRows},
		{"________\nPPPPPPPP\nRNBQKBNR", mine + inRows},
		{"* * * * * * * *\nP P P P P P P P\nR N B Q K B N R", mine + inRows},
		{"· · · · · · · ·\nP P P P P P P P\nR N B Q K B N R", mine + inRows},
		{"□□□□□□□□\nPPPPPPPP\nRNBQKBNR", mine + inRows},
		{"P,P,P,P,P,P,P,P\nR,N,B,Q,K,B,N,R", mine + inRows},
		{"+---+---+---+---+---+---+---+---+\n|   |   |   |   |   |   |   |   |\n+---+---+---+---+---+---+---+---+\n" +
			"| P | P | P | P | P | P | P | P |\n+---+---+---+---+---+---+---+---+\n| R | N | B | Q | K | B | N | R |\n+---+---+---+---+---+---+---+---+", mine + inRows},
		{"|P|P|P|P|P|P|P|P|\n|---|---|---|---|---|---|---|---|\n|R|N|B|Q|K|B|N|R|", mine + inRows},
		{"┌───┐\n│P P P P P P P P│\n│R N B Q K B N R│\n└───┘", mine + inRows},
		{"```\nPPPPPPPP\nRNBQKBNR\n```", mine + inRows},
		{"PPPPPPPP/RNBQKBNR", mine + inRows},
		{"setup: 8/PPPPPPPP/RNBQKBNR", mine + inRows},
		{"setup: 3K4", mine + "setup: Kd1"},
		{"setup: RNBQKBNR", mine + "setup: Ra1 Nb1 Bc1 Qd1 Ke1 Bf1 Ng1 Rh1"},
		{"setup\n3K4\n2PQ1b1n", mine + "setup: Kd2 Pc1 Qd1 Bf1 Nh1"},
		{"3 ........ 3\n2 PPPPPPPP 2\n1 RNBQKBNR 1", inRows},
		{"3. ........\n2. PPPPPPPP\n1. RNBQKBNR", inRows},
		{"3| . . . . . . . .\n2| P P P P P P P P\n1| R N B Q K B N R\n   a b c d e f g h", inRows},
		{"3 | | | | | | | | |\n2 |P|P|P|P|P|P|P|P|\n1 |R|N|B|Q|K|B|N|R|", inRows},
		{"2PPPPPPPP\n1RNBQKBNR", inRows},
		{"PPPPPPPP 2\nRNBQKBNR 1", inRows},
		{"1 RNBQKBNR\n2 PPPPPPPP\n  abcdefgh", "setup: Ra1 Nb1 Bc1 Qd1 Ke1 Bf1 Ng1 Rh1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2"},
		{"P P P P P P P P\nR N B Q K B N R\na b c d e f g h", inRows},
		{"8 rnbqkbnr\n7 pppppppp\n6 ........", ofBlack},
		{"h g f e d c b a\n6 ........\n7 PPPPPPPP\n8 RNBQKBNR", turned},
		{"6 ........\n7 PPPPPPPP\n8 RNBQKBNR", turned},
		{"........\nPPPPPPPP\nRNBQKBNR\nh g f e d c b a", turned},
		{"rnbqkbnr/pppppppp/8/8/8/8/8/8", ofBlack},
		{strings.Repeat("........\n", 6) + "PPPPPPPP\nRNBQKBNR", mine + inRows},
		{"setup:\nPPPPPPPP RNBQKBNR", mine + inRows},
		{". . . . . . . . P P P P P P P P R N B Q K B N R", mine + inRows},
		{"3 ........ 3 2 PPPPPPPP 2 1 RNBQKBNR 1", inRows},
		{"a b c d e f g h 3 . . . . . . . . 2 P P P P P P P P 1 R N B Q K B N R a b c d e f g h", inRows},
		{"3 . . . . . . . .=20\n2 P P P P P P P P=\n\n1 R N B Q K B N R", inRows},
		{"3\u00a0. . . . . . . .\n2\u00a0P P P P P P P P\n1\u00a0R N B Q K B N R", inRows},
	})
}

// TestSetupIsNoTurn: what can be read as a turn is one, unless it is called a set-up.
func TestSetupIsNoTurn(t *testing.T) {
	check(t, lifeformWords(), []readCase{
		{"Bc1-f4, Pd2-d3", "Bc1-f4, Pd2-d3"},
		{"b2b4\n8\n8", "b2?b4"},
		{"Nb1b3\nPb2b3", "Nb1?b3, Pb2?b3"},
		{"Limbs a2 b2, Hair a1 h1", "Pa2?b2, Ra1?h1"},
		{"pass", "pass"},
	})
	for _, in := range []string{"Nb1b9\nPb2-b3", "3K4", "RNBQKBNR", "R N B Q K B N R", "........\n........", "Ka1 Qb1"} {
		if r, err := Read(in, lifeformWords()); err == nil {
			t.Errorf("Read(%q) = %s", in, showSetup(r.Draft))
		}
	}
	for _, in := range []string{orthodox, "PPPPPPPP/RNBQKBNR"} {
		if r, err := Read(in, cosmicWords()); err == nil {
			t.Errorf("Read(%q) = %s in a game without set-ups", in, showSetup(r.Draft))
		}
	}
}

func TestSetupErrors(t *testing.T) {
	english := catalog.English()
	for _, c := range []struct{ in, quote, want string }{
		{"setup:", "setup:", "no unit in this set-up"},
		{"setup: Ka1 Qb1 Xc1", "Xc1", "There's no unit X"},
		{"setup: Ka1 Qb1 Bc9", "c9", "no such square"},
		{"setup: Ka1 Q, Bc1", "Q", "Which square is this unit on"},
		{"setup: Ka1 Q", "Q", "Which square is this unit on"},
		{"setup: a1 b1", "a1", "Which unit is on this square"},
		{"setup: Ka1 x b1", "x", "nothing moves"},
		{"setup: Ka1xb2", "xb2", "There's no unit X"},
		{"setup: Limbs a1-b2", "a1-b2", "along one rank"},
		{"Ka1 Qb1", "Ka1", "Write a set-up like this"},
		{"setup: Torsso a1", "Torsso", "Did you mean Torso?"},
		{"PPPPPPP\nRNBQKBNR\n........", "PPPPPPP", "Row 1 has 7 instead of 8 squares"},
		{"setup:\nPPPPPPPP\nRNBQKBN", "RNBQKBN", "Row 2 has 7 instead of 8 squares"},
		{"setup:\n3 ........\n2 PPPPPPPPP\n1 RNBQKBNR", "2 PPPPPPPPP", "Row 2 has 9 instead of 8 squares"},
		{"........\nPPPPPPPP\nRNBXKBNR", "RNBXKBNR", "There's no unit X"},
		{"........\n........\nPPPPPPPP\nRNBQKBNR", "", "Rows in the drawing: 4"},
		{"3 ........\n2 PPPPPPPP\n2 RNBQKBNR", "2 RNBQKBNR", "should be 1"},
		{"1 RNBQKBNR\n2 PPPPPPPP", "1 RNBQKBNR", "Which end is file a"},
		{"9 ........\n8 PPPPPPPP\n7 RNBQKBNR", "9 ........", "ranks 7 to 9"},
		{"setup:\n........\n........", "", "no unit in this drawing"},
		{"PPPPPPPP\nRNBQKBNR\nthanks, Ada!", "thanks, Ada!", "There's no unit t"},
		{"PPPPPPPP\nRNBQKBNR\n§", "§", "isn't a row"},
	} {
		r, err := Read(c.in, lifeformWords())
		var v *rules.Violation
		if !errors.As(err, &v) {
			t.Errorf("Read(%q) = %s, %v; want a violation", c.in, showSetup(r.Draft), err)
			continue
		}
		if v.Code != rules.CannotRead || v.Quote != c.quote || !strings.Contains(english.Say(v.Phrase()), c.want) {
			t.Errorf("Read(%q): quote %q: %v", c.in, v.Quote, err)
		}
	}
}

func TestSetupQuotes(t *testing.T) {
	got, err := Read("setup: Head on a1, Limbs b2\u200b c2", lifeformWords())
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"Head on a1", "Limbs b2", "Pc2"} {
		if q := got.Draft.Quote(i); q != want {
			t.Errorf("quote %d = %q, want %q", i, q, want)
		}
	}
	if got, _ = Read("PPPPPPPP\nRNBQKBNR", lifeformWords()); got.Draft.Quote(8) != "RNBQKBNR" || len(got.Notes) != 1 {
		t.Errorf("quote %q, notes %q", got.Draft.Quote(8), got.Notes)
	}
}
