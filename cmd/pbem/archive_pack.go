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
	"strings"

	"pbem/games/archive"
	"pbem/games/durable"
)

// pack writes the records, and the rules that lie beside them, into one compressed tar file, whole or not at all. The same
// records make the same bytes.
func pack(path string, found []listed) error {
	var out bytes.Buffer
	zipped, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return err
	}
	files := tar.NewWriter(zipped)
	packed := map[string]bool{}
	for _, l := range found {
		if err := addFile(files, l.File, l.data); err != nil {
			return err
		}
		if err := addRules(files, l, packed); err != nil {
			return err
		}
	}
	if err := errors.Join(files.Close(), zipped.Close()); err != nil {
		return err
	}
	if err := durable.Replace(path, out.Bytes(), 0o644); err != nil {
		return fmt.Errorf("cannot write the pack: %w", err)
	}
	return nil
}

// addRules packs the rules of a record where its archive keeps them, each file once.
func addRules(files *tar.Writer, l listed, packed map[string]bool) error {
	path := filepath.Join(archive.Home(l.File), archive.RulesName(l.rules))
	if packed[path] {
		return nil
	}
	packed[path] = true
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return addFile(files, path, data)
}

func addFile(files *tar.Writer, path string, data []byte) error {
	name := strings.TrimLeft(filepath.ToSlash(filepath.Clean(path)), "/.")
	if err := files.WriteHeader(&tar.Header{Name: name, Mode: 0o644, Size: int64(len(data)), Format: tar.FormatPAX}); err != nil {
		return err
	}
	_, err := files.Write(data)
	return err
}
