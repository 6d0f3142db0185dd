package index

import (
	"bufio"
	"encoding/binary"
	"errors"
	"io"
	"os"
)

// spool is a section of the file while it grows: rows behind each other, on the disk. It is there until it is closed, however the
// program ends.
type spool struct {
	file *os.File
	out  *bufio.Writer
	size int
}

const spoolBuffer = 16 << 10

func newSpool() (*spool, error) {
	file, err := os.CreateTemp("", "pbem-positions-*")
	if err != nil {
		return nil, err
	}
	if err := os.Remove(file.Name()); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return &spool{file: file, out: bufio.NewWriterSize(file, spoolBuffer)}, nil
}

// Write never keeps an error to itself: it comes again when the spool is read.
func (s *spool) Write(p []byte) (int, error) {
	s.size += len(p)
	return s.out.Write(p)
}

// numbers appends numbers of four bytes.
func (s *spool) numbers(all ...uint32) {
	var row [24]byte
	b := row[:0]
	for _, n := range all {
		b = binary.LittleEndian.AppendUint32(b, n)
	}
	s.Write(b) // an error comes again when the spool is read
}

// read returns what was written, from the beginning.
func (s *spool) read() (*bufio.Reader, error) {
	if err := s.out.Flush(); err != nil {
		return nil, err
	}
	if _, err := s.file.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	return bufio.NewReaderSize(s.file, spoolBuffer), nil
}
