package referee

import (
	"testing"

	"pbem/adjudicator"
	"pbem/games/talk"
	"pbem/mailer/command"
)

// TestEveryCommandHasOneRow: what letters can ask for is carried out by a row of the referee's or by an action of the match, and
// by one of them alone. "try" is both, for on a fresh board it asks nothing of a match, and "confirm", which
// is asked of a match only by a yes to the letter that asked for one.
func TestEveryCommandHasOneRow(t *testing.T) {
	seen := map[command.Kind]bool{}
	for _, r := range rows() {
		if seen[r.Kind] || r.Do == nil {
			t.Errorf("%s has two rows, or does nothing", r.Kind)
		}
		seen[r.Kind] = true
	}
	for _, kind := range command.Kinds() {
		_, asked := adjudicator.ActionNamed(string(kind))
		if asked == seen[kind] && kind != command.Try && kind != talk.Confirm {
			t.Errorf("%s: of a match %v, of the referee %v", kind, asked, seen[kind])
		}
	}
}
