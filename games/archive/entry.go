package archive

import (
	"os"
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

// ReadFile reads the text of a record, of a longer file no more than shows that it is none.
func ReadFile(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return record.ReadAll(file)
}
