package imap

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"regexp"
	"strconv"
)

// response is one thing that a server says: a line, with the lines and literals that go on with it.
type response struct {
	text     []byte // the place of a literal is held by a NUL
	literals []literal
}

// literal is a string that was sent with its length, or the beginning of it.
type literal struct {
	bytes []byte
	size  int64
}

var (
	statusLine = regexp.MustCompile(`^(?i)\s*\*\s+(OK|NO|BAD|BYE|PREAUTH)\b`)
	literalEnd = regexp.MustCompile(`~?\{([0-9]+)\+?\}$`)
)

// response reads the next response that isn't empty.
func (w *wire) response() (response, error) {
	for {
		r, err := w.lines()
		if err != nil || len(bytes.TrimSpace(r.text)) > 0 {
			return r, err
		}
	}
}

func (w *wire) lines() (r response, err error) {
	for {
		end, err := w.line(&r)
		if err != nil {
			return r, err
		}
		m := literalEnd.FindSubmatch(end)
		if m == nil || !bytes.HasPrefix(bytes.TrimLeft(r.text, " "), []byte("*")) || statusLine.Match(r.text) {
			return r, nil // no literal can stand in what is said in words
		}
		if len(r.literals) == mostLiterals {
			return r, errTooMuch
		}
		l, err := w.literal(m[1])
		if err != nil {
			return r, err
		}
		r.text = append(bytes.TrimSuffix(r.text, m[0]), 0)
		r.literals = append(r.literals, l)
	}
}

// line adds a line to a response, as far as there is room for it, and returns its end.
func (w *wire) line(r *response) (end []byte, err error) {
	for {
		part, err := w.in.ReadSlice('\n')
		if tooMuch := w.hear(int64(len(part))); tooMuch != nil {
			return nil, tooMuch
		}
		if n := min(len(part), mostText-len(r.text)); n > 0 {
			r.text = append(r.text, bytes.ReplaceAll(part[:n], []byte{0}, []byte{' '})...)
		}
		end = append(end, part[max(0, len(part)-longestEnd):]...)
		end = end[max(0, len(end)-longestEnd):]
		if err == nil {
			r.text = bytes.TrimRight(r.text, "\r\n")
			return bytes.TrimRight(end, "\r\n"), nil
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return nil, err
		}
	}
}

// longestEnd is how much of a line's end shows the length of a literal.
const longestEnd = 40

// literal reads a literal. What is longer than asked for is passed over.
func (w *wire) literal(digits []byte) (literal, error) {
	size, err := strconv.ParseInt(string(digits), 10, 64)
	if err != nil {
		size = math.MaxInt64
	}
	keep, err := w.room(size)
	if err != nil {
		return literal{}, err
	}
	l := literal{make([]byte, keep), size}
	if n, err := io.ReadFull(w.in, l.bytes); err != nil {
		return l, fmt.Errorf("the letter broke off after %d of %d bytes: %w", n, size, err)
	}
	if n, err := io.CopyN(io.Discard, w.in, size-keep); err != nil {
		return l, fmt.Errorf("the letter broke off after %d of %d bytes: %w", keep+n, size, err)
	}
	return l, nil
}

// room returns how much to keep of a literal.
func (w *wire) room(size int64) (keep int64, err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	keep = min(size, w.most)
	if size > w.limits.hear-w.told || keep > w.limits.keep-w.kept {
		return 0, errTooMuch
	}
	w.told, w.kept = w.told+size, w.kept+keep
	return keep, nil
}

// errTooMuch is of a server that says more than anybody asked for.
var errTooMuch = errors.New("the server says far more than it was asked for")

// hear counts what the server says.
func (w *wire) hear(n int64) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.told += n; w.told > w.limits.hear {
		return errTooMuch
	}
	return nil
}

// read is the error of a connection that ends.
func (w *wire) read(err error) error {
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		return err
	}
	return w.fail(err)
}
