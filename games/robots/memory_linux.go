package robots

import "golang.org/x/sys/unix"

// limitMemory bounds the data of a process.
func limitMemory(pid int) {
	limit := unix.Rlimit{Cur: mostMemory, Max: mostMemory}
	_ = unix.Prlimit(pid, unix.RLIMIT_DATA, &limit, nil)
}
