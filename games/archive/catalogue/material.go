package catalogue

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"pbem/rules"
)

// Material is how many of each unit there are, by how position lines write them: Q and q for White's and Black's, yE with the
// letter of an AMP before that of the unit, nE for one that is nobody's.
type Material map[string]int

// materialOf counts the units of a position.
func materialOf(p rules.Position) Material {
	m := Material{}
	for u := range p.Placements() {
		m[unitOf(u)]++
	}
	return m
}

func unitOf(u rules.Placement) string {
	switch {
	case u.Neutral:
		return "n" + string(u.Unit)
	case u.Code != 0:
		return string(u.Code) + string(u.Unit)
	case u.Side == rules.Black:
		return string(u.Unit | 0x20)
	}
	return string(u.Unit)
}

// String is "K1 P8 k1", in the order of the units; readMaterial reads it.
func (m Material) String() string {
	var b strings.Builder
	for i, unit := range slices.Sorted(maps.Keys(m)) {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(unit + strconv.Itoa(m[unit]))
	}
	return b.String()
}

func readMaterial(text string) Material {
	m := Material{}
	for word := range strings.FieldsSeq(text) {
		unit := strings.TrimRight(word, "0123456789")
		m[unit], _ = strconv.Atoi(word[len(unit):]) // we have written it
	}
	return m
}

// total is all units together.
func (m Material) total() int {
	n := 0
	for _, k := range m {
		n += k
	}
	return n
}

// Units is what is asked of the material of a position.
type Units func(Material) bool

// ParseMaterial reads what somebody asks of the units on the board: "Q=1 q=0 P>=3 all<10", or just the units that there are, and no
// others: "KR k", "KRP kp", "yEyGyG gE". The error is a sentence.
func ParseMaterial(text string) (Units, error) {
	words := strings.FieldsFunc(text, func(c rune) bool { return c == ' ' || c == ',' })
	if len(words) == 0 {
		return nil, fmt.Errorf(`--material says no unit: write "Q=1 q=0", or just the units that there are, "KR k"`)
	}
	if !strings.ContainsAny(text, "=<>") {
		return exactly(words)
	}
	var all []Units
	for _, w := range words {
		one, err := parseTerm(w)
		if err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return func(m Material) bool {
		for _, w := range all {
			if !w(m) {
				return false
			}
		}
		return true
	}, nil
}

func parseTerm(word string) (Units, error) {
	at := strings.IndexAny(word, "=<>!")
	if at < 1 {
		return nil, fmt.Errorf("cannot read %q in --material: write a unit, one of = != < <= > >=, and a number, like Q=1", word)
	}
	unit, rest := word[:at], word[at:]
	operator := rest[:len(rest)-len(strings.TrimLeft(rest, "=<>!"))]
	n, err := strconv.Atoi(rest[len(operator):])
	holds := holdsFor(operator)
	if err != nil || holds == nil || unit != "all" && !isUnit(unit) {
		return nil, fmt.Errorf("cannot read %q in --material: write a unit, one of = != < <= > >=, and a number, like Q=1", word)
	}
	if unit == "all" {
		return func(m Material) bool { return holds(m.total(), n) }, nil
	}
	return func(m Material) bool { return holds(m[unit], n) }, nil
}

func holdsFor(operator string) func(a, b int) bool {
	return map[string]func(a, b int) bool{
		"=": func(a, b int) bool { return a == b }, "==": func(a, b int) bool { return a == b }, "!=": func(a, b int) bool { return a != b },
		"<": func(a, b int) bool { return a < b }, "<=": func(a, b int) bool { return a <= b },
		">": func(a, b int) bool { return a > b }, ">=": func(a, b int) bool { return a >= b },
	}[operator]
}

// isUnit reports whether a position line may write a unit so.
func isUnit(s string) bool {
	switch len(s) {
	case 1:
		return isLetter(s[0])
	case 2:
		return s[0] >= 'a' && s[0] <= 'z' && s[1] >= 'A' && s[1] <= 'Z'
	}
	return false
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// exactly wants these units and no others. Where a small letter stands before a capital one, it may be Black's unit and White's, or
// a unit of an AMP: both are meant.
func exactly(words []string) (Units, error) {
	alone, paired := Material{}, Material{}
	for _, w := range words {
		for i := 0; i < len(w); i++ {
			if !isLetter(w[i]) {
				return nil, fmt.Errorf(`cannot read %q in --material: write "Q=1 q=0", or just the units that there are, "KR k"`, w)
			}
			alone[w[i:i+1]]++
		}
		for i := 0; i+1 < len(w); i += 2 {
			paired[w[i:i+2]]++
		}
		if len(w)%2 == 1 {
			paired["none"]++
		}
	}
	one, other := alone.String(), paired.String()
	return func(m Material) bool {
		s := m.String()
		return s == one || s == other
	}, nil
}
