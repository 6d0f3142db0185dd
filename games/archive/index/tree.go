package index

import (
	"cmp"
	"slices"
	"sort"
)

// Branch is a turn that was played in a position, and how those games went. What is missing to Games is in play, or counts for
// neither.
type Branch struct {
	Turn  string `json:"turn"`
	Games int    `json:"games"`
	White int    `json:"white"`
	Draws int    `json:"draws"`
	Black int    `json:"black"`

	last int // the last game that was counted, and one
}

// Unread reads the canonical turns of a record again, set-ups included, for a position that only one game had.
type Unread func(Game) ([]string, error)

// Tree returns what was played in a position, by its line, whichever turns had led there: the turn of the most games first. Met
// says whether any game had it. A game that came there twice counts once for each turn that it played there.
func (x *Index) Tree(line string, read Unread) (branches []Branch, met bool, err error) {
	return x.tree(hashOf(line), read)
}

// TreeFrom is Tree for a position that games begin from.
func (x *Index) TreeFrom(s Start, read Unread) (branches []Branch, met bool, err error) {
	return x.tree(s.hash, read)
}

func (x *Index) tree(wanted uint64, read Unread) (branches []Branch, met bool, err error) {
	at := map[string]int{}
	from := sort.Search(x.positions, func(i int) bool { return x.hash(number(x.sortedRows, i)) >= wanted })
	for i := from; i < x.positions && x.hash(number(x.sortedRows, i)) == wanted; i++ {
		met = true
		p := x.place(number(x.sortedRows, i))
		turn, err := x.next(p, read)
		if err != nil {
			return nil, true, err
		}
		if turn == "" {
			continue
		}
		n, known := at[turn]
		if !known {
			n = len(branches)
			at[turn], branches = n, append(branches, Branch{Turn: turn})
		}
		branches[n].count(p)
	}
	slices.SortStableFunc(branches, func(a, b Branch) int { return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Turn, b.Turn)) })
	return branches, met, nil
}

func (b *Branch) count(p Place) {
	if b.last == p.number+1 {
		return
	}
	b.last = p.number + 1
	b.Games++
	switch p.Game.result {
	case 1:
		b.White++
	case 2:
		b.Black++
	case 3:
		b.Draws++
	}
}

// next is the turn that was played at a place; "" where the game ends there.
func (x *Index) next(p Place, read Unread) (string, error) {
	if p.position+1 >= x.firstOf(p.number+1) {
		return "", nil
	}
	n := sort.Search(x.nexts, func(i int) bool { return number(x.nextRows, 2*i) >= p.position })
	if n < x.nexts && number(x.nextRows, 2*n) == p.position {
		return x.string(number(x.nextRows, 2*n+1)), nil
	}
	turns, err := read(p.Game)
	if i := p.position - p.Game.first; err == nil && i < len(turns) {
		return turns[i], nil
	}
	return "", err
}
