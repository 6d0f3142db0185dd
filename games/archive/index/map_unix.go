//go:build unix

package index

import (
	"os"

	"golang.org/x/sys/unix"
)

// mapped is what a file holds, in memory as far as it is looked at.
func mapped(file *os.File, size int) ([]byte, error) {
	return unix.Mmap(int(file.Fd()), 0, size, unix.PROT_READ, unix.MAP_SHARED)
}
