package imap

import (
	"errors"
	"fmt"
	"testing"

	"github.com/emersion/go-imap/v2"
)

// TestExists: a folder that another session made first is there; every other refusal is one.
func TestExists(t *testing.T) {
	no := func(code imap.ResponseCode) error {
		return fmt.Errorf("create: %w", &imap.Error{Type: imap.StatusResponseTypeNo, Code: code})
	}
	for name, c := range map[string]struct {
		err  error
		want bool
	}{
		"made":               {nil, false},
		"another was first":  {no(imap.ResponseCodeAlreadyExists), true},
		"not allowed":        {no(imap.ResponseCodeNoPerm), false},
		"refused, no reason": {no(""), false},
		"cut off":            {errors.New("connection reset"), false},
	} {
		if got := exists(c.err); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
