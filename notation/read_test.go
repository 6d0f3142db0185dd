package notation

import (
	"strings"
	"testing"

	"pbem/rules"
)

// show writes a draft so that tests can compare it: Unstated as '?', holes left open.
func show(d rules.Draft) string {
	t := d.Turn
	t.Actions = append([]rules.Action(nil), t.Actions...)
	lead := t.Lead.String()
	if t.Lead.Unit == 0 && t.Lead.At != (rules.Square{}) {
		lead = t.Lead.At.String() + lead
	}
	t.Lead = rules.Lead{}
	var parts []string
	for _, a := range t.Actions {
		s := a.String()
		if a.How == rules.Unstated {
			s = strings.ReplaceAll(s, "-", "?")
		}
		if a.How == rules.Slide {
			s = "/" + s
		}
		parts = append(parts, s)
	}
	out := strings.Join(parts, ", ")
	if t.IsPass() {
		out = "pass"
	}
	if lead != "" {
		out = lead + ": " + out
	}
	return out
}

type readCase struct{ in, want string }

func check(t *testing.T, v *rules.Vocabulary, cases []readCase) {
	t.Helper()
	for _, c := range cases {
		got, err := Read(c.in, v)
		if err != nil {
			t.Errorf("Read(%q): %v", c.in, err)
			continue
		}
		if s := show(got.Draft); s != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.in, s, c.want)
		}
		if q := got.Draft.Quotes; q != nil && len(q) != len(got.Draft.Actions) {
			t.Errorf("Read(%q): %d quotes for %d actions", c.in, len(q), len(got.Draft.Actions))
		}
	}
}

const whole = "orange: Wn4-n6, Cn3-m4"

// TestReadSpec has every spelling of a turn that the reader promises.
func TestReadSpec(t *testing.T) {
	check(t, ampWords(), []readCase{
		{"orange: Wn4-n6, Cn3-m4", whole},
		{"orange Wn4-n6 Cn3-m4", whole},
		{"o: n4n6 n3m4", "orange: n4?n6, n3?m4"},
		{"w Gg4-g5", "white: Gg4-g5"},
		{"w g4-g5", "Wg4-g5"},
		{"my turn: orange Wn4-n6", "orange: Wn4-n6"},
		{"ORANGE: n4 - n6; n3 > m4", "orange: n4-n6, n3-m4"},
		{"orange:\nWn4-n6\nCn3-m4", whole},
		{"Wn4-n6, Cn3-m4", "Wn4-n6, Cn3-m4"},
		{"orange: n4-n6, n3-m4", "orange: n4-n6, n3-m4"},
		{"orange: Wn4–n6, Cn3—m4", whole},
		{"orange: Wn4−n6, Cn3−m4", whole},
		{"orange: Wn4→n6, Cn3 → m4", whole},
		{"orange: Wn4->n6, Cn3 -> m4", whole},
		{"orange: Wn4=>n6, Cn3 => m4", whole},
		{"orange: Wn4:n6, Cn3:m4", "orange: Wn4?n6, Cn3?m4"},
		{"orange: Wn4 to n6, Cn3 to m4", whole},
		{"orange: Go4×p5", "orange: Go4xp5"},
		{"orange: Go4Xp5", "orange: Go4xp5"},
		{"orange: Go4 X p5", "orange: Go4xp5"},
		{"orange: Go4:p5", "orange: Go4?p5"},
		{"orange: Go4 takes p5", "orange: Go4xp5"},
		{"orange: Wn4-n6. Cn3-m4.", whole},
		{"orange:\n• Wn4-n6\n• Cn3-m4\n", whole},
		{"orange:\n- Wn4-n6\n- Cn3-m4\n", whole},
		{"orange:\n- n4-n6\n- n3-m4\n", "orange: n4-n6, n3-m4"},
		{"orange:\n* Wn4-n6\n* Cn3-m4\n", whole},
		{"orange: 1. Wn4-n6 2. Cn3-m4", whole},
		{"orange: 1) Wn4-n6 2) Cn3-m4", whole},
		{"12. orange: Wn4-n6, Cn3-m4", whole},
		{"12... orange: Wn4-n6, Cn3-m4", whole},
		{"12: orange: Wn4-n6, Cn3-m4", whole},
		{"orange: Wn4-n6,\u00a0Cn3-m4", whole},
		{"or\u200bange: W\u200bn4-n6, Cn3\u200d-m4\ufeff", whole},
		{"ｏｒａｎｇｅ： Ｗｎ４－ｎ６， Ｃｎ３－ｍ４", whole},
		{"orange: Wn4-\nn6, Cn3-m4", whole},
		{"orange: Wn4\n- n6, Cn3\n-m4", whole},
		{"orange: Wn4-=\nn6, C=\r\nn3-m4", whole},
		{"orange:=20Wn4-n6,=20=\nCn3-m4", whole},
		{"orange: Wn4=E2=80=93n6, Cn3=3D>m4", whole},
		{"orange: Wn4=2Dn6=2C Cn3=2Dm4", whole},
		{"orange:=C2=A0Wn4-n6, Cn3-m4=", whole},
		{"**orange:** `Wn4-n6`, _Cn3-m4_", whole},
		{"**orange: Wn4-n6, Cn3-m4**", whole},
		{"*orange: Wn4-n6*, __Cn3-m4__", whole},
		{"orange: Cn3-m4-l4", "orange: Cn3-m4-l4"},
		{"orange: Wn4-n6, Сn3-m4", whole}, // a Cyrillic С
		{"pass", "pass"},
	})
}

