package lifeform

import (
	"slices"

	"pgregory.net/rapid"

	"pbem/rules"
)

// drawn draws a position that is not too crowded for the slow engine.
func drawn(t *rapid.T, g *Game) *Position {
	p := drawnCrowded(t, g)
	thin(p)
	return p
}

// drawnCrowded draws a position: two bodies near each other, sometimes with captives.
func drawnCrowded(t *rapid.T, g *Game) *Position {
	p := &Position{game: g, toMove: rules.Side(rapid.IntRange(0, 1).Draw(t, "side"))}
	if most := 2 * g.spec.Truce; most > 0 {
		p.played = uint8(rapid.IntRange(0, most).Draw(t, "played"))
	}
	centre := uint8(rapid.IntRange(2, 5).Draw(t, "rank")*8 + rapid.IntRange(2, 5).Draw(t, "file"))
	area := around(around(bit(centre)))
	for side := rules.White; side <= rules.Black; side++ {
		p.drawBody(t, side, area)
	}
	p.drawCaptives(t)
	return p
}

// drawBody draws Head and Torso, nearly always joined, and other units, most of them beside what stands already.
func (p *Position) drawBody(t *rapid.T, side rules.Side, area uint64) {
	p.drawUnit(t, side, head, area)
	p.drawUnit(t, side, torso, around(around(p.units[side][head])))
	if p.parted(side) && rapid.IntRange(0, 9).Draw(t, "parted") > 0 {
		p.drawUnit(t, side, limb, around(p.units[side][head])&around(p.units[side][torso]))
	}
	for range rapid.IntRange(0, 7).Draw(t, "units") {
		k := rapid.SampledFrom([]kind{hand, hand, foot, hair, hair, limb, limb, limb, limb}).Draw(t, "kind")
		near := around(p.of(side))
		if rapid.IntRange(0, 4).Draw(t, "anywhere") == 0 {
			near = area
		}
		p.drawUnit(t, side, k, near)
	}
}

// drawUnit puts a unit on one of the squares, if one is free.
func (p *Position) drawUnit(t *rapid.T, side rules.Side, k kind, on uint64) {
	if free := slices.Collect(squares(on &^ p.taken())); len(free) > 0 {
		p.put(side, k, rapid.SampledFrom(free).Draw(t, "square"))
	}
}

// drawCaptives puts captives under some of the Hands, now and then a Head or Torso that stands elsewhere.
func (p *Position) drawCaptives(t *rapid.T) {
	for sq := range squares(p.units[0][hand] | p.units[1][hand]) {
		if rapid.IntRange(0, 3).Draw(t, "holds") > 0 {
			continue
		}
		captive := p.placements(nil, sq)[0].Side.Other()
		k := rapid.SampledFrom([]kind{head, torso, hand, foot, hair, limb, limb}).Draw(t, "captive")
		if k <= torso {
			p.held[captive] &^= p.units[captive][k]
			p.units[captive][k] = 0
		}
		p.put(captive, k, sq)
		p.held[captive] |= bit(sq)
	}
}

// thin takes followers away until no primary has more than three: the slow engine goes through all their orders.
func thin(p *Position) {
	for k := head; k.primary(); k++ {
		for sq := range squares(p.units[p.toMove][k]) {
			crowd := around(bit(sq)) & (p.units[p.toMove][hair] | p.units[p.toMove][limb])
			for ; size(crowd) > 3; crowd &= crowd - 1 {
				other, _ := p.kindAt(p.toMove, first(crowd))
				p.lift(p.toMove, other, first(crowd))
			}
		}
	}
}

// someTurn draws a turn: a primary, captures before others, and followers at random.
func someTurn(t *rapid.T, p *Position) rules.Turn {
	all := slices.Collect(p.primaries())
	if len(all) == 0 {
		return rules.Turn{}
	}
	sharp := slices.DeleteFunc(slices.Clone(all), func(a rules.Action) bool { return a.How == rules.Move })
	if len(sharp) > 0 && rapid.Bool().Draw(t, "sharp") {
		all = sharp
	}
	a := rapid.SampledFrom(all).Draw(t, "primary")
	turn := rules.Turn{Actions: []rules.Action{a}}
	from, _ := index(a.From)
	to, _ := index(a.To)
	left := feeder{p}.wake(from, to, a.How)
	for f := range squares(left.hairs | left.limbs) {
		moves, captures := left.steps(f)
		if moves|captures == 0 || left.won || rapid.IntRange(0, 2).Draw(t, "stays") == 0 {
			continue
		}
		targets := slices.Collect(squares(moves | captures))
		at := rapid.SampledFrom(targets).Draw(t, "to")
		how := rules.Move
		if captures&bit(at) != 0 {
			how = rules.Capture
		}
		turn.Actions = append(turn.Actions, rules.Action{How: how, From: square(f), To: square(at)})
		left = left.after(f, at, how)
	}
	return turn
}
