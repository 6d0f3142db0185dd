package amp

import (
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// compile makes the tables of moves, the powers of leaders and the natures of units.
func (g compiler) compile() error {
	made := tableMaker{g.Game, map[string]sided{}}
	moves, err := g.moves(made)
	if err != nil {
		return err
	}
	for k, u := range g.spec.Units {
		if !u.Leader {
			continue
		}
		powers, err := g.readPowers(u, moves, made)
		if err != nil {
			return err
		}
		for _, p := range powers {
			for _, side := range [...]rules.Side{rules.White, rules.Black} {
				g.powers[side][k] = append(g.powers[side][k], p.of(side))
			}
		}
	}
	g.compilePromotions()
	for group := range g.spec.Groups {
		for k := range g.spec.Units {
			g.natures[unitOf(group, k)] = g.nature(group, k)
		}
	}
	for k := range g.spec.Units {
		g.natures[unitOf(neutral, k)] = nature{free: true, fixed: g.spec.Units[k].Royal}
	}
	return nil
}

func (g compiler) nature(group, kind int) nature {
	gr, u := g.spec.Groups[group], g.spec.Units[kind]
	royal := u.Leader && gr.Royal
	if g.byUnit() {
		royal = u.Leader && u.Royal
	}
	return nature{side: gr.Side, leader: u.Leader, royal: royal, fixed: royal}
}

// sided is a movement ready for use, for either side: one table twice where they are the same.
type sided [2]*board.Table

// sidedPower is a power as it is for either side.
type sidedPower struct {
	mode string
	may  [maxKinds]sided
}

func (p sidedPower) of(side rules.Side) power {
	one := power{mode: p.mode}
	for k := range p.may {
		one.may[k] = p.may[k][side]
	}
	return one
}

// tableMaker makes the tables of a movement, of each once: a table takes long to make, and much room.
type tableMaker struct {
	game *Game
	made map[string]sided // by the movement's text
}

func (m tableMaker) table(text string) (sided, error) {
	if t, ok := m.made[text]; ok {
		return t, nil
	}
	move, err := board.ParseMove(text)
	if err != nil {
		return sided{}, err
	}
	white := move.Compile(m.game.size, false)
	t := sided{white, white}
	if move.Sided() {
		t[rules.Black] = move.Compile(m.game.size, true)
	}
	m.game.asks = m.game.asks || white.Asks()
	m.made[text] = t
	return t, nil
}

// moves compiles how every kind moves.
func (g compiler) moves(made tableMaker) ([maxKinds]sided, error) {
	var moves [maxKinds]sided
	for k, u := range g.spec.Units {
		m, err := made.table(u.Move)
		if err != nil {
			return moves, err
		}
		moves[k] = m
	}
	return moves, nil
}

// readPowers turns the powers of a leader into movements (FU-2, FU-3); where an AMP leads, every leader has the one.
func (g compiler) readPowers(u Unit, moves [maxKinds]sided, made tableMaker) ([]sidedPower, error) {
	if !g.byUnit() {
		return []sidedPower{{may: moves}}, nil
	}
	var powers []sidedPower
	for _, p := range u.Powers {
		c := sidedPower{mode: p.Mode}
		for i := range len(p.May) {
			letter := p.May[i]
			k := g.kind(letter)
			if k < 0 {
				return nil, wrong("", 0, "Powers.May")
			}
			c.may[k] = moves[k]
			if text, ok := p.As[letter]; ok {
				m, err := made.table(text)
				if err != nil {
					return nil, err
				}
				c.may[k] = m
			}
		}
		powers = append(powers, c)
	}
	return powers, nil
}

// readStart reads the first position and what it tells: how many royal leaders a side has and what they are called.
func (g compiler) readStart() error {
	start, err := parser(g).parse(g.spec.Start)
	if err != nil {
		return phrase.Errorf("spec-start", "why", err)
	}
	g.start = start
	g.readHomes()
	if err := g.checkHomes(); err != nil {
		return err
	}
	for _, side := range [...]rules.Side{rules.White, rules.Black} {
		royals := start.royals.And(start.side[side])
		if royals.Empty() && len(g.spec.Wins) > 0 {
			continue
		}
		if royals.Empty() {
			return wrong("", 0, "Royal")
		}
		g.royals[side] = royals.Count()
		g.royalName[side] = royalty(g).nameOfRoyals(royals)
	}
	royalty(g).readPledges()
	g.compileEnds()
	return nil
}

// readHomes notes where the set-up has units of each AMP and kind: standing there they count as unmoved.
func (g compiler) readHomes() {
	for sq, u := range g.start.cell {
		if u != 0 {
			g.homes[u] = g.homes[u].With(uint8(sq))
		}
	}
}

// compileEnds makes the ways to win ready for use, once the first position is read. That their letters are known has been checked.
func (g compiler) compileEnds() {
	s := &g.spec
	if len(s.Wins) == 0 && s.NoMove == MustPass && s.Limit == 0 {
		return
	}
	e := &ends{}
	for _, w := range s.Wins {
		c := win{Win: w, zone: g.zones(&w.On)}
		for i := range len(w.Units) {
			c.kinds |= 1 << g.kind(w.Units[i])
		}
		for _, one := range w.Points {
			e.scores, e.values[g.kind(one.Letter)] = true, uint16(one.Points)
		}
		for _, side := range [...]rules.Side{rules.White, rules.Black} {
			c.may[side] = g.mayWin(&c, side)
		}
		e.wins = append(e.wins, c)
	}
	g.ends = e
}

// mayWin reports whether the first position has what the way to win is counted against.
func (g compiler) mayWin(w *win, side rules.Side) bool {
	theirs := g.start.side[side.Other()]
	switch w.By {
	case TakeRoyals:
		return g.royals[side.Other()] > 0
	case TakeUnits:
		_, ok := g.start.anyOf(theirs, w.kinds)
		return ok
	case Bare:
		return !theirs.AndNot(g.start.leaders).Empty()
	}
	return true
}

// zones returns the squares of a zone for White and for Black.
func (g compiler) zones(z *Zone) [2]board.Bits {
	var zones [2]board.Bits
	for rank := 1; rank <= g.size.Ranks; rank++ {
		for file := range g.size.Files {
			sq, ok := g.grid.index(rules.Square{File: int16(file), Rank: int16(rank)})
			if !ok {
				continue
			}
			for side, own := range [2]int{rank, g.size.Ranks + 1 - rank} {
				if z.Last && own == g.size.Ranks || own >= z.Low && own <= z.High {
					zones[side] = zones[side].With(sq)
				}
			}
		}
	}
	for _, s := range z.Squares {
		if sq, ok := g.grid.index(s); ok {
			zones[0], zones[1] = zones[0].With(sq), zones[1].With(sq)
		}
	}
	return zones
}

// isEmpty reports whether it says no place at all.
func (z *Zone) isEmpty() bool { return !z.Last && z.High == 0 && len(z.Squares) == 0 }
