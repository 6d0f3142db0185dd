package rules

// How says what kind of act an [Action] is.
type How uint8

const (
	Unstated   How = iota // only in a draft: the writer did not say whether it captures
	Move                  // FROM-TO
	Capture               // FROMxTO
	Immobilise            // FROM~TO (Lifeform's Hand)
	Convert               // *SQUARE (Fusion)
	Slide                 // FROM-TO of a square of the board itself (Amoeba)
	Promote               // SQUARE=LETTER after the slide (Amoeba)
	Place                 // LETTER SQUARE: a unit of a set-up (Lifeform); a turn has such actions only or none
)

// Action is one numbered part of a turn: a unit's move, a slide, a conversion, a promotion.
type Action struct {
	How  How
	Unit byte     // the unit's letter in upper case; 0 where none is written
	Into byte     // the letter promoted to; 0 for none
	From Square   // for Convert, Promote and Place the one square concerned, repeated in To
	To   Square   // the last square; Off() where the piece leaves the board
	Via  []Square // squares touched between From and To: jumps, or a path that was written out
	// Group is set where another AMP begins to act than that of the actions before (Vocabulary.Several), and points into the words
	// of the game.
	Group *Group
}

// Lead names who makes a turn, in games where that is said: an AMP by its name, or a leader by letter and square.
// The zero value is "not said".
type Lead struct {
	Group string // the AMP's name in lower case: "orange"
	Unit  byte   // the leader's letter, with At its square when the turn begins
	At    Square
	Mode  string // "ortho" or "dia", only where the player gave it (FU-3)
}

// Turn is everything one player does before the other acts. A turn without actions is "pass" (G-3).
type Turn struct {
	Lead    Lead
	Actions []Action
}

// IsPass reports whether the turn is a pass.
func (t Turn) IsPass() bool { return len(t.Actions) == 0 }

// IsSetup reports whether the turn is a set-up.
func (t Turn) IsSetup() bool { return len(t.Actions) > 0 && t.Actions[0].How == Place }

// Acting returns who acts at the end of the turn, and the number of its first action, counted from 0: where several AMPs act in a turn the
// last of them, elsewhere who leads it.
func (t Turn) Acting() (Lead, int) {
	for i := len(t.Actions) - 1; i > 0; i-- {
		if g := t.Actions[i].Group; g != nil {
			return Lead{Group: g.Name}, i
		}
	}
	return t.Lead, 0
}

// Without returns a copy of actions that lacks those from..to-1, counted from 0. Who begins to act with one of them begins with the next.
func Without(actions []Action, from, to int) []Action {
	rest := append(append([]Action(nil), actions[:from]...), actions[to:]...)
	if from == len(rest) || rest[from].Group != nil {
		return rest
	}
	for _, a := range actions[from:to] {
		if a.Group != nil {
			rest[from].Group = a.Group
		}
	}
	return rest
}

// Draft is a turn as somebody wrote it: a Turn with holes (no lead, no unit letters, How Unstated), which a position
// fills or refuses. Quotes, where present, holds the person's own words for each action; a nil Quotes means that the
// draft came from a program and is quoted canonically.
type Draft struct {
	Turn
	Quotes []string
	// OwnView is set for a set-up that was drawn without coordinates: its squares are counted from the writer's own left
	// (file a) and first rank (rank 1). White's are right as they stand; Black's are to be turned round.
	OwnView bool
}

// Quote returns the words to quote for action i, counted from 0.
func (d Draft) Quote(i int) string {
	if i >= 0 && i < len(d.Quotes) && d.Quotes[i] != "" {
		return d.Quotes[i]
	}
	if i < 0 || i >= len(d.Actions) {
		return d.Turn.String()
	}
	return d.Actions[i].String()
}
