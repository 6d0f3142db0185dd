package cosmic

import (
	"fmt"
	"strings"

	"pbem/rules"
)

// named returns "white pawn on c2".
func (l *layout) named(sq int) string {
	side, k := l.at(sq)
	return strings.ToLower(side.String()) + " " + k.name() + " on " + square(sq).String()
}

// short returns "Pc2".
func (l *layout) short(sq int) string {
	_, k := l.at(sq)
	return string(k.letter()) + square(sq).String()
}

// list names units as "the black rook on f5 and the black pawn on d5".
func (l *layout) list(squares []uint8) string {
	var names []string
	for _, sq := range squares {
		names = append(names, "the "+l.named(int(sq)))
	}
	return rules.AndList(names)
}

// quote returns the words of the whole turn.
func (w *written) quote() string {
	if len(w.draft.Actions) == 1 {
		return w.draft.Quote(0)
	}
	return w.draft.Turn.String()
}

// misstated notes what a turn does that was written otherwise.
func (p *Position) misstated(w *written, t *path) []string {
	switch {
	case t.took > 0 && w.how == rules.Move:
		return []string{fmt.Sprintf("%s: this captures %s.", w.quote(), p.list(t.passed()))}
	case t.took == 0 && w.how == rules.Capture:
		return []string{fmt.Sprintf("%s: this passes over no enemy, so nothing is captured.", w.quote())}
	}
	return nil
}

// reach says where a piece could go from here: "Pc2 could go to b3, d3, or capture by xe4." After a jump, how it could go on.
func (p *Position) reach(t *path) string {
	quiet, taking := t.options()
	name := string(t.kind.letter()) + square(t.from).String()
	switch {
	case t.landed > 0 && len(taking) == 0:
		return "The turn ends there: " + t.action().String() + "."
	case t.landed > 0:
		return fmt.Sprintf("The turn may end there (%s), or go on by %s.", t.action(), rules.OrList(taking))
	case len(quiet) == 0 && len(taking) == 0:
		return name + " cannot go anywhere now."
	case len(taking) == 0:
		return fmt.Sprintf("%s could go to %s.", name, strings.Join(quiet, ", "))
	case len(quiet) == 0:
		return fmt.Sprintf("%s could capture by %s.", name, rules.OrList(taking))
	}
	return fmt.Sprintf("%s could go to %s, or capture by %s.", name, strings.Join(quiet, ", "), rules.OrList(taking))
}

// options lists the next landings, those that take nothing and those that do ("xe4"), each from a1 on.
func (t *path) options() (quiet, taking []string) {
	var open, takes uint64
	leaves, took := false, t.took
	t.hops(func(next *path) bool {
		switch {
		case next.at == off:
			leaves = true
		case next.took > took:
			takes |= bit(next.at)
		default:
			open |= bit(next.at)
		}
		return true
	})
	for ; open != 0; open &= open - 1 {
		quiet = append(quiet, square(first(open)).String())
	}
	for ; takes != 0; takes &= takes - 1 {
		taking = append(taking, "x"+square(first(takes)).String())
	}
	if leaves {
		taking = append(taking, "xoff")
	}
	return quiet, taking
}
