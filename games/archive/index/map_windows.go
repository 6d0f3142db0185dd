package index

import (
	"io"
	"os"
)

// mapped is what a file holds, all of it in memory: a file that is mapped could not be replaced here.
func mapped(file *os.File, size int) ([]byte, error) {
	data := make([]byte, size)
	_, err := io.ReadFull(io.NewSectionReader(file, 0, int64(size)), data)
	return data, err
}
