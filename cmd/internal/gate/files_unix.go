//go:build unix

package gate

import "syscall"

// mostFiles is how many files the process may have open; false where the system does not tell.
func mostFiles() (uint64, bool) {
	var limit syscall.Rlimit
	err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit)
	return limit.Cur, err == nil
}
