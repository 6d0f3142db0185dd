package seal_test

import (
	"testing"

	"pbem/notation/seal"
)

// TestCommit: the digits are those of printf '%s\n%s' 2f7c 'setup: Ka1 Qb1' | sha256sum.
func TestCommit(t *testing.T) {
	const want = "sha256:c314e95c4ee21ca9f4b60063c2acb4ec744604457669a63e56e2f74b7ede91fc"
	if got := seal.Commit("2f7c", "setup: Ka1 Qb1"); got != want {
		t.Errorf("got %s", got)
	}
	for _, c := range [][2]string{{"2f7d", "setup: Ka1 Qb1"}, {"2f7c", "setup: Ka1 Qb2"}, {"", ""}, {"2f7c\nsetup:", "Ka1 Qb1"}} {
		if seal.Opens(want, c[0], c[1]) {
			t.Errorf("%q opens it", c)
		}
	}
	if !seal.Opens(want, "2f7c", "setup: Ka1 Qb1") {
		t.Error("it cannot be opened")
	}
}
