package adjudicator

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"
)

// Event is something that happened in a match and was committed. Match numbers and order belong to the store.
type Event struct {
	At    time.Time
	By    Seat
	Cause string // the digest or Message-ID of the letter that caused it; "" for a tick
	Fact  Fact
}

// Fact is what happened: one of the types that stand with the actions that bring them about (see the table of facts).
type Fact interface{ fact() }

// ErrUnknownFact marks a stored fact of a kind that this version does not know: the data were written by a newer one.
var ErrUnknownFact = errors.New("unknown kind of fact")

// MarshalFact returns the name of the fact's kind ("played") and its content as one JSON object.
func MarshalFact(f Fact) (kind string, data []byte, err error) {
	row, ok := rowOf(rows().facts, f)
	if !ok {
		return "", nil, fmt.Errorf("marshal fact: there is none")
	}
	data, err = json.Marshal(f)
	if err != nil {
		return "", nil, fmt.Errorf("marshal fact %q: %w", row.name, err)
	}
	return row.name, data, nil
}

// UnmarshalFact is the inverse of MarshalFact. A kind that it does not know is an ErrUnknownFact.
func UnmarshalFact(kind string, data []byte) (Fact, error) {
	err := ErrUnknownFact
	for _, row := range rows().facts {
		if row.name == kind {
			var f Fact
			if f, err = row.read(data); err == nil {
				return f, nil
			}
		}
	}
	return nil, fmt.Errorf("read fact %q: %w", kind, err)
}
