package postgres_test

import (
	"slices"
	"testing"
	"time"

	"pbem/games"
)

// TestNothingIsClaimedTwice: of what is due in a database each node gets other matches, while another has its transaction open, too; what was
// written is nobody's any more.
func TestNothingIsClaimedTwice(t *testing.T) {
	t.Parallel()
	address := databases.database(t)
	one, two := open(t, address), open(t, address)
	defer one.Close()
	defer two.Close()
	ctx := t.Context()
	for n := range 6 {
		c := making(n + 1)
		c.Changes[0].Summary.Due = time.Unix(1, 0)
		if err := one.Commit(ctx, c); err != nil {
			t.Fatal(err)
		}
	}
	now := time.Unix(10, 0)
	claim := games.Claim{Now: now, Until: now.Add(time.Minute)}
	claims := func(s games.Store, n int, want ...int) {
		t.Helper()
		got, err := s.Overdue(ctx, now, claim, n)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%v, %v, want %v", got, err, want)
		}
	}
	claims(one, 2, 1, 2)
	claims(two, 2, 3, 4)
	claims(one, 9, 5, 6)
	claims(two, 9)
	if err := one.SetDue(ctx, games.Due{Match: 2, Version: 1, At: time.Unix(2, 0)}); err != nil {
		t.Fatal(err)
	}
	claims(two, 9, 2)
	claim = games.Claim{Now: claim.Until, Until: claim.Until.Add(time.Minute)}
	claims(one, 9, 1, 3, 4, 5, 6, 2)
}
