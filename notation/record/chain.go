package record

import (
	"crypto/sha256"
	"encoding/hex"
)

// digits is the number of hex digits of a link that are written.
const digits = 16

// Chain computes the hashes of a game's turns, one after the other.
type Chain struct {
	link   [sha256.Size]byte
	buffer []byte
}

// NewChain begins a chain; the package comment says how.
func NewChain(variant, options, rulesHash, start string) *Chain {
	first := "pbem record 1\n" + variant + "\n" + options + "\n" + rulesHash + "\n" + start + "\n"
	return &Chain{link: sha256.Sum256([]byte(first))}
}

// Add goes on by one canonical turn.
func (c *Chain) Add(turn string) {
	c.buffer = append(append(c.buffer[:0], c.link[:]...), turn...)
	c.link = sha256.Sum256(c.buffer)
}

// Digits returns the 16 hex digits to write after the turn that was added last.
func (c *Chain) Digits() string { return hex.EncodeToString(c.link[:digits/2]) }

// is compares without making a string.
func (c *Chain) is(hash string) bool {
	var b [digits]byte
	hex.Encode(b[:], c.link[:digits/2])
	return string(b[:]) == hash
}

func (r *Record) chain(start string) *Chain {
	return NewChain(r.Tag("Variant"), r.Tag("Options"), r.Tag("Rules"), start)
}
