package games

import (
	"encoding/json"
	"time"
)

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
