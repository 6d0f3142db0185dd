package serverkey

import (
	"bytes"
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

// LoadOrMake reads the key in the file. When the file is missing it makes one, readable by its owner alone, of bytes from
// random; made then is true. Two processes that start at once get the same key.
func LoadOrMake(path string, random io.Reader) (key Key, made bool, err error) {
	key, err = Load(path)
	if !errors.Is(err, fs.ErrNotExist) {
		return key, false, err
	}
	err = makeFile(path, random)
	if err != nil && !errors.Is(err, fs.ErrExist) {
		return Key{}, false, fmt.Errorf("make key file: %w", err)
	}
	made = err == nil
	key, err = Load(path)
	return key, made, err
}

// Load reads the key in the file. Its error is fs.ErrNotExist when there is none, and a sentence when others may read it.
func Load(path string) (Key, error) {
	info, err := os.Stat(path)
	if err != nil {
		return Key{}, fmt.Errorf("key file: %w", err)
	}
	if mode := info.Mode().Perm(); mode&exposed != 0 {
		return Key{}, fmt.Errorf("key file %s: others may read or change it (its mode is %04o): "+
			"run chmod 600 on it, or delete it to have a new one made, which ends every reply address in use", path, mode)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return Key{}, fmt.Errorf("key file: %w", err)
	}
	secret, err := hex.DecodeString(string(bytes.TrimSpace(text)))
	if err != nil {
		return Key{}, fmt.Errorf("key file %s: it must hold hexadecimal digits and nothing else", path)
	}
	if len(secret) < Size {
		return Key{}, fmt.Errorf("key file %s: it holds %d bytes, it needs at least %d", path, len(secret), Size)
	}
	return Key{secret}, nil
}

func makeFile(path string, random io.Reader) error {
	secret := make([]byte, Size)
	if _, err := io.ReadFull(random, secret); err != nil {
		return err
	}
	return durable.Create(path, []byte(hex.EncodeToString(secret)+"\n"), 0o600)
}
