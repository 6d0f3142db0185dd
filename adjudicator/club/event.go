package club

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"time"
)

// Stream names one course of events: "p7" is that of the person with the number 7.
type Stream string

// PersonStream is the stream of the person with a number, as records have it.
func PersonStream(number int) Stream { return Stream("p" + strconv.Itoa(number)) }

// Event is something that happened in the club and was committed. Streams and order belong to the store.
type Event struct {
	At    time.Time // the arrival of the letter, or the time of the tick
	Cause string    // the digest of the letter that caused it; "" for a tick
	Fact  Fact
}

// Fact is what happened: one of the types that stand with what decides about them.
type Fact interface{ fact() }

var (
	// ErrUnknownFact marks a stored fact of a kind that this version does not know: it was written by a newer one.
	ErrUnknownFact = errors.New("unknown kind of fact")
	// ErrOutOfOrder marks an event that does not belong into its stream: the store is damaged.
	ErrOutOfOrder = errors.New("the event does not fit what came before it")
)

// MarshalFact returns the stored name of a fact's kind and its content as one JSON object.
func MarshalFact(f Fact) (kind string, data []byte, err error) {
	row, ok := rowOf(f)
	if !ok {
		return "", nil, errors.New("marshal fact: there is none")
	}
	if data, err = json.Marshal(f); err != nil {
		return "", nil, fmt.Errorf("marshal fact %q: %w", row.name, err)
	}
	return row.name, data, nil
}

// UnmarshalFact is the inverse of MarshalFact. A kind that it does not know is an ErrUnknownFact.
func UnmarshalFact(kind string, data []byte) (Fact, error) {
	for _, row := range facts() {
		if row.name != kind {
			continue
		}
		f, err := row.read(data)
		if err != nil {
			return nil, fmt.Errorf("read fact %q: %w", kind, err)
		}
		return f, nil
	}
	return nil, fmt.Errorf("read fact %q: %w", kind, ErrUnknownFact)
}
