package adjudicator

import (
	"encoding/json"
	"errors"
	"fmt"
)

// ErrUnknownFact marks a stored fact of a kind that this version does not know: the data were written by a newer one.
var ErrUnknownFact = errors.New("unknown kind of fact")

// MarshalFact returns the name of the fact's kind ("played") and its content as one JSON object.
func MarshalFact(f Fact) (kind string, data []byte, err error) {
	if f == nil {
		return "", nil, fmt.Errorf("marshal fact: there is none")
	}
	data, err = json.Marshal(f)
	if err != nil {
		return "", nil, fmt.Errorf("marshal fact %q: %w", f.fact(), err)
	}
	return f.fact(), data, nil
}

// UnmarshalFact is the inverse of MarshalFact. A kind that it does not know is an ErrUnknownFact.
func UnmarshalFact(kind string, data []byte) (Fact, error) {
	f, err := readFact(kind, data)
	if err != nil {
		return nil, fmt.Errorf("read fact %q: %w", kind, err)
	}
	return f, nil
}

func readFact(kind string, data []byte) (Fact, error) {
	switch kind {
	case Opened{}.fact():
		return factOf[Opened](data)
	case Accepted{}.fact():
		return factOf[Accepted](data)
	case Declined{}.fact():
		return factOf[Declined](data)
	case Withdrawn{}.fact():
		return factOf[Withdrawn](data)
	case TurnPlayed{}.fact():
		return factOf[TurnPlayed](data)
	case SetUp{}.fact():
		return factOf[SetUp](data)
	case DrawOffered{}.fact():
		return factOf[DrawOffered](data)
	case DrawRefused{}.fact():
		return factOf[DrawRefused](data)
	case UndoAsked{}.fact():
		return factOf[UndoAsked](data)
	case UndoRefused{}.fact():
		return factOf[UndoRefused](data)
	case Undone{}.fact():
		return factOf[Undone](data)
	case Held{}.fact():
		return factOf[Held](data)
	case Said{}.fact():
		return factOf[Said](data)
	case Reminded{}.fact():
		return factOf[Reminded](data)
	case FlagFell{}.fact():
		return factOf[FlagFell](data)
	case Credited{}.fact():
		return factOf[Credited](data)
	case Returned{}.fact():
		return factOf[Returned](data)
	case Reached{}.fact():
		return factOf[Reached](data)
	case CutOff{}.fact():
		return factOf[CutOff](data)
	case Resumed{}.fact():
		return factOf[Resumed](data)
	case Ended{}.fact():
		return factOf[Ended](data)
	}
	return nil, ErrUnknownFact
}

func factOf[F Fact](data []byte) (Fact, error) {
	var f F
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, err
	}
	return f, nil
}
