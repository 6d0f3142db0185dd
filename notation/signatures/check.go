package signatures

import (
	"crypto/ed25519"

	"filippo.io/edwards25519"
)

// Signed is a text with a signature that is said to be of it, by a key.
type Signed struct {
	Key             ed25519.PublicKey
	Text, Signature []byte
}

// Holds reports whether crypto/ed25519 accepts it. A key or signature of another length than they have is none.
func (s Signed) Holds() bool {
	return len(s.Key) == ed25519.PublicKeySize && ed25519.Verify(s.Key, s.Text, s.Signature)
}

// Checker checks signatures. It remembers the keys that it has met, and its room is used again; it is not safe for concurrent use. Its zero
// value is ready.
type Checker struct {
	keys map[[ed25519.PublicKeySize]byte]*edwards25519.Point // nil for those whose signatures are checked one by one
	sum  sum
}

// few signatures are as fast one by one: the doublings that the sum saves are what it costs once.
const few = 4

// Check reports of each whether it holds.
func (c *Checker) Check(all []Signed) []bool {
	holds := make([]bool, len(all))
	if summed := c.add(all); len(summed) >= few && c.sum.isNothing() {
		for _, i := range summed {
			holds[i] = true
		}
	}
	for i, s := range all {
		holds[i] = holds[i] || s.Holds()
	}
	return holds
}

// add begins a sum anew, and returns which of the signatures are in it.
func (c *Checker) add(all []Signed) (summed []int) {
	c.sum.begin()
	if len(all) < few {
		return nil
	}
	for i, s := range all {
		if key := c.key(s.Key); key != nil && c.sum.add(s, key) {
			summed = append(summed, i)
		}
	}
	return summed
}

// key is the point of a key; nil where it has a part of small order, or is none at all.
func (c *Checker) key(key ed25519.PublicKey) *edwards25519.Point {
	if len(key) != ed25519.PublicKeySize {
		return nil
	}
	id := [ed25519.PublicKeySize]byte(key)
	p, met := c.keys[id]
	if !met {
		if c.keys == nil {
			c.keys = map[[ed25519.PublicKeySize]byte]*edwards25519.Point{}
		}
		p = whole(key)
		c.keys[id] = p
	}
	return p
}

// whole is the point of a key that is of the great prime order L, so that (L−1)A is −A; nil for any other.
func whole(key ed25519.PublicKey) *edwards25519.Point {
	nothing := edwards25519.NewIdentityPoint()
	p, err := new(edwards25519.Point).SetBytes(key)
	if err != nil || p.Equal(nothing) == 1 {
		return nil
	}
	last, err := edwards25519.NewScalar().SetCanonicalBytes(append([]byte{1}, make([]byte, 31)...))
	if err != nil {
		return nil
	}
	last.Negate(last)
	if q := new(edwards25519.Point).ScalarMult(last, p); q.Add(q, p).Equal(nothing) != 1 {
		return nil
	}
	return p
}
