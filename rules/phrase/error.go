package phrase

import "errors"

// Error is an error that can say itself in every language. Error() is for programmers and logs: the key and the arguments.
type Error struct {
	Phrase Phrase
	Err    error // what it rests on; may be nil
}

// Errorf makes an Error as New makes a phrase. It wraps the first of the values that is an error.
func Errorf(key string, pairs ...any) error {
	e := &Error{Phrase: New(key, pairs...)}
	for _, v := range pairs {
		if err, ok := v.(error); ok {
			e.Err = err
			break
		}
	}
	return e
}

func (e *Error) Error() string { return e.Phrase.String() }

func (e *Error) Unwrap() error { return e.Err }

// of is an error as a value: its phrase, or else what it says of itself.
func of(err error) Value {
	var spoken *Error
	if errors.As(err, &spoken) {
		return spoken.Phrase
	}
	return Text(err.Error())
}
