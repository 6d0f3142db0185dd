package archive

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"pbem/games/durable"
)

const (
	privateDir  = "private"
	publicMode  = 0o644
	privateMode = 0o600
)

// Archive is a directory of records. Its methods are safe for concurrent use; of two writes of one record at once, one
// is kept whole.
type Archive struct{ dir string }

// Open opens the archive in the directory, and makes it when it is missing.
func Open(dir string) (*Archive, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("open archive: %w", err)
	}
	private := filepath.Join(dir, privateDir)
	if err := os.MkdirAll(private, 0o700); err != nil {
		return nil, fmt.Errorf("open archive: %w", err)
	}
	return &Archive{dir}, nil
}

// Write writes both copies of the record of a game; of a game that is not for everybody (public is nil) only the private
// one. When it returns nil they are on the disk.
func (a *Archive) Write(number int, public, private []byte) error {
	if number < 1 {
		return fmt.Errorf("write record: games are numbered from 1, not %d", number)
	}
	if err := replace(a.privatePath(number), private, privateMode); err != nil {
		return fmt.Errorf("write private record of game %d: %w", number, err)
	}
	if public == nil {
		return nil
	}
	if err := replace(a.publicPath(number), public, publicMode); err != nil {
		return fmt.Errorf("write record of game %d: %w", number, err)
	}
	return nil
}

// replace spares the disk where nothing changes.
func replace(path string, data []byte, mode fs.FileMode) error {
	old, err := os.ReadFile(path)
	if err == nil && bytes.Equal(old, data) {
		return nil
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return durable.Replace(path, data, mode)
}

// Read returns the public record of a game; fs.ErrNotExist when there is none.
func (a *Archive) Read(number int) ([]byte, error) {
	return read(number, a.publicPath(number))
}

// ReadPrivate returns the record with the players' mail addresses; fs.ErrNotExist when there is none.
func (a *Archive) ReadPrivate(number int) ([]byte, error) {
	return read(number, a.privatePath(number))
}

func read(number int, path string) ([]byte, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("read record of game %d: %w", number, err)
	}
	return data, nil
}

func (a *Archive) publicPath(number int) string { return filepath.Join(a.dir, FileName(number)) }

func (a *Archive) privatePath(number int) string {
	return filepath.Join(a.dir, privateDir, FileName(number))
}
