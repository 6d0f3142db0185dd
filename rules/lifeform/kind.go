package lifeform

import (
	"strings"

	"pbem/rules/phrase"
)

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

// String returns the name, as the vocabulary has it.
func (k kind) String() string {
	return [...]string{"Head", "Torso", "Hand", "Foot", "Hair", "Limb"}[k]
}

// term is the name in a sentence.
func (k kind) term() phrase.Term { return phrase.Term{Kind: "unit", Name: k.String()} }

// several is the name of more than one.
func (k kind) several() phrase.Phrase { return phrase.New("lifeform-kinds", "letter", k.letter()) }

// kindOf finds the kind with the letter, in upper case.
func kindOf(letter byte) (kind, bool) {
	i := strings.IndexByte(letters, letter)
	return kind(i), i >= 0
}
