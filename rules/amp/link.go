package amp

import (
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// links is how units are linked where the fast way of package board does not do: on a board of many ranks, where units touch otherwise
// than by an edge or a corner, and where no unit carries a chain. nil everywhere else.
type links interface {
	// Around returns the set and all squares that touch one of it.
	Around(board.Bits) board.Bits
	// Connected returns the seeds and what of the squares given is joined to them by a chain of such squares.
	Connected(seeds, through board.Bits) board.Bits
}

// readTouch finds out how units are linked.
func (g *Game) readTouch() error {
	if g.size.Tall() || g.spec.Chain == ChainNone {
		g.links = &g.size
	}
	if g.usualTouch() {
		return nil
	}
	m, err := board.ParseTouch(g.spec.Touch)
	if err != nil {
		return err
	}
	g.links = m.Touching(&g.size)
	return nil
}

func (g *Game) usualTouch() bool { return g.spec.Touch == "" || g.spec.Touch == board.UsualTouch }

// around returns the set and all squares that touch one of it.
func (g *Game) around(b board.Bits) board.Bits {
	if g.links != nil {
		return g.links.Around(b)
	}
	return b.Spread()
}

// connectedOtherwise is connected where units are not linked in the usual way.
func (p *play) connectedOtherwise(seeds board.Bits) board.Bits {
	links, all := p.game.links, p.layout.side[p.side]
	switch p.game.spec.Chain {
	case ChainOwn:
		return links.Around(links.Connected(seeds, p.layout.group[p.group])).And(all)
	case ChainNone:
		return links.Around(seeds).And(all)
	}
	return links.Connected(seeds, all)
}

// leaderName says "yellow Prince on c3", or under GroupLead "orange Chief on n3"; of an AMP with several leaders "orange AMP".
func (p *play) leaderName() phrase.Phrase {
	leaders := p.seeds()
	switch leaders.Count() {
	case 0:
		return phrase.New("amp-leader-of-group", "group", p.game.colour(p.group))
	case 1:
		return p.leaderNames()
	}
	return phrase.New("amp-amp-of-group", "group", p.game.colour(p.group))
}

// leaderNames names every leader of whom a chain may come: "orange Chief on n3 or orange Deputy on o4".
func (p *play) leaderNames() phrase.Phrase {
	var names []phrase.Phrase
	for sq := range p.seeds().All() {
		names = append(names, p.game.named(sq, p.at(sq)))
	}
	return phrase.Join(phrase.Or, names...)
}

// text is the name of the style, for messages to choose by.
func (c ChainStyle) text() phrase.Text {
	return [...]phrase.Text{"friendly", "own", "none"}[c]
}

// touchText is how units touch, for messages to choose by: usual, edge, corner, or other.
func (g describer) touchText() phrase.Text {
	switch g.spec.Touch {
	case "", board.UsualTouch:
		return "usual"
	case "W":
		return "edge"
	case "F":
		return "corner"
	}
	return "other"
}

// sayTouch says what touching is, where it is neither by an edge nor by a corner.
func (g describer) sayTouch() phrase.Phrase {
	if g.touchText() != "other" {
		return phrase.Phrase{}
	}
	m, err := board.ParseTouch(g.spec.Touch)
	if err != nil {
		return phrase.Phrase{} // it was read when the game was made
	}
	var ways []phrase.Phrase
	for _, w := range m.Parts() {
		leap := w.Legs[0]
		way := phrase.New("board-says-step", "atom", leap.Atom)
		if leap.Atom == 0 {
			way = phrase.New("board-says-leap", "x", leap.X, "y", leap.Y)
		}
		ways = append(ways, way)
	}
	return phrase.New("amp-says-touch", "ways", phrase.Join(phrase.Or, ways...))
}

// remindTouch reminds whoever goes by the usual way that units touch otherwise here.
func (g describer) remindTouch() phrase.Phrase {
	switch touch := g.touchText(); touch {
	case "edge", "corner":
		return phrase.New("amp-touching-by", "touch", touch)
	}
	return g.sayTouch()
}
