package signatures

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"fmt"
	"testing"

	"filippo.io/edwards25519"
)

func several(n int) (all []Signed) {
	seed := sha256.Sum256([]byte("several"))
	key := ed25519.NewKeyFromSeed(seed[:])
	for i := range n {
		text := fmt.Appendf(nil, "text %d", i)
		all = append(all, Signed{key.Public().(ed25519.PublicKey), text, ed25519.Sign(key, text)})
	}
	return all
}

// TestTheSumDecides: signatures that hold are all in the sum, and it is nothing; any change of one of them makes it something, so that what
// is true of Check is true of the sum, and not of the checks one by one that would hide its mistakes.
func TestTheSumDecides(t *testing.T) {
	t.Parallel()
	var c Checker
	if in := c.add(several(20)); len(in) != 20 || !c.sum.isNothing() {
		t.Fatalf("%d of 20 are in the sum, or it is something", len(in))
	}
	for name, change := range map[string]func(s *Signed){
		"text":  func(s *Signed) { s.Text = append(bytes.Clone(s.Text), 'x') },
		"S":     func(s *Signed) { s.Signature = bytes.Clone(s.Signature); s.Signature[33] ^= 1 },
		"R":     func(s *Signed) { s.Signature = append(several(21)[20].Signature[:32:32], s.Signature[32:]...) },
		"other": func(s *Signed) { s.Signature = several(21)[20].Signature },
	} {
		all := several(20)
		change(&all[7])
		if in := c.add(all); len(in) != 20 || c.sum.isNothing() {
			t.Errorf("%s: %d of 20 are in the sum, and it is nothing", name, len(in))
		}
	}
}

// TestFactors: they are odd, below 2^128, and other ones for every change of what is checked.
func TestFactors(t *testing.T) {
	t.Parallel()
	var c Checker
	drawn := func(all []Signed) (list [][]byte) {
		c.add(all)
		factors, err := c.sum.factors()
		if err != nil {
			t.Fatal(err)
		}
		for _, z := range factors {
			list = append(list, z.Bytes())
		}
		return list
	}
	all := several(8)
	before, met := drawn(all), map[string]bool{}
	for _, z := range before {
		if met[string(z)] = true; z[0]&1 == 0 || !bytes.Equal(z[16:], make([]byte, 16)) {
			t.Errorf("the factor %x", z)
		}
	}
	all[3].Text = []byte("another text")
	for _, z := range drawn(all) {
		if met[string(z)] {
			t.Errorf("the factor %x is the same for another text", z)
		}
	}
	if again := drawn(several(8)); !bytes.Equal(again[0], before[0]) {
		t.Error("the same signatures have other factors")
	}
}

// TestKeys: keys with a part of small order, and what is no key, are left to crypto/ed25519.
func TestKeys(t *testing.T) {
	t.Parallel()
	var c Checker
	whole := several(1)[0].Key
	p, err := new(edwards25519.Point).SetBytes(whole)
	if err != nil {
		t.Fatal(err)
	}
	small := []byte("\x26\xe8\x95\x8f\xc2\xb2\x27\xb0\x45\xc3\xf4\x89\xf2\xef\x98\xf0\xd5\xdf\xac\x05\xd3\xc6\x33\x39\xb1\x38\x02\x88\x6d\x53\xfc\x05")
	q, err := new(edwards25519.Point).SetBytes(small)
	if err != nil {
		t.Fatal(err)
	}
	for name, k := range map[string]struct {
		key  []byte
		good bool
	}{
		"whole": {whole, true}, "small": {small, false}, "mixed": {p.Add(p, q).Bytes(), false}, "nobody's": {edwards25519.NewIdentityPoint().Bytes(), false},
		"short": {whole[:31], false}, "none": {nil, false},
	} {
		for range 2 { // as it is remembered, too
			if got := c.key(k.key) != nil; got != k.good {
				t.Errorf("%s: %v", name, got)
			}
		}
	}
}

// TestCanonical: an encoding of a point that is not the only one, and those with x = 0, are left to crypto/ed25519.
func TestCanonical(t *testing.T) {
	t.Parallel()
	of := func(first, middle, last byte) []byte {
		p := bytes.Repeat([]byte{middle}, 32)
		p[0], p[31] = first, last
		return p
	}
	for _, c := range []struct {
		p    []byte
		want bool
	}{
		{of(0xEB, 0xFF, 0x7F), true}, {of(0xEC, 0xFF, 0x7F), false}, {of(0xED, 0xFF, 0x7F), false}, {of(0xFF, 0xFF, 0xFF), false}, {of(0xEB, 0xFF, 0xFF), true},
		{of(1, 0, 0), false}, {of(1, 0, 0x80), false}, {of(0, 0, 0), true}, {of(2, 0, 0), true}, {of(1, 1, 0), true}, {of(0xEE, 0xFE, 0x7F), true},
	} {
		if got := isCanonical(c.p); got != c.want {
			t.Errorf("%x: %v", c.p, got)
		}
	}
}
