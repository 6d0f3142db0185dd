package composer

import (
	"strings"

	"pbem/rules"
)

// Last is the turn that led to a position as a link tells it, as far as a board shows it: its ways, "mn4~n6.cn3~n4", and the units that it took, "Won6.Geo4".
type Last struct{ Ways, Captured, Removed string }

// LastOf writes a turn and its losses. A set-up is nothing that a board shows.
func LastOf(t rules.Turn, captured, removed []rules.Placement) Last {
	ways := waysOf(t)
	if t.IsSetup() || ways == "" {
		return Last{}
	}
	return Last{ways, unitsOf(captured), unitsOf(removed)}
}

// moved is the same, read. Of actions only what they did and their squares are known.
type moved struct {
	turn              rules.Turn
	captured, removed []rules.Placement
}

// read reads the turn by the words of its game. It is for the eyes: what cannot be read is not drawn, and is no mistake.
func (l Last) read(v *rules.Vocabulary) moved {
	t, ok := readWays(l.Ways)
	if !ok {
		return moved{}
	}
	return moved{t, readUnits(l.Captured, v), readUnits(l.Removed, v)}
}

// longestLast bounds what a link says of the last turn, so that it stays one that mail programs leave alone.
const longestLast = 400

// hows are the letters of what actions do, in the order of [rules.How]; capital where a unit was promoted.
const hows = "umcivsp"

// waysOf writes what each action did and its squares; "" for more than a link should hold.
func waysOf(t rules.Turn) string {
	var all []string
	for _, a := range t.Actions {
		if int(a.How) >= len(hows) {
			return ""
		}
		squares := []string{a.From.String()}
		for _, s := range append(a.Via[:len(a.Via):len(a.Via)], a.To) {
			squares = append(squares, s.String())
		}
		how := hows[a.How : a.How+1]
		if a.Into != 0 {
			how = strings.ToUpper(how)
		}
		all = append(all, how+strings.Join(squares, "~"))
	}
	return bounded(strings.Join(all, "."))
}

// unitsOf writes units: a letter, whose it is, and the square.
func unitsOf(all []rules.Placement) string {
	var said []string
	for _, u := range all {
		said = append(said, string([]byte{u.Unit, ownerOf(u)})+u.At.String())
	}
	return bounded(strings.Join(said, "."))
}

func bounded(text string) string {
	if len(text) > longestLast {
		return ""
	}
	return text
}

// The owners of units in games without AMPs, and nobody.
const owners = "012"

// ownerOf is the letter of an AMP, and else a digit.
func ownerOf(u rules.Placement) byte {
	switch {
	case u.Neutral:
		return owners[2]
	case u.Code != 0:
		return u.Code
	}
	return owners[u.Side&1]
}

// readWays reads what waysOf writes.
func readWays(text string) (t rules.Turn, ok bool) {
	for part := range strings.SplitSeq(text, ".") {
		a, ok := readWay(part)
		if !ok {
			return rules.Turn{}, false
		}
		t.Actions = append(t.Actions, a)
	}
	return t, true
}

func readWay(text string) (a rules.Action, ok bool) {
	if text == "" {
		return a, false
	}
	how := strings.IndexByte(hows, text[0]|0x20)
	if how < 0 {
		return a, false
	}
	if a.How = rules.How(how); text[0] != hows[how] {
		a.Into = '?' // into what, the board says
	}
	var squares []rules.Square
	for name := range strings.SplitSeq(text[1:], "~") {
		s, ok := squareOf(name)
		if !ok {
			return a, false
		}
		squares = append(squares, s)
	}
	if len(squares) < 2 {
		return a, false
	}
	last := len(squares) - 1
	a.From, a.Via, a.To = squares[0], squares[1:last], squares[last]
	return a, true
}

// squareOf reads the name of a square, or of no square.
func squareOf(name string) (rules.Square, bool) {
	if name == rules.Off().String() {
		return rules.Off(), true
	}
	s, n := rules.ParseSquare(name)
	return s, n > 0 && n == len(name)
}

// readUnits reads what unitsOf writes, and passes over what the game does not have.
func readUnits(text string, v *rules.Vocabulary) (all []rules.Placement) {
	for part := range strings.SplitSeq(text, ".") {
		if len(part) < 3 {
			continue
		}
		u, owned := rules.Placement{Unit: part[0]}, false
		if digit := strings.IndexByte(owners, part[1]); digit >= 0 {
			u.Side, u.Neutral, owned = rules.Side(digit&1), digit == 2, true
		}
		for _, g := range v.Groups {
			if g.Code == part[1] {
				u.Side, u.Group, u.Code, owned = g.Side, g.Name, g.Code, true
			}
		}
		_, named := v.Unit(u.Unit)
		at, ok := squareOf(part[2:])
		if u.At = at; ok && named && owned {
			all = append(all, u)
		}
	}
	return all
}
