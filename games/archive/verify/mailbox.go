package verify

import (
	"bytes"
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
// too. One that tells nothing is counted. The error is an *fs.PathError, of what was named.
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
	if string(begin[:n]) == "From " {
		return l.addMailbox(path, whole)
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
