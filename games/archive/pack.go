package archive

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Pack makes one compressed tar file of the records, and what lies beside them to replay and to verify them. The same records
// make the same bytes. Files of private copies are for their owner alone, in the pack too.
func Pack(entries []Entry) ([]byte, error) {
	var out bytes.Buffer
	zipped, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	p := packer{files: tar.NewWriter(zipped), packed: map[string]bool{}}
	for _, e := range entries {
		if err := p.add(e); err != nil {
			return nil, err
		}
	}
	if err := errors.Join(p.files.Close(), zipped.Close()); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

type packer struct {
	files  *tar.Writer
	packed map[string]bool // what lies beside records, by its path
}

func (p packer) add(e Entry) error {
	mode := fs.FileMode(publicMode)
	if e.Private() {
		mode = privateMode
	}
	if err := p.file(e.Path, e.Text, mode); err != nil {
		return err
	}
	for _, name := range []string{RulesName(e.Record.Tag("Rules")), KeysFile} {
		if err := p.beside(filepath.Join(Home(e.Path), name)); err != nil {
			return err
		}
	}
	return nil
}

// beside packs a file where the archive keeps it, if it does, once.
func (p packer) beside(path string) error {
	if p.packed[path] {
		return nil
	}
	p.packed[path] = true
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("cannot read what belongs to a record: %w", err)
	}
	return p.file(path, data, publicMode)
}

func (p packer) file(path string, data []byte, mode fs.FileMode) error {
	name := strings.TrimLeft(filepath.ToSlash(filepath.Clean(path)), "/.")
	header := tar.Header{Name: name, Mode: int64(mode), Size: int64(len(data)), Format: tar.FormatPAX}
	if err := p.files.WriteHeader(&header); err != nil {
		return err
	}
	_, err := p.files.Write(data)
	return err
}
