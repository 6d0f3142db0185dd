package lifeform

import (
	"strconv"
	"strings"

	"pbem/rules"
	"pbem/rules/line"
	"pbem/rules/phrase"
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
func (a Army) words() phrase.Series {
	var list []string
	for k, n := range a {
		if n > 0 {
			list = append(list, strconv.Itoa(n)+" "+string(kind(k).letter()))
		}
	}
	return phrase.Series{How: phrase.Commas, Items: list}
}

// ParseArmies reads the option: one army for both sides, or White's and Black's joined by a hyphen, as in
// kqb2n2r2p8-kqb3n1r2p8. The error is a phrase.Error, a clause that says what is wrong and where.
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
			return armies, armyOf(rules.Side(side), err)
		}
		armies[side] = army
	}
	return armies, nil
}

// armyOf says whose army is wrong.
func armyOf(side rules.Side, err error) error {
	return phrase.Errorf("lifeform-army-of", "side", side, "why", err)
}

func parseArmy(text string) (Army, error) {
	var a Army
	for i := 0; i < len(text); {
		k, ok := kindOf(text[i] &^ 0x20)
		if !ok {
			return a, phrase.Errorf("lifeform-army-letter", "text", phrase.Quote(text[i:], 1))
		}
		i++
		n, width := line.Number(text[i:])
		if width == 0 {
			n = 1
		}
		i += width
		if n < 1 || a[k] > 0 {
			return a, phrase.Errorf("lifeform-army-letter", "text", phrase.QuoteLetter(k.letter()|0x20))
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
			return phrase.Errorf("spec-wrong", "field", "Armies")
		}
		total = min(total+n, 2*room)
	}
	switch {
	case a[head] != 1 || a[torso] != 1:
		return phrase.Errorf("lifeform-army-vital")
	case total > room:
		return phrase.Errorf("lifeform-army-room", "most", room)
	case a[hand]+a[foot] > mostBeside(a[limb]):
		return phrase.Errorf("lifeform-army-limbs")
	}
	return nil
}

// ArrayFault is something wrong with an array of a preset's own.
type ArrayFault struct {
	At  rules.Square // the unit at fault; rank 0 where none is
	Why phrase.Phrase
}

// ArrayFaults checks the units of an array, which is on the board: a side has one Head and one Torso, and its body obeys the rules 1 to 4
// as it stands, as a set-up must (LF-11). How many other units a side has, and on which ranks, is the inventor's affair.
func ArrayFaults(units []rules.Placement) []ArrayFault {
	var body layout
	for _, u := range units {
		k, _ := kindOf(u.Unit)
		sq, _ := index(u.At)
		body.put(u.Side, k, sq)
	}
	var faults []ArrayFault
	for side := rules.White; side <= rules.Black; side++ {
		vital := body.vitalFaults(side)
		if len(vital) == 0 {
			vital = body.looseFaults(side)
		}
		faults = append(faults, vital...)
	}
	return faults
}

// vitalFaults tells of a Head or a Torso that is missing or one too many, or of the two apart.
func (l *layout) vitalFaults(side rules.Side) []ArrayFault {
	var faults []ArrayFault
	for k := head; k <= torso; k++ {
		set := l.units[side][k]
		n := size(set)
		if n == 1 {
			continue
		}
		fault := ArrayFault{Why: phrase.New("lifeform-array-vital", "side", side, "n", n, "kinds", k.several())}
		for sq := range squares(set) { // the last is the one too many
			fault.At = square(sq)
		}
		faults = append(faults, fault)
	}
	if len(faults) == 0 && l.parted(side) {
		at := square(l.headOf(side))
		faults = append(faults, ArrayFault{at, phrase.New("lifeform-array-parted", "side", side)})
	}
	return faults
}

func (l *layout) headOf(side rules.Side) uint8 {
	for sq := range squares(l.units[side][head]) {
		return sq
	}
	return 0
}

// looseFaults tells of each unit that the body does not hold.
func (l *layout) looseFaults(side rules.Side) []ArrayFault {
	var faults []ArrayFault
	for sq := range squares(l.of(side) &^ l.whole(side)) {
		k, _ := l.kindAt(side, sq)
		faults = append(faults, ArrayFault{square(sq), phrase.New("lifeform-array-loose", "unit", l.named(side, sq), "rule", k.needs())})
	}
	return faults
}

// needs says what holds a unit of the kind to its body (body rules 2 to 4).
func (k kind) needs() phrase.Phrase {
	switch k {
	case limb:
		return phrase.New("lifeform-setup-needs-chain")
	case hair:
		return phrase.New("lifeform-setup-needs-joint")
	}
	return phrase.New("lifeform-setup-needs-limb")
}

// armies counts the units of both sides.
func (l *layout) armies() [2]Army {
	var armies [2]Army
	for side := range armies {
		for k := range kinds {
			armies[side][k] = size(l.units[side][k])
		}
	}
	return armies
}
