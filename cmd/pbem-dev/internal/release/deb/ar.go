package deb

import (
	"fmt"
	"io"
	"time"
)

// ar writes an ar archive in the form that dpkg reads. The first error stays.
type ar struct {
	w     io.Writer
	time  time.Time
	begun bool
	err   error
}

func (a *ar) member(name string, data []byte) {
	if !a.begun {
		a.begun = true
		a.write([]byte("!<arch>\n"))
	}
	a.write(fmt.Appendf(nil, "%-16s%-12d%-6d%-6d%-8s%-10d`\n", name, a.time.Unix(), 0, 0, "100644", len(data)))
	a.write(data)
	if len(data)%2 == 1 { // members begin at even places
		a.write([]byte("\n"))
	}
}

func (a *ar) write(data []byte) {
	if a.err == nil {
		_, a.err = a.w.Write(data)
	}
}
