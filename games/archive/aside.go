package archive

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"pbem/games/durable"
)

// PutAside gives both copies of the record of a game another name beside the old one, "042.lost-1.pbem", so that a new
// record can be written. It overwrites nothing.
func (a *Archive) PutAside(number int) error {
	return errors.Join(putAside(a.publicPath(number)), putAside(a.privatePath(number)))
}

func putAside(path string) error {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for n := 1; ; n++ {
		err := os.Link(path, fmt.Sprintf("%s.lost-%d%s", strings.TrimSuffix(path, Extension), n, Extension))
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return err
		}
		return errors.Join(os.Remove(path), durable.Sync(filepath.Dir(path)))
	}
}
