package adjudicator

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// parts names the actions of a turn in the words of its game: a Lifeform turn is a primary and its followers, an Amoeba turn
// a move, a slide and promotions, a Chesimals turn a list of actions.
type parts struct {
	style   rules.PartStyle
	setup   bool
	actions []rules.Action
}

func partsOf(words *rules.Vocabulary, draft rules.Draft) parts {
	return parts{style: words.Parts, setup: draft.IsSetup(), actions: draft.Actions}
}

// one names an action, counted from 0: "action 3", "the primary", "follower 2", "the slide"; of a set-up the unit, "Ka1".
func (n parts) one(i int) phrase.Phrase {
	switch {
	case n.setup:
		return phrase.Of(n.actions[i].String())
	case n.style == rules.MoveAndSlide:
		return n.moving(i)
	case n.style == rules.Numbered:
		return phrase.New("match-part-action", "n", i+1)
	case i == 0:
		return phrase.New("match-part-primary")
	}
	return phrase.New("match-part-follower", "n", i)
}

// moving names a part of an Amoeba turn. Only promotions can be more than one.
func (n parts) moving(i int) phrase.Phrase {
	switch {
	case i == 0:
		return phrase.New("match-part-move")
	case n.actions[i].How == rules.Promote:
		return phrase.New("match-part-promotion", "square", n.actions[i].From)
	}
	return phrase.New("match-part-slide")
}

// fine says that the first actions are fine: "Action 1 is fine", "The primary and followers 1–2 are fine (3 of 9 activations
// used)". Only games of numbered actions have quotas.
func (n parts) fine(count, quota int) phrase.Phrase {
	used := phrase.Text("no")
	if quota > 0 {
		used = "yes"
	}
	switch {
	case n.style == rules.Numbered:
		return phrase.New("match-fine-actions", "n", count, "used", used, "quota", quota)
	case n.style == rules.MoveAndSlide && count == 2:
		return phrase.New("match-fine-move-and", "part", n.moving(1))
	case n.style == rules.MoveAndSlide:
		return phrase.New("match-fine-move", "n", count)
	}
	return phrase.New("match-fine-followers", "n", count-1)
}

// howFar says how many actions are fine, how much of a leader's quota they use, and which one is not.
func (n parts) howFar(p rules.Position, prefix rules.Verdict, fine int) phrase.Phrase {
	lead, first := prefix.Turn.Acting()
	quota := quotaOf(p, lead)
	if first > 0 { // of several AMPs each has its own
		quota = 0
	}
	begun := n.fine(fine, quota)
	if n.style == rules.PrimaryAndFollowers && !n.setup {
		return phrase.New("match-fine-but-follower", "fine", begun, "part", n.one(fine), "n", fine+1)
	}
	return phrase.New("match-fine-but", "fine", begun, "part", n.one(fine))
}

// whole is what the actions are together, for a message to choose by.
func (n parts) whole() phrase.Text {
	if n.setup {
		return "set-up"
	}
	return "turn"
}
