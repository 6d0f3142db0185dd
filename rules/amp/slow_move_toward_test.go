package amp

import (
	"math"
	"regexp"
	"strings"
)

// slowAngle is the angle of a direction, in degrees counted from forward, to the right.
var slowAngle = map[byte]float64{'f': 0, 'r': 90, 'b': 180, 'l': 270}

// off is how many degrees a leap lies off a direction.
func (l slowLeap) off(direction byte) float64 {
	d := math.Abs(math.Atan2(float64(l.x), float64(l.y))*180/math.Pi - slowAngle[direction])
	for d > 180 {
		d = math.Abs(d - 360)
	}
	return d
}

// slowToward picks the turnings of the atom that the letters name, for White.
func slowToward(atom, letters string) ([]slowLeap, bool) {
	x, y, ok := slowSides(atom)
	if !ok {
		return nil, false
	}
	var all []slowLeap
	for dx := -15; dx <= 15; dx++ {
		for dy := -15; dy <= 15; dy++ {
			if a, b := max(dx, -dx), max(dy, -dy); min(a, b) == x && max(a, b) == y {
				all = append(all, slowLeap{dx, dy})
			}
		}
	}
	if letters == "" {
		return all, true
	}
	var wanted []func(slowLeap) bool
	switch {
	case x == 0:
		wanted, ok = slowStraightWords(letters)
	case x == y:
		wanted, ok = slowDiagonalWords(letters)
	default:
		wanted, ok = slowObliqueWords(letters)
	}
	var kept []slowLeap
	for _, l := range all {
		for _, want := range wanted {
			if want(l) {
				kept = append(kept, l)
				break
			}
		}
	}
	return kept, ok
}

// within is the leaps that lie at most so many degrees off a direction.
func within(direction byte, degrees float64) func(slowLeap) bool {
	return func(l slowLeap) bool { return l.off(direction) < degrees }
}

func slowStraightWords(letters string) (wanted []func(slowLeap) bool, ok bool) {
	for _, c := range strings.NewReplacer("v", "fb", "s", "lr").Replace(letters) {
		if c == 'h' {
			return nil, false
		}
		wanted = append(wanted, within(byte(c), 1))
	}
	return wanted, true
}

func slowDiagonalWords(letters string) (wanted []func(slowLeap) bool, ok bool) {
	for letters != "" {
		pair := regexp.MustCompile(`^([fbv][lrs]|[lrs][fbv])`).FindString(letters)
		if pair == "" {
			pair = letters[:1]
		}
		if pair == "h" {
			return nil, false
		}
		letters = letters[len(pair):]
		wanted = append(wanted, func(l slowLeap) bool {
			for i := range len(pair) {
				if pair[i] != 'v' && pair[i] != 's' && l.off(pair[i]) > 90 {
					return false
				}
			}
			return true
		})
	}
	return wanted, true
}

func slowObliqueWords(letters string) (wanted []func(slowLeap) bool, ok bool) {
	for letters != "" {
		word := regexp.MustCompile(`^(ff|bb|ll|rr|[fb]s|[fblr]h|[fb][lr]|[lr][fb]|[lr]v|v|s)`).FindString(letters)
		if word == "" {
			return nil, false
		}
		letters = letters[len(word):]
		wanted = append(wanted, slowObliqueWord(word))
	}
	return wanted, true
}

func slowObliqueWord(word string) func(slowLeap) bool {
	either := func(a, b func(slowLeap) bool) func(slowLeap) bool {
		return func(l slowLeap) bool { return a(l) || b(l) }
	}
	switch word {
	case "v":
		return either(slowObliqueWord("ff"), slowObliqueWord("bb"))
	case "s":
		return either(slowObliqueWord("ll"), slowObliqueWord("rr"))
	case "fs", "bs":
		return either(slowObliqueWord(word[:1]+"l"), slowObliqueWord(word[:1]+"r"))
	case "lv", "rv":
		return either(slowObliqueWord(word[:1]+"f"), slowObliqueWord(word[:1]+"b"))
	}
	if word[1] == 'h' {
		return within(word[0], 90)
	}
	if word[0] == word[1] {
		return within(word[0], 45)
	}
	// the flat one begins with f or b, the steep one with l or r; the leap is nearer to the second direction than to the first
	return func(l slowLeap) bool { return l.off(word[0]) < 90 && l.off(word[1]) < 45 }
}
