package amp

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Describe says what the game is, from its preset.
func (g *Game) Describe() rules.Description {
	board := describer{g}.sayBoard()
	turn := describer{g}.sayTurn()
	short := append([]phrase.Phrase{board}, turn...)
	return rules.Description{
		Brief: []phrase.Phrase{describer{g}.sayKind(), describer{g}.sayGoal()},
		Short: append(short, describer{g}.sayEnds(false)...),
		Parts: []rules.Part{
			{Title: phrase.New("rules-part-sides"), Lines: append([]phrase.Phrase{board}, describer{g}.sayGroups()...)},
			{Title: phrase.New("rules-part-turn"), Lines: append(append(turn, describer{g}.sayMore()...), describer{g}.sayPass())},
			{Title: phrase.New("rules-part-units"), Lines: describer{g}.sayMoving(), Units: describer{g}.sayUnits()},
			{Title: phrase.New("rules-part-winning"), Lines: describer{g}.sayEnds(true)},
		},
	}
}

// sayBoard says how large the board is, and which squares it lacks.
func (g describer) sayBoard() phrase.Phrase {
	var holes []rules.Square
	for rest := g.size.Holes; !rest.Empty(); {
		var sq uint8
		sq, rest = rest.Pop()
		holes = append(holes, g.size.At(sq))
	}
	return rules.SayBoard(g.spec.Files, g.spec.Ranks, holes)
}

// sayMoving says what all movements have in common.
func (g describer) sayMoving() []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("amp-says-moving")}
	if !g.size.Holes.Empty() {
		said = append(said, phrase.New("amp-says-holes"))
	}
	return said
}
