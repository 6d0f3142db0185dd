package board

import (
	"fmt"
	"strings"
)

const (
	maxMoveText = 64
	maxLegs     = 4
	maxSteps    = 15
	maxWays     = 4096 // bounds the tables that one move compiles to
)

// ParseMove reads a way of moving: alternatives separated by spaces; in each, legs joined by "-" (the next leg goes on in
// the same line) or "~" (it goes in any direction, but never back to the start). A leg is a letter (W F D A N H C Z G K
// as in Betza's notation; R, B, Q slide) and perhaps a number, the most steps in one line. "K K~K" is one or two king's steps;
// "W D W-D D-W" one, two or three squares in a line. Every square touched before the last must be empty (CH-1); leaps
// pass over anything. The error is a sentence.
func ParseMove(text string) (Move, error) {
	if len(text) > maxMoveText {
		return Move{}, fmt.Errorf("the move %.20q… is too long: at most %d characters", text, maxMoveText)
	}
	words := strings.Fields(text)
	if len(words) == 0 {
		return Move{}, fmt.Errorf("the move is empty: write at least one letter of W F D A N H C Z G K R B Q")
	}
	m, total := Move{text: strings.Join(words, " ")}, 0
	for _, word := range words {
		way, err := parseWay(word)
		if err != nil {
			return Move{}, err
		}
		if total += ways(way); total > maxWays {
			return Move{}, fmt.Errorf("the move %q has too many different ways (more than %d)", m.text, maxWays)
		}
		m.ways = append(m.ways, way)
	}
	return m, nil
}

func parseWay(word string) ([]leg, error) {
	var way []leg
	rest, bends := word, false
	for {
		l, n, err := parseLeg(word, rest)
		if err != nil {
			return nil, err
		}
		l.bends = bends
		if way = append(way, l); len(way) > maxLegs {
			return nil, fmt.Errorf("the move %q has more than %d legs", word, maxLegs)
		}
		if rest = rest[n:]; rest == "" {
			return way, checkLines(word, way)
		}
		if rest[0] != '-' && rest[0] != '~' {
			return nil, fmt.Errorf("in the move %q, %q stands where \"-\", \"~\" or a space was expected", word, rest[:1])
		}
		bends, rest = rest[0] == '~', rest[1:]
	}
}

// parseLeg reads one letter and its number at the start of rest, and returns how many bytes it took.
func parseLeg(word, rest string) (leg, int, error) {
	if rest == "" {
		return leg{}, 0, fmt.Errorf("the move %q ends where a letter was expected", word)
	}
	if c := rest[0]; c >= 'a' && c <= 'z' {
		return leg{}, 0, fmt.Errorf("in the move %q, %q is a small letter: modifiers are not supported", word, c)
	}
	steps, slides, known := atom(rest[0])
	if !known {
		return leg{}, 0, fmt.Errorf("in the move %q, %q is not one of the letters W F D A N H C Z G K R B Q", word, firstRune(rest))
	}
	l, n := leg{steps: steps, most: 1}, 1
	number := 0
	for ; n < len(rest) && rest[n] >= '0' && rest[n] <= '9'; n++ {
		if number = number*10 + int(rest[n]-'0'); number > maxSteps {
			return leg{}, 0, fmt.Errorf("in the move %q, a number is over %d", word, maxSteps)
		}
	}
	switch {
	case n > 1 && number == 0:
		return leg{}, 0, fmt.Errorf("in the move %q, the number 0 is no distance: use 1 to %d", word, maxSteps)
	case n > 1:
		l.most = number
	case slides:
		l.most = maxSteps
	}
	return l, n, nil
}

func firstRune(s string) string {
	for _, r := range s {
		return string(r)
	}
	return ""
}

// checkLines refuses legs that should go on in one line but have no line in common, such as W-F.
func checkLines(word string, way []leg) error {
	for i := 1; i < len(way); i++ {
		if !way[i].bends && !shareLine(way[i-1], way[i]) {
			return fmt.Errorf("in the move %q, leg %d cannot go on in the line of leg %d: they have no direction in common", word, i+1, i)
		}
	}
	return nil
}

func shareLine(a, b leg) bool {
	for _, s := range a.steps {
		for _, t := range b.steps {
			if s.heading() == t.heading() {
				return true
			}
		}
	}
	return false
}

// ways returns a bound on how many paths the alternative has from one square.
func ways(way []leg) int {
	n := 1
	for _, l := range way {
		if n *= len(l.steps) * l.most; n > maxWays {
			return n
		}
	}
	return n
}
