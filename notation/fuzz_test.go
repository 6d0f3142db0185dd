package notation

import (
	"errors"
	"reflect"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func FuzzRead(f *testing.F) {
	for _, s := range []string{
		whole, "o: n4n6 n3m4", "pass", "Kg3: *h4, Pf4-f5", "Sc3 ortho: Pf4-f5", "Pc6-c7=N / a3-a2, f6=R", "Pc2xe4xoff",
		"Wn4=E2=80=93n6=", "=\n", "***h4**", "g3: f3 e5 f4", "1. Wn4–n6 2) С\u200bn3→m4", "\xff\x96=F0=9F", "N-b0--a-2",
		"King g3:", "=", "*", "x", "n4x", "n4=", "/ c5-c4",
		"Hand c1 to f4, holding the Foot", "Nc1-d3 slide c5 c4, f6 becomes a rook", "c2 takes e4 takes off the board", "c6-c7(N) | -a3--a4",
		"setup: Ka1 Qb1, Limbs a2-h2", "a1: K", "Set-up -\n3 . . . . . . . .\n2 PPPPPPPP\n1|R|N|B|Q|K|B|N|R|\na b c d e f g h",
		"PPPPPPPP/3K4", "+---+\n|   | <k>\n6 ........ 7 PPPPPPPP 8 RNBQKBNR", "h g f e d c b a\nP1P1P1P1\n□·□·K-__",
	} {
		f.Add(s)
	}
	english := catalog.English()
	f.Fuzz(func(t *testing.T, text string) {
		for _, v := range vocabularies() {
			got, err := Read(text, v)
			if err != nil {
				var refused *rules.Violation
				if !errors.As(err, &refused) || refused.Code != rules.CannotRead || english.Say(refused.Why) == "" {
					t.Fatalf("Read(%q): %v", text, err)
				}
				continue
			}
			again, _ := Read(text, v)
			if !reflect.DeepEqual(got, again) {
				t.Fatalf("Read(%q) gives %+v, then %+v", text, got, again)
			}
			settled(t, text, got, v)
			setUp(t, text, got.Draft, v)
		}
	})
}

// settled checks that a full canonical turn, once read, is written and read again without change.
func settled(t *testing.T, text string, got Reading, v *rules.Vocabulary) {
	turn, ok := canonical(got.Draft.Turn.String(), v)
	if !ok {
		return
	}
	if turn.String() != got.Draft.Turn.String() {
		t.Fatalf("Read(%q) = %s, which reads as %s", text, got.Draft.Turn, turn)
	}
}

// setUp checks that a set-up is one throughout, and stands on the board.
func setUp(t *testing.T, text string, d rules.Draft, v *rules.Vocabulary) {
	if !d.IsSetup() {
		if d.OwnView {
			t.Fatalf("Read(%q) is drawn, but no set-up", text)
		}
		return
	}
	for _, a := range d.Actions {
		if _, known := v.Unit(a.Unit); !known || a.How != rules.Place || a.From != a.To || !exists(a.To, v) || v.SetupRanks == 0 {
			t.Fatalf("Read(%q) places %+v", text, a)
		}
	}
}

func FuzzFold(f *testing.F) {
	f.Add("Wn4=E2=80=93n6=\n\u200bС")
	f.Fuzz(func(t *testing.T, text string) {
		g := fold(text)
		if len(g.from) != len(g.text)+1 || g.from[len(g.text)] != len(text) {
			t.Fatalf("fold(%q): %d offsets for %d bytes", text, len(g.from), len(g.text))
		}
		for i := range g.text {
			if g.from[i] > g.from[i+1] {
				t.Fatalf("fold(%q): offsets go back at %d", text, i)
			}
		}
	})
}

// FuzzDrawing is FuzzRead on what drawings of set-ups are made of: a set-up that is read from a drawing stands on the board,
// and is written as a list that is read as the same set-up.
func FuzzDrawing(f *testing.F) {
	for _, s := range []string{"BBBBBBBB/CCC1CCCC", "\x01\x02\x03", "3 ........\n2 PPPPPPPP\n1 RNBQKBNR", "h g f e d c b a\nP.P.P.P.\n....K.Q.", "|R|N|B|\n+-+-+-+", "<k> [Q] (p)"} {
		f.Add([]byte(s))
	}
	v := lifeformWords()
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 400 {
			return
		}
		text := drawn(data)
		got, err := Read(text, v)
		if err != nil || !got.Draft.IsSetup() {
			return
		}
		setUp(t, text, got.Draft, v)
		if got.Draft.OwnView {
			return // whose side it is drawn from is known to the match alone
		}
		again, err := Read(got.Draft.Turn.String(), v)
		if err != nil || again.Draft.Turn.String() != got.Draft.Turn.String() {
			t.Fatalf("%q is %s, which is read as %s, %v", text, got.Draft.Turn, again.Draft.Turn, err)
		}
	})
}

// drawn spells bytes in the characters of drawings.
func drawn(data []byte) string {
	const signs = "KQBNRPkqbnrp........    |||///\n\n\n\n12345678abcdefgh-+_*<>[]()□· "
	letters := []rune(signs)
	text := make([]rune, len(data))
	for i, b := range data {
		text[i] = letters[int(b)%len(letters)]
	}
	return "setup:\n" + string(text)
}
