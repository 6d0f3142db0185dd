package games

import "time"

// Quarantined is a letter that was kept aside.
type Quarantined struct {
	Digest string
	At     time.Time
	Reason string
	Raw    []byte
}
