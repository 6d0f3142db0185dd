package query

import (
	"crypto/sha256"
	"encoding/binary"

	"pbem/notation/record"
)

// line is a turn with all that came before it.
type line struct {
	chain [8]byte
	at    uint32 // seconds; 0 where the time is not told
}

// linesOf chains the turns as records do, the rules and the start first. Times and ids are no part of it.
func linesOf(r *record.Record) []line {
	link := sha256.Sum256([]byte(Fold(r.Tag("Variant")) + "\n" + r.Tag("Options") + "\n" + r.Tag("Rules") + "\n" + r.Tag("Start")))
	lines := make([]line, len(r.Turns))
	for i, t := range r.Turns {
		link = sha256.Sum256(append(link[:], t.Text...))
		copy(lines[i].chain[:], link[:])
		if !t.At.IsZero() {
			lines[i].at = uint32(t.At.Unix())
		}
	}
	return lines
}

// key is the same for lines that are one: by chain, and by time where it is told.
func (l line) key(at uint32) [12]byte {
	var key [12]byte
	copy(key[:], l.chain[:])
	binary.BigEndian.PutUint32(key[8:], at)
	return key
}

const lineSize = 12

// packed are lines as they lie on the disk.
func packed(lines []line) []byte {
	text := make([]byte, 0, lineSize*len(lines))
	for _, l := range lines {
		text = binary.BigEndian.AppendUint32(append(text, l.chain[:]...), l.at)
	}
	return text
}

func unpacked(text []byte) []line {
	lines := make([]line, len(text)/lineSize)
	for i := range lines {
		row := text[lineSize*i:]
		lines[i].at = binary.BigEndian.Uint32(row[copy(lines[i].chain[:], row):])
	}
	return lines
}
