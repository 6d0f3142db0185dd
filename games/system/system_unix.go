//go:build unix

package system

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// NoFollow is the flag of os.OpenFile with which a symbolic link is an error.
const NoFollow = syscall.O_NOFOLLOW

// Take locks a file or a folder that is open. The kernel gives it back when the file is closed, or the process dies, however it dies.
func Take(file *os.File, how Lock) error {
	flags := map[Lock]int{Shared: syscall.LOCK_SH | syscall.LOCK_NB, Alone: syscall.LOCK_EX | syscall.LOCK_NB, Waiting: syscall.LOCK_EX}[how]
	for {
		err := syscall.Flock(int(file.Fd()), flags)
		switch {
		case errors.Is(err, syscall.EINTR):
		case errors.Is(err, syscall.EWOULDBLOCK):
			return ErrHeld
		default:
			return err
		}
	}
}

// OwnerOf is whom a file belongs to; false where the system does not tell.
func OwnerOf(info fs.FileInfo) (Owner, bool) {
	stat, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return Owner{}, false
	}
	return Owner{User: int(stat.Uid), Group: int(stat.Gid)}, true
}

// Number is a file's number in its file system; false where the system does not tell.
func Number(info fs.FileInfo) (uint64, bool) {
	stat, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return 0, false
	}
	return stat.Ino, true
}
