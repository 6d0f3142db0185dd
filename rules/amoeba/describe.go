package amoeba

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Describe says what the game is, from its preset.
func (g *Game) Describe() rules.Description {
	board, turn, won := g.sayBoard(), []phrase.Phrase{phrase.New("amoeba-says-move"), g.saySlide()}, g.sayWon()
	sides := []phrase.Phrase{board, rules.SayArmy(g.start, &g.words, rules.White), rules.SayArmy(g.start, &g.words, rules.Black)}
	return rules.Description{
		Brief: []phrase.Phrase{g.sayKind(), won},
		Short: append(append([]phrase.Phrase{board}, turn...), g.sayPromotion(), won),
		Parts: []rules.Part{
			{Title: phrase.New("rules-part-sides"), Lines: sides},
			{Title: phrase.New("rules-part-turn"), Lines: append(turn[:len(turn):len(turn)], g.sayMore()...)},
			{Title: phrase.New("rules-part-units"), Units: g.sayUnits()},
			{Title: phrase.New("rules-part-winning"), Lines: []phrase.Phrase{won}},
		},
	}
}

func (g *Game) sayBoard() phrase.Phrase {
	return phrase.New("amoeba-says-board", "n", g.squares(), "files", g.spec.Files, "ranks", g.spec.Ranks)
}

// squares counts those of the board at the start.
func (g *Game) squares() (n int) {
	low, high := g.start.Extent()
	for rank := low.Rank; rank <= high.Rank; rank++ {
		for file := low.File; file <= high.File; file++ {
			if g.start.Exists(rules.Square{File: file, Rank: rank}) {
				n++
			}
		}
	}
	return n
}

// saySlide says which squares slide, and where to (AM-3, AM-9, AM-10).
func (g *Game) saySlide() phrase.Phrase {
	if g.spec.Still {
		return phrase.New("amoeba-says-still")
	}
	what, far := "empty", "no"
	if g.spec.Occupied {
		what = "any"
	}
	if g.spec.Unbounded {
		far = "yes"
	}
	return phrase.New("amoeba-says-slide", "what", what, "far", far)
}

// sayMore says what is less often asked: which slide is not allowed, and what a turn must leave.
func (g *Game) sayMore() []phrase.Phrase {
	if g.spec.Still {
		return []phrase.Phrase{phrase.New("amoeba-says-safe")}
	}
	return []phrase.Phrase{phrase.New("amoeba-says-undo"), phrase.New("amoeba-says-safe")}
}

func (g *Game) sayPromotion() phrase.Phrase {
	var kinds []phrase.Phrase
	for _, u := range g.words.Units {
		for _, letter := range g.spec.Promote {
			if byte(letter) == u.Letter {
				kinds = append(kinds, rules.SayCount(u, 1))
			}
		}
	}
	return phrase.New("amoeba-says-promotion", "kinds", phrase.Join(phrase.Or, kinds...))
}

func (g *Game) sayWon() phrase.Phrase {
	if g.spec.Still {
		return phrase.New("amoeba-says-won-still")
	}
	return phrase.New("amoeba-says-won")
}

// sayKind says what sort of game it is.
func (g *Game) sayKind() phrase.Phrase {
	n := g.squares()
	if g.spec.Still {
		return phrase.New("amoeba-brief-still", "n", n)
	}
	return phrase.New("amoeba-brief", "n", n)
}

// sayUnits says how those move that are on the board, or may come to be.
func (g *Game) sayUnits() []rules.UnitFacts {
	moves := map[byte]string{'K': "K", 'Q': "Q", 'R': "R", 'B': "B", 'N': "N"}
	var list []rules.UnitFacts
	for _, u := range g.words.Units {
		f := rules.UnitFacts{Letter: u.Letter, Name: u.Name, Moves: moves[u.Letter]}
		if u.Letter == 'P' {
			f.Says = []phrase.Phrase{phrase.New("amoeba-says-pawn"), g.sayPromotion()}
		}
		list = append(list, f)
	}
	return list
}
