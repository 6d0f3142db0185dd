package collection

import (
	"archive/zip"
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"os"

	"pbem/games/archive/spool"
	"pbem/rules/phrase"
)

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
