package query

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"slices"
	"strings"

	"pbem/games/archive/spool"
	"pbem/notation/record"
)

// Twins finds the records that are of one game: by site and number, or because the turns of one are the beginning of the other's.
// The lines of the records lie on the disk, so that long games cost no more memory than short ones.
type Twins struct {
	facts Asked
	games []game
	lines spool.Spool
	ends  map[string]string // how games ended, each once
	err   error
}

// game is what is kept of a record.
type game struct {
	file     string
	number   string // site and game; "" where one of them is not told
	lines    spool.Place
	length   int  // lines
	last     line // of them
	setups   int
	signed   bool
	revision int
	result   string // with its cause; "" of a game in play
}

// Relation is how a record stands to the one of its game that is kept.
type Relation string

const (
	Kept      Relation = "kept"
	Same      Relation = "same"      // the same turns, and the same end
	Beginning Relation = "beginning" // the kept one goes on
	Fork      Relation = "fork"      // they part at a turn
)

// Twin is a record of a game that there is more than one of.
type Twin struct {
	File     string
	Relation Relation
	Turn     int // with Fork: the first turn that is another, counted as the record's turns are, 0 for a set-up; the end is one more
	Turns    int
	Signed   bool
}

// Add takes one more record. What goes wrong says Blocks.
func (t *Twins) Add(r Row) {
	g := game{file: r.File, setups: len(r.Record.Setups()), signed: r.Record.Signature != "", revision: t.fact("revision", r).Number}
	if site, number := Fold(r.Record.Tag("Site")), Fold(r.Record.Tag("Game")); site != "" && number != "" {
		g.number = strings.Clone(site + "\n" + number)
	}
	if !r.Record.InPlay() {
		g.result = t.ended(string(r.Record.Result) + " " + t.fact("cause", r).Text)
	}
	lines := linesOf(r.Record)
	if g.length = len(lines); g.length > 0 {
		g.last = lines[g.length-1]
	}
	at, err := t.lines.Add(packed(lines))
	g.lines, t.err = at, cmp.Or(t.err, err)
	t.games = append(t.games, g)
}

// ended is how a game ended, in a text that all such games share.
func (t *Twins) ended(how string) string {
	known, ok := t.ends[how]
	if !ok {
		if t.ends == nil {
			t.ends = map[string]string{}
		}
		known = strings.Clone(how)
		t.ends[known] = known
	}
	return known
}

// linesOf returns the lines of a game.
func (t *Twins) linesOf(g game) []line {
	text, err := t.lines.Get(g.lines)
	t.err = cmp.Or(t.err, err)
	return unpacked(text)
}

func (t *Twins) fact(name string, r Row) record.Value {
	if t.facts == nil {
		t.facts = Ask("revision", "cause")
	}
	return t.facts[name](r)
}

// Blocks returns the games that there is more than one record of, in the order in which they came. First in each stands the one
// that is kept: the longest of those that are signed or, if none is, the longest.
// The error is of the disk.
func (t *Twins) Blocks() ([][]Twin, error) {
	groups := t.grouped()
	var blocks [][]Twin
	for i := range t.games {
		if all := groups[i]; len(all) > 1 {
			blocks = append(blocks, t.block(all))
		}
	}
	return blocks, errors.Join(t.err, t.lines.Close())
}

func (t *Twins) block(all []int) []Twin {
	slices.SortStableFunc(all, func(a, b int) int { return t.games[b].better(t.games[a]) })
	kept := t.games[all[0]]
	block := []Twin{kept.twin(Kept, 0)}
	for _, i := range all[1:] {
		relation, turn := t.relation(t.games[i], kept)
		block = append(block, t.games[i].twin(relation, turn))
	}
	return block
}

// better orders what is rather kept behind the other.
func (g game) better(other game) int {
	return cmp.Or(cmp.Compare(rank(g.signed), rank(other.signed)), cmp.Compare(g.length, other.length),
		cmp.Compare(rank(g.result != ""), rank(other.result != "")), cmp.Compare(g.revision, other.revision))
}

func (g game) twin(relation Relation, turn int) Twin {
	return Twin{File: g.file, Relation: relation, Turn: turn, Turns: g.length - g.setups, Signed: g.signed}
}

// relation tells how a record stands to the one that is kept.
func (t *Twins) relation(g, kept game) (Relation, int) {
	lines, others := t.linesOf(g), t.linesOf(kept)
	n := 0
	for n < min(len(lines), len(others)) && lines[n].chain == others[n].chain {
		n++
	}
	switch {
	case n == len(lines) && n == len(others) && g.result == kept.result:
		return Same, 0
	case n == len(lines) && g.result == "":
		return Beginning, 0
	}
	return Fork, max(0, n+1-kept.setups)
}

// grouped returns the records of each game, by the first of them.
func (t *Twins) grouped() map[int][]int {
	of := make(joined, len(t.games))
	for i := range of {
		of[i] = i
	}
	t.byNumber(of)
	t.byChain(of)
	groups := map[int][]int{}
	for i := range of {
		groups[of.first(i)] = append(groups[of.first(i)], i)
	}
	return groups
}

// joined has of each record one before it that is of the same game, or itself.
type joined []int

func (of joined) first(i int) int {
	for of[i] != i {
		of[i] = of[of[i]]
		i = of[i]
	}
	return i
}

func (of joined) join(a, b int) {
	a, b = of.first(a), of.first(b)
	of[max(a, b)] = min(a, b)
}

func (t *Twins) byNumber(of joined) {
	first := map[string]int{}
	for i, g := range t.games {
		if other, known := first[g.number]; known && g.number != "" {
			of.join(i, other)
		} else {
			first[g.number] = i
		}
	}
}

// byChain joins records of which one is the beginning of the other. Many games begin alike, and a short one is the beginning of
// many: where both tell when its last turn came, it must have come at the same time.
func (t *Twins) byChain(of joined) {
	ends := map[[12]byte]int{}      // the first record that ends with a line of this time
	times := map[[8]byte][]uint32{} // the times of lines with which a record ends
	for i, g := range t.games {
		if g.length == 0 {
			continue
		}
		last := g.last
		if other, known := ends[last.key(last.at)]; known {
			of.join(i, other)
			continue
		}
		ends[last.key(last.at)] = i
		times[last.chain] = append(times[last.chain], last.at)
	}
	for i, g := range t.games {
		for _, l := range t.linesOf(g) {
			for _, at := range agreeing(times[l.chain], l.at) {
				if other, known := ends[l.key(at)]; known {
					of.join(i, other)
				}
			}
		}
	}
}

// agreeing are the times that are the same, or of which one is not told: ends are of lines that have one of them.
func agreeing(ends []uint32, at uint32) []uint32 {
	if at == 0 || len(ends) == 0 {
		return ends
	}
	return []uint32{0, at}
}

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
