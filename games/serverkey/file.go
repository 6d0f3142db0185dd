package serverkey

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"pbem/games/durable"
	"pbem/games/system"
)

// exposed are the permissions that a key file must not have: anything for others, writing for the group. The group may
// read, as a secret that a container mounts often has it.
const exposed = 0o027

// LoadOrMake reads the keys in the file. When the file is missing it makes one, readable by its owner alone, of bytes from
// random; made then is true. Two processes that start at once get the same key.
func LoadOrMake(path string, random io.Reader) (ring Ring, made bool, err error) {
	ring, err = Load(path)
	if !errors.Is(err, fs.ErrNotExist) {
		return ring, false, err
	}
	err = makeFile(path, random)
	if err != nil && !errors.Is(err, fs.ErrExist) {
		return Ring{}, false, fmt.Errorf("make key file: %w", err)
	}
	made = err == nil
	ring, err = Load(path)
	return ring, made, err
}

// Load reads the keys in the file. Its error is fs.ErrNotExist when there is none, and a sentence when others may read it.
func Load(path string) (Ring, error) {
	text, err := read(path)
	if err != nil {
		return Ring{}, err
	}
	ring, err := parse(text)
	if err != nil {
		return Ring{}, fmt.Errorf("key file %s: %w", path, err)
	}
	return ring, nil
}

// read returns the text of the file, if only its owner can change it.
func read(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", fmt.Errorf("key file: %w", err)
	}
	if mode := info.Mode().Perm(); mode&exposed != 0 {
		return "", fmt.Errorf("key file %s: others may read or change it (its mode is %04o): "+
			"run chmod 600 on it, or, where somebody may have read it, put another on top with pbem key rotate", path, mode)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return "", fmt.Errorf("key file: %w", err)
	}
	return string(text), nil
}

func makeFile(path string, random io.Reader) error {
	line, err := newLine(random)
	if err != nil {
		return err
	}
	return durable.Create(path, []byte(line), 0o600)
}

// newLine is a new secret as the file has it.
func newLine(random io.Reader) (string, error) {
	secret := make([]byte, Size)
	if _, err := io.ReadFull(random, secret); err != nil {
		return "", err
	}
	return hex.EncodeToString(secret) + "\n", nil
}

// Rotate puts a new secret, of bytes from random, on top of the file, and notes the day in a comment. The file is replaced
// whole and keeps its mode; after an error it is as it was.
func Rotate(path string, random io.Reader, now time.Time) (Ring, error) {
	return edit(path, func(text string, _ Ring) (string, error) { return rotated(text, random, now) })
}

func rotated(text string, random io.Reader, now time.Time) (string, error) {
	line, err := newLine(random)
	if err != nil {
		return "", fmt.Errorf("make a new secret: %w", err)
	}
	return "# since " + now.UTC().Format(time.DateOnly) + "\n" + line + text, nil
}

// Replace is Retire, also of the current secret: then another is put on top, in one step.
func Replace(path string, key Key, random io.Reader, now time.Time) (Ring, error) {
	return edit(path, func(text string, ring Ring) (_ string, err error) {
		if key.Same(ring.Current) {
			text, err = rotated(text, random, now)
		}
		return key.retiredIn(text), err
	})
}

// ErrCurrent says that the current secret cannot be retired: nothing would be left to make tokens with.
var ErrCurrent = errors.New("the current key cannot be retired")

// Retire marks one of the older secrets in the file as not honoured any more. It does nothing to one that is.
func Retire(path string, key Key) (Ring, error) {
	return edit(path, func(text string, ring Ring) (string, error) {
		if key.Same(ring.Current) {
			return "", ErrCurrent
		}
		return key.retiredIn(text), nil
	})
}

// retiredIn is the text of a file of keys in which the key is not honoured any more.
func (k Key) retiredIn(text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		if other, retired, err := parseLine(strings.TrimSpace(line)); err == nil && !retired && k.Same(other) {
			line = retiredMark + strings.TrimLeft(line, " \t")
		}
		out.WriteString(line)
	}
	return out.String()
}

// edit replaces the text of a file of keys by another that holds keys, too.
func edit(path string, change func(text string, ring Ring) (string, error)) (Ring, error) {
	path, err := filepath.EvalSymlinks(path) // else a link would be replaced, and what it leads to stay as it is
	if err != nil {
		return Ring{}, fmt.Errorf("key file: %w", err)
	}
	text, err := read(path)
	if err != nil {
		return Ring{}, err
	}
	before, err := parse(text)
	if err != nil {
		return Ring{}, fmt.Errorf("key file %s: %w", path, err)
	}
	if text, err = change(text, before); err != nil {
		return Ring{}, err
	}
	after, err := parse(text)
	if err != nil {
		return Ring{}, fmt.Errorf("key file %s: %w", path, err)
	}
	return after, replace(path, text)
}

// replace writes the file, if it belongs to whoever runs this: the new one would belong to them, and its old owner, the
// service, could not read it any more.
func replace(path, text string) error {
	info, err := os.Stat(path)
	if err != nil {
		return fmt.Errorf("key file: %w", err)
	}
	if owner, ok := system.OwnerOf(info); ok && owner.User != os.Geteuid() {
		return fmt.Errorf("key file %s: it belongs to user %d, who could not read what is written now. Do this as that user: sudo -u '#%d' pbem key …",
			path, owner.User, owner.User)
	}
	if err := durable.Replace(path, []byte(text), info.Mode().Perm()); err != nil {
		return fmt.Errorf("write key file: %w", err)
	}
	return nil
}
