package index

import (
	"encoding/binary"
	"hash/crc32"
	"io"
	"strings"

	"pbem/rules"
)

// writer puts a file together. All that grows with the number of positions lies on the disk until the end, so that an archive may
// be of any size.
type writer struct {
	games, hashes, runs, faults, turns, sorted, nexts, ends, text *spool

	parts    [parts]*spool // hashes with their positions, by how the hashes begin
	all      []*spool
	numbers  map[string]uint32 // of strings that may come again
	strings  uint32
	position uint32
}

func newWriter() (*writer, error) {
	w := &writer{numbers: map[string]uint32{}}
	spools := []**spool{&w.games, &w.hashes, &w.runs, &w.faults, &w.turns, &w.sorted, &w.nexts, &w.ends, &w.text}
	for i := range w.parts {
		spools = append(spools, &w.parts[i])
	}
	for _, to := range spools {
		s, err := newSpool()
		if err != nil {
			w.close()
			return nil, err
		}
		*to, w.all = s, append(w.all, s)
	}
	return w, nil
}

func (w *writer) close() {
	for _, s := range w.all {
		s.file.Close()
	}
}

// keep returns the number of a string that comes once.
func (w *writer) keep(s string) uint32 {
	io.WriteString(w.text, s) // an error comes again when the spool is read
	w.ends.numbers(uint32(w.text.size))
	w.strings++
	return w.strings - 1
}

// intern returns the number of a string that may come again.
func (w *writer) intern(s string) uint32 {
	n, known := w.numbers[s]
	if !known {
		n = w.keep(s)
		w.numbers[strings.Clone(s)] = n
	}
	return n
}

// fail keeps why a record cannot be replayed to its end.
func (w *writer) fail(name, why string) { w.faults.numbers(w.keep(name), w.keep(why)) }

// add takes the next record.
func (w *writer) add(p played) {
	if len(p.hashes) == 0 {
		return
	}
	name := w.keep(p.name)
	file := name
	if p.file != p.name {
		file = w.intern(p.file)
	}
	w.games.numbers(w.position, name, file, w.intern(p.preset), uint32(p.setups), resultNumber(p.result))
	for i, h := range p.hashes {
		if m := p.materials[i]; m != "" || i == 0 {
			w.runs.numbers(w.position, w.intern(m))
		}
		low, high := uint32(h), uint32(h>>32)
		w.hashes.numbers(low, high)
		w.parts[h>>(64-partBits)].numbers(low, high, w.position)
		w.position++
	}
	io.WriteString(w.turns, strings.Join(append(p.turns, ""), "\n")+"\n") // an empty line at the end of each game; errors come again
}

func resultNumber(r rules.Result) uint32 {
	return map[rules.Result]uint32{rules.WhiteWins: 1, rules.BlackWins: 2, rules.Drawn: 3}[r]
}

// write writes the file.
func (w *writer) write(out io.Writer, stamp [stampSize]byte) error {
	shared, err := w.sort()
	if err == nil {
		err = w.sharedTurns(shared)
	}
	if err != nil {
		return err
	}
	sum := crc32.New(crc32.MakeTable(crc32.Castagnoli))
	both := io.MultiWriter(out, sum)
	head := append([]byte(magic), stamp[:]...)
	for _, n := range []int{w.games.size / gameSize, int(w.position), w.runs.size / pairSize, w.nexts.size / pairSize, int(w.strings), w.faults.size / pairSize} {
		head = binary.LittleEndian.AppendUint32(head, uint32(n))
	}
	if _, err := both.Write(head); err != nil {
		return err
	}
	for _, s := range []*spool{w.games, w.hashes, w.sorted, w.runs, w.faults, w.nexts, w.ends, w.text} {
		rows, err := s.read()
		if err == nil {
			_, err = io.Copy(both, rows)
		}
		if err != nil {
			return err
		}
	}
	_, err = out.Write(binary.LittleEndian.AppendUint32(nil, sum.Sum32()))
	return err
}
