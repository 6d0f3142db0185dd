package adjudicator

import (
	"slices"
	"strings"

	"pbem/notation/seal"
	"pbem/rules/phrase"
)

// Step is one answer that a player leaves ready: if the opponent plays Theirs, they play Mine.
type Step struct {
	Theirs string `json:"theirs,omitempty"` // canonical; "" is any turn that no other branch of its place fits
	Fits   string `json:"fits,omitempty"`   // what Theirs leads to, see fits; "" with any
	Mine   string `json:"mine"`             // canonical; behind any as it was written
}

// Branch is a step, and those that go on behind it. The branches of a place stand in the order in which they were sent, any last.
type Branch struct {
	Step
	Then []Branch
}

// Any is what a line has for a turn of the opponent's whatever it is (CR-31).
const Any = "any"

// Line is one path as a player writes it: their turn, mine, their turn, mine, …
type Line []string

// String is the line as a letter has it.
func (l Line) String() string {
	words := make([]string, len(l))
	for i, text := range l {
		words[i] = strings.Join(strings.Fields(text), " ")
	}
	if len(words) == 0 {
		return "if"
	}
	return "if " + strings.Join(words, " then ")
}

const fitsDigits = 24

// fits is a fingerprint of the position that a turn leads to and of what it captures: turns that have it in common are one and the same,
// in whatever order their parts stand (CR-30).
func fits(line string, captured []Taken) string {
	units := make([]string, len(captured))
	for i, t := range captured {
		units[i] = t.At.String() + string(t.Unit) + t.Owner
	}
	slices.Sort(units)
	return seal.Commit(line, strings.Join(units, " "))[len(seal.Scheme):][:fitsDigits]
}

// put has a path in the branches of a place, in a copy of them: where a turn of the opponent's has another answer, that and all behind it
// go (CR-30).
func put(list []Branch, path []Step) []Branch {
	if len(path) == 0 {
		return list
	}
	first, i := path[0], slices.IndexFunc(list, path[0].alike)
	list = slices.Clone(list)
	switch {
	case i >= 0 && list[i].Mine == first.Mine:
		list[i].Then = put(list[i].Then, path[1:])
		return list
	case i >= 0:
		list[i] = Branch{first, put(nil, path[1:])}
		return list
	}
	at := len(list)
	if at > 0 && list[at-1].Theirs == "" {
		at--
	}
	return slices.Insert(list, at, Branch{first, put(nil, path[1:])})
}

// alike reports whether a branch answers the same turn.
func (s Step) alike(b Branch) bool {
	return s.Theirs == b.Theirs || s.Fits != "" && s.Fits == b.Fits
}

// fitting is the branch of a place that answers a turn which was played; nil for none. One of its own goes before any (CR-31), and of two
// the one with the same text (CR-30).
func fitting(list []Branch, p Played) []Branch {
	if len(list) == 0 {
		return nil
	}
	i := slices.IndexFunc(list, func(b Branch) bool { return b.Theirs == p.Turn })
	if i < 0 {
		print := fits(p.Line, p.Captured)
		i = slices.IndexFunc(list, func(b Branch) bool { return b.Fits == print })
	}
	if i < 0 {
		i = slices.IndexFunc(list, func(b Branch) bool { return b.Theirs == "" })
	}
	if i < 0 {
		return nil
	}
	return []Branch{list[i]}
}

// behind is what goes on behind the one branch that fitted, once its answer is played.
func behind(list []Branch, turn string) []Branch {
	if len(list) != 1 || list[0].Mine != turn {
		return nil
	}
	return list[0].Then
}

// nodes counts branches and all behind them.
func nodes(list []Branch) int {
	n := len(list)
	for _, b := range list {
		n += nodes(b.Then)
	}
	return n
}

// without takes out the branch with a number, as Ahead counts them, and all behind it; left is the number that it would have in
// what follows, 0 once it is found.
func withoutBranch(list []Branch, number int) (rest []Branch, left int) {
	for i, b := range list {
		if number == 1 {
			return append(rest, list[i+1:]...), 0
		}
		number--
		if b.Then, number = withoutBranch(b.Then, number); number == 0 {
			return append(append(rest, b), list[i+1:]...), 0
		}
		rest = append(rest, b)
	}
	return rest, number
}

// lines are all paths of branches, each as a player could send it.
func lines(list []Branch) []Line {
	var all []Line
	for _, b := range list {
		first := Line{b.Theirs, b.Mine}
		if b.Theirs == "" {
			first[0] = Any
		}
		if len(b.Then) == 0 {
			all = append(all, first)
		}
		for _, rest := range lines(b.Then) {
			all = append(all, append(slices.Clip(first), rest...))
		}
	}
	return all
}

// Ahead lists what a seat has left ready, as it would be played, a line a branch: its number, and behind which it comes.
func Ahead(m *Match, s Seat) []phrase.Phrase {
	if s == NoSeat {
		return nil
	}
	list, _ := numbered(nil, m.Seats[s.Side()].Branches, 0, 1)
	return list
}

func numbered(list []phrase.Phrase, branches []Branch, behind, next int) ([]phrase.Phrase, int) {
	for _, b := range branches {
		own := next
		list = append(list, b.phrase(own, behind))
		list, next = numbered(list, b.Then, own, next+1)
	}
	return list, next
}

// phrase is a branch with its number, and that of the one that it goes on behind; 0 for none.
func (b Branch) phrase(number, behind int) phrase.Phrase {
	mine := strings.Join(strings.Fields(b.Mine), " ")
	switch {
	case b.Theirs == "" && behind == 0:
		return phrase.New("match-branch-any", "number", number, "mine", mine)
	case b.Theirs == "":
		return phrase.New("match-branch-then-any", "number", number, "behind", behind, "mine", mine)
	case behind == 0:
		return phrase.New("match-branch", "number", number, "theirs", b.Theirs, "mine", mine)
	}
	return phrase.New("match-branch-then", "number", number, "behind", behind, "theirs", b.Theirs, "mine", mine)
}

// followTurn has the branches of both go on with a turn: of the opponent's only that which fits it stays, and of the player's what goes on
// behind it, if it was theirs.
func followTurn(m *Match, p Played) {
	mine, theirs := p.Side, p.Side.Other()
	m.Seats[mine].Branches = behind(m.Seats[mine].Branches, p.Turn)
	m.Seats[theirs].Branches = fitting(m.Seats[theirs].Branches, p)
}
