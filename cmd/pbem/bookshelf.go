package main

import (
	"crypto/ed25519"
	"encoding/base64"
	"fmt"
	"os"
	"strings"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// bookshelf finds the rules that records were played by, and remembers them.
type bookshelf struct {
	file  string // a host's own preset file, tried first; "" for none
	found map[string]rules.Game
}

func newBookshelf(file string) *bookshelf {
	return &bookshelf{file: file, found: map[string]rules.Game{}}
}

// of returns the game of a record. It must be played by the very rules that the record names.
func (b *bookshelf) of(r *record.Record) (rules.Game, error) {
	name, options, hash := r.Tag("Variant"), r.Tag("Options"), r.Tag("Rules")
	key := name + "\x00" + options + "\x00" + hash
	if g, ok := b.found[key]; ok {
		return g, nil
	}
	p, err := b.load(name, options)
	if err != nil {
		return nil, err
	}
	if hash != "" && hash != p.Hash {
		return nil, fmt.Errorf("it was played by other rules than today's %s (%s); give their preset file with --rules", name, hash)
	}
	b.found[key] = p.Game
	return p.Game, nil
}

func (b *bookshelf) load(name, options string) (*presets.Preset, error) {
	if name == "" {
		return nil, fmt.Errorf("the record has no Variant tag, so its rules are not known")
	}
	var settings []presets.Setting
	for word := range strings.FieldsSeq(options) {
		s, err := presets.ParseSetting(word)
		if err != nil {
			return nil, err
		}
		settings = append(settings, s)
	}
	if b.file != "" {
		if p, err := loadPreset(b.file, settings); err == nil && p.Name == name {
			return p, nil
		}
	}
	return presets.Builtin(name, settings)
}

// publicKeys reads a file of Ed25519 public keys, one a line in base 64; lines that begin with # are comments. No file is
// no keys.
func publicKeys(path string) ([]ed25519.PublicKey, error) {
	if path == "" {
		return nil, nil
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("cannot read the keys: %w", err)
	}
	var keys []ed25519.PublicKey
	number := 0
	for line := range strings.Lines(string(data)) {
		number++
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(line, "ed25519:"))
		if err != nil || len(key) != ed25519.PublicKeySize {
			return nil, fmt.Errorf("%s:%d: this is no Ed25519 public key in base 64", path, number)
		}
		keys = append(keys, key)
	}
	return keys, nil
}
