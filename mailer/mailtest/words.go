package mailtest

import (
	"errors"
	"io"
	"time"
)

// ErrReset, returned by a reader that spoils what a server says, makes the client see a reset connection instead of an
// orderly close.
var ErrReset = errors.New("reset by the test")

// After passes on so many bytes of what the server says and then ends with err: io.EOF closes in good order.
func After(server io.Reader, n int64, err error) io.Reader {
	return io.MultiReader(io.LimitReader(server, n), failing{err})
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }

// Mute passes on so many bytes and then swallows everything: the connection stands, and nobody is there any more.
func Mute(server io.Reader, n int64) io.Reader {
	return io.MultiReader(io.LimitReader(server, n), deaf{server})
}

type deaf struct{ server io.Reader }

func (d deaf) Read([]byte) (int, error) {
	if _, err := io.Copy(io.Discard, d.server); err != nil {
		return 0, err
	}
	return 0, io.EOF
}

// Slowly passes on a byte at a time with a pause after each.
func Slowly(server io.Reader, pause time.Duration) io.Reader { return slow{server, pause} }

type slow struct {
	server io.Reader
	pause  time.Duration
}

func (s slow) Read(b []byte) (int, error) {
	time.Sleep(s.pause)
	return s.server.Read(b[:min(1, len(b))])
}
