package amp

import (
	"regexp"
	"strconv"
	"strings"
)

// A second reader of moves, slow and obvious, written from docs/presets.md alone. It shares no code with the first: it cuts words by
// regular expressions and finds directions by angles.

type slowLeap struct{ x, y int }

type slowLeg struct {
	joint byte
	leaps []slowLeap
	most  int
	lame  bool
	hop   byte
}

type slowWay struct {
	quiet, captures, unmoved bool
	legs                     []slowLeg
}

var slowAtom = regexp.MustCompile(`^([a-z]*)(\([0-9]{1,2},[0-9]{1,2}\)|[A-Z])`)

// slowMove reads a move; ok is false where it is refused.
func slowMove(text string) (ways []slowWay, ok bool) {
	words := strings.Fields(text)
	for _, word := range words {
		for word != "" {
			w, rest, ok := slowOneWay(word)
			if !ok {
				return nil, false
			}
			ways, word = append(ways, w), rest
		}
	}
	return ways, len(words) > 0
}

func slowOneWay(word string) (w slowWay, rest string, ok bool) {
	joint := byte(0)
	for {
		m := slowAtom.FindStringSubmatch(word)
		if m == nil {
			return w, "", false
		}
		word = word[len(m[0]):]
		leg, after, ok := slowOneLeg(m[1], m[2], word)
		if !ok {
			return w, "", false
		}
		leg.joint, word = joint, after
		if joint == 0 {
			w.quiet, w.captures, w.unmoved = strings.Contains(m[1], "m"), strings.Contains(m[1], "c"), strings.Contains(m[1], "i")
			if w.quiet && w.captures {
				w.quiet, w.captures = false, false
			}
		} else {
			before := w.legs[len(w.legs)-1]
			if strings.ContainsAny(m[1], "mci") || before.hop != 0 || joint == '-' && !slowInLine(before, leg) {
				return w, "", false
			}
		}
		if w.legs = append(w.legs, leg); len(w.legs) > 4 {
			return w, "", false
		}
		if word == "" || !strings.ContainsRune("-~^", rune(word[0])) {
			return w, word, true
		}
		joint, word = word[0], word[1:]
	}
}

// slowOneLeg reads what stands behind the atom, and puts the leg together.
func slowOneLeg(modifiers, atom, word string) (leg slowLeg, rest string, ok bool) {
	directions := ""
	for i, c := range modifiers {
		switch {
		case strings.ContainsRune("fblrvsh", c):
			directions += string(c)
		case !strings.ContainsRune("mcinpg", c) || strings.ContainsRune(modifiers[:i], c):
			return leg, "", false
		}
	}
	leg.lame, leg.most = strings.Contains(modifiers, "n"), 1
	endless := strings.Contains("RBQ", atom)
	number := regexp.MustCompile(`^[0-9]*`).FindString(word)
	switch {
	case strings.HasPrefix(word, atom):
		word = word[len(atom):]
		if endless || atom[0] == '(' || word != "" && word[0] >= '0' && word[0] <= '9' {
			return leg, "", false
		}
		endless = true
	case number != "":
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || n > 15 {
			return leg, "", false
		}
		endless, leg.most, word = false, n, word[len(number):]
	}
	if endless {
		leg.most = 15
	}
	switch p, g := strings.Contains(modifiers, "p"), strings.Contains(modifiers, "g"); {
	case p && g, (p || g) && leg.most == 1:
		return leg, "", false
	case p:
		leg.hop = 'p'
	case g:
		leg.hop = 'g'
	}
	for _, one := range map[string][]string{"K": {"W", "F"}, "Q": {"R", "B"}}[atom] {
		leaps, ok := slowToward(one, directions)
		if !ok {
			return leg, "", false
		}
		leg.leaps = append(leg.leaps, leaps...)
	}
	if atom == "K" || atom == "Q" {
		return leg, word, true
	}
	leg.leaps, ok = slowToward(atom, directions)
	return leg, word, ok
}

// slowSides are the two numbers of a leap, the smaller first.
func slowSides(atom string) (x, y int, ok bool) {
	if atom[0] == '(' {
		a, b, _ := strings.Cut(strings.Trim(atom, "()"), ",")
		x, _ = strconv.Atoi(a)
		y, _ = strconv.Atoi(b)
		return min(x, y), max(x, y), x <= 15 && y <= 15 && x+y > 0
	}
	sides, ok := map[string][2]int{"W": {0, 1}, "F": {1, 1}, "D": {0, 2}, "A": {2, 2}, "N": {1, 2}, "H": {0, 3}, "C": {1, 3},
		"Z": {2, 3}, "G": {3, 3}, "R": {0, 1}, "B": {1, 1}}[atom]
	return sides[0], sides[1], ok
}

// slowInLine reports whether some leap of one leg lies in the line of one of the other.
func slowInLine(a, b slowLeg) bool {
	for _, l := range a.leaps {
		for _, m := range b.leaps {
			if l.along(m) {
				return true
			}
		}
	}
	return false
}

func (l slowLeap) along(m slowLeap) bool { return l.x*m.y == l.y*m.x && l.x*m.x+l.y*m.y > 0 }
