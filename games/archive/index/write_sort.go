package index

import (
	"cmp"
	"encoding/binary"
	"io"
	"slices"
	"strings"
)

// The positions are sorted part by part, by the first bits of their hashes: a part fits into memory.
const (
	partBits = 6
	parts    = 1 << partBits
	partSize = 12
)

// entry is a position with its hash.
type entry struct {
	hash     uint64
	position uint32
}

// bits is a set of positions.
type bits []uint64

func (b bits) set(i uint32)      { b[i/64] |= 1 << (i % 64) }
func (b bits) has(i uint32) bool { return b[i/64]&(1<<(i%64)) != 0 }

// sort writes the positions in the order of their hashes, and returns those that are not the only ones with their hash.
func (w *writer) sort() (bits, error) {
	shared := make(bits, w.position/64+1)
	for _, part := range w.parts {
		rows, err := part.read()
		if err != nil {
			return nil, err
		}
		all := make([]entry, part.size/partSize)
		var row [partSize]byte
		for i := range all {
			if _, err := io.ReadFull(rows, row[:]); err != nil {
				return nil, err
			}
			all[i] = entry{binary.LittleEndian.Uint64(row[:]), binary.LittleEndian.Uint32(row[8:])}
		}
		slices.SortFunc(all, func(a, b entry) int { return cmp.Or(cmp.Compare(a.hash, b.hash), cmp.Compare(a.position, b.position)) })
		for i, e := range all {
			w.sorted.numbers(e.position)
			if i > 0 && all[i-1].hash == e.hash {
				shared.set(e.position)
				shared.set(all[i-1].position)
			}
		}
	}
	return shared, nil
}

// sharedTurns reads the turns again, and keeps those that were played in positions that are not the only ones with their hash.
func (w *writer) sharedTurns(shared bits) error {
	lines, err := w.turns.read()
	if err != nil {
		return err
	}
	for i := range w.position {
		turn, err := lines.ReadString('\n')
		if err != nil {
			return err
		}
		if turn = strings.TrimSuffix(turn, "\n"); turn != "" && shared.has(i) {
			w.nexts.numbers(i, w.intern(turn))
		}
	}
	return nil
}
