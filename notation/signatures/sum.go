package signatures

import (
	"crypto/ed25519"
	"crypto/sha512"
	"encoding/binary"
	"slices"

	"filippo.io/edwards25519"
)

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
