package referee

import (
	"errors"
	"testing"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
)

// What a letter has chosen for a person is seen at once, is in its commit, and is gone after a rollback; who had no row gets one.
func TestChangesetShowsPeople(t *testing.T) {
	c, _, _ := opened(t)
	store := c.store
	c.begin("d1", time.Unix(100, 0))
	strict := func() bool {
		t.Helper()
		p, err := c.person(t.Context(), "new@example.org")
		if err != nil {
			t.Fatal(err)
		}
		return p.Strict
	}
	choose := func(on bool) {
		t.Helper()
		if _, err := c.happened(t.Context(), "new@example.org", club.StrictChosen{On: on}); err != nil {
			t.Fatal(err)
		}
	}
	choose(true)
	if !strict() {
		t.Error("the letter does not see what it has chosen")
	}
	c.rollback()
	if strict() {
		t.Error("what a letter chose is there after it was taken back")
	}
	c.begin("d2", time.Unix(200, 0))
	choose(true)
	choose(false)
	first, err := c.finish(t.Context())
	if err != nil || len(first.Club) != 1 || first.Club[0].Expect != 0 || len(first.Club[0].Events) != 2 || first.Club[0].Events[1].Cause != "d2" {
		t.Fatalf("commit %+v, %v", first.Club, err)
	}
	c.begin("d3", time.Unix(300, 0))
	choose(true)
	second, err := c.finish(t.Context())
	if err != nil || len(second.Club) != 1 || second.Club[0].Expect != 2 {
		t.Fatalf("commit %+v, %v", second.Club, err)
	}
	if err := store.Commit(t.Context(), first, second); err != nil {
		t.Fatal(err)
	}
	c = NewChangeset(store, c.registry)
	if !strict() {
		t.Error("the store does not know what was chosen")
	}
	if err := store.Commit(t.Context(), games.Commit{Digest: "late", Club: second.Club}); !errors.Is(err, games.ErrConflict) {
		t.Error("a change that was decided upon an older version was committed")
	}
}
