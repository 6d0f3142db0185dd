package amp

import (
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// compile makes the tables of moves, the powers of leaders and the natures of units.
func (g *Game) compile() error {
	made := tableMaker{g.size, map[string]*board.Table{}}
	tables, err := g.tables(made)
	if err != nil {
		return err
	}
	for k, u := range g.spec.Units {
		switch {
		case !u.Leader:
		case g.byUnit():
			if g.powers[k], err = g.compilePowers(u, tables, made); err != nil {
				return err
			}
		default:
			g.powers[k] = []power{{may: tables}}
		}
	}
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

func (g *Game) nature(group, kind int) nature {
	gr, u := g.spec.Groups[group], g.spec.Units[kind]
	royal := u.Leader && gr.Royal
	if g.byUnit() {
		royal = u.Leader && u.Royal
	}
	return nature{side: gr.Side, leader: u.Leader, royal: royal, fixed: royal}
}

func (g *Game) tables(made tableMaker) ([maxKinds]*board.Table, error) {
	var tables [maxKinds]*board.Table
	for k, u := range g.spec.Units {
		table, err := made.table(u.Move)
		if err != nil {
			return tables, phrase.Errorf("amp-spec-unit", "letter", u.Letter, "why", err)
		}
		tables[k] = table
	}
	return tables, nil
}

// tableMaker makes the table of a movement, of each once: a table takes long to make, and much room.
type tableMaker struct {
	size board.Size
	made map[string]*board.Table // by the movement's text
}

func (m tableMaker) table(text string) (*board.Table, error) {
	if t := m.made[text]; t != nil {
		return t, nil
	}
	move, err := board.ParseMove(text)
	if err != nil {
		return nil, err
	}
	t := move.Compile(m.size)
	m.made[text] = t
	return t, nil
}

// compilePowers turns the powers of a leader into tables (FU-2, FU-3).
func (g *Game) compilePowers(u Unit, tables [maxKinds]*board.Table, made tableMaker) ([]power, error) {
	var powers []power
	for _, p := range u.Powers {
		c := power{mode: p.Mode}
		for i := range len(p.May) {
			letter := p.May[i]
			k := g.kind(letter)
			if k < 0 {
				return nil, phrase.Errorf("amp-spec-no-such-unit", "letter", u.Letter, "other", phrase.QuoteLetter(letter))
			}
			c.may[k] = tables[k]
			if text, ok := p.As[letter]; ok {
				table, err := made.table(text)
				if err != nil {
					return nil, phrase.Errorf("amp-spec-activating", "letter", u.Letter, "other", letter, "why", err)
				}
				c.may[k] = table
			}
		}
		powers = append(powers, c)
	}
	return powers, nil
}

// readStart reads the first position and what it tells: how many royal leaders a side has and what they are called.
func (g *Game) readStart() error {
	start, err := g.parse(g.spec.Start)
	if err != nil {
		return phrase.Errorf("amp-spec-start", "why", err)
	}
	g.start = start
	for _, side := range [...]rules.Side{rules.White, rules.Black} {
		royals := start.royals.And(start.side[side])
		if royals.Empty() {
			return phrase.Errorf("amp-spec-no-royals", "side", side)
		}
		first, _ := royals.Pop()
		g.royals[side] = royals.Count()
		g.royalName[side] = g.spec.Units[start.at(first).kind()].Name
	}
	return nil
}
