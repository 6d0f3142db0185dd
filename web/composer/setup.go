package composer

import (
	"slices"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// tapSetup places the unit in hand on a square of the own ranks, or takes back the one that stands there.
func (c *Composer) tapSetup(s rules.Square) {
	actions := c.now.turn.Actions
	i := slices.IndexFunc(actions, func(a rules.Action) bool { return a.To == s })
	letter := c.letter()
	switch {
	case i >= 0:
		c.place(slices.Delete(slices.Clone(actions), i, i+1), actions[i].Unit)
	case letter == 0:
		c.note = phrase.New("composer-every-unit-placed")
	case !c.ownRank(s):
		c.note = phrase.New("composer-setup-ranks", "side", c.position.ToMove(), "n", c.words.SetupRanks)
	default:
		a := rules.Action{How: rules.Place, Unit: letter, From: s, To: s}
		c.place(append(slices.Clone(actions), a), letter)
	}
}

func (c *Composer) place(actions []rules.Action, letter byte) {
	c.enter(stage{turn: rules.Turn{Actions: actions}, letter: letter})
}

// ownRank reports whether the side sets up on the square.
func (c *Composer) ownRank(s rules.Square) bool {
	low, high := c.position.Extent()
	if s.File < low.File || s.File > high.File || s.Rank < low.Rank || s.Rank > high.Rank {
		return false
	}
	if c.position.ToMove() == rules.White {
		return int(s.Rank-low.Rank) < c.words.SetupRanks
	}
	return int(high.Rank-s.Rank) < c.words.SetupRanks
}

// letter is the unit that the next tap places: the one chosen or, when none of it is left, the first that is.
func (c *Composer) letter() byte {
	if c.left(c.now.letter) > 0 {
		return c.now.letter
	}
	for i := range len(c.army) {
		if c.left(c.army[i]) > 0 {
			return c.army[i]
		}
	}
	return 0
}

// left counts the units of a kind still to be placed.
func (c *Composer) left(letter byte) int {
	n := strings.Count(c.army, string(letter))
	for _, a := range c.now.turn.Actions {
		if a.Unit == letter {
			n--
		}
	}
	return n
}

// setupChoices offers the units in hand, and a set-up to begin with.
func (c *Composer) setupChoices() []choice {
	var list []choice
	inHand := c.letter()
	for i := range len(c.army) {
		letter := c.army[i]
		n := c.left(letter)
		if n <= 0 || strings.IndexByte(c.army, letter) < i {
			continue
		}
		label := phrase.New("composer-to-place", "unit", c.unitName(letter), "letter", letter, "n", n)
		list = append(list, choice{label: label, on: letter == inHand, act: func() { c.now.letter = letter }, unit: letter, count: n})
	}
	if example, ok := c.position.(rules.Setting).Example(); ok {
		list = append(list, choice{label: phrase.New("composer-example-setup"), act: func() { c.place(example.Actions, 0) }})
	}
	return list
}

// setupPrompt says what to do next in a set-up.
func (c prompter) setupPrompt() phrase.Phrase {
	letter := c.letter()
	switch {
	case c.seen.verdict != nil && c.sendable():
		return phrase.New("composer-setup-to-send")
	case c.seen.verdict != nil:
		return phrase.New("composer-setup-complete")
	case letter == 0:
		return phrase.Join(phrase.Sentences, reason(c.seen.refused), phrase.New("composer-take-back"))
	}
	return phrase.New("composer-place", "n", c.words.SetupRanks, "unit", c.unitName(letter))
}
