package sqlite

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// adopt gives a new file that lies beside a store to the store's owner, or while there is no store to the folder's. SQLite
// does so with its own files: a root who makes or restores a backup must not lock out the user that the service runs as.
// Who is not root owns what he makes. Links are not followed: the service must not be able to have root give it other files.
func adopt(file, store string) error {
	if os.Geteuid() != 0 {
		return nil
	}
	model, err := os.Stat(store)
	if errors.Is(err, fs.ErrNotExist) {
		model, err = os.Stat(filepath.Dir(store))
	}
	if err != nil {
		return err
	}
	owner, ok := model.Sys().(*syscall.Stat_t)
	if !ok {
		return nil
	}
	return os.Lchown(file, int(owner.Uid), int(owner.Gid))
}
