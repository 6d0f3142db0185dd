package referee_test

import (
	"bytes"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
)

// drawn reports of each letter of a commit whether it carries a picture.
func drawn(c games.Commit) map[string]bool {
	all := map[string]bool{}
	for _, l := range c.Outbox {
		all[l.To] = bytes.Contains(l.Data, []byte("\r\nContent-Type: image/png\r\n"))
	}
	return all
}

// TestPicturesAreAChoice: the host's, and each player's; somebody who never answered a letter gets none.
func TestPicturesAreAChoice(t *testing.T) {
	t.Parallel()
	const white, black = adjudicator.WhiteSeat, adjudicator.BlackSeat
	o := open(t)
	look := func(seat adjudicator.Seat) bool {
		mailbox := [2]string{"ada@example.org", "bo@example.org"}[seat.Side()]
		return drawn(o.send([2]string{ada, bo}[seat.Side()], o.tag(seat, 3), "show at 0"))[mailbox]
	}
	choose := func(words, answer string) {
		t.Helper()
		c := o.send(ada, o.tag(white, 3), words)
		if text := strings.Join(strings.Fields(string(c.Outbox[0].Data)), " "); !strings.Contains(text, answer) {
			t.Errorf("%s: no %q in\n%s", words, answer, text)
		}
	}
	if look(white) {
		t.Error("a picture, although the host wants none")
	}
	choose("mail pictures on", "Noted, but this service doesn't send pictures at the moment.")
	choose("mail html", "Your letters will now come as plain text and HTML.")
	o.referee.Pictures = true
	for _, step := range []struct {
		words, answer string
		ada           bool
	}{
		{"mail html", "and HTML, with pictures of the board.", true},
		{"mail pictures off", "and HTML, without pictures.", false},
		{"mail html", "Your letters will now come as plain text and HTML.", false},
		{"mail pictures on", "and HTML, with pictures of the board.", true},
		{"mail text", "Your letters will now come as plain text only.", false},
		{"mail pictures on", "Noted, but your letters come as plain text, which has no pictures.", false},
		{"mail html", "and HTML, with pictures of the board.", true},
	} {
		choose(step.words, step.answer)
		if got := look(white); got != step.ada {
			t.Errorf("after %q a picture for ada: %v, want %v", step.words, got, step.ada)
		}
	}
	choose("mail pictures off", "without pictures")
	if !look(black) {
		t.Error("one player's choice is the other's")
	}
	choose("mail pictures on", "with pictures")
	if all := drawn(o.send(eve, "", "try chesimals-0.1 d2d3")); len(all) != 1 || all["eve@example.net"] {
		t.Errorf("a stranger gets pictures: %v", all)
	}
	if all := drawn(o.send(ada, o.tag(white, 3), "try chesimals-0.1 d2d3")); len(all) != 1 || !all["ada@example.org"] {
		t.Errorf("a player gets no picture of what they try: %v", all)
	}
}
