package judge

import (
	"bufio"
	"bytes"
	"errors"
	"io"
)

// Stream answers lines, each a request to judge a turn, with a line each, in their order, until there are no more. Answers are handed
// on before it waits for another line. Of a line that is longer than MostBytes nothing is kept. The error is that of reading or writing.
func (s *Session) Stream(in io.Reader, out io.Writer) error {
	r, w := bufio.NewReaderSize(in, 1<<16), bufio.NewWriterSize(out, 1<<16)
	var line, answer []byte
	for {
		if !whole(r) {
			if err := w.Flush(); err != nil {
				return err
			}
		}
		var err error
		line, err = nextLine(r, line[:0])
		if len(line) > 0 || err == nil {
			answer = append(s.AppendJudge(answer[:0], line), '\n')
			if _, err := w.Write(answer); err != nil {
				return err
			}
		}
		switch {
		case errors.Is(err, io.EOF):
			return w.Flush()
		case err != nil:
			return errors.Join(err, w.Flush())
		}
	}
}

// nextLine appends the next line to b, without its end. Of one that is too long it appends a byte more than may be, and goes over the rest.
func nextLine(r *bufio.Reader, b []byte) ([]byte, error) {
	for {
		part, err := r.ReadSlice('\n')
		if room := MostBytes + len("\r\n") - len(b); len(part) > room {
			part = part[:room]
		}
		b = append(b, part...)
		if !errors.Is(err, bufio.ErrBufferFull) {
			return trimmed(b), err
		}
	}
}

// whole reports whether a whole line has been read already: then nobody waits for it.
func whole(r *bufio.Reader) bool {
	read, _ := r.Peek(r.Buffered()) // never more than there is
	return bytes.IndexByte(read, '\n') >= 0
}

// trimmed is a line without its end.
func trimmed(line []byte) []byte {
	return bytes.TrimSuffix(bytes.TrimSuffix(line, []byte{'\n'}), []byte{'\r'})
}
