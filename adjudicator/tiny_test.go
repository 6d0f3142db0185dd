package adjudicator_test

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// tiny is a small game with set-ups, for scripts about the life of a match: 4x4, each side a king and a queen, set up on
// the side's own rank. Every unit steps as a king; a queen that is not next to its own king after a turn is removed; whose
// king is captured has lost.
type tiny struct{ secret bool }

func (g tiny) Start() rules.Position { return tinyBoard{game: g} }

func (g tiny) Vocabulary() *rules.Vocabulary {
	return &rules.Vocabulary{Files: 4, Ranks: 4, SetupRanks: 1, Quiet: rules.UntilRemoval,
		Units: []rules.UnitName{{Letter: 'K', Name: "king", Royal: true}, {Letter: 'Q', Name: "queen"}}}
}

// Parse reads "4/4/4/KQ2 b".
func (g tiny) Parse(line string) (rules.Position, error) {
	board, side, _ := strings.Cut(line, " ")
	p := tinyBoard{game: g, black: side == "b"}
	ranks := strings.Split(board, "/")
	if len(ranks) != 4 || side != "w" && side != "b" {
		return nil, fmt.Errorf("%q is no position", line)
	}
	for i, rank := range ranks {
		file := 0
		for _, c := range rank {
			if c >= '1' && c <= '4' {
				file += int(c - '0')
				continue
			}
			if file > 3 || !strings.ContainsRune("KQkq", c) {
				return nil, fmt.Errorf("%q is no rank", rank)
			}
			p.at[3-i][file] = byte(c)
			file++
		}
	}
	if s := p.String(); s != line {
		return nil, fmt.Errorf("%q is written %q", line, s)
	}
	return p, nil
}

// tinyBoard has its units by rank and file: capital letters are White's.
type tinyBoard struct {
	game  tiny
	at    [4][4]byte
	black bool
}

func (p tinyBoard) ToMove() rules.Side {
	if p.black {
		return rules.Black
	}
	return rules.White
}

func (p tinyBoard) String() string {
	var b strings.Builder
	for rank := 3; rank >= 0; rank-- {
		empty := 0
		for _, c := range p.at[rank] {
			if c == 0 {
				empty++
				continue
			}
			if empty > 0 {
				fmt.Fprint(&b, empty)
			}
			empty = 0
			b.WriteByte(c)
		}
		if empty > 0 {
			fmt.Fprint(&b, empty)
		}
		if rank > 0 {
			b.WriteByte('/')
		}
	}
	return b.String() + " " + string(p.ToMove().Letter())
}

func (p tinyBoard) Extent() (low, high rules.Square) { return square(0, 0), square(3, 3) }

// square counts file and rank from 0.
func square(file, rank int) rules.Square {
	return rules.Square{File: int16(file), Rank: int16(rank + 1)}
}

// on reports whether the square is on the board.
func on(s rules.Square) bool { return s.File >= 0 && s.File < 4 && s.Rank >= 1 && s.Rank <= 4 }

// cell is the place of a square that is on the board.
func (p *tinyBoard) cell(s rules.Square) *byte { return &p.at[s.Rank-1][s.File] }

func (p tinyBoard) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		for rank := range 4 {
			for file, c := range p.at[rank] {
				if c != 0 && !yield(placement(square(file, rank), c)) {
					return
				}
			}
		}
	}
}

func placement(at rules.Square, c byte) rules.Placement {
	u := rules.Placement{At: at, Unit: c &^ 0x20}
	if c != u.Unit {
		u.Side = rules.Black
	}
	return u
}

func (p tinyBoard) Secret() bool { return p.game.secret }

// Awaits: a side without any unit has not set up.
func (p tinyBoard) Awaits(s rules.Side) bool {
	for u := range p.Placements() {
		if u.Side == s {
			return false
		}
	}
	return true
}

func (p tinyBoard) For(s rules.Side) rules.Position {
	p.black = s == rules.Black
	return p
}

func (p tinyBoard) Example() (rules.Turn, bool) { return rules.Turn{}, false }

func (p tinyBoard) Exists(s rules.Square) bool { return on(s) }

func (p tinyBoard) Standing() rules.Standing { return rules.Standing{} }

func (p tinyBoard) Army() string { return "KQ" }

// Explain says nothing: no letter to the adjudicator asks for it.
func (p tinyBoard) Explain(s rules.Square) (rules.UnitReport, error) {
	return rules.UnitReport{}, &rules.Violation{Code: rules.NoUnitThere}
}

func (p tinyBoard) Outcome() rules.Outcome { return rules.Outcome{} }

