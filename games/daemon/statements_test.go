package daemon

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/games"
	"pbem/games/sqlite"
	"pbem/mailer"
)

// TestEachStatementFails: letters of which one statement fails, whichever: nothing of such a letter is there afterwards, no attempt at it is counted,
// and when the store works again it comes to what it would have come to, to the last byte.
func TestEachStatementFails(t *testing.T) {
	t.Parallel()
	for name, letter := range map[string]struct{ from, words string }{
		"a turn":        {ada, "d2d3"},
		"a turn and if": {ada, "d2d3\nif d7c6 then e2e3"},
		"a resignation": {ada, "say Well played.\ndraw"},
		"a challenge":   {bo, "new cosmic vs cy@example.org as white"},
		"a name":        {ada, "name Adele"},
		"a seek":        {ada, "seek amoeba time 3d"},
		"a digest":      {bo, "mail digest on"},
		"nonsense":      {bo, "what is this"},
		"a vacation":    {ada, "vacation"},
		"forgetting":    {ada, "forget me"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			undisturbed, r := twoPlay(t), twoPlay(t)
			if got := undisturbed.Handle(t.Context(), []mailer.Incoming{undisturbed.letter(letter.from, letter.words)}); got[0] != Done {
				t.Fatal(got)
			}
			in, before, n := r.letter(letter.from, letter.words), all(t, r), 1
			for r.fails(t, in, n) {
				if diff := cmp.Diff(before, all(t, r)); diff != "" || r.store.attempts > 0 {
					t.Fatalf("statement %d has failed, %d attempts were counted (-before +after):\n%s", n, r.store.attempts, diff)
				}
				n++
			}
			if n < 10 {
				t.Errorf("only %d statements", n-1)
			}
			if diff := cmp.Diff(all(t, undisturbed), all(t, r)); diff != "" {
				t.Errorf("when each of %d statements has failed once (-undisturbed +now):\n%s", n-1, diff)
			}
			t.Logf("%d statements", n-1)
		})
	}
}

// twoPlay is a rig with a game that goes on.
func twoPlay(t *testing.T) *rig {
	t.Helper()
	r := newRig(t)
	r.Referee.Judge = believing
	r.begin(t, ada, bo)
	return r
}

// fails has the n-th statement of a letter's transaction fail, and reports whether there is one; else the letter is handled.
func (r *rig) fails(t *testing.T, letter mailer.Incoming, n int) (failed bool) {
	t.Helper()
	count := 0
	r.store.Store.(*sqlite.Store).Before(func(string) error {
		if count++; count == n {
			failed = true
			return fmt.Errorf("the disk is full: %w", games.ErrUnavailable)
		}
		return nil
	})
	if got := r.Handle(t.Context(), []mailer.Incoming{letter})[0]; failed != (got == Leave) || failed == (got == Done) {
		t.Fatalf("statement %d, failed %t: %v", n, failed, got)
	}
	return failed
}

// all is what a store has of games, people and letters.
func all(t *testing.T, r *rig) string {
	t.Helper()
	var text strings.Builder
	matches, err := r.Store.Matches(t.Context(), games.Query{Limit: 100})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range matches {
		fmt.Fprintf(&text, "%+v %s\n", m, r.kinds(t, m.ID))
	}
	for _, address := range []string{ada, bo, "cy@example.org"} {
		p, err := r.Store.Player(t.Context(), address)
		fmt.Fprintf(&text, "%+v %v\n", p, err)
	}
	letters, err := r.Store.Lease(t.Context(), r.now, r.now, 1000)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range letters {
		fmt.Fprintf(&text, "%s %s %s %s\n", l.MessageID, l.To, l.Kind, l.Data)
	}
	return text.String()
}
