package verify

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/emersion/go-mbox"

	"pbem/games/archive"
	"pbem/games/archive/gamelog"
)

// maxLetter bounds a letter that is read as a witness, in bytes: it may have been forwarded with much around it.
const maxLetter = 32 << 20

// Add reads letters: of a file, a mailbox (mbox), or a folder and all below it, such as a Maildir. Signed heads of logs are witnesses,
// too, alone or in a pack. One that tells nothing is counted. The error is an *fs.PathError, of what was named.
func (l *Letters) Add(name string) error {
	info, err := os.Stat(name)
	if err != nil {
		return archive.Unreadable(name, err)
	}
	if !info.IsDir() {
		return l.addFile(name)
	}
	return filepath.WalkDir(name, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return archive.Unreadable(path, err)
		case entry.IsDir() && entry.Name() == "tmp" && isMaildir(filepath.Dir(path)): // letters that are being delivered
			return fs.SkipDir
		case !entry.Type().IsRegular():
			return nil
		}
		return l.addFile(path)
	})
}

func isMaildir(dir string) bool {
	info, err := os.Stat(filepath.Join(dir, "cur"))
	return err == nil && info.IsDir()
}

func (l *Letters) addFile(path string) error {
	file, err := os.Open(path)
	if err != nil {
		return archive.Unreadable(path, err)
	}
	defer file.Close()
	begin := make([]byte, len("From "))
	n, err := io.ReadFull(file, begin)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		return archive.Unreadable(path, err)
	}
	whole := io.MultiReader(bytes.NewReader(begin[:n]), file)
	switch {
	case string(begin[:n]) == "From ":
		return l.addMailbox(path, whole)
	case n > 1 && string(begin[:2]) == "\x1f\x8b":
		return l.addPack(path, whole)
	}
	raw, err := io.ReadAll(io.LimitReader(whole, maxLetter))
	if err != nil {
		return archive.Unreadable(path, err)
	}
	if signed, err := gamelog.Open(raw, nil); err == nil {
		l.Read++
		l.heads = append(l.heads, Told{Letter: path, Head: signed.Head, words: strings.ToLower(signed.Site)})
		return nil
	}
	l.addLetter(path, raw)
	return nil
}

// addMailbox reads the letters of an mbox file, which are named by their numbers. Where it is damaged, what stands before counts.
func (l *Letters) addMailbox(path string, in io.Reader) error {
	letters := mbox.NewReader(in)
	for n := 1; ; n++ {
		one, err := letters.NextMessage()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return archive.Unreadable(path, err)
		}
		raw, err := io.ReadAll(io.LimitReader(one, maxLetter))
		if err != nil {
			return archive.Unreadable(path, err)
		}
		l.addLetter(path+":"+strconv.Itoa(n), raw)
	}
}

// addPack reads the heads of logs in a pack, which tell what the logs were when it was made.
func (l *Letters) addPack(path string, in io.Reader) error {
	unzipped, err := gzip.NewReader(in)
	if err != nil {
		return archive.Unreadable(path, err)
	}
	files := tar.NewReader(io.LimitReader(unzipped, maxPack))
	for {
		header, err := files.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return archive.Unreadable(path, err)
		}
		if filepath.Base(header.Name) != gamelog.HeadFile {
			continue
		}
		text, err := io.ReadAll(io.LimitReader(files, maxLetter))
		if err != nil {
			return archive.Unreadable(path, err)
		}
		if signed, err := gamelog.Open(text, nil); err == nil {
			l.Read++
			l.heads = append(l.heads, Told{Letter: path + ":" + header.Name, Head: signed.Head, words: strings.ToLower(signed.Site)})
		}
	}
}

// maxPack bounds what is unpacked for the heads in it, in bytes.
const maxPack = 4 << 30
