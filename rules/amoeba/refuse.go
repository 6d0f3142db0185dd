package amoeba

import (
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

// own returns where the unit stands that the action moves, or why that is not a unit that may be moved.
func (t *try) own(a rules.Action) (loc, *rules.Violation) {
	at, ok := t.at(a.From)
	v := rules.Violation{Code: rules.NoUnitThere}
	switch {
	case !ok || t.cells[at] < free:
		v.Why = t.noSquare(a.From)
	case t.cells[at] == free:
		v.Why = phrase.New("nothing-stands-on", "square", a.From)
		v.Help = phrase.New("amoeba-slide-meant")
	case sideOf(t.cells[at]) != t.side:
		v.Code = rules.NotYourUnit
		v.Why = phrase.New("not-your-unit", "unit", t.named(at), "owner", t.side.Other(), "side", t.side)
	case a.Unit != 0 && a.Unit != letterOf(kindOf(t.cells[at])):
		v.Why = phrase.New("unit-is-another", "square", a.From, "unit", unitOf(t.cells[at]), "short", t.short(at))
		v.Help, v.Spelling = phrase.New("write-unit-if-meant", "unit", t.short(at)), true
	default:
		return at, nil
	}
	refused := v // a copy, so that v is not put on the heap for every unit that may be moved
	return 0, &refused
}

// noSquare says that there is no square at a location, or that the location lies beyond the grid.
func (t *try) noSquare(s rules.Square) phrase.Phrase {
	if at, ok := t.at(s); t.game.spec.Unbounded || ok && t.cells[at] == vacant {
		return phrase.New("amoeba-no-square", "square", s)
	}
	return phrase.New("not-on-the-board", "square", s, "low", t.position.low, "high", t.position.high)
}

// misstated says what a move does that was written otherwise.
func (t *try) misstated(quote phrase.Words, to loc) phrase.Phrase {
	if t.cells[to] != free {
		return phrase.New("note-captures", "quote", quote, "units", phrase.New("the-unit", "unit", t.named(to)))
	}
	return phrase.New("note-captures-nothing", "quote", quote, "square", t.square(to))
}

// kingAttacked explains a turn that leaves the mover's own king attacked (AM-5), and offers slides that would mend it.
func (t *try) kingAttacked(by loc) *rules.Violation {
	v := &rules.Violation{Code: rules.KingAttacked, Ruling: "AM-5", Quote: t.draft.Quote(-1)}
	v.Why = phrase.New("amoeba-king-attacked", "king", t.named(t.attacked()), "by", t.named(by))
	if t.slide != (slide{}) {
		t.shift(t.slide.to, t.slide.from)
	}
	if t.safe(t.side) {
		v.Help = phrase.New("amoeba-safe-without-slide")
		return v
	}
	mend := t.mends()
	if len(mend) > mostMends {
		mend = append(mend[:mostMends-1], phrase.New("cosmic-others"))
	}
	switch {
	case len(mend) == 0 && !t.game.spec.Still:
		v.Help = phrase.New("amoeba-no-slide-mends")
	case len(mend) > 0:
		v.Help = phrase.New("amoeba-slides-mend", "slides", phrase.Join(phrase.Or, mend...))
	}
	return v
}

// mostMends is how many slides a refusal offers.
const mostMends = 6

// mends lists slides that leave no king of the mover attacked, at most one more than are offered.
func (t *try) mends() []phrase.Phrase {
	var mend []phrase.Phrase
	list := t.appendSlides(nil, t.position.before())
	sorted(list, func(dst []byte, s slide) []byte { return t.slideAction(s).Append(dst) })
	for _, s := range list {
		if !t.slidable(s.from) || len(mend) > mostMends {
			continue
		}
		t.shift(s.from, s.to)
		if t.safe(t.side) {
			mend = append(mend, phrase.Of("/ "+t.slideAction(s).String()))
		}
		t.shift(s.to, s.from)
	}
	return mend
}

// attacked returns where the side's king stands that is attacked.
func (t *try) attacked() loc {
	r := &t.units[t.side]
	for _, at := range r.at {
		if kindOf(t.cells[at]) == king && t.attacker(at, t.side.Other()) != 0 {
			return at
		}
	}
	return r.king
}

// reach says where the unit could go in some legal turn.
func (t *try) reach(from loc) phrase.Phrase {
	name := t.short(from)
	moves := t.appendMoves(nil, from)
	var to []loc
	list := t.appendSlides(nil, t.position.before())
	for i := range moves {
		one := moves[i : i+1]
		if !slices.Contains(to, one[0].to) && !t.walk(t.side, one, list, func(move, slide, []loc) bool { return false }) {
			to = append(to, one[0].to)
		}
	}
	if len(to) == 0 {
		return phrase.New("goes-nowhere", "unit", name)
	}
	slices.Sort(to)
	return phrase.New("could-go", "unit", name, "squares", t.list(to))
}

// unreachable explains why a unit may not go where it is sent: its kind does not move so, something stops it on the way, or
// what is on the square.
func (t *try) unreachable(from loc, s rules.Square) rules.Violation {
	v := rules.Violation{Code: rules.CannotMoveSo, Ruling: "AM-1"}
	if kindOf(t.cells[from]) == pawn {
		v.Ruling = "AM-2"
	}
	to, ok := t.at(s)
	files, ranks := s.File-t.square(from).File, s.Rank-t.square(from).Rank
	switch {
	case !ok || t.cells[to] == outside:
		v.Why = t.noSquare(s)
	case t.exceeds(from, int(files), int(ranks)):
		v.Why = t.strangeMove(from, s, int(files), int(ranks))
	default:
		v = t.stopped(from, to, sign(files)+loc(sign(ranks))*t.stride, v)
	}
	v.Help = t.reach(from)
	return v
}

func sign(n int16) loc {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// exceeds reports whether a move so far is none of the unit's, whatever stands where.
func (t *try) exceeds(from loc, files, ranks int) bool {
	unit := t.cells[from]
	line, diagonal := (files == 0) != (ranks == 0), files != 0 && files*files == ranks*ranks
	switch kindOf(unit) {
	case knight:
		return files*files+ranks*ranks != 5
	case rook:
		return !line
	case bishop:
		return !diagonal
	case queen:
		return !line && !diagonal
	case king:
		return files*files+ranks*ranks > 2 || files == 0 && ranks == 0
	}
	forward := 1
	if sideOf(unit) == rules.Black {
		forward = -1
	}
	return ranks != forward || files*files > 1
}

// strangeMove says that the unit does not move so, and what a player of chess may have had in mind.
func (t *try) strangeMove(from loc, s rules.Square, files, ranks int) phrase.Phrase {
	switch kind := kindOf(t.cells[from]); {
	case files == 0 && ranks == 0:
		return phrase.New("must-leave-square", "unit", t.named(from))
	case kind == pawn && files == 0 && ranks*ranks == 4:
		return phrase.New("amoeba-no-double-step")
	case kind == king && ranks == 0 && files*files >= 4:
		return phrase.New("no-castling")
	}
	return phrase.New("moves-otherwise", "unit", t.named(from), "square", s)
}

// stopped explains a move that the unit could make on another board: the first obstacle on its way, or what is at the end.
func (t *try) stopped(from, to, step loc, v rules.Violation) rules.Violation {
	name := t.named(from)
	if kindOf(t.cells[from]) == knight {
		step = to - from
	}
	for at := from + step; at != to; at += step {
		if c := t.cells[at]; c < free {
			v.Code, v.Why = rules.Blocked, phrase.New("amoeba-way-without-square", "unit", name, "to", t.square(to), "at", t.square(at))
			return v
		} else if c > free {
			v.Code, v.Why = rules.Blocked, phrase.New("way-blocked", "unit", name, "square", t.square(to), "units", phrase.New("the-unit", "unit", t.named(at)))
			return v
		}
	}
	c, straight := t.cells[to], step == t.forward(t.side)
	switch {
	case c < free:
		v.Code, v.Why = rules.Blocked, phrase.New("amoeba-no-square", "square", t.square(to))
	case c == free: // only a pawn does not take an empty square that it could go to
		v.Why = phrase.New("amoeba-pawn-diagonal", "to", t.square(to))
	case kindOf(t.cells[from]) == pawn && straight:
		v.Code, v.Why = rules.Blocked, phrase.New("amoeba-pawn-blocked", "unit", name, "by", t.named(to))
	default:
		v.Code, v.Why = rules.FriendlyUnit, phrase.New("friendly-unit-there", "unit", t.named(to))
	}
	return v
}
