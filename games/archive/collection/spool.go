package collection

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"os"
)

// spool keeps small files by their names in a file on the disk that has no name any more, and of each no more in memory than where it
// lies. The first of a name stays. It is not safe for concurrent use.
type spool struct {
	file *os.File // its memory and disk are given back with the last reference to it
	at   map[uint64]stretch
	end  int64
	err  error // why it takes no more; what asks for anything is told
}

// stretch is where a name and its file lie.
type stretch struct {
	from        int64
	name, bytes uint32
}

func hashed(name string) uint64 {
	h := fnv.New64a()
	_, _ = io.WriteString(h, name)
	return h.Sum64()
}

func (s *spool) add(name string, data []byte) {
	key := hashed(name)
	if _, known := s.at[key]; known || s.err != nil {
		return
	}
	if s.file == nil {
		s.at = map[uint64]stretch{}
		if s.file, s.err = unnamed("pbem-*.proofs"); s.err != nil {
			return
		}
	}
	if s.end+int64(len(name)+len(data)) > maxSpool {
		s.err = fmt.Errorf("the pack has more than %d MiB of proofs; unpack it first", maxSpool>>20)
		return
	}
	if _, s.err = s.file.WriteAt(append([]byte(name), data...), s.end); s.err == nil {
		s.at[key] = stretch{s.end, uint32(len(name)), uint32(len(data))}
		s.end += int64(len(name) + len(data))
	}
}

// get returns what was added by a name; nil where nothing was.
func (s *spool) get(name string) ([]byte, error) {
	at, known := s.at[hashed(name)]
	if !known {
		return nil, s.err
	}
	text := make([]byte, at.name+at.bytes)
	if _, err := s.file.ReadAt(text, at.from); err != nil {
		return nil, err
	}
	if string(text[:at.name]) != name {
		return nil, nil
	}
	return text[at.name:], nil
}

// unnamed makes a file that is gone when it is closed.
func unnamed(pattern string) (*os.File, error) {
	file, err := os.CreateTemp("", pattern)
	if err != nil {
		return nil, err
	}
	if err := os.Remove(file.Name()); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}
