package index

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"pbem/games/archive/collection"
	"pbem/notation/record"
	"pbem/rules"
)

// Rules finds the game that a member's record was played by. It must be safe for concurrent use.
type Rules func(collection.Member, *record.Record) (rules.Game, error)

// played is what is kept of a record.
type played struct {
	name, file string
	preset     string
	result     rules.Result
	setups     int
	hashes     []uint64 // of the start, and after each line
	materials  []string // likewise; "" where it is that of the position before
	turns      []string // the lines, canonical
	fault      error    // why there is no more of it
}

// play replays a record, as far as it goes.
func play(m collection.Member, by Rules) played {
	p := played{name: m.Name, file: m.File}
	r, _, err := m.Record()
	if err != nil {
		p.fault = err
		return p
	}
	p.preset, p.result, p.setups = r.Tag("Variant"), r.Result, len(r.Setups())
	game, err := by(m, r)
	if err != nil {
		p.fault = err
		return p
	}
	steps, err := record.Steps(r, game, -1)
	p.fault = err
	var last uint64
	for i, s := range steps {
		p.hashes = append(p.hashes, hashOf(s.After.String()))
		if i > 0 {
			p.turns = append(p.turns, s.Turn.String())
		}
		sum := sumOf(s.After)
		if i == 0 || sum != last {
			p.materials = append(p.materials, materialOf(s.After).String())
		} else {
			p.materials = append(p.materials, "")
		}
		last = sum
	}
	return p
}

// hashOf is the hash of a position by its line.
func hashOf(line string) uint64 {
	sum := sha256.Sum256([]byte(line))
	return binary.LittleEndian.Uint64(sum[:])
}

// sumOf is the same for positions with the same units, and quickly made.
func sumOf(p rules.Position) uint64 {
	var sum uint64
	for u := range p.Placements() {
		x := uint64(u.Code)<<24 | uint64(u.Unit)<<8 | uint64(u.Side)<<1
		if u.Neutral {
			x |= 1
		}
		x = (x + 0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
		x ^= x >> 29
		sum += x * 0x94d049bb133111eb
	}
	return sum
}

// sortedKeys are the keys of a small map in their order.
func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
