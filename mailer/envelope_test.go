package mailer_test

import (
	"errors"
	"testing"
	"time"

	"pbem/mailer"
)

// TestLate: a letter without a time, or before it, is not late.
func TestLate(t *testing.T) {
	t.Parallel()
	for until, late := range map[time.Time]bool{{}: false, time.Now().Add(time.Hour): false, time.Now().Add(-time.Hour): true} {
		if err := (mailer.Envelope{Until: until}).Late(); errors.Is(err, mailer.ErrLate) != late {
			t.Errorf("until %s: %v", until, err)
		}
	}
}
