package lifeform

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Describe says what the game is, from its preset.
func (g *Game) Describe() rules.Description {
	turn := []phrase.Phrase{phrase.New("lifeform-says-turn"), phrase.New("lifeform-says-captures"), phrase.New("lifeform-says-body")}
	won := phrase.New("lifeform-says-won")
	return rules.Description{
		Brief: []phrase.Phrase{phrase.New("lifeform-brief"), phrase.New("lifeform-brief-won")},
		Short: append(turn[:len(turn):len(turn)], won),
		Parts: []rules.Part{
			{Title: phrase.New("rules-part-sides"), Lines: g.sayBegin()},
			{Title: phrase.New("rules-part-turn"), Lines: turn},
			{Title: phrase.New("rules-part-units"), Units: sayUnits()},
			{Title: phrase.New("rules-part-winning"), Lines: append([]phrase.Phrase{won}, g.sayTruce()...)},
		},
	}
}

// sayBegin says how the game begins: with which units, and where.
func (g *Game) sayBegin() []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("rules-says-board", "files", g.words.Files, "ranks", g.words.Ranks)}
	for side, army := range g.spec.Armies {
		said = append(said, army.says(rules.Side(side)))
	}
	switch {
	case g.spec.Array != "":
		return append(said, phrase.New("lifeform-says-array"))
	case g.spec.Setup == Orthodox:
		return append(said, phrase.New("lifeform-says-orthodox"))
	case g.spec.Setup == Open:
		return append(said, phrase.New("lifeform-says-open"))
	}
	return append(said, phrase.New("lifeform-says-secret"))
}

// says lists the units of a side's army.
func (a Army) says(side rules.Side) phrase.Phrase {
	var list []phrase.Phrase
	for k, n := range a {
		if n > 0 {
			list = append(list, rules.SayCount(rules.UnitName{Letter: kind(k).letter(), Name: kind(k).String()}, n))
		}
	}
	return phrase.New("rules-says-army", "side", side, "units", phrase.Join(phrase.Commas, list...))
}

func (g *Game) sayTruce() []phrase.Phrase {
	if g.spec.Truce == 0 {
		return nil
	}
	return []phrase.Phrase{phrase.New("lifeform-says-truce", "n", g.spec.Truce)}
}

func sayUnits() []rules.UnitFacts {
	return []rules.UnitFacts{
		{Letter: 'K', Name: "Head", Moves: "K", Says: []phrase.Phrase{phrase.New("lifeform-says-may-capture")}},
		{Letter: 'Q', Name: "Torso", Moves: "K", Says: []phrase.Phrase{phrase.New("lifeform-says-never-captures")}},
		{Letter: 'B', Name: "Hand", Moves: "N R4", Says: []phrase.Phrase{phrase.New("lifeform-says-holds")}},
		{Letter: 'N', Name: "Foot", Moves: "Q", Says: []phrase.Phrase{phrase.New("lifeform-says-may-capture")}},
		{Letter: 'R', Name: "Hair", Moves: "K", Says: []phrase.Phrase{phrase.New("lifeform-says-hair")}},
		{Letter: 'P', Name: "Limb", Moves: "K", Says: []phrase.Phrase{phrase.New("lifeform-says-limb")}},
	}
}
