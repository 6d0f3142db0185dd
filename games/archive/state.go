package archive

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// stateFile lies beside the private copies.
const stateFile = "state"

// State is the word that SetState has left; "" for none.
func (a *Archive) State() (string, error) {
	text, err := os.ReadFile(filepath.Join(a.private, stateFile))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return strings.TrimSpace(string(text)), err
}

// SetState leaves a word for whoever opens the archive next: by it they know whether anything was written since.
func (a *Archive) SetState(word string) error {
	return a.replace(filepath.Join(a.private, stateFile), []byte(word+"\n"), privateMode)
}
