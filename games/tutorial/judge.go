package tutorial

import (
	"slices"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Judge says what a turn is worth in a lesson. The verdict and the error are the engine's; lacks says what a legal turn leaves undone that
// the lesson asks for, and is empty for one that does it.
func (l Lesson) Judge(turn string, b Board) (v rules.Verdict, lacks phrase.Phrase, err error) {
	v, err = notation.Judge(turn, b.Game.Vocabulary(), b.Now)
	if err != nil {
		return v, phrase.Phrase{}, err
	}
	return v, l.Goal.lacks(v, b), nil
}

// lacks goes through what a goal asks for, and names the first thing that a turn does not do.
func (g Goal) lacks(v rules.Verdict, b Board) phrase.Phrase {
	switch {
	case g.From != "" && !movesFrom(v.Turn, g.From):
		return phrase.New("tutorial-lacks-unit", "square", g.From)
	case g.Wins && !wins(v, b):
		return phrase.New("tutorial-lacks-win")
	case len(v.Turn.Actions) < g.Actions:
		return phrase.New("tutorial-lacks-actions", "n", len(v.Turn.Actions), "want", g.Actions)
	case len(v.Captured) < g.Captures:
		return phrase.New("tutorial-lacks-captures", "n", len(v.Captured), "want", g.Captures)
	case others(v.Removed, b.Now.ToMove()) < g.Removes:
		return phrase.New("tutorial-lacks-removed", "n", others(v.Removed, b.Now.ToMove()), "want", g.Removes)
	case g.Does == "slide" && !does(v.Turn, rules.Slide):
		return phrase.New("tutorial-lacks-slide")
	case g.Does == "promote" && !promotes(v.Turn):
		return phrase.New("tutorial-lacks-promotion")
	case g.Does == "immobilise" && !does(v.Turn, rules.Immobilise):
		return phrase.New("tutorial-lacks-hold")
	case len(g.Turns) > 0 && !g.leads(v, b):
		return phrase.New("tutorial-lacks-turn", "turn", g.Turns[0])
	}
	return phrase.Phrase{}
}

// leads reports whether a turn leads where one of the goal's leads.
func (g Goal) leads(v rules.Verdict, b Board) bool {
	return slices.ContainsFunc(g.Turns, func(text string) bool {
		wanted, err := notation.Judge(text, b.Game.Vocabulary(), b.Now)
		return err == nil && wanted.Next.String() == v.Next.String()
	})
}

func wins(v rules.Verdict, b Board) bool {
	winner, decided := v.Outcome.Result.Winner()
	return decided && winner == b.Now.ToMove()
}

func movesFrom(t rules.Turn, square string) bool {
	return slices.ContainsFunc(t.Actions, func(a rules.Action) bool { return a.Unit != 0 && a.From.String() == square })
}

func does(t rules.Turn, how rules.How) bool {
	return slices.ContainsFunc(t.Actions, func(a rules.Action) bool { return a.How == how })
}

func promotes(t rules.Turn) bool {
	return slices.ContainsFunc(t.Actions, func(a rules.Action) bool { return a.Into != 0 })
}

// others counts the units that are not a side's.
func others(list []rules.Placement, side rules.Side) int {
	n := 0
	for _, p := range list {
		if p.Side != side {
			n++
		}
	}
	return n
}
