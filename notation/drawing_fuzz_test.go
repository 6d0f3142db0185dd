package notation

import "testing"

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
