package smtp

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"net/mail"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"pbem/mailer"
)

// Directory is a courier that writes each letter to a file of its own: 001.eml, 002.eml, …, the envelope in front of the
// letter's headers as X-Envelope-From ("<>" for the null sender) and X-Envelope-To.
//
// A letter is recognised by its Message-ID and recipient: sent again, also by another process or after a crash, it makes
// no second file. Several processes may write to one directory.
type Directory struct {
	path string

	mu    sync.Mutex
	seen  map[string]bool   // names of the files that were looked at
	sent  map[string]bool   // what they hold: Message-ID, space, recipient
	doubt map[string]string // of those whose names may not be on the disk: their names
	last  int               // the highest number
}

// NewDirectory makes the directory if it is missing and learns what is in it.
func NewDirectory(path string) (*Directory, error) {
	if err := os.MkdirAll(path, 0o755); err != nil {
		return nil, fmt.Errorf("cannot make the directory for letters: %w", err)
	}
	d := &Directory{path: path, seen: make(map[string]bool), sent: make(map[string]bool), doubt: make(map[string]string)}
	return d, d.look()
}

// ParseDirectory reads dir:PATH and returns the path.
func ParseDirectory(text string) (string, error) {
	path, found := strings.CutPrefix(text, "dir:")
	if !found || path == "" {
		return "", errors.New("a directory for letters is written like dir:letters")
	}
	return path, nil
}

// Send implements [mailer.Courier].
func (d *Directory) Send(ctx context.Context, letters []mailer.Envelope) []mailer.Reply {
	d.mu.Lock()
	defer d.mu.Unlock()
	replies := make([]mailer.Reply, len(letters))
	names := map[string]string{} // of the files written now
	err := d.look()
	for i, letter := range letters {
		if replies[i].Err = errors.Join(err, ctx.Err(), letter.Late()); replies[i].Err == nil {
			replies[i].Err = d.put(letter, names)
		}
	}
	if err := syncPath(d.path); err != nil {
		// To sync once more proves nothing, whatever comes of it: the files must be written anew.
		maps.Copy(d.doubt, names)
		for i := range replies {
			replies[i].Err = errors.Join(replies[i].Err, err)
		}
	}
	return replies
}

// Close implements [mailer.Courier]; there is nothing to close.
func (d *Directory) Close() error { return nil }

// put writes a letter, unless it is there, and notes its file's name.
func (d *Directory) put(letter mailer.Envelope, names map[string]string) error {
	if err := check(letter); err != nil {
		return err
	}
	key := letter.MessageID + " " + letter.To
	doubtful := d.doubt[key]
	if letter.MessageID != "" && d.sent[key] && doubtful == "" {
		return nil
	}
	temp, err := d.write(letter)
	if err != nil {
		return fmt.Errorf("cannot write the letter: %w", err)
	}
	defer os.Remove(temp)
	name, err := d.name(temp, doubtful)
	if err != nil {
		return fmt.Errorf("cannot name the letter: %w", err)
	}
	delete(d.doubt, key)
	d.seen[name], d.sent[key], names[key] = true, true, name
	return nil
}

// write puts the letter on disk under a name that nobody reads.
func (d *Directory) write(letter mailer.Envelope) (string, error) {
	file, err := os.CreateTemp(d.path, ".letter-*")
	if err != nil {
		return "", err
	}
	_, err = fmt.Fprintf(file, "X-Envelope-From: %s\r\nX-Envelope-To: %s\r\n%s", from(letter), letter.To, letter.Data)
	err = errors.Join(err, file.Chmod(0o644), file.Sync(), file.Close())
	if err != nil {
		os.Remove(file.Name())
	}
	return file.Name(), err
}

func from(letter mailer.Envelope) string {
	if letter.From == "" {
		return "<>"
	}
	return letter.From
}

// name gives the file the name it had before, if it is written anew, or else the next number.
func (d *Directory) name(temp, before string) (string, error) {
	if before == "" {
		return d.number(temp)
	}
	return before, os.Rename(temp, filepath.Join(d.path, before))
}

// number links the file to the next free number: whole or not at all, and never over another.
func (d *Directory) number(temp string) (string, error) {
	for {
		d.last++
		name := fmt.Sprintf("%03d.eml", d.last)
		err := os.Link(temp, filepath.Join(d.path, name))
		if err == nil {
			return name, nil
		}
		if !errors.Is(err, fs.ErrExist) {
			d.last--
			return "", err
		}
	}
}

// look learns the files that are new in the directory.
func (d *Directory) look() error {
	entries, err := os.ReadDir(d.path)
	if err != nil {
		return fmt.Errorf("cannot read the directory for letters: %w", err)
	}
	pattern := regexp.MustCompile(`^(\d+)\.eml$`)
	for _, e := range entries {
		m := pattern.FindStringSubmatch(e.Name())
		if m == nil || d.seen[e.Name()] {
			continue
		}
		raw, err := os.ReadFile(filepath.Join(d.path, e.Name()))
		if err != nil {
			return fmt.Errorf("cannot read a letter sent before: %w", err)
		}
		d.learn(e.Name(), m[1], raw)
	}
	return nil
}

func (d *Directory) learn(name, digits string, raw []byte) {
	d.seen[name] = true
	if n, err := strconv.Atoi(digits); err == nil {
		d.last = max(d.last, n)
	}
	if m, err := mail.ReadMessage(bytes.NewReader(raw)); err == nil {
		id := strings.Trim(m.Header.Get("Message-Id"), "<> ")
		d.sent[id+" "+m.Header.Get("X-Envelope-To")] = true
	}
}

// syncPath makes the directory's names durable.
func syncPath(path string) error {
	dir, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}
