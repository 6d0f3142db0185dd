package compose_test

import (
	"bytes"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/mailer/compose"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
)

// boards are that many full boards of 16 by 12.
func boards(t testing.TB, n int) []compose.Block {
	m := played(t, opening()...).match
	var b []compose.Block
	for range n {
		b = append(b, compose.Board{Title: said("The board:"), As: rules.Black, Drawing: diagram.New(m.Position, m.Game.Vocabulary(), diagram.Options{As: rules.Black})})
	}
	return b
}

// TestPictures: a letter has a picture of each of its boards, or a table of each, and stays light.
func TestPictures(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		spoil    func(*compose.Letter)
		boards   int
		pictures int
	}{
		"none":        {func(*compose.Letter) {}, 0, 0},
		"one":         {func(*compose.Letter) {}, 1, 1},
		"three":       {func(*compose.Letter) {}, 3, 3},
		"too many":    {func(*compose.Letter) {}, 4, 0},
		"text only":   {func(l *compose.Letter) { l.TextOnly = true }, 1, 0},
		"not wanted":  {func(l *compose.Letter) { l.Pictures = "" }, 1, 0},
		"an odd name": {func(l *compose.Letter) { l.Pictures = "b\r\nX-Evil: é\"" }, 1, 1},
		"with a file": {func(l *compose.Letter) {
			l.Attachments = []compose.Attachment{{Name: "a", Type: "text/plain", Data: []byte("x")}}
		}, 1, 1},
		"an odd board": {func(l *compose.Letter) {
			l.Body = append(l.Body, compose.Board{Title: said(`"><script>`), Drawing: l.Body[1].(compose.Board).Drawing})
		}, 1, 2},
	} {
		l := plain()
		l.Pictures = "board-42-2"
		l.Body = append(l.Body, boards(t, c.boards)...)
		c.spoil(&l)
		e, err := l.Envelope()
		if err != nil {
			t.Fatal(err)
		}
		lintLetter(t, e) // which compares pictures with what the HTML shows, and weighs them
		again, _ := l.Envelope()
		if !bytes.Equal(e.Data, again.Data) {
			t.Errorf("%s: the same letter has other bytes", name)
		}
		text := string(e.Data)
		if n := strings.Count(text, "\r\nContent-Type: image/png\r\n"); n != c.pictures {
			t.Errorf("%s: %d pictures, want %d", name, n, c.pictures)
		}
		tables := strings.Count(text, "plain text has it in letters\"")
		if html := !l.TextOnly; html && tables+c.pictures != len(l.Body)-1 || tables > 0 && c.pictures > 0 {
			t.Errorf("%s: %d tables and %d pictures of %d boards", name, tables, c.pictures, len(l.Body)-1)
		}
	}
}

// TestWordsOfPictures: what stands for a picture that is not seen is the board's title without its colon.
func TestWordsOfPictures(t *testing.T) {
	t.Parallel()
	secret := begun(t, "lifeform-secret", "")
	for want, in := range map[string]compose.GameLetter{
		"Your set-up, which only you can see so far, Black": secret.setUp(t, black, blackSetup).answer(black, "setup"),
		"The board with it, White":                          secret.do(t, white, adjudicator.Try{From: -1, Texts: []string{whiteSetup}}).answer(white, "try"),
		"The board after turn 2, White":                     played(t, opening()...).tell(white),
		"The board at the start, Black":                     played(t).tell(black),
		"The board after the set-ups, Black":                secret.setUp(t, black, blackSetup).setUp(t, white, whiteSetup).tell(black),
		"The last board, White":                             ended(t).tell(white),
		"After turn 3: white: Nf3-g5, White":                played(t, opening()...).do(t, white, adjudicator.Try{From: -1, Texts: []string{"white: Nf3-g5"}}).answer(white, "try"),
	} {
		in.Pictures = true
		e, err := compose.Game(in).Envelope()
		if err != nil {
			t.Fatal(err)
		}
		if want = `alt="` + want + ` at the bottom. The text part of this letter has it in letters."`; !bytes.Contains(e.Data, []byte(want)) {
			t.Errorf("no %s in\n%s", want, withoutPictures(e.Data))
		}
	}
}

// TestBoardsWithoutBounds: what grows without bounds is not drawn pixel by pixel.
func TestBoardsWithoutBounds(t *testing.T) {
	t.Parallel()
	hollow := strings.Repeat("1"+strings.Repeat("*", 19)+"/", 15)
	in := begun(t, "amoeba-unbound", "k19/"+hollow+"19K w - a1").tell(white)
	in.Pictures = true
	e, err := compose.Game(in).Envelope()
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(e.Data, []byte("image/png")) {
		t.Errorf("there is a picture:\n%s", e.Data)
	}
}

// TestWebLinks: an address stands whole on a line of its own, and one that is none is not shown.
func TestWebLinks(t *testing.T) {
	t.Parallel()
	long := "https://games.example.org/compose.html#l=" + strings.Repeat("1pP/", 150) + "%20w"
	for address, shown := range map[string]bool{
		long: true, "http://127.0.0.1:8080/compose.html#p=x&s=w": true, "": false, "javascript:alert(1)": false, "https://x.org/ y": false,
		"https://x.org/\r\nX": false, "https://x.org/\"onclick=\"x": false, "https://x.org/#é": false, "https://" + strings.Repeat("x", 1000): false,
		"https://x.org/#42w12.abcdefghijklmnopqrstuvwxyz": false, "https://abc.abcdefghijklmnopqrstuvwxyz.org/#p=x": true,
	} {
		l := plain()
		l.Body = append(l.Body, compose.WebLink{Label: said("Play your turn on a board"), Address: phrase.Page{Site: address}})
		e, err := l.Envelope()
		if err != nil {
			t.Fatal(err)
		}
		lintLetter(t, e)
		whole := strings.Contains(string(e.Data), "\r\nPlay your turn on a board:\r\n"+address+"\r\n")
		if whole != shown || strings.Contains(string(e.Data), "Play your turn on a board") != shown {
			t.Errorf("%q is shown: %v, want %v\n%s", address, whole, shown, e.Data)
		}
	}
}
