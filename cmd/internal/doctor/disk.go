package doctor

import (
	"path/filepath"
	"syscall"
)

// A letter is kept until it is handled; below the second figure a few hours of mail can fill the disk.
const (
	tooLittle = 20 << 20
	little    = 500 << 20
)

// disk looks at the space left where the store lies.
func (e *exam) disk() {
	var s syscall.Statfs_t
	folder := filepath.Dir(e.Config.Store)
	if err := syscall.Statfs(folder, &s); err != nil {
		return // the check of the files has said it
	}
	free := int64(s.Bavail) * int64(s.Bsize)
	switch {
	case free < tooLittle:
		e.broken("disk", "Only %d MB are free for the store %s. Make room: on a full disk every letter waits.", free>>20, e.Config.Store)
	case free < little:
		e.look("disk", "%d MB are free for the store %s; that is not much.", free>>20, e.Config.Store)
	default:
		e.ok("disk", "%d MB are free for the store.", free>>20)
	}
}
