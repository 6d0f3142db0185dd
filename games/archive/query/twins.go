package query

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strings"

	"pbem/notation/record"
)

// Twins finds the records that are of one game: by site and number, or because the turns of one are the beginning of the other's.
// Of a record it keeps twelve bytes a line.
type Twins struct {
	facts Asked
	games []game
}

// game is what is kept of a record.
type game struct {
	file     string
	number   string // site and game; "" where one of them is not told
	lines    []line
	setups   int
	signed   bool
	revision int
	result   string // with its cause; "" of a game in play
}

// line is a turn with all that came before it.
type line struct {
	chain [8]byte
	at    uint32 // seconds; 0 where the time is not told
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

// Add takes one more record.
func (t *Twins) Add(r Row) {
	g := game{file: r.File, setups: len(r.Record.Setups()), signed: r.Record.Signature != "", revision: t.fact("revision", r).Number}
	if site, number := Fold(r.Record.Tag("Site")), Fold(r.Record.Tag("Game")); site != "" && number != "" {
		g.number = strings.Clone(site + "\n" + number)
	}
	if !r.Record.InPlay() {
		g.result = strings.Clone(string(r.Record.Result) + " " + t.fact("cause", r).Text)
	}
	g.lines = linesOf(r.Record)
	t.games = append(t.games, g)
}

func (t *Twins) fact(name string, r Row) record.Value {
	if t.facts == nil {
		t.facts = Ask("revision", "cause")
	}
	return t.facts[name](r)
}

// linesOf chains the turns as records do, the rules and the start first. Times and ids are no part of it.
func linesOf(r *record.Record) []line {
	start := cmp.Or(r.Tag("Start"), r.Tag("Position"))
	link := sha256.Sum256([]byte(Fold(r.Tag("Variant")) + "\n" + r.Tag("Options") + "\n" + r.Tag("Rules") + "\n" + start))
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

// Blocks returns the games that there is more than one record of, in the order in which they came. First in each stands the one
// that is kept: the longest of those that are signed or, if none is, the longest.
func (t *Twins) Blocks() [][]Twin {
	groups := t.grouped()
	var blocks [][]Twin
	for i := range t.games {
		if all := groups[i]; len(all) > 1 {
			blocks = append(blocks, t.block(all))
		}
	}
	return blocks
}

func (t *Twins) block(all []int) []Twin {
	slices.SortStableFunc(all, func(a, b int) int { return t.games[b].better(t.games[a]) })
	kept := t.games[all[0]]
	block := []Twin{kept.twin(Kept, 0)}
	for _, i := range all[1:] {
		relation, turn := t.games[i].to(kept)
		block = append(block, t.games[i].twin(relation, turn))
	}
	return block
}

// better orders what is rather kept behind the other.
func (g game) better(other game) int {
	return cmp.Or(cmp.Compare(rank(g.signed), rank(other.signed)), cmp.Compare(len(g.lines), len(other.lines)),
		cmp.Compare(rank(g.result != ""), rank(other.result != "")), cmp.Compare(g.revision, other.revision))
}

func (g game) twin(relation Relation, turn int) Twin {
	return Twin{File: g.file, Relation: relation, Turn: turn, Turns: len(g.lines) - g.setups, Signed: g.signed}
}

// to tells how a record stands to the one that is kept.
func (g game) to(kept game) (Relation, int) {
	n := 0
	for n < min(len(g.lines), len(kept.lines)) && g.lines[n].chain == kept.lines[n].chain {
		n++
	}
	switch {
	case n == len(g.lines) && n == len(kept.lines) && g.result == kept.result:
		return Same, 0
	case n == len(g.lines) && g.result == "":
		return Beginning, 0
	}
	return Fork, max(0, n+1-kept.setups)
}

// key is the same for lines that are one: by chain, and by time where it is told.
func (l line) key(at uint32) [12]byte {
	var key [12]byte
	copy(key[:], l.chain[:])
	binary.BigEndian.PutUint32(key[8:], at)
	return key
}
