package cosmic

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// term is the kind's name.
func (k kind) term() phrase.Term { return phrase.Term{Kind: "unit", Name: k.name()} }

// colour is a side as a word for its units: "white".
func colour(s rules.Side) phrase.Term {
	return phrase.Term{Kind: "group", Name: strings.ToLower(s.String())}
}

// named says "white pawn on c2".
func (l *layout) named(sq int) phrase.Phrase {
	side, k := l.at(sq)
	return phrase.New("unit-of-group-on", "group", colour(side), "unit", k.term(), "square", square(sq))
}

// notOnBoard says that a square is none of the board's.
func notOnBoard(s rules.Square) phrase.Phrase {
	return phrase.New("not-on-the-board", "square", s, "low", "a1", "high", "f6")
}

// short returns "Pc2".
func (l *layout) short(sq int) string {
	_, k := l.at(sq)
	return string(k.letter()) + square(sq).String()
}

// list names units: "the black rook on f5 and the black pawn on d5".
func (l *layout) list(squares []uint8) phrase.Phrase {
	var names []phrase.Phrase
	for _, sq := range squares {
		names = append(names, phrase.New("the-unit", "unit", l.named(int(sq))))
	}
	return phrase.Join(phrase.And, names...)
}

// quote returns the words of the whole turn.
func (w *written) quote() phrase.Words {
	if len(w.draft.Actions) == 1 {
		return phrase.Words(w.draft.Quote(0))
	}
	return phrase.Words(w.draft.Turn.String())
}

// misstated notes what a turn does that was written otherwise.
func (p *Position) misstated(w *written, t *path) []phrase.Phrase {
	switch {
	case t.took > 0 && w.how == rules.Move:
		return []phrase.Phrase{phrase.New("cosmic-captures", "quote", w.quote(), "units", p.list(t.passed()))}
	case t.took == 0 && w.how == rules.Capture:
		return []phrase.Phrase{phrase.New("cosmic-captures-nothing", "quote", w.quote())}
	}
	return nil
}

// reach says where a piece could go from here: "Pc2 could go to b3, d3, or capture by xe4." After a jump, how it could go on.
func (p *Position) reach(t *path) phrase.Phrase {
	free, taking := t.options()
	name := string(t.kind.letter()) + square(t.from).String()
	to, by := phrase.Series{How: phrase.Commas, Items: free}, phrase.Series{How: phrase.Or, Items: taking}
	switch {
	case t.landed > 0 && len(taking) == 0:
		return phrase.New("cosmic-ends-there", "turn", t.action())
	case t.landed > 0:
		return phrase.New("cosmic-ends-or-goes-on", "turn", t.action(), "by", by)
	case len(free) == 0 && len(taking) == 0:
		return phrase.New("cosmic-cannot-go", "short", name)
	case len(taking) == 0:
		return phrase.New("cosmic-could-go", "short", name, "squares", to)
	case len(free) == 0:
		return phrase.New("cosmic-could-capture", "short", name, "by", by)
	}
	return phrase.New("cosmic-could-go-or-capture", "short", name, "squares", to, "by", by)
}

// options lists the next landings, those that take nothing and those that do ("xe4"), each from a1 on.
func (t *path) options() (free, taking []string) {
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
		free = append(free, square(first(open)).String())
	}
	for ; takes != 0; takes &= takes - 1 {
		taking = append(taking, "x"+square(first(takes)).String())
	}
	if leaves {
		taking = append(taking, "xoff")
	}
	return free, taking
}
