package phrase

import "errors"

// Error is an error that can say itself in every language. Error() is for programmers and logs: the key and the arguments.
type Error struct {
	said Phrase
	err  error
}

// Errorf makes an Error as New makes a phrase. It wraps the first of the values that is an error.
func Errorf(key string, pairs ...any) error {
	e := &Error{said: New(key, pairs...)}
	for _, v := range pairs {
		if err, ok := v.(error); ok {
			e.err = err
			break
		}
	}
	return e
}

// AsError makes an error of a phrase.
func AsError(p Phrase) error { return &Error{said: p} }

func (e *Error) Error() string { return e.said.String() }

func (e *Error) Unwrap() error { return e.err }

// Phrase is what the error says.
func (e *Error) Phrase() Phrase { return e.said }

// speaking is an error that has a phrase.
type speaking interface {
	error
	Phraser
}

// Said returns the phrase of an error, or of the first that it wraps and that has one. Without one, it is what the error says of itself.
func Said(err error) Phrase {
	if spoken, ok := errors.AsType[speaking](err); ok {
		return spoken.Phrase()
	}
	return Of(err.Error())
}

// of is an error as a value: its phrase, or else what it says of itself.
func of(err error) Value {
	if spoken, ok := errors.AsType[speaking](err); ok {
		return spoken.Phrase()
	}
	return Text(err.Error())
}
