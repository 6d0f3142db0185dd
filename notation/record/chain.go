package record

import (
	"crypto/sha256"
	"encoding/hex"
)

// Chain computes the hashes of a game, line after line, of the bytes of each before " #".
type Chain struct {
	link   [sha256.Size]byte
	buffer []byte
}

// chain begins the chain of a record with its tags.
func (r *Record) chain() *Chain {
	first := append(make([]byte, 0, 512), format+"\n"...)
	for _, name := range chainedTags() {
		if value := r.Tag(name); value != "" {
			first = appendTag(first, Tag{name, value})
		}
	}
	return &Chain{link: sha256.Sum256(first), buffer: first[:0]}
}

// turn goes on by a turn's line.
func (c *Chain) turn(t *Turn) { c.close(t.appendChained(c.begin())) }

// result goes on by the line of the result.
func (c *Chain) result(r *Record) { c.close(r.appendResult(c.begin())) }

// line goes on by what is chained of a line.
func (c *Chain) line(line []byte) { c.close(append(c.begin(), line...)) }

// begin begins what the next link is made of, and close makes the link.
func (c *Chain) begin() []byte { return append(c.buffer[:0], c.link[:]...) }

func (c *Chain) close(all []byte) { c.buffer, c.link = all, sha256.Sum256(all) }

// Digits returns the hex digits to write after the line that was added last.
func (c *Chain) Digits() string { return hex.EncodeToString(c.link[:LinkDigits/2]) }

// is compares without making a string.
func (c *Chain) is(hash string) bool {
	var b [LinkDigits]byte
	hex.Encode(b[:], c.link[:LinkDigits/2])
	return string(b[:]) == hash
}

// FirstLink returns the digits of the link that all others rest on.
func (r *Record) FirstLink() string { return r.chain().Digits() }

// LastLink returns the digits that stand last in a record with hashes: behind its result, if it has one that is chained; of a record without lines they are
// those of the first link.
func (r *Record) LastLink() string {
	switch n := len(r.Turns); {
	case r.ResultHash != "":
		return r.ResultHash
	case n > 0:
		return r.Turns[n-1].Hash
	}
	return r.FirstLink()
}