func TestReadAMP(t *testing.T) {
	check(t, ampWords(), []readCase{
		{"warmachine n4-n6, Chief n3 to m4", "Wn4-n6, Cn3-m4"},
		{"orange warmachine from n4 to n6 and the Chief from n3 to m4", whole},
		{"the orange amp: warmachines n4-n6", "orange: Wn4-n6"},
		{"En4-n6", "En4-n6"},
		{"en4n6", "En4?n6"},
		{"e4n6", "e4?n6"},
		{"g4-g5", "g4-g5"},
		{"gg4g5", "Gg4?g5"},
		{"ge4e5", "Ge4?e5"},
		{"wn4n6", "Wn4?n6"},
		{"WN4XN6", "Wn4xn6"},
		{"b2-b4", "b2-b4"},
		{"oWn4-n6, oCn3-m4", whole},
		{"owo4-o5", "orange: Wo4-o5"},
		{"oW n4-n6", "orange: Wn4-n6"},
		{"W n4 - n6", "Wn4-n6"},
		{"w: n4-n6", "white: n4-n6"},
		{"w n4-n6", "Wn4-n6"},
		{"o n4n6", "orange: n4?n6"},
		{"orange: Cn3-m4xl4", "orange: Cn3xm4xl4"},
		{"orange: Cn3xm4-l4", "orange: Cn3xm4xl4"},
		{"orange: Wn4-n6 / n3-m4", "orange: Wn4-n6, n3-m4"},
		{"Wn4n6Cn3m4", "Wn4?n6, Cn3?m4"},
		{"n4 n6 n3 m4", "n4?n6, n3?m4"},
		{"n3m4l4", "n3?m4?l4"},
		{"n4 x n6", "n4xn6"},
		{"n4x n6", "n4xn6"},
		{"n4 xn6", "n4xn6"},
		{"Go4xGp5", "Go4xp5"},
		{"orange guard o4 takes the green guard on p5", "orange: Go4xp5"},
		{"Wn4-n6 - Cn3-m4", "Wn4-n6, Cn3-m4"},
		{"1 Wn4-n6\n2 Cn3-m4", "Wn4-n6, Cn3-m4"},
		{"orange: Wn4-n6\norange: Cn3-m4", whole},
		{"Wn4-n6!! Cn3-m4+", "Wn4-n6, Cn3-m4"},
		{"(orange) [Wn4-n6] \"Cn3-m4\"", whole},
		{"orange: Wn4\\-n6, 1\\. Cn3-m4", whole},
		{"orange: *Wn4-n6*", "orange: Wn4-n6"},
		{"Wn4 à n6", "Wn4-n6"},
		{"Wn4 \x96 n6", "Wn4-n6"},
		{"n04-n06", "n4-n6"},
		{"I pass", "pass"},
		{"orange: pass.", "orange: pass"},
		{"Pass!", "pass"},
	})
}

func TestReadPromotions(t *testing.T) {
	check(t, promotingWords(), []readCase{
		{"orange: Pc11-c12=Q", "orange: Pc11-c12=Q"},
		{"c11c12=q", "c11?c12=Q"},
		{"Pc11-c12 = Q, Nd2-e4", "Pc11-c12=Q, Nd2-e4"},
		{"Pc11-c12=Q Nd2-e4", "Pc11-c12=Q, Nd2-e4"},
		{"pawn c11 takes d12 promotes to queen", "Pc11xd12=Q"},
		{"pawn c11 to c12, becomes knight", "Pc11-c12=N"},
		{"c11-c12, promoted to N; n4-n6", "c11-c12=N, n4-n6"},
		{"Pc11-c12=B", "Pc11-c12=B"}, // the game says what there is to choose
	})
}

