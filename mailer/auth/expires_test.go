package auth

import (
	"testing"
	"time"
)

// TestExpires: what runs out after the year 9999 does not run out, however great the number is; what is no number is no signature.
func TestExpires(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	for text, want := range map[string]struct{ ok, over bool }{
		"0": {true, true}, "1": {true, true}, "1795255199": {true, true}, "1795255201": {true, false}, "253402300799": {true, false}, "253402300800": {true, false},
		"9223372036854775807": {true, false}, "9223372036854775808": {true, false}, "1000000000000000000000000000000": {true, false},
		"-1": {}, "1.5": {}, "٣": {}, "2026-11-21": {}, "": {},
	} {
		s, ok := readSignature("v=1; d=example.org; s=y; x=" + text + "; h=from; b=b")
		if ok != want.ok || ok && now.After(s.expires) != want.over {
			t.Errorf("x=%s: %t, it runs out at %v", text, ok, s.expires)
		}
	}
}