func (p tinyBoard) Turns() iter.Seq[rules.Turn] {
	return func(yield func(rules.Turn) bool) {
		for from := range p.Placements() {
			for file := range 4 {
				for rank := range 4 {
					a := rules.Action{How: rules.Move, Unit: from.Unit, From: from.At, To: square(file, rank)}
					if v, err := p.Judge(rules.Draft{Turn: rules.Turn{Actions: []rules.Action{a}}}); err == nil && !yield(v.Turn) {
						return
					}
				}
			}
		}
	}
}

func (p tinyBoard) Judge(d rules.Draft) (rules.Verdict, error) {
	waits := p.Awaits(rules.White) || p.Awaits(rules.Black)
	switch {
	case d.IsSetup() && !waits:
		return rules.Verdict{}, &rules.Violation{Code: rules.SetupOver, Why: phrase.Of("The game has begun.")}
	case d.IsSetup():
		return p.setUp(d)
	case waits:
		return rules.Verdict{}, &rules.Violation{Code: rules.NoUnitThere, Why: phrase.Of("There are no units yet."), Help: phrase.Of("Send a set-up.")}
	case len(d.Actions) != 1:
		return rules.Verdict{}, &rules.Violation{Code: rules.CannotMoveSo, Action: 2, Why: phrase.Of("One unit moves in a turn.")}
	}
	return p.move(d.Actions[0])
}

// setUp: by the rank that is used, whosever it is.
func (p tinyBoard) setUp(d rules.Draft) (rules.Verdict, error) {
	actions := slices.Clone(d.Actions)
	slices.SortFunc(actions, func(a, b rules.Action) int { return int(a.Unit) - int(b.Unit) })
	if len(actions) != 2 || actions[0].Unit != 'K' || actions[1].Unit != 'Q' {
		return rules.Verdict{}, &rules.Violation{Code: rules.SetupArmy, Ruling: "LF-11", Why: phrase.Of("The army is a king and a queen.")}
	}
	next, own := p, actions[0].To.Rank
	for _, a := range actions {
		switch {
		case !on(a.To) || a.To.Rank != own || own != 1 && own != 4:
			return rules.Verdict{}, &rules.Violation{Code: rules.SetupRanks, Ruling: "LF-11", Why: phrase.Of("A side is set up on its own rank.")}
		case *next.cell(a.To) != 0:
			return rules.Verdict{}, &rules.Violation{Code: rules.SetupTwice, Ruling: "LF-11", Why: phrase.Of("Two units stand on one square.")}
		}
		*next.cell(a.To) = a.Unit
		if own == 4 {
			*next.cell(a.To) |= 0x20
		}
	}
	next.black = own == 1
	return rules.Verdict{Turn: rules.Turn{Actions: actions}, Next: next, Notes: []phrase.Phrase{phrase.Of("Noted.")}}, nil
}

func (p tinyBoard) move(a rules.Action) (rules.Verdict, error) {
	refused := func(c rules.Code, why string) (rules.Verdict, error) {
		return rules.Verdict{}, &rules.Violation{Code: c, Action: 1, Quote: a.String(), Why: phrase.Of(why)}
	}
	switch {
	case !on(a.From) || *p.cell(a.From) == 0:
		return refused(rules.NoUnitThere, "There is no unit.")
	case placement(a.From, *p.cell(a.From)).Side != p.ToMove():
		return refused(rules.NotYourUnit, "It is not yours.")
	case !on(a.To) || !a.From.Adjacent(a.To):
		return refused(rules.CannotMoveSo, "It steps to a neighbour square.")
	}
	next, v := p, rules.Verdict{}
	a.How, a.Unit = rules.Move, *p.cell(a.From)&^0x20
	if taken := *p.cell(a.To); taken != 0 {
		u := placement(a.To, taken)
		if u.Side == p.ToMove() {
			return refused(rules.FriendlyUnit, "Your own unit stands there.")
		}
		a.How, v.Captured, v.Reset = rules.Capture, []rules.Placement{u}, true
		if u.Unit == 'K' {
			v.Outcome = rules.Outcome{Result: rules.Win(p.ToMove()), Cause: rules.RoyalsCaptured, Lost: rules.Loss{Unit: "king", All: 1}}
		}
	}
	*next.cell(a.To), *next.cell(a.From) = *p.cell(a.From), 0
	next.black = !p.black
	v.Removed = next.removeLonely(p.ToMove())
	v.Reset = v.Reset || len(v.Removed) > 0
	v.Turn, v.Next = rules.Turn{Actions: []rules.Action{a}}, next
	return v, nil
}

// removeLonely takes the side's queen off if it is not next to its king.
func (p *tinyBoard) removeLonely(side rules.Side) []rules.Placement {
	var king, queen *rules.Placement
	for u := range p.Placements() {
		switch {
		case u.Side == side && u.Unit == 'K':
			king = &u
		case u.Side == side:
			queen = &u
		}
	}
	if king == nil || queen == nil || king.At.Adjacent(queen.At) {
		return nil
	}
	*p.cell(queen.At) = 0
	return []rules.Placement{*queen}
}
