package amoeba

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

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
