package signatures_test

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha512"
	"encoding/hex"
	"fmt"
	"slices"
	"testing"

	"filippo.io/edwards25519"
	"pgregory.net/rapid"

	"pbem/notation/signatures"
)

func secret(n byte) ed25519.PrivateKey {
	return ed25519.NewKeyFromSeed(bytes.Repeat([]byte{n}, ed25519.SeedSize))
}

// good is a signature that holds.
func good(n int, key byte) signatures.Signed {
	k, text := secret(key), fmt.Appendf(nil, "record %d", n)
	return signatures.Signed{Key: k.Public().(ed25519.PublicKey), Text: text, Signature: ed25519.Sign(k, text)}
}

func points(t testing.TB, digits string) *edwards25519.Point {
	raw, err := hex.DecodeString(digits)
	if err != nil {
		t.Fatal(err)
	}
	p, err := new(edwards25519.Point).SetBytes(raw)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The order of the base point, in the order of bytes that S has, and a point of order eight.
const (
	orderDigits = "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010"
	eighth      = "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"
)

// crooked is what only who has the key can make: R has a part of small order. With a key that has one, too, keyed is true.
func crooked(t testing.TB, n int, keyed bool) signatures.Signed {
	s, seed := good(n, 1), sha512.Sum512(secret(1).Seed())
	a, err := edwards25519.NewScalar().SetBytesWithClamping(seed[:32])
	if err != nil {
		t.Fatal(err)
	}
	nonce := sha512.Sum512(fmt.Appendf(nil, "nonce %d", n))
	r, err := edwards25519.NewScalar().SetUniformBytes(nonce[:])
	if err != nil {
		t.Fatal(err)
	}
	point := new(edwards25519.Point).ScalarBaseMult(r)
	if keyed {
		key := new(edwards25519.Point).ScalarBaseMult(a)
		s.Key = key.Add(key, points(t, eighth)).Bytes()
	} else {
		point.Add(point, points(t, eighth))
	}
	digest := sha512.Sum512(slices.Concat(point.Bytes(), s.Key, s.Text))
	k, err := edwards25519.NewScalar().SetUniformBytes(digest[:])
	if err != nil {
		t.Fatal(err)
	}
	s.Signature = append(point.Bytes(), edwards25519.NewScalar().MultiplyAdd(k, a, r).Bytes()...)
	return s
}

// plusOrder is a signature whose S is greater by the order of the base point, which means the same and is not canonical.
func plusOrder(t testing.TB, s signatures.Signed) signatures.Signed {
	order, err := hex.DecodeString(orderDigits)
	if err != nil {
		t.Fatal(err)
	}
	s.Signature = bytes.Clone(s.Signature)
	carry := 0
	for i, b := range order {
		carry += int(s.Signature[32+i]) + int(b)
		s.Signature[32+i], carry = byte(carry), carry>>8
	}
	return s
}

// spoil are the ways in which a signature is made one that may not hold.
func spoil(t testing.TB) map[string]func(n int) signatures.Signed {
	change := func(f func(*signatures.Signed)) func(int) signatures.Signed {
		return func(n int) signatures.Signed {
			s := good(n, 1)
			s.Signature, s.Key = bytes.Clone(s.Signature), bytes.Clone(s.Key)
			f(&s)
			return s
		}
	}
	ways := map[string]func(n int) signatures.Signed{
		"a bit of R":           change(func(s *signatures.Signed) { s.Signature[7] ^= 4 }),
		"a bit of S":           change(func(s *signatures.Signed) { s.Signature[40] ^= 1 }),
		"a letter of the text": change(func(s *signatures.Signed) { s.Text = append([]byte("x"), s.Text...) }),
		"another key":          change(func(s *signatures.Signed) { s.Key = secret(9).Public().(ed25519.PublicKey) }),
		"too short":            change(func(s *signatures.Signed) { s.Signature = s.Signature[:63] }),
		"none":                 change(func(s *signatures.Signed) { s.Signature = nil }),
		"no key":               change(func(s *signatures.Signed) { s.Key = nil }),
		"a key that is none":   change(func(s *signatures.Signed) { copy(s.Key, bytes.Repeat([]byte{2}, 32)) }),
		"S and the order":      func(n int) signatures.Signed { return plusOrder(t, good(n, 1)) },
		"R of small order":     func(n int) signatures.Signed { return crooked(t, n, false) },
		"a key of small order": func(n int) signatures.Signed { return crooked(t, n, true) },
		"another's signature":  change(func(s *signatures.Signed) { s.Signature = good(1000, 1).Signature }),
		"nothing but zeros":    change(func(s *signatures.Signed) { clear(s.Signature) }),
		"the sign of R":        change(func(s *signatures.Signed) { s.Signature[31] ^= 0x80 }),
		"the small key eighth": change(func(s *signatures.Signed) { s.Key = points(t, eighth).Bytes() }),
		"nobody's key":         change(func(s *signatures.Signed) { s.Key, s.Signature = identity(), append(identity(), make([]byte, 32)...) }),
		"nobody's key, written": change(func(s *signatures.Signed) {
			s.Key, s.Signature = identity(), append(identityTwice(), make([]byte, 32)...)
		}),
	}
	return ways
}

func identity() []byte { return edwards25519.NewIdentityPoint().Bytes() }

// identityTwice is y = p + 1, which is 1 written in another way.
func identityTwice() []byte {
	p := bytes.Repeat([]byte{0xFF}, 32)
	p[0], p[31] = 0xEE, 0x7F
	return p
}

// TestOneAmongMany: whatever is wrong with one signature, it is that one that does not hold, and where crypto/ed25519 takes it, it is taken.
func TestOneAmongMany(t *testing.T) {
	t.Parallel()
	var checker signatures.Checker
	for name, way := range spoil(t) {
		for _, at := range []int{0, 5, 11} {
			var all []signatures.Signed
			for n := range 12 {
				all = append(all, good(n, byte(1+n%3)))
			}
			all[at] = way(at)
			for i, holds := range checker.Check(all) {
				if want := all[i].Holds(); holds != want || i != at && !want {
					t.Errorf("%s at %d: signature %d: %v, want %v", name, at, i, holds, want)
				}
			}
		}
	}
}

// TestAgreement: any signatures, spoilt in any ways, are judged as crypto/ed25519 judges each of them.
func TestAgreement(t *testing.T) {
	t.Parallel()
	ways := spoil(t)
	names := []string{""}
	for name := range ways {
		names = append(names, name)
	}
	slices.Sort(names)
	rapid.Check(t, func(t *rapid.T) {
		var checker signatures.Checker
		for range 2 {
			var all []signatures.Signed
			crookedly := false
			for n := range rapid.IntRange(0, 14).Draw(t, "n") {
				name := rapid.SampledFrom(names).Draw(t, "way")
				if rapid.IntRange(0, 2).Draw(t, "spoilt") > 0 || name == "" || crookedly && name == "R of small order" {
					all = append(all, good(n, byte(rapid.IntRange(1, 3).Draw(t, "key"))))
					continue
				}
				crookedly = crookedly || name == "R of small order"
				all = append(all, ways[name](n))
			}
			for i, holds := range checker.Check(all) {
				if want := all[i].Holds(); holds != want {
					t.Fatalf("signature %d of %d: %v, want %v", i, len(all), holds, want)
				}
			}
		}
	})
}

// FuzzCheck: one signature from outside among those that hold changes nothing for these, and is judged as it is alone.
func FuzzCheck(f *testing.F) {
	for _, way := range spoil(f) {
		s := way(3)
		f.Add([]byte(s.Key), s.Text, s.Signature)
	}
	f.Fuzz(func(t *testing.T, key, text, signature []byte) {
		all := []signatures.Signed{good(0, 1), good(1, 2), {Key: key, Text: text, Signature: signature}, good(2, 1), good(3, 1)}
		var checker signatures.Checker
		for i, holds := range checker.Check(all) {
			if want := i != 2 || all[i].Holds(); holds != want {
				t.Errorf("signature %d: %v, want %v", i, holds, want)
			}
		}
	})
}

// BenchmarkCheck checks 64 signatures of texts as long as a record, together and one by one.
func BenchmarkCheck(b *testing.B) {
	var all []signatures.Signed
	for range 64 {
		k, text := secret(1), bytes.Repeat([]byte("a turn\n"), 1000)
		all = append(all, signatures.Signed{Key: k.Public().(ed25519.PublicKey), Text: text, Signature: ed25519.Sign(k, text)})
	}
	b.Run("together", func(b *testing.B) {
		var checker signatures.Checker
		for b.Loop() {
			if slices.Contains(checker.Check(all), false) {
				b.Fatal("one does not hold")
			}
		}
	})
	b.Run("alone", func(b *testing.B) {
		for b.Loop() {
			for _, s := range all {
				if !s.Holds() {
					b.Fatal("one does not hold")
				}
			}
		}
	})
}
