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

// String writes the turn canonically, as in docs/help/notation.md: "orange: Wn4-n6, Cn3xm4", "Kg3: *h4",
// "Nc1-d3 / c5-c4, f6=R", "setup: Ka1 Qb1", "pass".
func (t Turn) String() string { return string(t.Append(make([]byte, 0, 96))) }

// Append appends the canonical writing of the turn to dst.
func (t Turn) Append(dst []byte) []byte {
	if t.IsPass() {
		return append(dst, "pass"...)
	}
	if t.IsSetup() {
		dst = append(dst, "setup:"...)
	}
	dst = t.Lead.Append(dst)
	for i := range t.Actions {
		switch {
		case t.Actions[i].How == Place:
			dst = append(dst, ' ')
		case i == 0 && (t.Lead.Group != "" || t.Lead.Unit != 0):
			dst = append(dst, ": "...)
		case i == 0:
		case t.Actions[i].Group != nil:
			dst = append(append(append(dst, "; "...), t.Actions[i].Group.Name...), ": "...)
		case t.Actions[i].How == Slide:
			dst = append(dst, " / "...)
		default:
			dst = append(dst, ", "...)
		}
		dst = t.Actions[i].Append(dst)
	}
	return dst
}

// String writes the lead as it stands before the colon: "orange", "Kg3", "Sc3 ortho".
func (l Lead) String() string { return string(l.Append(make([]byte, 0, 16))) }

// Append appends the canonical writing of the lead to dst.
func (l Lead) Append(dst []byte) []byte {
	if l.Unit != 0 {
		dst = l.At.Append(append(dst, l.Unit))
	} else {
		dst = append(dst, l.Group...)
	}
	if l.Mode != "" {
		dst = append(append(dst, ' '), l.Mode...)
	}
	return dst
}

// String writes one action canonically: "Wn4-n6", "Pc2xe4xc6", "*h4", "f6=R".
func (a Action) String() string { return string(a.Append(make([]byte, 0, 32))) }

// Append appends the canonical writing of the action to dst.
func (a Action) Append(dst []byte) []byte {
	switch a.How {
	case Convert:
		return a.To.Append(append(dst, '*'))
	case Place:
		return a.To.Append(append(dst, a.Unit))
	}
	if a.Unit != 0 {
		dst = append(dst, a.Unit)
	}
	dst = a.From.Append(dst)
	if a.How != Promote {
		mark := a.How.mark()
		for _, s := range a.Via {
			dst = s.Append(append(dst, mark))
		}
		dst = a.To.Append(append(dst, mark))
	}
	if a.Into != 0 {
		dst = append(dst, '=', a.Into)
	}
	return dst
}

func (h How) mark() byte {
	switch h {
	case Capture:
		return 'x'
	case Immobilise:
		return '~'
	default:
		return '-'
	}
}

// Remains is what of a refused turn is a legal turn by itself, and so is offered to whoever wrote it.
type Remains struct {
	Fault int      // the action at fault, counted from 0; -1 where the turn is at fault as a whole
	Front *Verdict // of the actions before the one at fault; nil where these are no legal turn
	Rest  *Verdict // of all actions but the one at fault; nil where these are no legal turn, or no more than Front
}

// Turn is the longest of what remains; false if nothing does.
func (r Remains) Turn() (t Turn, ok bool) {
	switch {
	case r.Rest != nil:
		return r.Rest.Turn, true
	case r.Front != nil:
		return r.Front.Turn, true
	}
	return Turn{}, false
}

// RemainsOf looks for what remains of a draft that the position has refused. Where the turn of a game with slides is at fault as a whole,
// its slide is taken for the fault.
func RemainsOf(p Position, words *Vocabulary, d Draft, v *Violation) Remains {
	r := Remains{Fault: v.Action - 1}
	if v.Action == 0 {
		r.Fault = slideOf(words, d)
	}
	if v.Action > 0 {
		r.Front = judgeWithout(p, d, r.Fault, len(d.Actions))
	}
	front := 0
	if r.Front != nil {
		front = len(r.Front.Turn.Actions)
	}
	if rest := judgeWithout(p, d, r.Fault, r.Fault+1); rest != nil && len(rest.Turn.Actions) > front {
		r.Rest = rest
	}
	return r
}

// judgeWithout judges a draft from which the actions from..to-1 are cut out, counted from 0; nil when nothing is left or it is not
// legal.
func judgeWithout(p Position, d Draft, from, to int) *Verdict {
	n := len(d.Actions)
	if from < 0 || to > n || from >= to || to-from == n {
		return nil
	}
	d.Actions = Without(d.Actions, from, to)
	d.Quotes = nil
	v, err := p.Judge(d)
	if err != nil {
		return nil
	}
	return &v
}

// slideOf returns the index of a turn's slide, -1 for none.
func slideOf(words *Vocabulary, d Draft) int {
	if words.Parts == MoveAndSlide && !d.IsSetup() && len(d.Actions) > 1 && d.Actions[1].How != Promote {
		return 1
	}
	return -1
}
