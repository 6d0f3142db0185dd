package collection

import (
	"context"
	"errors"
	"io"

	"pbem/rules/phrase"
)

// The limits that hold before anything is read. No collection of a person comes near any of them.
const (
	maxDepth   = 4        // packs inside each other; a compressed file counts as one
	maxLetter  = 32 << 20 // bytes of a letter
	maxName    = 4095     // bytes of a name in a pack, as on disks
	maxWindow  = 32 << 20 // bytes that zstd may ask for to look back
	maxContent = 64 << 20 // bytes of a zip's table of contents, which is read whole
	maxSpool   = 1 << 30  // bytes of a zip file that is not a file of its own, and of the proofs in a pack
	maxIdle    = 64 << 20 // bytes of a record that is too long, in which its end is looked for

	// What is unpacked may be freeUnpacked bytes, and mostUnpacked times what was packed. Records shrink to a tenth, and many
	// alike to a hundredth; zeros to a thirty-thousandth.
	freeUnpacked = 64 << 20
	mostUnpacked = 1000
)

var (
	errBomb  = phrase.Errorf("collection-bomb", "times", mostUnpacked)
	errDeep  = phrase.Errorf("collection-deep", "times", maxDepth)
	errSpool = phrase.Errorf("collection-spool", "most", maxSpool>>20)
)

// budget counts what was read of a file that somebody named, and what was unpacked from it.
type budget struct{ packed, unpacked int64 }

// spent reports whether more was unpacked than is in proportion.
func (b *budget) spent() bool { return b.unpacked > freeUnpacked+mostUnpacked*b.packed }

// source reads a file's own bytes, until the context ends.
type source struct {
	ctx context.Context
	in  io.Reader
	*budget
}

func (s source) Read(p []byte) (int, error) {
	if err := s.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := s.in.Read(p)
	s.packed += int64(n)
	return n, err
}

// interruptible reads what may keep its reader waiting, a pipe or a terminal: when the context ends, so does the waiting. Done must be
// called when no more is wanted.
func interruptible(ctx context.Context, in io.Reader) (out io.Reader, done func()) {
	if ctx.Done() == nil {
		return in, func() {}
	}
	from, to := io.Pipe()
	go func() {
		_, err := io.Copy(to, in)
		to.CloseWithError(err)
	}()
	stop := context.AfterFunc(ctx, func() { to.CloseWithError(ctx.Err()) })
	return from, func() { stop(); from.Close() }
}

// unpacking reads what comes out of a pack, as long as that is in proportion.
type unpacking struct {
	in io.Reader
	*budget
}

func (u unpacking) Read(p []byte) (int, error) {
	if u.spent() {
		return 0, errBomb
	}
	n, err := u.in.Read(p)
	u.unpacked += int64(n)
	return n, err
}

// damaged says what is wrong with a pack in words that name no library.
func damaged(what string, err error) error {
	switch {
	case errors.Is(err, errBomb), errors.Is(err, errSpool), errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return err
	case errors.Is(err, io.ErrUnexpectedEOF):
		return phrase.Errorf("collection-cut", "what", what)
	}
	return phrase.Errorf("collection-damaged", "what", what, "why", err)
}
