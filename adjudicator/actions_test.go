package adjudicator

import "testing"

// TestActionsAreWhole holds the table to itself: names, words and stored names stand once, every row decides something, and what
// letters can ask for has words, a deed and a page of the manual.
func TestActionsAreWhole(t *testing.T) {
	names, words := map[string]bool{}, map[string]bool{}
	for _, a := range Actions() {
		if a.Name == "" || names[a.Name] || len(a.decisions) == 0 {
			t.Errorf("the action %q is not whole, or stands twice", a.Name)
		}
		names[a.Name] = true
		for _, w := range a.Words {
			for _, begin := range w.Begin {
				if words[begin] {
					t.Errorf("%q begins two actions", begin)
				}
				words[begin] = true
			}
		}
		if (a.Make != nil) != (a.Help != "") || a.Make == nil && len(a.Words) > 0 {
			t.Errorf("%s: what letters ask for has a deed and a page", a.Name)
		}
		if a.Make == nil {
			continue
		}
		if found, _, ok := actionOf(a.Make(Asked{})); !ok || found.Name != a.Name {
			t.Errorf("%s asks for %s", a.Name, found.Name)
		}
	}
	stored := map[string]bool{}
	for _, row := range rows().facts {
		if stored[row.name] {
			t.Errorf("%s is stored by two rows", row.name)
		}
		stored[row.name] = true
	}
	for _, name := range []string{
		"opened", "accepted", "declined", "withdrawn", "countered", "played", "set-up", "draw-offered", "draw-refused", "call-off-asked", "call-off-refused", "undo-asked", "undo-refused", "undone",
		"held", "address-closed", "said", "reminded", "flag-fell", "flag-waits", "credited", "granted", "returned", "reached", "cut-off", "resumed", "ended", "forgotten",
		"pause-offered", "pause-refused", "paused", "pause-ends", "pause-over", "automatic-vacation", "planned", "unplanned",
		"claim-held", "claim-settled", "taken-over", "adjudicated", "reopened",
		"program-waits",
		"tried", "kept", "unkept", "variations-shared", "diary", "diary-released", "copy-agreed", "copy-refused", "copied",
	} {
		if !stored[name] {
			t.Errorf("no row reads what is stored as %s", name)
		}
		delete(stored, name)
	}
	if len(stored) > 0 {
		t.Errorf("what is newly stored stands in no list of what must be read for ever: %v", stored)
	}
}
