//go:build unix

package durable

import (
	"errors"
	"os"
)

// Sync has the disk take what was written to a file, or which names are in a directory.
func Sync(path string) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(file.Sync(), file.Close())
}
