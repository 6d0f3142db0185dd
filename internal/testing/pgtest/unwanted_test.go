package pgtest

import (
	"errors"
	"testing"
)

// TestUnwanted: where servers are not wanted none starts, whoever asks, though its programs are there.
func TestUnwanted(t *testing.T) {
	t.Setenv("PBEM_WITHOUT_SERVERS", "1")
	t.Setenv("CI", "")
	if s, err := Start(Quick()...); !errors.Is(err, errUnwanted) {
		t.Errorf("%v, %v", s, err)
	}
}
