package archive

import (
	"path/filepath"
	"strings"

	"pbem/notation/record"
)

// Entry is a record in a file.
type Entry struct {
	Path   string
	Text   []byte
	Record *record.Record // what the text says
}

// Private reports whether the record is a copy that is not for everybody, by its folder or by what is in it.
func (e Entry) Private() bool {
	return InPrivate(filepath.Dir(e.Path)) || strings.Contains(e.Record.Tag("White")+e.Record.Tag("Black"), "@")
}
