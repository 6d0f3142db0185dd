package lifeform

import "pbem/rules"

// Example returns a legal set-up of the side to move, for players who have never sent one: for the army of chess it is the
// array of chess. Not every army has one that this simple way finds.
func (p *Position) Example() (rules.Turn, bool) {
	if !p.Awaits(p.toMove) {
		return rules.Turn{}, false
	}
	e := example{side: p.toMove}
	e.body.put(e.side, torso, e.square(3, 0))
	e.body.put(e.side, head, e.square(4, 0))
	army := p.game.spec.Armies[e.side]
	for _, k := range [...]kind{limb, hand, foot, hair} {
		for range army[k] {
			e.add(k)
		}
	}
	s := placing{side: e.side, body: e.body}
	t := s.turn()
	_, refused := setter{p}.judgeSetup(rules.Draft{Turn: t})
	return t, refused == nil
}

// example is a set-up that grows unit by unit.
type example struct {
	side rules.Side
	body layout
}

// square returns a square of the side's first three ranks; rank 0 is its first.
func (e *example) square(file, rank int) uint8 {
	if e.side == rules.Black {
		rank = 7 - rank
	}
	return uint8(8*rank + file)
}

// add puts a unit on the first square, from the middle outwards, on which it holds to the body.
func (e *example) add(k kind) {
	ranks := [...]int{0, 2, 1}
	if k == limb {
		ranks = [...]int{1, 2, 0}
	}
	for _, rank := range ranks {
		for _, file := range [...]int{3, 4, 2, 5, 1, 6, 0, 7} {
			sq := e.square(file, rank)
			if e.body.of(e.side)&bit(sq) != 0 {
				continue
			}
			body := e.body
			if body.put(e.side, k, sq); body.of(e.side) == body.whole(e.side) {
				e.body = body
				return
			}
		}
	}
}
