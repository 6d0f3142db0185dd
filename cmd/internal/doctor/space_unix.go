//go:build unix

package doctor

import "syscall"

// space is how many bytes are free where a folder lies.
func space(folder string) (int64, error) {
	var s syscall.Statfs_t
	err := syscall.Statfs(folder, &s)
	return int64(s.Bavail) * int64(s.Bsize), err
}
