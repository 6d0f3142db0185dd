// Package records is what the commands that read records have in common: how they name what is no record, and how they write
// records in other forms. It goes through collections one record at a time, so that their size does not matter.
package records

import (
	"errors"
	"fmt"
	"io/fs"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/collection"
)

// Unread reports whether nothing could be read in a record's place, which is no record's fault: a file that could not be read, or a
// name that leads to no record. why says so with the name, fit for a line.
func Unread(name string, err error) (why error, ok bool) {
	switch err := err.(type) {
	case *fs.PathError:
		return terminal.Unreadable(err), true
	case *collection.Empty:
		shown := &collection.Empty{Name: err.Name}
		for _, dir := range err.Private {
			shown.Private = append(shown.Private, terminal.Name(dir))
		}
		return fmt.Errorf("%s: %w", terminal.Name(name), shown), true
	}
	return nil, false
}

// Passed reports whether something was passed over, which is worth a line, and no more.
func Passed(err error) bool {
	var passed *collection.Irregular
	return errors.As(err, &passed)
}
