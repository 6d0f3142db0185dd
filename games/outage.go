package games

import (
	"encoding/json"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
)

// Outage is a time in which the service was out of reach, and why.
type Outage struct {
	clock.Interval
	Why string // "the service did not run"
}

// WhyPaused is of the time for which a host has all clocks stand: it may end in the future.
const WhyPaused = "all clocks were paused by the host"

// Undecided is a letter that came and about which nothing is decided: it waits, has failed, or is in quarantine.
type Undecided struct {
	Digest  string
	Match   int              // of the seat to whose valid address it came; 0 for none
	Seat    adjudicator.Seat //
	Arrived time.Time        // when it came first, however often it is handed over
}

// Unfetched is a letter in the mailbox that its server does not deliver whole.
type Unfetched struct {
	Digest        string // by which it is found among the letters that came: of its place in the mailbox, for its bytes are not known
	Validity, UID uint32 // its place in the mailbox
	Size          int64  // in bytes; 0 for unknown
	Arrived       time.Time
	Since         time.Time // when it was first asked for in vain
	Tries         int
	Reason        string
}

// Due is when time will next do something in a match that is at a version.
type Due struct {
	Match, Version int
	At             time.Time // zero for never
	Deadline       time.Time // when the running clock runs out; zero for never
}

// MarkRefused: since when the server that letters are handed to takes none of a node, for something about us (Refusal). It is a mark of
// each node.
const MarkRefused = "refused"

// Refusal is a time in which no letter of ours was taken, for something about us: our account, its limits, our sender address.
type Refusal struct {
	Since time.Time // zero while letters are taken
	Again time.Time // until then none is tried
	Why   string    // in the server's words
	Told  time.Time // when the host was last told by a letter, of this or of another; zero for never
}

// Now reports whether letters are refused.
func (r Refusal) Now() bool { return !r.Since.IsZero() }

// Mark is what stands in the store.
func (r Refusal) Mark() string {
	text, err := json.Marshal(r)
	if err != nil { // a year beyond 9999
		return ""
	}
	return string(text)
}

// ParseRefusal reads a mark; what is none is nothing.
func ParseRefusal(mark string) (r Refusal) {
	if json.Unmarshal([]byte(mark), &r) != nil {
		return Refusal{}
	}
	return r
}
