// Package signatures checks many Ed25519 signatures together, at a fraction of the price of one after the other.
//
// The idea: a signature holds if R + kA − SB is nothing, A being the key, B the base point, and R, S and k what follows from the signature and
// the text. Of many signatures one sum is made, each with a factor z of 127 random bits before it: Σ zR + Σ zk A − Σ zS B. If all hold it is nothing. If one does
// not, it is nothing only by a chance of 1 in 2^126, and whoever forges cannot choose the factors: they are made of a hash over all that
// is in the sum, so that they are other ones for every change, and the same whenever the same is checked. Where the sum is something, each
// signature is checked alone by crypto/ed25519, so what does not hold is found as ever.
//
// Why a sum makes no forged signature count: the group has eight points of small order besides, in which factors are worth three bits only, so what the sum
// proves is R + kA − SB being one of those eight. For a key without a part of small order, which each key here is looked at for once, such a signature is a whole one of the scheme that
// Ed25519 is with a cofactor (RFC 8032, 5.1.7, lets either be checked), and nobody can make one who has not the key. Whoever has the key can sign what they like. What is left is
// that they could sign two texts crooked on purpose, each with an R that crypto/ed25519 refuses, so that both stand when they are checked together. One alone
// never does: all factors are odd, and an odd factor takes no point of small order away.
//
// What is unusual in any way is left to crypto/ed25519 from the beginning: keys with a part of small order, encodings that are not canonical, an S that is too
// great, an R that is no point.
package signatures

import (
	"crypto/ed25519"
	"crypto/sha512"
	"encoding/binary"
	"slices"

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

// term is what a signature adds to the sum.
type term struct {
	r, key *edwards25519.Point
	s, k   *edwards25519.Scalar
}

// sum is Σ zR + Σ zk A − Σ zS B, before its factors are known.
type sum struct {
	terms []term
	said  []byte // all that the terms follow from
}

func (s *sum) begin() { s.terms, s.said = s.terms[:0], s.said[:0] }

// add takes a signature by the key of a point; false if it is written in a way that crypto/ed25519 refuses, or may refuse.
func (s *sum) add(of Signed, key *edwards25519.Point) bool {
	if len(of.Signature) != ed25519.SignatureSize || !isCanonical(of.Signature[:32]) {
		return false
	}
	r, err := new(edwards25519.Point).SetBytes(of.Signature[:32])
	if err != nil {
		return false
	}
	scalar, err := edwards25519.NewScalar().SetCanonicalBytes(of.Signature[32:])
	if err != nil {
		return false
	}
	h := sha512.New()
	h.Write(of.Signature[:32])
	h.Write(of.Key)
	h.Write(of.Text)
	digest := h.Sum(make([]byte, 0, sha512.Size))
	k, err := edwards25519.NewScalar().SetUniformBytes(digest)
	if err != nil {
		return false
	}
	s.terms = append(s.terms, term{r, key, scalar, k})
	s.said = append(append(append(s.said, of.Signature...), of.Key...), digest...)
	return true
}

// isCanonical reports whether the encoding of a point, 32 bytes, is the only one of it: y is below the prime 2^255 − 19, and x is not 0, which has no
// sign. Of the two points with x = 0 those without a sign are left out, too: no signature has them.
func isCanonical(p []byte) bool {
	high, low := p[31]&0x7F, p[1:31]
	all := func(c byte) bool { return !slices.ContainsFunc(low, func(b byte) bool { return b != c }) }
	switch {
	case high == 0x7F && all(0xFF): // y ≥ p, or y = p − 1 with x = 0
		return p[0] < 0xEC
	case high == 0 && all(0): // y = 1, x = 0
		return p[0] != 1
	}
	return true
}

// isNothing reports whether all signatures of the sum hold.
func (s *sum) isNothing() bool {
	factors, err := s.factors()
	if err != nil {
		return false
	}
	scalars, points := make([]*edwards25519.Scalar, 0, len(s.terms)+2), make([]*edwards25519.Point, 0, len(s.terms)+2)
	base, keys := edwards25519.NewScalar(), byKey{}
	for i, t := range s.terms {
		z := factors[i]
		scalars, points = append(scalars, z), append(points, t.r)
		base.MultiplyAdd(z, t.s, base)
		k := keys.of(t.key)
		k.MultiplyAdd(z, t.k, k)
	}
	scalars, points = append(scalars, base.Negate(base)), append(points, edwards25519.NewGeneratorPoint())
	scalars, points = append(scalars, keys.scalars...), append(points, keys.points...)
	total := new(edwards25519.Point).VarTimeMultiScalarMult(scalars, points)
	return total.Equal(edwards25519.NewIdentityPoint()) == 1
}

// byKey adds up what stands before each key. There are few.
type byKey struct {
	points  []*edwards25519.Point
	scalars []*edwards25519.Scalar
}

func (b *byKey) of(key *edwards25519.Point) *edwards25519.Scalar {
	if i := slices.Index(b.points, key); i >= 0 {
		return b.scalars[i]
	}
	b.points, b.scalars = append(b.points, key), append(b.scalars, edwards25519.NewScalar())
	return b.scalars[len(b.scalars)-1]
}

// factors are one a term, odd and of 128 bits. They hang on every byte of every signature, key and text of the sum.
func (s *sum) factors() ([]*edwards25519.Scalar, error) {
	seed := sha512.Sum512(append([]byte("pbem signatures\n"), s.said...))
	all := make([]*edwards25519.Scalar, len(s.terms))
	for i := range all {
		drawn := sha512.Sum512(binary.BigEndian.AppendUint64(slices.Clone(seed[:]), uint64(i)))
		z := [32]byte(append(drawn[:16:16], make([]byte, 16)...))
		z[0] |= 1
		scalar, err := edwards25519.NewScalar().SetCanonicalBytes(z[:])
		if err != nil {
			return nil, err
		}
		all[i] = scalar
	}
	return all, nil
}
