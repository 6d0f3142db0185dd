package referee_test

import (
	"testing"

	"pbem/adjudicator"
	"pbem/games/referee"
)

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
