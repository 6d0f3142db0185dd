package referee_test

import (
	"slices"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
)

// TestWordsAreCappedByAccountAndReceiver: letters with nothing but words are counted for who writes them and who gets them, too, in all
// games together; what is above that waits for the next letter, and the writer is told.
func TestWordsAreCappedByAccountAndReceiver(t *testing.T) {
	t.Parallel()
	for account, c := range map[string]struct {
		most int
		told string
	}{
		"writer ada@example.org":  {60, "sent 60 letters with only words"},
		"receiver bo@example.org": {30, "gets no more letters with only words"},
	} {
		o := open(t)
		charges := slices.Repeat([]games.Charge{{Account: account, Kind: "words", At: o.now}}, c.most-1)
		if err := o.store.Commit(t.Context(), games.Commit{At: o.now, Charges: charges}); err != nil {
			t.Fatal(err)
		}
		if got := recipients(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "say one")); !strings.Contains(got, "bo@example.org") {
			t.Errorf("%s, the last of its hour: %s", account, got)
		}
		last := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "say two")
		if got := recipients(last); got != "ada@example.org" || !strings.Contains(said(last), c.told) || !strings.Contains(said(last), "Your words go with the next letter to Bo") {
			t.Errorf("%s, one more: %s\n%s", account, got, said(last))
		}
		turn := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
		if text := o.flat(to(t, turn, "bo@example.org")); !strings.Contains(text, "two") {
			t.Errorf("%s: the next letter does not bring them:\n%s", account, text)
		}
	}
}
