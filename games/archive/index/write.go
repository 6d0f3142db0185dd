package index

import (
	"bufio"
	"cmp"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"os"
	"slices"
	"strings"

	"pbem/rules"
)

// writer puts a file together. The turns lie in a file of their own until it is known which of them are wanted.
type writer struct {
	games   []byte
	n       int
	hashes  []uint64
	runs    []byte
	faults  []byte
	nexts   []byte
	strings map[string]uint32
	ends    []byte
	text    strings.Builder
	turns   *bufio.Writer
	spool   *os.File
}

func newWriter() (*writer, error) {
	spool, err := os.CreateTemp("", "pbem-turns-*")
	if err != nil {
		return nil, err
	}
	if err := os.Remove(spool.Name()); err != nil { // it is there until it is closed, however the program ends
		return nil, errors.Join(err, spool.Close())
	}
	return &writer{strings: map[string]uint32{}, spool: spool, turns: bufio.NewWriterSize(spool, 1<<16)}, nil
}

func (w *writer) close() { w.spool.Close() }

// intern returns the number of a string.
func (w *writer) intern(s string) uint32 {
	n, known := w.strings[s]
	if !known {
		n = uint32(len(w.strings))
		w.strings[strings.Clone(s)] = n
		w.text.WriteString(s)
		w.ends = binary.LittleEndian.AppendUint32(w.ends, uint32(w.text.Len()))
	}
	return n
}

// fail keeps why a record cannot be replayed to its end.
func (w *writer) fail(name, why string) {
	w.faults = binary.LittleEndian.AppendUint32(w.faults, w.intern(name))
	w.faults = binary.LittleEndian.AppendUint32(w.faults, w.intern(why))
}

// add takes the next record.
func (w *writer) add(p played) error {
	if len(p.hashes) == 0 {
		return nil
	}
	w.n++
	for _, n := range []uint32{uint32(len(w.hashes)), w.intern(p.name), w.intern(p.file), w.intern(p.preset), uint32(p.setups), resultByte(p.result)} {
		w.games = binary.LittleEndian.AppendUint32(w.games, n)
	}
	for i, m := range p.materials {
		if m != "" || i == 0 {
			w.runs = binary.LittleEndian.AppendUint32(w.runs, uint32(len(w.hashes)+i))
			w.runs = binary.LittleEndian.AppendUint32(w.runs, w.intern(m))
		}
	}
	w.hashes = append(w.hashes, p.hashes...)
	_, err := w.turns.WriteString(strings.Join(append(p.turns, ""), "\n") + "\n") // an empty line at the end of each game
	return err
}

func resultByte(r rules.Result) uint32 {
	return map[rules.Result]uint32{rules.WhiteWins: 1, rules.BlackWins: 2, rules.Drawn: 3}[r]
}

// bytes returns the file.
func (w *writer) bytes(stamp [stampSize]byte) ([]byte, error) {
	sorted := w.sorted()
	if err := w.sharedTurns(sorted); err != nil {
		return nil, err
	}
	out := make([]byte, 0, headSize+len(w.games)+12*len(w.hashes)+len(w.runs)+len(w.faults)+len(w.nexts)+len(w.ends)+w.text.Len()+4)
	out = append(append(out, magic...), stamp[:]...)
	for _, n := range []int{w.n, len(w.hashes), len(w.runs) / pairSize, len(w.nexts) / pairSize, len(w.strings), len(w.faults) / pairSize} {
		out = binary.LittleEndian.AppendUint32(out, uint32(n))
	}
	out = append(out, w.games...)
	for _, h := range w.hashes {
		out = binary.LittleEndian.AppendUint64(out, h)
	}
	for _, p := range sorted {
		out = binary.LittleEndian.AppendUint32(out, p)
	}
	for _, section := range [][]byte{w.runs, w.faults, w.nexts, w.ends} {
		out = append(out, section...)
	}
	out = append(out, w.text.String()...)
	return binary.LittleEndian.AppendUint32(out, crc32.Checksum(out, crc32.MakeTable(crc32.Castagnoli))), nil
}

// sorted is the positions in the order of their hashes.
func (w *writer) sorted() []uint32 {
	all := make([]uint32, len(w.hashes))
	for i := range all {
		all[i] = uint32(i)
	}
	slices.SortFunc(all, func(a, b uint32) int { return cmp.Or(cmp.Compare(w.hashes[a], w.hashes[b]), cmp.Compare(a, b)) })
	return all
}

// sharedTurns reads the turns again, and keeps those that were played in positions that are not the only ones with their hash.
func (w *writer) sharedTurns(sorted []uint32) error {
	shared := make([]bool, len(w.hashes))
	for i := 1; i < len(sorted); i++ {
		if w.hashes[sorted[i]] == w.hashes[sorted[i-1]] {
			shared[sorted[i]], shared[sorted[i-1]] = true, true
		}
	}
	if err := w.turns.Flush(); err != nil {
		return err
	}
	if _, err := w.spool.Seek(0, io.SeekStart); err != nil {
		return err
	}
	lines := bufio.NewReaderSize(w.spool, 1<<16)
	for i := range shared {
		turn, err := lines.ReadString('\n')
		if err != nil {
			return err
		}
		if turn = strings.TrimSuffix(turn, "\n"); shared[i] && turn != "" {
			w.nexts = binary.LittleEndian.AppendUint32(w.nexts, uint32(i))
			w.nexts = binary.LittleEndian.AppendUint32(w.nexts, w.intern(turn))
		}
	}
	return nil
}
