package web

import (
	"html/template"
	"maps"
	"slices"
	"strings"

	"pbem/notation/diagram"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/web/library"
)

// treePage is the data of tree/PRESET/index.html, the first position, and of those of other positions beside it.
type treePage struct {
	frame
	Preset  *presets.Preset
	Options string
	Way     []wayStep // one way here; none where games begin
	ToMove  rules.Side
	Over    bool // nobody is to move
	board
	Looks    template.HTML // what the squares of its board look like
	Fragment template.URL  // tells the composer the position
	Counted  library.Counter
	Rows     []treeRow
	Untold   int // turns that are not among the rows
	Games    []reached
	More     int // games that are not named
	Command  string
	Others   []entry // the other starts
}

// wayStep is a turn on the way to a position.
type wayStep struct {
	Number int // as in the record
	Side   rules.Side
	Turn   string
	Page   string // of the position after it; "" where it has none
}

// treeRow is a turn that was played in a position.
type treeRow struct {
	*library.Branch
	Page string    // of the position after it; "" where it has none
	Some []reached // where it has none, some of its games
	More int       // … and how many others
}

// reached is a game that came to a position.
type reached struct {
	row
	Turn int
}

// mostInRow is how many games a row names that leads to no page.
const mostInRow = 5

// treePages makes the pages of openings.
type treePages struct{ *Pages }

// treeFile makes a file below tree/.
func (p treePages) treeFile(dir, name string) (file, bool, error) {
	preset := p.preset(strings.TrimSuffix(strings.TrimPrefix(dir, treesPath), "/"))
	all, err := p.library.Called()
	if err != nil || preset == nil {
		return file{}, false, err
	}
	g, err := p.library.Grove(preset.Name, all)
	if g == nil || err != nil {
		return file{}, false, err
	}
	hex, isPage := strings.CutSuffix(name, ".html")
	n := g.ByHex[hex]
	if hex == "index" {
		n = g.Roots[0]
	} else if n == g.Roots[0] {
		return nothing()
	}
	if !isPage || n == nil {
		return nothing()
	}
	return p.treePage(preset, g, n)
}

// treesPath is where all trees are.
const treesPath = "tree/"

// treeAddresses lists the pages of all trees.
func (p treePages) treeAddresses(all *library.Roll) (list []string, err error) {
	for _, name := range slices.Sorted(maps.Keys(all.Counters)) {
		if p.preset(name) == nil {
			continue
		}
		g, err := p.library.Grove(name, all)
		if err != nil {
			return nil, err
		}
		if g == nil {
			continue
		}
		for _, hex := range slices.Sorted(maps.Keys(g.ByHex)) {
			list = append(list, treesPath+name+"/"+page(g, g.ByHex[hex]))
		}
	}
	return list, nil
}

// page is the address of a node's page, beside the others.
func page(g *library.Grove, n *library.Node) string {
	if n == g.Roots[0] {
		return "index.html"
	}
	return n.Hex() + ".html"
}

// pageOfNode is page of the position after a turn; "" where there is none.
func pageOfNode(g *library.Grove, from library.Root, at uint64) string {
	n := g.Nodes[from][at]
	if n == nil || g.ByHex[n.Hex()] == nil {
		return ""
	}
	return page(g, n)
}

func (p treePages) treePage(preset *presets.Preset, g *library.Grove, n *library.Node) (file, bool, error) {
	r, by, at := p.position(n.Places[0])
	if at == nil { // the record has changed in between
		return nothing()
	}
	data := treePage{frame: p.frame(treesPath+preset.Name+"/"+page(g, n), presetsPath), Preset: preset, Options: n.Options, ToMove: at.ToMove(), Over: at.Outcome().Over()}
	data.Card = p.plainCard(phrase.New("web-tree", "preset", phrase.GameText(preset.Title)), phrase.New("web-tree-about"), treesPath+preset.Name+"/"+page(g, n))
	data.Way = wayTo(g, n, r)
	drawing := diagram.New(at, by.Game.Vocabulary(), diagram.Options{LastSide: at.ToMove().Other()})
	data.board, data.Looks = alone(drawing, at, p.language.Say)
	if !data.Over {
		data.Fragment = fragment(by, at)
	}
	for _, s := range n.Places {
		data.Counted.Add(s.Game)
	}
	p.tell(&data, g, n)
	data.Command = "pbem tree --position '" + strings.ReplaceAll(at.String(), "'", "") + "' DIR"
	made, err := p.html("tree.html", data)
	return made, true, err
}

// position replays a game up to a spot. The position is nil where that fails.
func (p treePages) position(s library.Spot) (*record.Record, *presets.Preset, rules.Position) {
	r, err := p.library.Record(s.File)
	if err != nil {
		return nil, nil, nil
	}
	preset, err := p.library.RulesOf(r)
	if err != nil {
		return nil, nil, nil
	}
	steps, err := record.Steps(r, preset.Game, max(0, s.Plies-s.Setups))
	if err != nil || len(steps) <= s.Plies {
		return nil, nil, nil
	}
	return r, preset, steps[s.Plies].After
}

// tell fills in the turns and the games of a position.
func (p treePages) tell(data *treePage, g *library.Grove, n *library.Node) {
	for _, b := range n.Told() {
		r := treeRow{Branch: b, Page: pageOfNode(g, n.Root, b.To)}
		if r.Page == "" {
			r.Some, r.More = p.reached(data.frame, b.Places, mostInRow)
		}
		data.Rows = append(data.Rows, r)
	}
	data.Untold = len(n.Branches) - len(data.Rows)
	data.Games, data.More = p.reached(data.frame, n.Places, library.MostPlaces)
	for _, r := range g.Roots {
		if r.Root != n.Root {
			data.Others = append(data.Others, entry{startName(r), page(g, r)})
		}
	}
	data.Others = data.Others[:min(len(data.Others), library.MostTurns)]
}

// startName names where a tree begins.
func startName(r *library.Node) phrase.Phrase {
	games := phrase.New("web-count", "n", len(r.Places))
	if r.Options == "" {
		return phrase.New("web-tree-start", "games", games)
	}
	return phrase.New("web-tree-start-options", "options", phrase.Words(library.PlainWords(r.Options)), "games", games)
}

// reached prepares some of the games that came somewhere, and counts the others.
func (p treePages) reached(f frame, all []library.Spot, most int) (shown []reached, more int) {
	for _, s := range all[:min(len(all), most)] {
		turn := max(0, s.Plies-s.Setups)
		shown = append(shown, reached{p.row(f, s.Game), turn})
	}
	return shown, len(all) - len(shown)
}

// wayTo is how a game came to a node.
func wayTo(g *library.Grove, n *library.Node, by *record.Record) (all []wayStep) {
	first := n.Places[0]
	for i, ply := range first.Opening.Plies[:first.Plies] {
		l := by.Turns[i]
		all = append(all, wayStep{l.Number, l.Side, ply.Turn.Value(), pageOfNode(g, n.Root, ply.After)})
	}
	return all
}
