package library

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
	MostTurns  = 40 // that a page tells of a position
	MostPlaces = 40 // games that it names
)

// Grove is the trees of a preset: one for each start and each choice of options.
type Grove struct {
	Roots []*Node // with the most games first
	Nodes map[Root]map[uint64]*Node
	ByHex map[string]*Node
}

// Root is where a tree begins.
type Root struct {
	Options string
	start   uint64
}

// Node is a position of a tree that has a page. Whichever turns led there, it is one.
type Node struct {
	Root
	at       uint64
	Places   []Spot // a game once, by the first time that it came there; the newest games first
	Branches []*Branch
	byTurn   map[unique.Handle[string]]*Branch
}

// Spot is a position in a game, after so many lines of its record.
type Spot struct {
	*Game
	Plies int
}

// Branch is a turn that was played in a position. A game that came there twice counts once for each turn that it played.
type Branch struct {
	Turn string
	Counter
	Places []Spot
	To     uint64 // the position after it
}

// mostGrown is how many games a tree is made of at most: the newest.
const mostGrown = 20_000

// grown is the trees of a preset as they were with a version of the listing; without a grove where nothing was played.
type grown struct {
	version int64
	at      time.Time
	took    time.Duration
	grove   *Grove
}

// Grove makes the trees of a preset; nil where there are none. Those that take long to make are made more rarely than the games change.
func (l *Library) Grove(variant string, all *Roll) (*Grove, error) {
	l.mu.Lock()
	old, known := l.groves[variant]
	l.mu.Unlock()
	now := l.now()
	if known && (old.version == all.Version || l.patience > 0 && now.Sub(old.at) >= 0 && now.Sub(old.at) < slowly*old.took) {
		return old.grove, nil
	}
	began := time.Now()
	begun, err := l.Listed().Openings(context.Background(), variant, mostGrown)
	if err != nil {
		return nil, err
	}
	var games []*Game
	for i := range begun {
		g, err := l.gameOf(&begun[i].Game)
		if err != nil {
			return nil, err
		}
		if g.Opening = readOpening(begun[i].Opening); g.Opening != nil {
			games = append(games, g)
		}
	}
	made := grown{version: all.Version, at: now, grove: plant(games)}
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
func plant(games []*Game) *Grove {
	if len(games) == 0 {
		return nil
	}
	g := &Grove{Nodes: map[Root]map[uint64]*Node{}, ByHex: map[string]*Node{}}
	g.choose(games)
	for _, game := range games {
		g.add(game)
	}
	g.sort()
	for _, r := range g.Roots {
		g.name(r)
	}
	return g
}

func rootOf(g *Game) Root { return Root{g.Options, g.Opening.start} }

// choose makes the nodes that have pages: all roots, and of the other positions those of the most games.
func (g *Grove) choose(games []*Game) {
	type position struct {
		Root
		at uint64
	}
	met := map[position]int{}
	for _, game := range games {
		seen, from := map[uint64]bool{}, rootOf(game)
		for i := range len(game.Opening.Plies) + 1 {
			if at := game.Opening.at(i); !seen[at] {
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
		return cmp.Or(cmp.Compare(met[b], met[a]), cmp.Compare(a.Options, b.Options), cmp.Compare(a.start, b.start), cmp.Compare(a.at, b.at))
	})
	for i, s := range chosen {
		if i < mostNodes || s.at == s.start {
			g.put(&Node{Root: s.Root, at: s.at, byTurn: map[unique.Handle[string]]*Branch{}})
		}
	}
}

func (g *Grove) put(n *Node) {
	if g.Nodes[n.Root] == nil {
		g.Nodes[n.Root] = map[uint64]*Node{}
	}
	g.Nodes[n.Root][n.at] = n
	if n.at == n.start {
		g.Roots = append(g.Roots, n)
	}
}

// add counts a game wherever it came to.
func (g *Grove) add(of *Game) {
	nodes := g.Nodes[rootOf(of)]
	for i := range len(of.Opening.Plies) + 1 {
		n := nodes[of.Opening.at(i)]
		if n == nil {
			continue
		}
		if k := len(n.Places); k == 0 || n.Places[k-1].Game != of {
			n.Places = append(n.Places, Spot{of, i})
		}
		if i < len(of.Opening.Plies) {
			n.branch(of.Opening.Plies[i]).add(Spot{of, i + 1})
		}
	}
}

// branch returns the one of a turn.
func (n *Node) branch(p ply) *Branch {
	b := n.byTurn[p.Turn]
	if b == nil {
		b = &Branch{Turn: p.Turn.Value(), To: p.After}
		n.Branches, n.byTurn[p.Turn] = append(n.Branches, b), b
	}
	return b
}

func (b *Branch) add(at Spot) {
	if k := len(b.Places); k > 0 && b.Places[k-1].Game == at.Game {
		return
	}
	b.Places = append(b.Places, at)
	b.Counter.Add(at.Game)
}

func (g *Grove) sort() {
	slices.SortStableFunc(g.Roots, func(a, b *Node) int { return cmp.Compare(len(b.Places), len(a.Places)) })
	for _, nodes := range g.Nodes {
		for _, n := range nodes {
			slices.SortFunc(n.Branches, func(a, b *Branch) int {
				return cmp.Or(cmp.Compare(len(b.Places), len(a.Places)), cmp.Compare(a.Turn, b.Turn))
			})
		}
	}
}

// name gives addresses to all pages that the page of a node leads to.
func (g *Grove) name(n *Node) {
	if g.ByHex[n.Hex()] != nil {
		return
	}
	g.ByHex[n.Hex()] = n
	for _, b := range n.Told() {
		if to := g.Nodes[n.Root][b.To]; to != nil {
			g.name(to)
		}
	}
}

// Told are the branches that the page of a node tells.
func (n *Node) Told() []*Branch { return n.Branches[:min(len(n.Branches), MostTurns)] }

// Hex names the page of a position: it depends on the options, the start and the position alone.
func (n *Node) Hex() string {
	var words [16]byte
	binary.LittleEndian.PutUint64(words[:8], n.start)
	binary.LittleEndian.PutUint64(words[8:], n.at)
	sum := sha256.Sum256(append(words[:], n.Options...))
	return hex.EncodeToString(sum[:8])
}
