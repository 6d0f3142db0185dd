package library

import (
	"crypto/sha256"
	"encoding/binary"
	"unique"

	"pbem/notation/record"
	"pbem/rules"
)

// deepest is how many turns of a game, set-ups included, are in the tree of openings.
const deepest = 20

// opening is how a game began: its first position, and what was played. Of positions no more is kept than a hash.
type opening struct {
	start uint64
	Plies []ply
}

// ply is a turn or a set-up, and the position after it.
type ply struct {
	Turn  unique.Handle[string] // canonical; many games begin alike
	After uint64
}

// openingOf replays the beginning of a record that was verified; nil where that fails.
func openingOf(r *record.Record, g rules.Game) *opening {
	steps, err := record.Steps(r, g, min(deepest, len(r.Played())))
	if err != nil {
		return nil
	}
	o := &opening{start: hashOf(steps[0].After)}
	for _, s := range steps[1:min(len(steps), deepest+1)] {
		o.Plies = append(o.Plies, ply{unique.Make(s.Turn.String()), hashOf(s.After)})
	}
	return o
}

// hashOf tells positions apart, by their lines.
func hashOf(p rules.Position) uint64 {
	sum := sha256.Sum256([]byte(p.String()))
	return binary.LittleEndian.Uint64(sum[:])
}

// at is the position after so many plies.
func (o *opening) at(plies int) uint64 {
	if plies == 0 {
		return o.start
	}
	return o.Plies[plies-1].After
}

// bytes writes an opening for the listing; nil for none.
func (o *opening) bytes() []byte {
	if o == nil {
		return nil
	}
	b := binary.LittleEndian.AppendUint64(nil, o.start)
	for _, p := range o.Plies {
		turn := p.Turn.Value()
		b = binary.LittleEndian.AppendUint64(binary.AppendUvarint(b, uint64(len(turn))), p.After)
		b = append(b, turn...)
	}
	return b
}

// readOpening reads what bytes wrote; nil for anything else.
func readOpening(b []byte) *opening {
	if len(b) < 8 {
		return nil
	}
	o := &opening{start: binary.LittleEndian.Uint64(b)}
	for b = b[8:]; len(b) > 0; {
		size, n := binary.Uvarint(b)
		if n <= 0 || len(b) < n+8 || size > uint64(len(b)-n-8) {
			return nil
		}
		after := binary.LittleEndian.Uint64(b[n:])
		b = b[n+8:]
		o.Plies = append(o.Plies, ply{unique.Make(string(b[:size])), after})
		b = b[size:]
	}
	return o
}
