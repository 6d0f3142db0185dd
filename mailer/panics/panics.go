// Package panics makes a panic an error that keeps its stack.
//
// One letter, game or record that breaks the program must not take the others with it. So who handles them one by one
// contains what each does, and tells the host where it broke.
package panics

import (
	"errors"
	"fmt"
	"runtime/debug"
)

// Error is a panic that was contained.
type Error struct {
	What  string // what broke the program: "the letter"
	Value any    // what was thrown
	Stack []byte // where, as debug.Stack writes it
}

func (e *Error) Error() string { return fmt.Sprintf("%s broke the program: %v", e.What, e.Value) }

// Contain does something and makes a panic of it an *Error.
func Contain(what string, do func() error) (err error) {
	defer func() {
		if value := recover(); value != nil {
			err = &Error{What: what, Value: value, Stack: debug.Stack()}
		}
	}()
	return do()
}

// Stack returns where a panic in an error's chain happened; "" if there is none.
func Stack(err error) string {
	var e *Error
	if errors.As(err, &e) {
		return string(e.Stack)
	}
	return ""
}
