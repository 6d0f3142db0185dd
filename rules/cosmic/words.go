package cosmic

import (
	"slices"
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
func (p *Position) named(sq uint8) phrase.Phrase {
	side, k := p.at(sq)
	return phrase.New("unit-of-group-on", "group", colour(side), "unit", k.term(), "square", p.game.shape.squares[sq])
}

// notOnBoard says that a square is none of the board's.
func (p *Position) notOnBoard(at rules.Square) phrase.Phrase {
	if p.game.shape.within(at) {
		return phrase.New("is-a-hole", "square", at)
	}
	low, high := p.Extent()
	return phrase.New("not-on-the-board", "square", at, "low", low, "high", high)
}

// offForGood says that a piece does not go on from beyond the board.
func (r reader) offForGood(at rules.Square) phrase.Phrase {
	return phrase.Join(phrase.Sentences, r.notOnBoard(at), phrase.New("cosmic-off-for-good"))
}

// short returns "Pc2".
func (p *Position) short(sq uint8) string {
	_, k := p.at(sq)
	return string(k.letter()) + p.game.shape.squares[sq].String()
}

// list names units: "the black rook on f5 and the black pawn on d5".
func (p *Position) list(squares []uint8) phrase.Phrase {
	var names []phrase.Phrase
	for _, sq := range squares {
		names = append(names, phrase.New("the-unit", "unit", p.named(sq)))
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
		return []phrase.Phrase{phrase.New("note-captures", "quote", w.quote(), "units", p.list(t.passed()))}
	case t.took == 0 && w.how == rules.Capture:
		return []phrase.Phrase{phrase.New("cosmic-captures-nothing", "quote", w.quote())}
	}
	return nil
}

// reach says where a piece could go from here: "Pc2 could go to b3, d3, or capture by xe4." After a jump, how it could go on.
func (r refuser) reach(t *path) phrase.Phrase {
	free, taking := t.options()
	name := string(t.kind.letter()) + t.shape.squares[t.from].String()
	to, by := phrase.Series{How: phrase.Commas, Items: free}, phrase.Series{How: phrase.Or, Items: taking}
	switch {
	case t.landed > 0 && len(taking) == 0:
		return phrase.New("cosmic-ends-there", "turn", t.action())
	case t.landed > 0:
		return phrase.New("cosmic-ends-or-goes-on", "turn", t.action(), "by", by)
	case len(free) == 0 && len(taking) == 0:
		return phrase.New("goes-nowhere", "unit", name)
	case len(taking) == 0:
		return phrase.New("could-go", "unit", name, "squares", to)
	case len(free) == 0:
		return phrase.New("cosmic-could-capture", "short", name, "by", by)
	}
	return phrase.New("cosmic-could-go-or-capture", "short", name, "squares", to, "by", by)
}

// options lists the next landings, those that take nothing and those that do ("xe4"), each from a1 on.
func (t *path) options() (free, taking []string) {
	var open, takes []uint8
	leaves, took := false, t.took
	t.hops(func(next *path) bool {
		switch {
		case next.at == off:
			leaves = true
		case next.took > took:
			takes = append(takes, next.at)
		default:
			open = append(open, next.at)
		}
		return true
	})
	slices.Sort(open)
	slices.Sort(takes)
	for _, sq := range open {
		free = append(free, t.shape.squares[sq].String())
	}
	for _, sq := range takes {
		taking = append(taking, "x"+t.shape.squares[sq].String())
	}
	if leaves {
		taking = append(taking, "xoff")
	}
	return free, taking
}
