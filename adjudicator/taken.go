package adjudicator

import (
	"encoding/json"
	"errors"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Taken is a unit that left the board, as it stood: what events keep of a capture.
type Taken struct {
	At    rules.Square
	Unit  byte   // its letter
	Owner string // its AMP's name, "White" or "Black" in games without AMPs, or "neutral" (FU-5)
}

// neutral is the owner of units that belong to nobody.
const neutral = "neutral"

// taken is what events keep of units.
func taken(list []rules.Placement) []Taken {
	var all []Taken
	for _, p := range list {
		owner := p.Group
		switch {
		case p.Neutral:
			owner = neutral
		case owner == "":
			owner = p.Side.String()
		}
		all = append(all, Taken{At: p.At, Unit: p.Unit, Owner: owner})
	}
	return all
}

// phrase names the unit: "orange warmachine on p5".
func (t Taken) phrase(v *rules.Vocabulary) phrase.Phrase {
	name := ""
	if u, ok := v.Unit(t.Unit); ok {
		name = u.Name
	}
	return phrase.New("match-unit", "owner", t.owner(), "unit", phrase.Term{Kind: "unit", Name: name}, "square", t.At)
}

func (t Taken) owner() phrase.Phrase {
	switch t.Owner {
	case neutral:
		return phrase.New("neutral")
	case rules.White.String():
		return rules.White.Phrase()
	case rules.Black.String():
		return rules.Black.Phrase()
	}
	return phrase.Of(phrase.Term{Kind: "group", Name: t.Owner})
}

// takenJSON is how a unit is stored.
type takenJSON struct {
	At    string `json:"at"`
	Unit  string `json:"unit"`
	Owner string `json:"of"`
}

// MarshalJSON writes {"at":"p5","unit":"W","of":"orange"}.
func (t Taken) MarshalJSON() ([]byte, error) {
	return json.Marshal(takenJSON{t.At.String(), string(t.Unit), t.Owner})
}

// errTaken means that an event names a unit not as it is stored.
var errTaken = errors.New("not a captured unit")

// UnmarshalJSON reads what MarshalJSON writes.
func (t *Taken) UnmarshalJSON(data []byte) error {
	var stored takenJSON
	if err := json.Unmarshal(data, &stored); err != nil {
		return err
	}
	at, n := rules.ParseSquare(stored.At)
	if n != len(stored.At) || n == 0 || len(stored.Unit) != 1 {
		return errTaken
	}
	*t = Taken{At: at, Unit: stored.Unit[0], Owner: stored.Owner}
	return nil
}

// Losses are units that turns took off the board, as they stood.
type Losses struct {
	Captured, Removed []rules.Placement // by one turn: see rules.Verdict
	All               []rules.Placement // by that turn and all before it, in order
}

// Losses returns what turn n took, and what was lost up to it, as the events keep it; nothing before the first turn.
func (m *Match) Losses(n int) (l Losses) {
	for i := range min(n, len(m.Turns)) {
		l.Captured, l.Removed = placementsOf(m, m.Turns[i].Captured), placementsOf(m, m.Turns[i].Removed)
		l.All = append(append(l.All, l.Captured...), l.Removed...)
	}
	return l
}

func placementsOf(m *Match, list []Taken) []rules.Placement {
	var all []rules.Placement
	for _, t := range list {
		all = append(all, t.placement(m.Game.Vocabulary()))
	}
	return all
}

// placement is the unit as a position has it. An AMP may be called as a side is, but is written small.
func (t Taken) placement(v *rules.Vocabulary) rules.Placement {
	p := rules.Placement{At: t.At, Unit: t.Unit}
	switch t.Owner {
	case neutral:
		p.Neutral, p.Group, p.Code = true, neutral, 'n'
	case rules.Black.String():
		p.Side = rules.Black
	}
	for _, g := range v.Groups {
		if g.Name == t.Owner {
			p.Side, p.Group, p.Code = g.Side, g.Name, g.Code
		}
	}
	return p
}
