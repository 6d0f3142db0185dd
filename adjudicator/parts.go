package adjudicator

import (
	"fmt"

	"pbem/rules"
)

// parts names the actions of a turn in the words of its game: a Lifeform turn is a primary and its followers, an Amoeba turn
// a move, a slide and promotions, a Chesimals turn a list of actions.
type parts struct {
	style   partStyle
	actions []rules.Action
}

type partStyle uint8

const (
	numbered  partStyle = iota // action 3
	following                  // the primary, follower 2
	moving                     // the move, the slide, the promotion
	placing                    // the unit Ka1
)

func partsOf(p rules.Position, draft rules.Draft) parts {
	names := parts{actions: draft.Actions}
	if draft.IsSetup() {
		names.style = placing
		return names
	}
	switch p.(type) {
	case rules.Holed:
		names.style = moving
	case rules.Setting:
		names.style = following
	}
	return names
}

// one names an action, counted from 0: "action 3", "the primary", "follower 2", "the slide".
func (n parts) one(i int) string {
	switch {
	case n.style == placing:
		return n.actions[i].String()
	case n.style == moving:
		return n.moving(i)
	case n.style == numbered:
		return fmt.Sprintf("action %d", i+1)
	case i == 0:
		return "the primary"
	}
	return fmt.Sprintf("follower %d", i)
}

// moving names a part of an Amoeba turn. Only promotions can be more than one.
func (n parts) moving(i int) string {
	switch {
	case i == 0:
		return "the move"
	case n.actions[i].How == rules.Promote:
		return fmt.Sprintf("the promotion on %s", n.actions[i].From)
	}
	return "the slide"
}

// upTo names the first actions together: "Action 1 is", "The primary and followers 1–2 are".
func (n parts) upTo(count int) string {
	switch {
	case n.style == numbered && count == 1:
		return "Action 1 is"
	case n.style == numbered:
		return fmt.Sprintf("Actions 1–%d are", count)
	case n.style == moving && count == 1:
		return "The move is"
	case n.style == moving && count == 2:
		return "The move and " + n.moving(1) + " are"
	case n.style == moving:
		return "The move and what follows it are"
	case count == 1:
		return "The primary is"
	case count == 2:
		return "The primary and follower 1 are"
	}
	return fmt.Sprintf("The primary and followers 1–%d are", count-1)
}

// howFar says how many actions are fine, and how much of a leader's quota they use.
func (n parts) howFar(p rules.Position, prefix rules.Verdict, fine int) string {
	used := ""
	if quota := quotaOf(p, prefix.Turn.Lead); quota > 0 {
		used = fmt.Sprintf(" (%d of %s used)", fine, count(quota, "activation"))
	}
	where := ""
	if n.style == following {
		where = fmt.Sprintf(" (action %d)", fine+1)
	}
	return fmt.Sprintf("%s fine%s; %s%s is not:", n.upTo(fine), used, n.one(fine), where)
}

// slide returns the index of an Amoeba turn's slide, -1 for none.
func (n parts) slide() int {
	if n.style == moving && len(n.actions) > 1 && n.actions[1].How != rules.Promote {
		return 1
	}
	return -1
}

func (n parts) whole() string {
	if n.style == placing {
		return "set-up"
	}
	return "turn"
}
