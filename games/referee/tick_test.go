package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games/referee"
)

// TestNoDeadOffer: an answer offers a yes only to what a yes does: not to a try that something further down in the letter has disarmed.
func TestNoDeadOffer(t *testing.T) {
	t.Parallel()
	for letter, offers := range map[string]string{
		"try d3d4":                     "Reply “confirm” to play turn 3, white: Zd3-d4",
		"try d3d4\ndraw yes":           "",
		"try d3d4\nundo no":            "",
		"try d3d4\ntry d3d9":           "",
		"try d3d4\nsay Hm.":            "Reply “confirm” to play turn 3, white: Zd3-d4",
		"try d3d4\nshow":               "Reply “confirm” to play turn 3, white: Zd3-d4",
		"try d3d4\ntry d3c3":           "Reply “confirm” to play turn 3, white: Zd3-c3",
		"try d3d4\ndraw yes\ntry d3c3": "",
	} {
		o := open(t)
		c := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), letter)
		answer := to(t, c, "ada@example.org")
		text := o.flat(answer)
		want := 0
		if offers != "" {
			want = 1
		}
		if strings.Count(text, "Reply “confirm” to play") != want || !strings.Contains(text, offers) {
			t.Errorf("%q is answered:\n%s", letter, text)
		}
		if lapsed := strings.Contains(text, "“confirm” can't play this one: you wrote something else below it. To play it, send it as your turn."); lapsed != (strings.Count(letter, "try d3d4") == 1 && !strings.Contains(offers, "Zd3-d4")) {
			t.Errorf("%q is answered:\n%s", letter, text)
		}
		if got := o.effect(o.decide(o.letter(ada, replyTag(t, answer), "yes"))) == acts; got != (offers != "") {
			t.Errorf("after %q a yes acts: %t", letter, got)
		}
	}
}

// TestSeatOf: a letter that waits to be decided keeps a flag up if it came to a valid address of that seat, be it of a turn, an older one,
// or of a request: a turn may come there, too.
func TestSeatOf(t *testing.T) {
	t.Parallel()
	white := adjudicator.WhiteSeat
	o := open(t)
	resign := o.asked(o.send(ada, o.tag(white, 3), "resign"))
	try := replyTag(t, to(t, o.send(ada, o.tag(white, 3), "try d3d4"), "ada@example.org"))
	name := o.asked(o.send(ada, o.tag(white, 1), "name Ada"))
	for what, c := range map[string]struct {
		tag  string
		want adjudicator.Seat
	}{
		"a turn": {o.tag(white, 3), white}, "an older turn": {o.tag(white, 1), white}, "a try": {try, white}, "a request": {resign, white},
		"a request of no game": {name, adjudicator.NoSeat}, "the plain one": {"", adjudicator.NoSeat},
		"one that is not true":       {"1w3.aaaaaaaaaaaaaaaaaaaaaaaaaa", adjudicator.NoSeat},
		"a request that is not true": {"c17.aaaaaaaaaaaaaaaaaaaaaaaaaa", adjudicator.NoSeat},
	} {
		_, got, err := referee.SeatOf(ctx(), o.referee, o.referee.Changes(o.store), o.letter(ada, c.tag, "d3d4"))
		if err != nil || got != c.want {
			t.Errorf("%s: seat %d, %v, want %d", what, got, err, c.want)
		}
	}
	o.consent(ada, o.tag(white, 3), "newkey")
	if _, got, err := referee.SeatOf(ctx(), o.referee, o.referee.Changes(o.store), o.letter(ada, resign, "d3d4")); err != nil || got != adjudicator.NoSeat {
		t.Errorf("a request of before new keys: seat %d, %v", got, err)
	}
}
