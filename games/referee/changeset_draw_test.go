package referee

import (
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
)

// TestDraws: a number that a letter has drawn and not used is that of the next thing it makes; what it has made counts; deciding it again,
// in another series, draws the same, and another letter others.
func TestDraws(t *testing.T) {
	t.Parallel()
	c, _, d := opened(t)
	next := func() int {
		t.Helper()
		n, err := c.nextMatch(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	decide := func(digest string, want ...int) {
		t.Helper()
		c.begin(digest, time.Unix(1, 0))
		for _, n := range want {
			if got, again := next(), next(); got != n || again != n {
				t.Fatalf("letter %s draws %d, then %d, want %d", digest, got, again, n)
			}
			made := d
			after := *d.Match
			after.ID, made.Match = n, &after
			c.decided(&adjudicator.Match{ID: n}, made)
		}
		c.commit()
	}
	decide("a", 1, 2)
	decide("b", 3)
	c = NewChangeset(c.store, c.registry)
	decide("b", 3, 4)
	decide("a", 1, 2)
	c.begin("c", time.Unix(1, 0))
	if n := next(); n != 5 {
		t.Errorf("a third letter draws %d", n)
	}
}

// TestDrawsOfTournaments: a game of a tournament has its number whatever look or letter begins it.
func TestDrawsOfTournaments(t *testing.T) {
	t.Parallel()
	c, _, _ := opened(t)
	for _, digest := range []string{"", "", "a letter"} {
		c.begin(digest, time.Unix(1, 0))
		first, err := c.matchOf(t.Context(), 1, club.TournamentDeed{})
		other, err2 := c.matchOf(t.Context(), 2, club.TournamentDeed{})
		if err != nil || err2 != nil || first != 1 || other != 2 {
			t.Errorf("by %q: %d and %d, %v, %v", digest, first, other, err, err2)
		}
	}
}
