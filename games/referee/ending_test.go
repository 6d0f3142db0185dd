package referee_test

import (
	"bytes"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
)

// When a game ends, both players get the record, whoever of them ended it; and not again with every board.
func TestBothGetTheRecordAtTheEnd(t *testing.T) {
	t.Parallel()
	o := open(t)
	ended := o.consent(ada, o.tag(adjudicator.WhiteSeat, 3), "resign")
	for _, who := range []string{"ada@example.org", "bo@example.org"} {
		if n := records(ended, who); n != 1 {
			t.Errorf("%s got %d records with the end of the game", who, n)
		}
	}
	after := o.send(bo, o.tag(adjudicator.BlackSeat, 3), "show")
	if n := records(after, "bo@example.org"); n != 0 {
		t.Errorf("a board brought %d records", n)
	}
}

// records counts the files of records in the letters to an address.
func records(c games.Commit, to string) (n int) {
	for _, l := range c.Outbox {
		if l.To == to {
			n += bytes.Count(l.Data, []byte("Content-Disposition: attachment; filename=001.pbem"))
		}
	}
	return n
}
