package lifeform

import "strings"

// kind is a kind of unit, in the order of a set-up: K Q B N R P.
type kind uint8

const (
	head kind = iota
	torso
	hand
	foot
	hair
	limb
	kinds
)

const letters = "KQBNRP"

func (k kind) letter() byte { return letters[k] }

// primary reports whether units of the kind move by themselves.
func (k kind) primary() bool { return k < hair }

// String returns the name as a sentence has it.
func (k kind) String() string {
	return [...]string{"Head", "Torso", "Hand", "Foot", "Hair", "Limb"}[k]
}

// plural returns the name of several.
func (k kind) plural() string {
	return [...]string{"Heads", "Torsos", "Hands", "Feet", "Hair", "Limbs"}[k]
}

// onlyFollows says of a kind that is no primary how it moves.
func (k kind) onlyFollows() string {
	if k == hair {
		return "Hair moves only as a follower"
	}
	return "Limbs move only as followers"
}

// kindOf finds the kind with the letter, in upper case.
func kindOf(letter byte) (kind, bool) {
	i := strings.IndexByte(letters, letter)
	return kind(i), i >= 0
}
