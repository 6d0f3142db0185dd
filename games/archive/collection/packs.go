package collection

import (
	"archive/tar"
	"bufio"
	"compress/gzip"
	"io"
	"path"
	"strings"

	"github.com/klauspost/compress/zstd"

	"pbem/rules/phrase"
)

func (w *walker) gzip(p place, b *bufio.Reader) {
	z, err := gzip.NewReader(b)
	if err != nil {
		w.failed(p, "gzip", err)
		return
	}
	w.inside(p, z)
}

func (w *walker) zstd(p place, b *bufio.Reader) {
	z, err := zstd.NewReader(b, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxWindow(maxWindow))
	if err != nil {
		w.failed(p, "zstd", err)
		return
	}
	defer z.Close()
	w.inside(p, z)
}

// inside reads what comes out of a pack.
func (w *walker) inside(p place, in io.Reader) {
	p.depth++
	w.stream(p, unpacking{in, w.budget})
}

// tar goes through a tar file. Its end is two empty blocks; one that just stops was cut off.
func (w *walker) tar(p place, b *bufio.Reader) {
	from := &ending{in: b}
	files := tar.NewReader(from)
	for !w.stopped && !w.spent() {
		faults := w.faults
		header, err := files.Next()
		if err == io.EOF {
			break
		}
		if err == nil {
			w.tarredFile(p, header, files)
			continue
		}
		if w.faults == faults {
			w.failed(p, "tar", err)
		}
		return
	}
	if w.stopped || w.spent() {
		return
	}
	if _, err := io.Copy(io.Discard, b); err == nil && from.ended {
		w.failed(p, "tar", io.ErrUnexpectedEOF)
	} else if err != nil {
		w.failed(p, "pack", err)
	}
}

// ending notices whether the end of a stream was met.
type ending struct {
	in    io.Reader
	ended bool
}

func (e *ending) Read(p []byte) (int, error) {
	n, err := e.in.Read(p)
	e.ended = e.ended || err == io.EOF
	return n, err
}

func (w *walker) tarredFile(p place, header *tar.Header, in io.Reader) {
	name := header.Name
	switch header.Typeflag {
	case tar.TypeDir, tar.TypeXGlobalHeader:
	case tar.TypeReg, tar.TypeGNUSparse:
		w.inPack(p, name, in)
	default:
		if called(name) != other {
			w.fault(p.within(name), phrase.Errorf("collection-link"))
		}
	}
}

// inPack looks at a file in a pack: what it is called is looked at, and never written to.
func (w *walker) inPack(p place, name string, in io.Reader) {
	inner := p.within(name)
	inner.asked = false
	switch {
	case len(name) > maxName:
		w.fault(p.within(name[:100]+"…"), phrase.Errorf("collection-name-long", "n", len(name), "most", maxName))
	case leadsOut(name):
		if called(name) != other || isBeside(name) {
			w.fault(inner, phrase.Errorf("collection-out-of-letter"))
		}
	case isBeside(name):
		w.keep(inner, in)
	case called(name) != other:
		w.inside(inner, in)
	}
}

// leadsOut reports whether a file in a pack is called as if it lay elsewhere.
func leadsOut(name string) bool {
	clean := path.Clean(strings.ReplaceAll(name, `\`, "/"))
	return path.IsAbs(clean) || clean == ".." || strings.HasPrefix(clean, "../")
}
