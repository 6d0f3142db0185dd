package presets_test

import (
	"errors"
	"strings"
	"testing"

	"pbem/rules"
)

// TestKingsQuota sees that the King's two limits reach the engine (FU-2): six units other than itself, and itself.
func TestKingsQuota(t *testing.T) {
	six := "Pg2-g1 Nf3-e5 Nh3-f2 Pf4-f5 Pi4-i5 Ph4-h5"
	for _, c := range []struct{ moves, code string }{
		{six, ""},
		{six + " Kg3-h3", ""},
		{six + " Pg4-g5", string(rules.OverTheQuota)},
		{six + " Kg3-h3 Pg4-g5", string(rules.OverTheQuota)},
	} {
		lead := rules.Lead{Unit: 'K', At: square(t, "g3")}
		draft := rules.Draft{Turn: rules.Turn{Lead: lead, Actions: actions(t, c.moves)}}
		_, err := builtin(t, "fusion-1", "").Game.Start().Judge(draft)
		if code := codeOf(err); code != c.code {
			t.Errorf("%s: %v, want code %q", draft.Turn, err, c.code)
		}
	}
}

func codeOf(err error) string {
	var v *rules.Violation
	if errors.As(err, &v) {
		return string(v.Code)
	}
	return ""
}

func actions(t *testing.T, moves string) []rules.Action {
	t.Helper()
	var list []rules.Action
	for _, m := range strings.Fields(moves) {
		from, to, _ := strings.Cut(m[1:], "-")
		list = append(list, rules.Action{How: rules.Move, Unit: m[0], From: square(t, from), To: square(t, to)})
	}
	return list
}

func square(t *testing.T, text string) rules.Square {
	t.Helper()
	s, n := rules.ParseSquare(text)
	if n != len(text) {
		t.Fatalf("%q is no square", text)
	}
	return s
}
