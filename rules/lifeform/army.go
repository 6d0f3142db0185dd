package lifeform

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"pbem/rules"
	"pbem/rules/line"
)

// Army is how many units of each kind a side has, in the order K Q B N R P.
type Army [kinds]int

// room is how many units the first three ranks hold.
const room = 24

// StandardArmy returns the army of chess: kqb2n2r2p8.
func StandardArmy() Army { return Army{1, 1, 2, 2, 2, 8} }

// String writes the army as the option has it: each letter, then how many if there are several.
func (a Army) String() string {
	var b strings.Builder
	for k, n := range a {
		if n > 0 {
			b.WriteByte(kind(k).letter() | 0x20)
		}
		if n > 1 {
			b.WriteString(strconv.Itoa(n))
		}
	}
	return b.String()
}

// words writes the army as a sentence has it: "1 K, 1 Q, 2 B".
func (a Army) words() string {
	var list []string
	for k, n := range a {
		if n > 0 {
			list = append(list, fmt.Sprintf("%d %c", n, kind(k).letter()))
		}
	}
	return strings.Join(list, ", ")
}

// ParseArmies reads the option: one army for both sides, or White's and Black's joined by a hyphen, as in
// kqb2n2r2p8-kqb3n1r2p8. The error says what is wrong and where, in a clause.
func ParseArmies(text string) ([2]Army, error) {
	white, black, two := strings.Cut(text, "-")
	if !two {
		army, err := parseArmy(white)
		return [2]Army{army, army}, err
	}
	var armies [2]Army
	for side, part := range [...]string{white, black} {
		army, err := parseArmy(part)
		if err != nil {
			return armies, fmt.Errorf("%s's army: %w", rules.Side(side), err)
		}
		armies[side] = army
	}
	return armies, nil
}

func parseArmy(text string) (Army, error) {
	var a Army
	for i := 0; i < len(text); {
		k, ok := kindOf(text[i] &^ 0x20)
		if !ok {
			return a, fmt.Errorf("%.1q is not the letter of a unit: an army is k, q, b, n, r and p, each with its number if that is not 1", text[i:])
		}
		i++
		n, width := line.Number(text[i:])
		if width == 0 {
			n = 1
		}
		i += width
		if n < 1 || a[k] > 0 {
			return a, fmt.Errorf("%c stands twice, or its number is 0: write every letter once, and a number after it if that is not 1", k.letter()|0x20)
		}
		a[k] = n
	}
	return a, a.check()
}

// mostBeside returns how many Hands and Feet can stand beside so many Limbs of a whole body on three ranks, beside its Head: seven
// beside one, eleven beside two with the Torso between them, and two more with each that lengthens the chain.
func mostBeside(limbs int) int {
	if limbs < 2 {
		return 7 * limbs
	}
	return 7 + 2*limbs
}

// check refuses an army that cannot be set up (LF-11).
func (a Army) check() error {
	total := 0
	for _, n := range a {
		if n < 0 {
			return errors.New("a number of units cannot be negative")
		}
		total = min(total+n, 2*room)
	}
	switch {
	case a[head] != 1 || a[torso] != 1:
		return errors.New("a side has one Head (k) and one Torso (q)")
	case total > room:
		return fmt.Errorf("a side sets up at most %d units, on its first three ranks", room)
	case a[hand]+a[foot] > mostBeside(a[limb]):
		return errors.New("it has too few Limbs (p): every Hand and Foot must stand beside one")
	}
	return nil
}
