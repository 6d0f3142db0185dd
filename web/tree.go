package web

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"slices"
	"time"
	"unique"
)

// What the trees of a preset have pages for: the positions that most games came to, but none that only one did.
const (
	mostNodes  = 200
	fewestMet  = 2
	mostTurns  = 40 // that a page tells of a position
	mostPlaces = 40 // games that it names
)

// grove is the trees of a preset: one for each start and each choice of options.
type grove struct {
	roots []*node // with the most games first
	nodes map[root]map[uint64]*node
	byHex map[string]*node
}

// root is where a tree begins.
type root struct {
	options string
	start   uint64
}

// node is a position of a tree that has a page. Whichever turns led there, it is one.
type node struct {
	root
	at       uint64
	places   []spot // a game once, by the first time that it came there; the newest games first
	branches []*branch
	byTurn   map[unique.Handle[string]]*branch
}

// spot is a position in a game, after so many lines of its record.
type spot struct {
	*game
	plies int
}

// branch is a turn that was played in a position. A game that came there twice counts once for each turn that it played.
type branch struct {
	Turn string
	counter
	places []spot
	to     uint64 // the position after it
}

// mostGrown is how many games a tree is made of at most: the newest.
const mostGrown = 20_000

// grown is the trees of a preset as they were with a version of the listing; without a grove where nothing was played.
type grown struct {
	version int64
	at      time.Time
	took    time.Duration
	grove   *grove
}

// grove makes the trees of a preset; nil where there are none. Those that take long to make are made more rarely than the games change.
func (l *library) grove(variant string, all *roll) (*grove, error) {
	l.mu.Lock()
	old, known := l.groves[variant]
	l.mu.Unlock()
	now := l.now()
	if known && (old.version == all.version || l.patience > 0 && now.Sub(old.at) >= 0 && now.Sub(old.at) < slowly*old.took) {
		return old.grove, nil
	}
	began := time.Now()
	begun, err := l.listed().Openings(context.Background(), variant, mostGrown)
	if err != nil {
		return nil, err
	}
	var games []*game
	for i := range begun {
		g, err := l.gameOf(&begun[i].Game)
		if err != nil {
			return nil, err
		}
		if g.opening = readOpening(begun[i].Opening); g.opening != nil {
			games = append(games, g)
		}
	}
	made := grown{version: all.version, at: now, grove: plant(games)}
	made.took = time.Since(began)
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.groves == nil {
		l.groves = map[string]grown{}
	}
	l.groves[variant] = made
	return made.grove, nil
}

// plant makes the trees of games of one preset; nil of none.
func plant(games []*game) *grove {
	if len(games) == 0 {
		return nil
	}
	g := &grove{nodes: map[root]map[uint64]*node{}, byHex: map[string]*node{}}
	g.choose(games)
	for _, game := range games {
		g.add(game)
	}
	g.sort()
	for _, r := range g.roots {
		g.name(r)
	}
	return g
}

func rootOf(g *game) root { return root{g.Options, g.opening.start} }

// choose makes the nodes that have pages: all roots, and of the other positions those of the most games.
func (g *grove) choose(games []*game) {
	type position struct {
		root
		at uint64
	}
	met := map[position]int{}
	for _, game := range games {
		seen, from := map[uint64]bool{}, rootOf(game)
		for i := range len(game.opening.plies) + 1 {
			if at := game.opening.at(i); !seen[at] {
				seen[at] = true
				met[position{from, at}]++
			}
		}
	}
	var chosen []position
	for s, n := range met {
		if n >= fewestMet || s.at == s.start {
			chosen = append(chosen, s)
		}
	}
	slices.SortFunc(chosen, func(a, b position) int {
		return cmp.Or(cmp.Compare(met[b], met[a]), cmp.Compare(a.options, b.options), cmp.Compare(a.start, b.start), cmp.Compare(a.at, b.at))
	})
	for i, s := range chosen {
		if i < mostNodes || s.at == s.start {
			g.put(&node{root: s.root, at: s.at, byTurn: map[unique.Handle[string]]*branch{}})
		}
	}
}

func (g *grove) put(n *node) {
	if g.nodes[n.root] == nil {
		g.nodes[n.root] = map[uint64]*node{}
	}
	g.nodes[n.root][n.at] = n
	if n.at == n.start {
		g.roots = append(g.roots, n)
	}
}

// add counts a game wherever it came to.
func (g *grove) add(of *game) {
	nodes := g.nodes[rootOf(of)]
	for i := range len(of.opening.plies) + 1 {
		n := nodes[of.opening.at(i)]
		if n == nil {
			continue
		}
		if k := len(n.places); k == 0 || n.places[k-1].game != of {
			n.places = append(n.places, spot{of, i})
		}
		if i < len(of.opening.plies) {
			n.branch(of.opening.plies[i]).add(spot{of, i + 1})
		}
	}
}

// branch returns the one of a turn.
func (n *node) branch(p ply) *branch {
	b := n.byTurn[p.turn]
	if b == nil {
		b = &branch{Turn: p.turn.Value(), to: p.after}
		n.branches, n.byTurn[p.turn] = append(n.branches, b), b
	}
	return b
}

func (b *branch) add(at spot) {
	if k := len(b.places); k > 0 && b.places[k-1].game == at.game {
		return
	}
	b.places = append(b.places, at)
	b.counter.add(at.game)
}

func (g *grove) sort() {
	slices.SortStableFunc(g.roots, func(a, b *node) int { return cmp.Compare(len(b.places), len(a.places)) })
	for _, nodes := range g.nodes {
		for _, n := range nodes {
			slices.SortFunc(n.branches, func(a, b *branch) int {
				return cmp.Or(cmp.Compare(len(b.places), len(a.places)), cmp.Compare(a.Turn, b.Turn))
			})
		}
	}
}

// name gives addresses to all pages that the page of a node leads to.
func (g *grove) name(n *node) {
	if g.byHex[n.hex()] != nil {
		return
	}
	g.byHex[n.hex()] = n
	for _, b := range n.told() {
		if to := g.nodes[n.root][b.to]; to != nil {
			g.name(to)
		}
	}
}

// told are the branches that the page of a node tells.
func (n *node) told() []*branch { return n.branches[:min(len(n.branches), mostTurns)] }

// hex names the page of a position: it depends on the options, the start and the position alone.
func (n *node) hex() string {
	var words [16]byte
	binary.LittleEndian.PutUint64(words[:8], n.start)
	binary.LittleEndian.PutUint64(words[8:], n.at)
	sum := sha256.Sum256(append(words[:], n.options...))
	return hex.EncodeToString(sum[:8])
}
