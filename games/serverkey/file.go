package serverkey

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"pbem/games/durable"
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
