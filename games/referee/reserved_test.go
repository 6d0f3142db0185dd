package referee_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/mailer/command"
	"pbem/rules/presets/loader"
)

// TestReserved: the names that a preset may not have are the words that commands begin with.
func TestReserved(t *testing.T) {
	t.Parallel()
	if diff := cmp.Diff(command.FirstWords(), slices.Sorted(slices.Values(loader.Reserved()))); diff != "" {
		t.Errorf("loader.Reserved (-commands +reserved):\n%s", diff)
	}
}
