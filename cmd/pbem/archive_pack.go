package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pbem/games/archive"
	"pbem/games/archive/signers"
)

// For whom a file of a pack is, and the pack itself.
const (
	forAll   = 0o644
	forOwner = 0o600
)

// pack writes the records, and what lies beside them to replay and to verify them, into one compressed tar file, whole or not
// at all. The same records make the same bytes. One with mail addresses makes it a file that its owner alone can read.
func pack(env *Env, path string, found []listed) error {
	var out bytes.Buffer
	private, err := packInto(&out, found)
	if err != nil {
		return usage(err)
	}
	if private == 0 {
		return writeFile(path, out.Bytes(), forAll)
	}
	fmt.Fprintf(env.Err, "%s holds %d with mail addresses: only you can read it.\n", plain(path), private)
	return writeFile(path, out.Bytes(), forOwner)
}

// packInto returns how many private copies are among the records.
func packInto(out *bytes.Buffer, found []listed) (private int, err error) {
	zipped, err := gzip.NewWriterLevel(out, gzip.BestCompression)
	if err != nil {
		return 0, err
	}
	files := tar.NewWriter(zipped)
	packed := map[string]bool{}
	for _, l := range found {
		mode := int64(forAll)
		if l.private() {
			mode, private = forOwner, private+1
		}
		if err := addFile(files, l.File, l.data, mode); err != nil {
			return 0, err
		}
		for _, name := range []string{archive.RulesName(l.record.Tag("Rules")), archive.KeysFile} {
			if err := addBeside(files, filepath.Join(archive.Home(l.File), name), packed); err != nil {
				return 0, err
			}
		}
	}
	return private, errors.Join(files.Close(), zipped.Close())
}

// private reports whether the record is a copy that is not for everybody, by its folder or by what is in it.
func (l listed) private() bool {
	dir := filepath.Dir(l.File)
	folders := strings.Split(filepath.ToSlash(dir), "/")
	return slices.Contains(folders, archive.PrivateDir) || archive.IsPrivate(dir) || strings.Contains(l.White+l.Black, "@")
}

// addBeside packs a file where the archive keeps it, if it does, once.
func addBeside(files *tar.Writer, path string, packed map[string]bool) error {
	if packed[path] {
		return nil
	}
	packed[path] = true
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("cannot read what belongs to a record: %w", err)
	}
	return addFile(files, path, data, forAll)
}

func addFile(files *tar.Writer, path string, data []byte, mode int64) error {
	name := strings.TrimLeft(filepath.ToSlash(filepath.Clean(path)), "/.")
	if err := files.WriteHeader(&tar.Header{Name: name, Mode: mode, Size: int64(len(data)), Format: tar.FormatPAX}); err != nil {
		return err
	}
	_, err := files.Write(data)
	return err
}
