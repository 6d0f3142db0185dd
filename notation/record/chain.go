package record

import (
	"crypto/sha256"
	"encoding/hex"
)

// Chain computes the hashes of a game, line after line, for both versions. Version 1 adds the canonical turn alone, version 2 the
// bytes of the whole line before " #".
type Chain struct {
	link   [sha256.Size]byte
	format int
	buffer []byte
}

// NewChain begins a chain of version 1; docs/record.md says how.
func NewChain(variant, options, rulesHash, start string) *Chain {
	first := "pbem record 1\n" + variant + "\n" + options + "\n" + rulesHash + "\n" + start + "\n"
	return &Chain{link: sha256.Sum256([]byte(first)), format: Version1}
}

// secondChain begins a chain of version 2 with the tags of a record.
func (r *Record) secondChain() *Chain {
	first := append(make([]byte, 0, 512), secondFormat+"\n"...)
	for _, name := range chainedTags() {
		if value := r.Tag(name); value != "" {
			first = appendTag(first, Tag{name, value})
		}
	}
	return &Chain{link: sha256.Sum256(first), format: Version2, buffer: first[:0]}
}

// chain begins the chain of a record whose first position has the line start.
func (r *Record) chain(start string) *Chain {
	if r.Format == Version2 {
		return r.secondChain()
	}
	return NewChain(r.Tag("Variant"), r.Tag("Options"), r.Tag("Rules"), start)
}

// Add goes on by one canonical turn, of version 1.
func (c *Chain) Add(turn string) {
	c.close(append(c.begin(), turn...))
}

// turn goes on by a turn's line, in either version.
func (c *Chain) turn(t *Turn) {
	if c.format != Version2 {
		c.Add(t.Text)
		return
	}
	c.close(t.appendChained(c.begin()))
}

// result goes on by the line of the result, which only version 2 chains.
func (c *Chain) result(r *Record) { c.close(r.appendResult(c.begin())) }

// line goes on by what version 2 chains of a line.
func (c *Chain) line(line []byte) { c.close(append(c.begin(), line...)) }

// begin begins what the next link is made of, and close makes the link.
func (c *Chain) begin() []byte { return append(c.buffer[:0], c.link[:]...) }

func (c *Chain) close(all []byte) { c.buffer, c.link = all, sha256.Sum256(all) }

// Digits returns the hex digits to write after the line that was added last: 16 with version 1, 32 with version 2.
func (c *Chain) Digits() string { return hex.EncodeToString(c.link[:digitsOf(c.format)/2]) }

// is compares without making a string.
func (c *Chain) is(hash string) bool {
	var b [digits2]byte
	n := digitsOf(c.format)
	hex.Encode(b[:], c.link[:n/2])
	return string(b[:n]) == hash
}

// FirstLink returns the digits of the link that all others rest on, of a record whose first position has the line start.
func (r *Record) FirstLink(start string) string { return r.chain(start).Digits() }

// LastLink returns the digits that stand last in a record with hashes: with version 2 behind its result, if it has one that is
// chained; of a record without lines they are those of the first link.
func (r *Record) LastLink(start string) string {
	switch n := len(r.Turns); {
	case r.ResultHash != "":
		return r.ResultHash
	case n > 0:
		return r.Turns[n-1].Hash
	}
	return r.FirstLink(start)
}
