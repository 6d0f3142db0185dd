package notation

import (
	"errors"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func TestReadLifeform(t *testing.T) {
	const held = "Bc1~f4"
	check(t, lifeformWords(), []readCase{
		{held, held},
		{"bc1 ~ f4", held},
		{"Bc1=7Ef4", held},
		{"Hand c1 holds f4", "Bc1~f4"},
		{"Hand c1 immobilises f4", held},
		{"Hand c1 immobilizes the Foot on f4", held},
		{"Hand from c1 pins f4", held},
		{"Hand c1 to f4, holding the Foot", held},
		{"Hand c1 to f4 holding the Foot on f4", held},
		{"Bc1-f4 holds", held},
		{"Bc1-f4~", held},
		{"Bc1-f4, holding f4, Pc2xd3", "Bc1~f4, Pc2xd3"},
		{"Bc1~f4, Pc2xd3", "Bc1~f4, Pc2xd3"},
		{"Bc1-f4 takes the Foot on f4", "Bc1xf4"},
		{"bishop c1 to f4, pawn d2 to d3", "Bc1-f4, Pd2-d3"},
		{"the Hand from c1 goes to f4 and the Limb d2 follows to d3", "Bc1-f4, Pd2-d3"},
		{"♗c1-f4", "Bc1-f4"},
		{"Bc1-f4 with Pd2-d3 and Pe2-e3", "Bc1-f4, Pd2-d3, Pe2-e3"},
		{"Bc1-f4 followed by d2 d3, e2 e3", "Bc1-f4, d2?d3, e2?e3"},
		{"Bc1-f4\nd2-d3\nc2xd3", "Bc1-f4, d2-d3, c2xd3"},
		{"Bc1-f4 (d2-d3, e2-e3)", "Bc1-f4, d2-d3, e2-e3"},
		{"Bc1-f4 / Pd2-d3", "Bc1-f4, Pd2-d3"},
		{"Bc1-f4 | Pd2-d3", "Bc1-f4, Pd2-d3"},
		{"Foot b1 slides to b5; Limbs a2 to a3", "Nb1-b5, Pa2-a3"},
	})
}

func TestReadAmoeba(t *testing.T) {
	const slid, made, after = "Nc1-d3, /c5-c4", "Pc6-c7=N", "Ke2-e3, /c7-c8, f6=R"
	check(t, amoebaWords(7, 9), []readCase{
		{"Nc1-d3 / c5-c4", slid},
		{"nc1-d3/c5c4", slid},
		{"Nc1-d3 | c5-c4", slid},
		{"Nc1-d3, c5-c4", "Nc1-d3, c5-c4"},
		{"Nc1-d3\nc5-c4", "Nc1-d3, c5-c4"},
		{"Nc1-d3\n/ c5 c4", slid},
		{"knight c1 to d3, slide c5 c4", slid},
		{"Nc1-d3 and slide c5 to c4", slid},
		{"Nc1-d3; c5 slides to c4", slid},
		{"Nc1-d3, the square c5 slides to c4.", slid},
		{"Nc1-d3 sliding c5-c4", slid},
		{"rook c1 slides to c4, slide d3 d4", "Rc1-c4, /d3-d4"},
		{"c1-d3", "c1-d3"},
		{made, made},
		{"Pc6-c7 = n", made},
		{"c6c7n", "c6?c7=N"},
		{"Pc6-c7N", made},
		{"Pc6-c7(N)", made},
		{"Pc6-c7 (knight)", made},
		{"Pc6-c7=(N)", made},
		{"Pc6-c7/N", made},
		{"Pc6-c7 promotes to knight", made},
		{"pawn c6 to c7, promoting to a knight", made},
		{"Pc6-c7 becomes a knight", made},
		{"Pc6-c7. Promotion: knight", "Pc6-c7=N"},
		{"Pc6-c7=N / a3-a2", made + ", /a3-a2"},
		{"Pc6-c7N | a3-a2", made + ", /a3-a2"},
		{"Pc6-c7(N) a3-a2", made + ", a3-a2"},
		{"Pc6-c7/N / a3-a2", made + ", /a3-a2"},
		{"Pc6-c7 promotes to knight a3-a2", made + ", a3-a2"},
		{"Ke2-e3 / c7-c8, f6=R", after},
		{"Ke2-e3 / c7-c8\nf6=R", after},
		{"Ke2-e3 / c7-c8, f6 promotes to rook", after},
		{"Ke2-e3 / c7-c8, promotes f6 to rook", after},
		{"Ke2-e3 / c7-c8, pawn f6 becomes a rook", after},
		{"Ke2-e3 / c7-c8; f6(R)", after},
		{"Nc1-d3+ check", "Nc1-d3"},
		{"Nc1xd3 mate", "Nc1xd3"},
		{"♘c1-d3", "Nc1-d3"},
		{"♞c1–d3 / c5-c4", slid},
		{"Nc1-d3, no slide", "Nc1-d3"},
		{"Nc1-d3 without a slide.", "Nc1-d3"},
		{"Nc1-d3 / none", "Nc1-d3"},
		{"My move is Nc1-d3, and I push the tile c5 into c4.", slid},
		{"Pc6-c7 N", made},
		{"Pc6-c7 knight / a3-a2", made + ", /a3-a2"},
		{"Ke2-e3 / c7-c8, f6 R", after},
		{"Pc6-c7=Q", "Pc6-c7=Q"},
		{"Pc6-c7 (q)", "Pc6-c7=Q"},
		{"Pc6-c7Q", "Pc6-c7=Q"},
		{"Pc6-c7/Q", "Pc6-c7=Q"},
		{"Pc6-c7 promotes to a queen", "Pc6-c7=Q"},
		{"Nc1-d3 / g5-h5", "Nc1-d3, /g5-h5"},
		{"Nc1-a0", "Nc1-a0"},
	})
}

func TestReadCosmic(t *testing.T) {
	check(t, cosmicWords(), []readCase{
		{"Pc2xe4xc6", "Pc2xe4xc6"},
		{"c2 takes e4 takes c6", "c2xe4xc6"},
		{"a pawn c2 jumps to e4", "Pc2xe4"},
		{"c2 jumps e4 jumps c6", "c2xe4xc6"},
		{"c2 takes e4 then takes c6", "c2xe4xc6"},
		{"c2-e4-c6", "c2-e4-c6"},
		{"Pc2 e4 c6", "Pc2?e4?c6"},
		{"Pc2xe4, xc6", "Pc2xe4, e4xc6"},
		{"Pc2xe4, taking the pawn on d3", "Pc2xe4, e4xd3"},
		{"c2 e4 e4 c6", "c2?e4, e4?c6"},
		{"c2-e4 e4-c6", "c2-e4, e4-c6"},
		{"Re6xoff", "Re6xoff"},
		{"Re6 x off the board", "Re6xoff"},
		{"rook e6 takes off", "Re6xoff"},
		{"Re6 off", "Re6?off"},
		{"Re6 out", "Re6?off"},
		{"Pc2xe4 x out", "Pc2xe4xoff"},
		{"Pc2xe4 - off", "Pc2xe4xoff"},
		{"Re6 takes the King and leaves the board", "Re6xoff"},
		{"the pawn jumps from c2 to e4", "Pc2-e4"},
		{"Pe5xg7", "Pe5xg7"},
		{"Pc2-d3=B", "Pc2-d3=B"},
	})
}

func TestReadSigns(t *testing.T) {
	check(t, amoebaWords(0, 0), []readCase{
		{"Nc1-a3", "Nc1-a3"},
		{"Nc1 - a3", "Nc1-a3"},
		{"Nc1–a3", "Nc1-a3"},
		{"Nc1 – a3", "Nc1-a3"},
		{"Nc1 -- a3", "Nc1-a3"},
		{"Nc1→a3", "Nc1-a3"},
		{"Nc1--a3", "Nc1--a3"},
		{"Nc1 - -a3", "Nc1--a3"},
		{"Nc1–-a3", "Nc1--a3"},
		{"Nc1−−a3", "Nc1--a3"},
		{"Nc1 → −a3", "Nc1--a3"},
		{"Nc1->-a3", "Nc1--a3"},
		{"Nc1 to -a3", "Nc1--a3"},
		{"Nc1 x -a3", "Nc1x-a3"},
		{"nc1x-a3", "Nc1x-a3"},
		{"knight c1 takes –a3", "Nc1x-a3"},
		{"N-b0--a-2 / c-1-c0", "N-b0--a-2, /c-1-c0"},
		{"n-b0 to -a-2 | c-1 to c0", "N-b0--a-2, /c-1-c0"},
		{"knight -b0 to -a−2, slide c–1 c0", "N-b0--a-2, /c-1-c0"},
		{"- Nc1-d3\n- c-1-c0", "Nc1-d3, c-1-c0"},
		{"-Nc1-d3", "Nc1-d3"},
		{"-b0-c1", "-b0-c1"},
		{"Nc1-d3 -a3--a4", "Nc1-d3, -a3--a4"},
		{"Nc1-d3\n-a3--a4", "Nc1-d3, -a3--a4"},
		{"Nc1-d3 and -a3 to -a4", "Nc1-d3, -a3--a4"},
		{"Pc6-c7=N, -b7=R", "Pc6-c7=N, -b7=R"},
		{"Naa4-ab-5", "Naa4-ab-5"},
		{"n-aa4 x ab5", "N-aa4xab5"},
	})
}

func TestErrorsOfGames(t *testing.T) {
	english := catalog.English()
	life, amoeba, wide, cosmic := lifeformWords(), amoebaWords(7, 7), amoebaWords(0, 0), cosmicWords()
	for _, c := range []struct {
		in    string
		v     *rules.Vocabulary
		quote string
		want  string
	}{
		{"O-O", amoeba, "O-O", "no castling"},
		{"0-0-0", amoeba, "0-0-0", "no castling"},
		{"castles kingside", cosmic, "castles", "no castling"},
		{"c4xb5 en passant", amoeba, "passant", "in passing"},
		{"Pc2 jumps over d3 to e4", cosmic, "over", "squares where a jump lands"},
		{"Nxd3", amoeba, "Nxd3", "Which square does it start from"},
		{"Nd3", amoeba, "Nd3", "I need two"},
		{"Nc1-d100", amoeba, "d100", "a1 to g7"},
		{"setup: Ka1 Kb1", cosmic, "setup", "There are no set-ups"},
		{"Set-up: Ka1", amoeba, "Set", "There are no set-ups"},
		{"Bishop c1-d3", cosmic, "Bishop", "There's no bishop in this game. The units are K (King)"},
		{"queens c1-d3", amoeba, "queens", "There's no queen"},
		{"c4xb5 e.p.", amoeba, "e.p.", "in passing"},
		{"e6 takes the King", cosmic, "e6", "Which square does it go to"},
		{"rook takes d3", amoeba, "rook takes", "Which square does it start from"},
		{"the pawn jumps to d3", cosmic, "pawn jumps", "Which square does it start from"},
		{"Nc1-d3, no slidde", amoeba, "no, slidde", "Did you mean slide?"},
		{"leaves the board", cosmic, "leaves", "Which piece leaves"},
		{"Nc1-d3 / c5-c4=N", amoeba, "c5-c4=N", "square that slides isn't promoted"},
		{"Nc1-d3 / c5-c4-c3", amoeba, "c5-c4-c3", "straight to one place"},
		{"Nc1 -a3", wide, "-a3", "Is this dash"},
		{"Nc1\n-a3", wide, "-a3", "Is this dash"},
		{"Nc1-d3, slide b3 -A3", wide, "-A3", "For a3 write b3-a3, for -a3 write b3--a3"},
		{"Nc1-d1000", wide, "d1000", "too far"},
		{"Nc1--a1000", wide, "-a1000", "too far"},
		{"Hand c1 holdes f4", life, "holdes", "Did you mean holds?"},
		{"~f4", life, "~", "Which unit holds"},
		{"Bc1~xf4", life, "Bc1~x", "A unit can't capture and hold at once."},
		{"Bc1 captures and holds f4", life, "Bc1 captures and holds", "A unit can't capture and hold at once."},
		{"Bc1-f4, holding g5", life, "holding", "Which unit holds"},
		{"Nc1-d3, slidde c5 c4", amoeba, "slidde", "Did you mean slide?"},
		{"c6-c7 pormotes to knight", amoeba, "pormotes", "Did you mean promotes?"},
		{"Qc1-d3", cosmic, "Qc1", "The units are K (King), R (rook)"},
		{"nonsense", cosmic, "nonsense", "Pc2-d3, or with jumps Pc2xe4xc6"},
		{"nonsense", amoeba, "nonsense", "Nc1-d3 / c5-c4"},
		{"nonsense", life, "nonsense", "setup: Ka1 Qb1 Bc1 …"},
		{"off", cosmic, "off", "Which piece leaves"},
	} {
		r, err := Read(c.in, c.v)
		var v *rules.Violation
		if !errors.As(err, &v) {
			t.Errorf("Read(%q) = %s, %v; want a violation", c.in, show(r.Draft), err)
			continue
		}
		if v.Code != rules.CannotRead || v.Quote != c.quote || !strings.Contains(english.Say(v.Phrase()), c.want) {
			t.Errorf("Read(%q): quote %q: %v", c.in, v.Quote, err)
		}
		if strings.Contains(english.Say(v.Phrase()), "orange") {
			t.Errorf("Read(%q) shows another game's turn: %v", c.in, err)
		}
	}
}
