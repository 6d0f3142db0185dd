package board

import (
	"strings"

	"pbem/rules/phrase"
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
// pass over anything. The error is a phrase.Error.
func ParseMove(text string) (Move, error) {
	if len(text) > maxMoveText {
		return Move{}, phrase.Errorf("board-move-too-long", "move", phrase.Quote(text, 20), "most", maxMoveText)
	}
	words := strings.Fields(text)
	if len(words) == 0 {
		return Move{}, phrase.Errorf("board-move-empty")
	}
	m, total := Move{text: strings.Join(words, " ")}, 0
	for _, word := range words {
		way, err := parseWay(word)
		if err != nil {
			return Move{}, err
		}
		if total += ways(way); total > maxWays {
			return Move{}, phrase.Errorf("board-move-too-many-ways", "move", phrase.Quote(m.text, 0), "most", maxWays)
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
			return nil, phrase.Errorf("board-move-too-many-legs", "move", phrase.Quote(word, 0), "most", maxLegs)
		}
		if rest = rest[n:]; rest == "" {
			return way, checkLines(word, way)
		}
		if rest[0] != '-' && rest[0] != '~' {
			return nil, phrase.Errorf("board-move-no-joint", "move", phrase.Quote(word, 0), "text", phrase.Quote(rest[:1], 0))
		}
		bends, rest = rest[0] == '~', rest[1:]
	}
}

// parseLeg reads one letter and its number at the start of rest, and returns how many bytes it took.
func parseLeg(word, rest string) (leg, int, error) {
	if rest == "" {
		return leg{}, 0, phrase.Errorf("board-move-ends", "move", phrase.Quote(word, 0))
	}
	if c := rest[0]; c >= 'a' && c <= 'z' {
		return leg{}, 0, phrase.Errorf("board-move-modifier", "move", phrase.Quote(word, 0), "letter", phrase.QuoteLetter(c))
	}
	steps, slides, known := atom(rest[0])
	if !known {
		return leg{}, 0, phrase.Errorf("board-move-letter", "move", phrase.Quote(word, 0), "text", phrase.Quote(rest, 1))
	}
	l, n := leg{steps: steps, most: 1}, 1
	number := 0
	for ; n < len(rest) && rest[n] >= '0' && rest[n] <= '9'; n++ {
		if number = number*10 + int(rest[n]-'0'); number > maxSteps {
			return leg{}, 0, phrase.Errorf("board-move-number", "move", phrase.Quote(word, 0), "most", maxSteps)
		}
	}
	switch {
	case n > 1 && number == 0:
		return leg{}, 0, phrase.Errorf("board-move-zero", "move", phrase.Quote(word, 0), "most", maxSteps)
	case n > 1:
		l.most = number
	case slides:
		l.most = maxSteps
	}
	return l, n, nil
}

// checkLines refuses legs that should go on in one line but have no line in common, such as W-F.
func checkLines(word string, way []leg) error {
	for i := 1; i < len(way); i++ {
		if !way[i].bends && !shareLine(way[i-1], way[i]) {
			return phrase.Errorf("board-move-no-line", "move", phrase.Quote(word, 0), "leg", i+1, "before", i)
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
