package collection

import (
	"archive/tar"
	"archive/zip"
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"io"
	"os"
	"path"
	"strings"

	"github.com/klauspost/compress/zstd"

	"pbem/games/archive/spool"
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

// zip goes through a zip file, whose table of contents stands at its end: one in a pack or a pipe goes to a file first, which
// has no name any more when it is read.
func (w *walker) zip(p place, b *bufio.Reader) {
	if p.depth == 0 && w.disk != nil {
		info, err := w.disk.Stat()
		if err == nil && info.Mode().IsRegular() {
			w.packed = info.Size()
			w.zipped(p, w.disk, info.Size())
			return
		}
	}
	file, size, err := spooled(b)
	if err != nil {
		w.failed(p, "zip", err)
		return
	}
	defer file.Close()
	w.zipped(p, file, size)
}

func spooled(in io.Reader) (*os.File, int64, error) {
	file, err := spool.Unnamed("pbem-*.zip")
	if err != nil {
		return nil, 0, err
	}
	size, err := io.Copy(file, io.LimitReader(in, maxSpool+1))
	if err == nil && size > maxSpool {
		err = errSpool
	}
	if err != nil {
		return nil, 0, errors.Join(err, file.Close())
	}
	return file, size, nil
}

func (w *walker) zipped(p place, in io.ReaderAt, size int64) {
	if content := contentSize(in, size); content > maxContent {
		w.fault(p, phrase.Errorf("collection-contents", "most", maxContent>>20))
		return
	}
	z, err := zip.NewReader(in, size)
	if err != nil {
		w.failed(p, "zip", err)
		return
	}
	for _, f := range z.File {
		if w.stopped || w.spent() {
			return
		}
		w.zippedFile(p, f)
	}
}

func (w *walker) zippedFile(p place, f *zip.File) {
	switch mode := f.Mode(); {
	case mode.IsDir(), called(f.Name) == other && !isBeside(f.Name):
	case !mode.IsRegular():
		w.fault(p.within(f.Name), phrase.Errorf("collection-link"))
	case f.Flags&1 != 0:
		w.fault(p.within(f.Name), phrase.Errorf("collection-encrypted"))
	default:
		in, err := f.Open()
		if err != nil {
			w.failed(p.within(f.Name), "file", err)
			return
		}
		defer in.Close()
		w.inPack(p, f.Name, in)
	}
}

// contentSize reads from the end of a zip file how long its table of contents is, in bytes; 0 where that stands nowhere. One
// that is so long that it has the longer form (zip64) is too long.
func contentSize(in io.ReaderAt, size int64) int64 {
	tail := make([]byte, min(size, 22+1<<16))
	if _, err := in.ReadAt(tail, size-int64(len(tail))); err != nil && err != io.EOF {
		return 0
	}
	at := bytes.LastIndex(tail, []byte("PK\x05\x06"))
	if at < 0 || at+16 > len(tail) {
		return 0
	}
	return int64(binary.LittleEndian.Uint32(tail[at+12:]))
}
