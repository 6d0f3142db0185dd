package postgres_test

import (
	"fmt"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// TestRoundTrips: all statements of a commit are sent in one go, and COMMIT in another, however many letters there are in it.
func TestRoundTrips(t *testing.T) {
	t.Parallel()
	var none front
	way, address := none.way(t, databases.database(t))
	store := open(t, address)
	defer store.Close()
	for version, many := range []int{1, 5} {
		var batch []games.Commit
		for match := range many {
			batch = append(batch, playing(10*version+match+1, 0))
		}
		before := way.Sent()
		if err := store.Commit(t.Context(), batch...); err != nil {
			t.Fatal(err)
		}
		if trips := way.Sent() - before; trips != 2 {
			t.Errorf("%d letters took %d round trips", many, trips)
		}
	}
}

// TestTripsOfALetter: a turn letter takes no more round trips than this, from the first look whether it was handled to the answer to COMMIT.
func TestTripsOfALetter(t *testing.T) {
	t.Parallel()
	c := newPair(t)
	var none front
	way, address := none.way(t, c.address)
	node := open(t, address)
	defer node.Close()
	turn := c.letter(ada, c.seat(1, adjudicator.WhiteSeat, 3), "e2e3")
	before := way.Sent()
	c.tellAt(node, turn)
	if trips := way.Sent() - before; trips > 25 {
		t.Errorf("the letter took %d round trips", trips)
	} else {
		t.Logf("%d round trips", trips)
	}
}

// playing is a turn in a match, with the letters that tell of it.
func playing(match, version int) games.Commit {
	at := time.Unix(int64(match), int64(version))
	digest := fmt.Sprintf("%d in %d", version, match)
	c := games.Commit{Digest: digest, At: at, Imprint: digest,
		Changes: []games.Change{{Match: match, Expect: version, Summary: games.Summary{ID: match, Version: version + 1, Stage: adjudicator.Playing, Updated: at, Due: at.Add(time.Hour)},
			Events: []adjudicator.Event{{At: at, Fact: adjudicator.Said{Text: "hello"}}}}},
		Timekeeping: []games.Timekeeping{{Player: match, Day: 7, Turns: 1}},
		Handling:    games.Handling{Disposition: games.Acted, Why: "turn"}}
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		c.Outbox = append(c.Outbox, games.Outgoing{Match: match, Seat: seat, Created: at,
			Envelope: mailer.Envelope{MessageID: fmt.Sprintf("%d.%d.%d@x", match, version, seat), To: "somebody@example.org", Data: []byte(digest)}})
	}
	return c
}
