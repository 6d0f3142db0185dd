package presets_test

import (
	"strings"
	"testing"

	"pbem/rules/presets"
)

// TestAmoebaMistakes changes one line of the built-in file and sees what its writer is told.
func TestAmoebaMistakes(t *testing.T) {
	data := string(builtin(t, "amoeba", "").Data)
	for _, c := range []struct{ old, with, want string }{
		{"board: 7x7", "board: 7x27", "a board cannot have 7 files and 27 ranks: it has from 1 to 26 of each"},
		{"board: 7x7\n", "", `the preset has no "board"`},
		{"{promotion: R N}", "{promotion: R X}", `mine.yaml:24: "promotion" of the preset must be what a pawn may become: of the letters Q R B N`},
		{"{promotion: R N}", "{promotion: R R}", "mine.yaml:24: "},
		{"* r n k n r *", "* r n k n x *", `"x" on f7 is neither`},
		{"* r n k n r *", "* r n n n r *", "Black has 0 kings"},
		{"* r n k n r *", "* r n k n r", "rank 7 has 6 squares; the board has 7 files"},
		{"{occupied: false}", "{occupied: maybe}", `"occupied" of the preset must be true or false`},
	} {
		if !strings.Contains(data, c.old) {
			t.Fatalf("the file has no %q", c.old)
		}
		_, err := presets.Parse("mine.yaml", []byte(strings.Replace(data, c.old, c.with, 1)), nil)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %q", c.with, err, c.want)
		}
	}
}
