// Package spool keeps texts that are asked for later, each by its place, in little memory: most of them lie in a file on the disk that has
// no name, and is gone with the program however that ends.
package spool

import (
	"errors"
	"os"
)

// Spool holds texts. Its zero value is empty. It is not safe for concurrent use.
type Spool struct {
	file   *os.File // nil as long as there are few
	filed  int64    // bytes in it
	memory []byte   // what comes behind
}

// Place is where a text lies.
type Place struct {
	from int64
	size int32
}

const mostInMemory = 4 << 20

// Add takes a text of less than 2 GiB.
func (s *Spool) Add(text []byte) (Place, error) {
	at := Place{s.Size(), int32(len(text))}
	s.memory = append(s.memory, text...)
	if len(s.memory) < mostInMemory {
		return at, nil
	}
	return at, s.toFile()
}

// Size is how many bytes were added.
func (s *Spool) Size() int64 { return s.filed + int64(len(s.memory)) }

func (s *Spool) toFile() (err error) {
	if s.file == nil {
		if s.file, err = Unnamed("pbem-*.spool"); err != nil {
			return err
		}
	}
	n, err := s.file.WriteAt(s.memory, s.filed)
	if err != nil {
		return err
	}
	s.filed, s.memory = s.filed+int64(n), s.memory[:0]
	return nil
}

// Get returns what was added.
func (s *Spool) Get(at Place) ([]byte, error) {
	text := make([]byte, at.size)
	if at.from >= s.filed {
		copy(text, s.memory[at.from-s.filed:])
		return text, nil
	}
	_, err := s.file.ReadAt(text, at.from)
	return text, err
}

// Close gives the disk back; so does the end of the last reference to the spool.
func (s *Spool) Close() error {
	if s.file == nil {
		return nil
	}
	return s.file.Close()
}

// Unnamed makes a file that is gone when it is closed.
func Unnamed(pattern string) (*os.File, error) {
	file, err := os.CreateTemp("", pattern)
	if err != nil {
		return nil, err
	}
	if err := os.Remove(file.Name()); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}
