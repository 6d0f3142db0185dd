package composer

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// mark is a set of what can be said of a square.
type mark uint8

const (
	acts mark = 1 << iota
	selected
	target
	capture
	used
	origin
	lost
	victim
)

// names lists the words of the marks, from the lowest.
func names() []string {
	return []string{"acts", "selected", "target", "capture", "used", "origin", "lost", "victim"}
}

// String writes the marks as the state has them.
func (m mark) String() string {
	var list []string
	for i, name := range names() {
		if m>>i&1 != 0 {
			list = append(list, name)
		}
	}
	return strings.Join(list, " ")
}

// words says the marks to those who hear the board, to follow the words of a square.
func (m mark) words(setup bool) phrase.Phrase {
	return phrase.Join(phrase.Commas,
		spokenIf(m&selected != 0, "composer-mark-selected"),
		spokenIf(m&acts != 0 && m&selected == 0 && !setup, "composer-mark-acts"),
		spokenIf(m&acts != 0 && setup, "composer-mark-back"),
		spokenIf(m&target != 0 && m&capture == 0 && !setup, "composer-mark-target"),
		spokenIf(m&target != 0 && setup, "composer-mark-free"),
		spokenIf(m&capture != 0, "composer-mark-capture"),
		spokenIf(m&used != 0, "composer-mark-used"),
		spokenIf(m&lost != 0, "composer-mark-lost"))
}

// marker says what the squares are in a turn.
type marker struct{ *Composer }

// marks says of every square what can be done there and what was.
func (c marker) marks() map[rules.Square]mark {
	marks := map[rules.Square]mark{}
	for _, a := range c.now.turn.Actions {
		if a.How == rules.Place {
			continue
		}
		switch a.How {
		case rules.Slide: // a unit on the square is carried with it
			marks[a.To], marks[a.From] = marks[a.From], origin
		case rules.Convert, rules.Promote:
			marks[a.To] = used
		default:
			marks[a.From], marks[a.To] = origin, used
		}
	}
	c.markOptions(marks)
	if v := c.seen.verdict; v != nil {
		for _, u := range v.Removed {
			marks[u.At] |= lost
		}
	}
	return marks
}

func (c marker) markOptions(marks map[rules.Square]mark) {
	for _, o := range c.seen.picks {
		if o.kind == pick {
			marks[o.at] |= acts
		}
	}
	for _, o := range c.seen.next {
		switch {
		case o.kind != land:
		case o.how == rules.Move || o.how == rules.Slide || c.words.Jumps:
			marks[o.at] |= target
		default:
			marks[o.at] |= target | capture
		}
	}
	if s, ok := c.inHandAt(); ok {
		marks[s] |= selected
	}
	if c.army != "" {
		c.markRanks(marks)
	}
}

// markRanks marks where units can be set up.
func (c marker) markRanks(marks map[rules.Square]mark) {
	low, high := c.position.Extent()
	for rank := low.Rank; rank <= high.Rank; rank++ {
		for file := low.File; file <= high.File; file++ {
			if s := (rules.Square{File: file, Rank: rank}); c.ownRank(s) && c.letter() != 0 {
				marks[s] |= target
			}
		}
	}
	for _, a := range c.now.turn.Actions {
		marks[a.To] = acts
	}
}

// inHandAt returns the square of what the next tap moves: what was picked, or the piece in the middle of its jumps.
func (c marker) inHandAt() (rules.Square, bool) {
	if c.now.held {
		return c.now.hand.at, true
	}
	n := len(c.now.turn.Actions)
	for _, o := range c.seen.next {
		if o.kind == land && n > 0 {
			return c.now.turn.Actions[n-1].To, true
		}
	}
	return rules.Square{}, false
}

// taking is a square that a unit could go to next, with what it would take on its way.
type taking struct {
	at    rules.Square
	units []rules.Placement
}

// takes lists what the steps shown would take: in games in which units capture by going over others, the square that they go to
// does not show that.
func (c marker) takes() (all []taking) {
	if !c.words.Jumps || c.army != "" {
		return nil
	}
	var before int // what the turn has taken already
	if v := c.seen.verdict; v != nil {
		before = len(v.Captured)
	}
	for _, o := range c.seen.next {
		if o.kind != land {
			continue
		}
		if v, err := c.position.Judge(rules.Draft{Turn: o.turn}); err == nil && len(v.Captured) > before {
			all = append(all, taking{o.at, v.Captured[before:]})
		}
	}
	return all
}

// taken says what a step to a square would take.
func (c marker) taken(all []taking, at rules.Square) phrase.Phrase {
	var said []phrase.Phrase
	for _, t := range all {
		if t.at != at {
			continue
		}
		for _, u := range t.units {
			said = append(said, c.placed(u))
		}
	}
	if len(said) == 0 {
		return phrase.Phrase{}
	}
	return phrase.New("composer-mark-takes", "units", phrase.Join(phrase.And, said...))
}
