package terminal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
)

// JSONLine is a value as one line for programs, with its end.
func JSONLine(v any) ([]byte, error) {
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(v)
	return line.Bytes(), err
}

// Unreadable joins errors of reading, a line each. One that is of nothing but a file says so, and names it in a form that is
// fit for a line.
func Unreadable(failures ...error) error {
	var all []error
	for _, err := range failures {
		if of, ok := err.(*fs.PathError); ok {
			err = fmt.Errorf("cannot read %s: %w", Name(of.Path), of.Err)
		}
		all = append(all, err)
	}
	return errors.Join(all...)
}