func TestReadFusion(t *testing.T) {
	const want = "Kg3: Nf3-e5, Pf4-f5"
	check(t, fusionWords(), []readCase{
		{"Kg3: Nf3-e5, Pf4-f5, Kg3-h4", want + ", Kg3-h4"},
		{want, want},
		{"Kg3 Nf3-e5 Pf4-f5", want},
		{"K g3: Nf3-e5, Pf4-f5", want},
		{"King g3: Nf3-e5, pawn f4 to f5", want},
		{"kg3, nf3-e5, pf4-f5", want},
		{"Kg3\nNf3-e5\nPf4-f5", want},
		{"**Kg3:** Nf3-e5, *Pf4-f5*", want},
		{"g3: f3-e5", "g3: f3-e5"},
		{"g3: f3 e5", "g3: f3?e5"},
		{"g3 f3-e5", "g3: f3-e5"},
		{"g3 f3 e5 f4 f5", "g3: f3?e5, f4?f5"},
		{"g3 f3e5", "g3: f3?e5"},
		{"g3 h4, f3-e5", "g3?h4, f3-e5"},
		{"f3 e5 f4 f5", "f3?e5, f4?f5"},
		{"g3:h4", "g3?h4"},
		{"Kg3-h4, f3-e5", "Kg3-h4, f3-e5"},
		{"Nf3-e5", "Nf3-e5"},
		{"Kg3: *h4", "Kg3: *h4"},
		{"Kg3 *h4 *h5", "Kg3: *h4, *h5"},
		{"Kg3: *Ph4", "Kg3: *h4"},
		{"Kg3: converts h4", "Kg3: *h4"},
		{"***Kg3:*** ***h4**", "Kg3: *h4"},
		{"Kg3:\n* Nf3-e5\n* Pf4-f5", want},
		{"Kg3: *Nf3-e5* Pf4-f5", want},
		{"*Kg3: Nf3 e5* f4 f5", "Kg3: Nf3?e5, f4?f5"},
		{"Sc3 ortho: Pf4-f5", "Sc3 ortho: Pf4-f5"},
		{"ortho Sc3: Pf4-f5", "Sc3 ortho: Pf4-f5"},
		{"Sc3 (orthogonal) Pf4-f5", "Sc3 ortho: Pf4-f5"},
		{"Prince c3, diagonal: Pf4-g5", "Sc3 dia: Pf4-g5"},
		{"grey Kj3: wPf4-f5, oPn4-n5", "Kj3: Pf4-f5, Pn4-n5"},
		{"orange: Pn4-n5", "orange: Pn4-n5"},
	})
}

func TestReadOtherGames(t *testing.T) {
	check(t, chessWords(8, 8), []readCase{
		{"Bc1~f4, Pc2xd3", "Bc1~f4, Pc2xd3"},
		{"bc1 ~ f4; pc2xd3", "Bc1~f4, Pc2xd3"},
		{"Nc1-d3 / c5-c4", "Nc1-d3, /c5-c4"},
		{"nc1d3/c5c4", "Nc1?d3, /c5-c4"},
		{"Pc6-c7=N / a3-a2", "Pc6-c7=N, /a3-a2"},
		{"pc6-c7 = n / a3-a2", "Pc6-c7=N, /a3-a2"},
		{"Ke2-e3 / c7-c8, f6=R", "Ke2-e3, /c7-c8, f6=R"},
		{"ke2-e3, f6=r", "Ke2-e3, f6=R"},
		{"Pc2xe4xc6", "Pc2xe4xc6"},
		{"pc2 x e4 x c6", "Pc2xe4xc6"},
		{"Re6xoff", "Re6xoff"},
		{"pc2xe4xoff", "Pc2xe4xoff"},
		{"rook e6 x off", "Re6xoff"},
	})
	check(t, chessWords(0, 0), []readCase{
		{"N-b0--a-2 / c-1-c0", "N-b0--a-2, /c-1-c0"},
		{"aa4-ab4", "aa4-ab4"},
		{"Naa4 ab5", "Naa4?ab5"},
	})
}
