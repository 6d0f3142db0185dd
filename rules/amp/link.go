package amp

import "pbem/rules/board"

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
