package durable

import (
	"errors"
	"os"
)

// Sync has the disk take what was written to a file. Of a directory Windows cannot be asked that, and only who may write to a file may
// ask it.
func Sync(path string) error {
	info, err := os.Stat(path)
	if err != nil || info.IsDir() {
		return err
	}
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(file.Sync(), file.Close())
}
