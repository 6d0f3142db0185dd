package catalogue

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"path/filepath"
	"slices"

	"pbem/games/archive/collection"
	"pbem/rules"
)

// Replayed is a record that was replayed.
type Replayed struct {
	Name    string // of the member
	File    string // that it lies in
	Preset  string
	setups  int
	result  rules.Result
	number  int
	program bool // has played in it
}

// Having returns the names of the records that came to a position, by its line, or to units that are wanted, or to both; "" and nil are any.
func (p *Positions) Having(ctx context.Context, line string, wanted Units) (map[string]bool, error) {
	fits, err := p.materials(ctx, wanted)
	if err != nil {
		return nil, err
	}
	found, hash := map[string]bool{}, hashOf(line)
	return found, p.each(ctx, func(r Replayed, _ string, s steps) error {
		at, having := line == "", wanted == nil
		for i := range s.len() {
			at = at || s.hash(i) == hash
			having = having || fits[s.material(i)]
		}
		if at && having && s.len() > 0 {
			found[r.Name] = true
		}
		return nil
	})
}

// materials are the numbers of those that are wanted.
func (p *Positions) materials(ctx context.Context, wanted Units) (map[int]bool, error) {
	if wanted == nil {
		return nil, nil
	}
	fits := map[int]bool{}
	all, err := p.conn.QueryContext(ctx, "SELECT id, units FROM materials")
	_, err = rows(all, err, func(r *sql.Rows) (id int, err error) {
		var units string
		err = r.Scan(&id, &units)
		fits[id] = wanted(readMaterial(units))
		return id, err
	})
	return fits, err
}

// Faults tells the records that could not be replayed to their end, and why.
func (p *Positions) Faults(ctx context.Context, tell func(name, why string)) error {
	all, err := p.conn.QueryContext(ctx, "SELECT name, fault FROM replays WHERE run = ? AND fault <> '' ORDER BY id", p.run)
	faults, err := rows(all, err, func(r *sql.Rows) (f [2]string, err error) { return f, r.Scan(&f[0], &f[1]) })
	for _, f := range faults {
		tell(f[0], f[1])
	}
	return err
}

// Start is a position that games begin from.
type Start struct {
	Preset string // of the first of them
	Games  int
	hash   uint64
}

// Starts returns the positions from which games begin, those of a preset if one is named, with the most games first.
func (p *Positions) Starts(ctx context.Context, preset string) (all []Start, err error) {
	err = p.each(ctx, func(r Replayed, _ string, s steps) error {
		if r.program && !p.from.Programs || s.len() == 0 || preset != "" && r.Preset != preset {
			return nil
		}
		n := slices.IndexFunc(all, func(known Start) bool { return known.hash == s.hash(0) })
		if n < 0 {
			n, all = len(all), append(all, Start{Preset: r.Preset, hash: s.hash(0)})
		}
		all[n].Games++
		return nil
	})
	slices.SortStableFunc(all, func(a, b Start) int { return cmp.Compare(b.Games, a.Games) })
	return all, err
}

// Branch is a turn that was played in a position, and how those games went. What is missing to Games is in play, or counts for
// neither.
type Branch struct {
	Turn  string `json:"turn"`
	Games int    `json:"games"`
	White int    `json:"white"`
	Draws int    `json:"draws"`
	Black int    `json:"black"`

	first Replayed // a game in which it was played
	at    int      // behind which position of it
	last  int      // the last game that was counted
}

// Tree returns what was played in a position, by its line, whichever turns had led there: the turn of the most games first. Met
// says whether any game had it. A game that came there twice counts once for each turn that it played there.
func (p *Positions) Tree(ctx context.Context, line string) (branches []Branch, met bool, err error) {
	return p.TreeFrom(ctx, Start{hash: hashOf(line)})
}

// TreeFrom is Tree for a position that games begin from.
func (p *Positions) TreeFrom(ctx context.Context, from Start) (branches []Branch, met bool, err error) {
	of := map[uint64]*Branch{}
	err = p.each(ctx, func(r Replayed, _ string, s steps) error {
		if r.program && !p.from.Programs {
			return nil
		}
		for i := range s.len() {
			if s.hash(i) != from.hash {
				continue
			}
			met = true
			turn := s.turn(i)
			if turn == 0 {
				continue
			}
			if of[turn] == nil {
				of[turn] = &Branch{first: r, at: i}
			}
			of[turn].count(r)
		}
		return nil
	})
	for _, b := range of {
		branches = append(branches, *b)
	}
	if err == nil {
		err = p.name(ctx, branches)
	}
	slices.SortFunc(branches, func(a, b Branch) int { return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Turn, b.Turn)) })
	return branches, met, err
}

func (b *Branch) count(r Replayed) {
	if b.last == r.number {
		return
	}
	b.last = r.number
	b.Games++
	switch r.result {
	case rules.WhiteWins:
		b.White++
	case rules.BlackWins:
		b.Black++
	case rules.Drawn:
		b.Draws++
	}
}

// name replays one game of each branch for its turn, of which a hash was kept. Each file is gone through once.
func (p *Positions) name(ctx context.Context, branches []Branch) error {
	files := map[string]map[string][]*Branch{}
	for i := range branches {
		b := &branches[i]
		if files[b.first.File] == nil {
			files[b.first.File] = map[string][]*Branch{}
		}
		files[b.first.File][b.first.Name] = append(files[b.first.File][b.first.Name], b)
	}
	for file, wanted := range files {
		for m := range collection.Walk(ctx, nil, file) {
			if wanted[m.Name] == nil {
				continue
			}
			m.Root = p.root(file)
			r := replayed(m, p.from.By)
			for _, b := range wanted[m.Name] {
				if b.at < len(r.turns) {
					b.Turn = r.turns[b.at]
				}
			}
			if delete(wanted, m.Name); len(wanted) == 0 {
				break
			}
		}
		for name := range wanted {
			return fmt.Errorf("the record %s is not there any more", name)
		}
	}
	return ctx.Err()
}

// root is the folder that was named and that a file lies in; "" for none. Rules lie there, or below.
func (p *Positions) root(file string) string {
	for _, name := range p.from.Names {
		if inside, err := filepath.Rel(name, file); err == nil && inside != "." && filepath.IsLocal(inside) {
			return name
		}
	}
	return ""
}
