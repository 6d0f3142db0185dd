package gamelog

import (
	"bufio"
	"errors"
	"io"

	"golang.org/x/mod/sumdb/tlog"

	"pbem/rules/phrase"
)

// Log is a log that was read: about 35 bytes of memory a line.
type Log struct {
	// Faults are lines that are none, those without an LF at the end of the file among them.
	Faults []Fault

	lines lines
	tree  tree
}

// Fault is a line that is none.
type Fault struct {
	Line int64 // from 0
	Err  error
}

// The ways in which the file is not as a log is.
var (
	// ErrCut is of a last line without an LF. It is no leaf: a crash, or a copy that broke off, left it.
	ErrCut = phrase.Errorf("gamelog-cut")
	// ErrLong is of a file that holds a line longer than MaxLine, and so is no log.
	ErrLong = phrase.Errorf("gamelog-long", "most", MaxLine)
)

// Read reads a log. Its error is that of the reader, or ErrLong: all else that is wrong is in Faults.
func Read(r io.Reader) (*Log, error) {
	l := &Log{}
	lines := bufio.NewReaderSize(r, MaxLine+1)
	for {
		line, err := lines.ReadSlice('\n')
		switch {
		case errors.Is(err, io.EOF) && len(line) == 0:
			return l, nil
		case errors.Is(err, io.EOF):
			l.Faults = append(l.Faults, Fault{l.Size(), ErrCut})
			return l, nil
		case errors.Is(err, bufio.ErrBufferFull):
			return l, ErrLong
		case err != nil:
			return l, err
		}
		l.Add(string(line[:len(line)-1]))
	}
}

// Add puts one more line, without LF, behind the others.
func (l *Log) Add(text string) {
	line, err := ParseLine(text)
	if err != nil {
		l.Faults = append(l.Faults, Fault{l.Size(), err})
	}
	l.lines.add(line, text)
	l.grow()
}

// Size is the number of lines.
func (l *Log) Size() int64 { return l.lines.size() }

// Head is what is told of the log when it has so many lines; false where it never had.
func (l *Log) Head(size int64) (Head, bool) {
	if size < 0 || size > l.Size() {
		return Head{}, false
	}
	root, err := tlog.TreeHash(size, tlog.HashReaderFunc(l.read))
	return Head{Size: size, Root: root}, err == nil
}

// Begins reports whether the log begins with what a head was told of. The error says in a sentence what was done to it instead.
func (l *Log) Begins(h Head) error {
	own, there := l.Head(h.Size)
	switch {
	case !there:
		return &Shorter{Told: h.Size, Has: l.Size()}
	case own != h:
		return &Rewritten{Told: h.Size}
	}
	return nil
}

// Shorter is of a log that has fewer lines than was told of it.
type Shorter struct{ Told, Has int64 }

func (s *Shorter) Error() string {
	return s.Phrase().String()
}

// Phrase is what the error says.
func (s *Shorter) Phrase() phrase.Phrase {
	return phrase.New("gamelog-shorter", "has", s.Has, "told", s.Told)
}

// Rewritten is of a log in which a line was changed, taken out or put in after it was told of.
type Rewritten struct{ Told int64 }

func (r *Rewritten) Error() string {
	return r.Phrase().String()
}

// Phrase is what the error says.
func (r *Rewritten) Phrase() phrase.Phrase {
	return phrase.New("gamelog-rewritten", "told", r.Told)
}
