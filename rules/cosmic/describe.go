package cosmic

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Describe says what the game is, from its preset.
func (g *Game) Describe() rules.Description {
	board := rules.SayBoard(g.words.Files, g.words.Ranks, g.shape.holes())
	turn := []phrase.Phrase{phrase.New("cosmic-says-turn"), phrase.New("cosmic-says-again"), g.sayKing()}
	won := phrase.New("cosmic-says-won")
	return rules.Description{
		Brief: []phrase.Phrase{phrase.New("cosmic-brief"), phrase.New("cosmic-brief-won")},
		Short: append(append([]phrase.Phrase{board}, turn...), won),
		Parts: []rules.Part{
			{Title: phrase.New("rules-part-sides"), Lines: []phrase.Phrase{board, rules.SayArmy(g.start, &g.words, rules.White), rules.SayArmy(g.start, &g.words, rules.Black)}},
			{Title: phrase.New("rules-part-turn"), Lines: append(turn[:len(turn):len(turn)], g.sayMore()...)},
			{Title: phrase.New("rules-part-units"), Units: g.sayUnits()},
			{Title: phrase.New("rules-part-winning"), Lines: []phrase.Phrase{won, phrase.New("cosmic-says-draw")}},
		},
	}
}

func (g *Game) sayKing() phrase.Phrase {
	if g.kingJumps == 0 {
		return phrase.New("cosmic-says-king-freely")
	}
	return phrase.New("cosmic-king-jumps", "n", g.kingJumps)
}

// sayMore says what is less often asked: how a piece leaves the board, what holes are, who passes.
func (g *Game) sayMore() []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("cosmic-says-off")}
	if g.shape.size < g.shape.files*g.shape.ranks {
		said = append(said, phrase.New("cosmic-says-holes"))
	}
	return append(said, phrase.New("cosmic-says-pass"))
}

func (g *Game) sayUnits() []rules.UnitFacts {
	moves := map[byte]string{'K': "K", 'R': "R", 'P': "F"}
	var list []rules.UnitFacts
	for _, u := range g.words.Units {
		f := rules.UnitFacts{Letter: u.Letter, Name: u.Name, Moves: moves[u.Letter]}
		switch u.Letter {
		case 'N':
			f.Drawn, f.Says = "N", []phrase.Phrase{phrase.New("cosmic-says-knight")}
		case 'R':
			f.Says = []phrase.Phrase{phrase.New("cosmic-says-rook")}
		default:
			f.Says = []phrase.Phrase{phrase.New("cosmic-says-jumper")}
		}
		list = append(list, f)
	}
	return list
}
