package lifeform

import (
	"fmt"
	"strings"

	"pbem/rules"
)

// whose returns "White's Limb", of the side's unit on the square.
func (l *layout) whose(side rules.Side, sq uint8) string {
	k, _ := l.kindAt(side, sq)
	return fmt.Sprintf("%s's %s", side, k)
}

// named returns "White's Limb on d2".
func (l *layout) named(side rules.Side, sq uint8) string {
	return fmt.Sprintf("%s on %s", l.whose(side, sq), square(sq))
}

// own returns "Limb on d2", of a unit whose side goes without saying.
func (l *layout) own(side rules.Side, sq uint8) string {
	k, _ := l.kindAt(side, sq)
	return fmt.Sprintf("%s on %s", k, square(sq))
}

// short returns "Pd2".
func (l *layout) short(side rules.Side, sq uint8) string {
	k, _ := l.kindAt(side, sq)
	return fmt.Sprintf("%c%s", k.letter(), square(sq))
}

// shorts lists units as "Pd2, Re1".
func (l *layout) shorts(side rules.Side, set uint64) string {
	var list []string
	for sq := range squares(set) {
		list = append(list, l.short(side, sq))
	}
	return strings.Join(list, ", ")
}

// squareList lists squares as "d2, e3".
func squareList(set uint64) string {
	var list []string
	for sq := range squares(set) {
		list = append(list, square(sq).String())
	}
	return strings.Join(list, ", ")
}

// placed returns "the Limb on d2" for each, joined.
func placed(list []rules.Placement) string {
	words := make([]string, len(list))
	for i, p := range list {
		k, _ := kindOf(p.Unit)
		words[i] = fmt.Sprintf("the %s on %s", k, p.At)
	}
	return rules.AndList(words)
}

func isAre(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}

// could says what a primary may do now: "Bc1 could go to a2, capture d4, immobilise d4."
func (p *Position) could(sq uint8) string {
	k, _ := p.kindAt(p.toMove, sq)
	r := p.reach(k, sq)
	if r.none() {
		return p.short(p.toMove, sq) + " cannot go anywhere now."
	}
	var list []string
	for _, part := range [...]struct {
		word string
		set  uint64
	}{{"go to ", r.moves}, {"capture on ", r.captures}, {"immobilise on ", r.grips}} {
		if part.set != 0 {
			list = append(list, part.word+squareList(part.set))
		}
	}
	return fmt.Sprintf("%s could %s.", p.short(p.toMove, sq), strings.Join(list, "; "))
}

// could says what a follower may do now.
func (t *trial) could(sq uint8) string {
	moves, captures := t.left.steps(sq)
	name := t.next.short(t.before.toMove, sq)
	switch {
	case moves|captures == 0:
		return name + " cannot go anywhere now."
	case captures == 0:
		return fmt.Sprintf("%s could go to %s.", name, squareList(moves))
	case moves == 0:
		return fmt.Sprintf("%s could capture on %s.", name, squareList(captures))
	}
	return fmt.Sprintf("%s could go to %s; capture on %s.", name, squareList(moves), squareList(captures))
}
