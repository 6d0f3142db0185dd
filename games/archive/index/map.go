package index

import (
	"bufio"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"os"
)

// OpenFile reads a file, of which no more is held in memory than is asked for. It is mapped until the program ends, and is never
// changed: a new one takes its name. The error is ErrVersion, ErrBroken or that of reading.
func OpenFile(path string) (*Index, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	if err := check(file, info.Size()); err != nil {
		return nil, err
	}
	data, err := mapped(file, int(info.Size()))
	if err != nil {
		return nil, err
	}
	return open(data)
}

// check reads a file through, and holds it to its sum.
func check(file *os.File, size int64) error {
	in := bufio.NewReaderSize(file, 1<<16)
	head, err := in.Peek(len(magic))
	if err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	if err := checkMagic(head); err != nil {
		return err
	}
	if size < int64(headSize)+4 {
		return ErrBroken
	}
	sum := crc32.New(crc32.MakeTable(crc32.Castagnoli))
	if _, err := io.CopyN(sum, in, size-4); err != nil {
		return err
	}
	var told [4]byte
	if _, err := io.ReadFull(in, told[:]); err != nil {
		return err
	}
	if sum.Sum32() != binary.LittleEndian.Uint32(told[:]) {
		return ErrBroken
	}
	return nil
}
