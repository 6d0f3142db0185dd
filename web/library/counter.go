package library

import (
	"pbem/games/archive/catalogue"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Counter counts how games ended.
type Counter struct {
	White, Black, Drawn, Open int
	other                     int // both have lost, or it is void
	turns                     int // of the games that have ended
	Broken                    int // not verified: they count for nothing else
}

func (c *Counter) Add(g *Game) {
	if g.Fault != nil {
		c.Broken++
		return
	}
	switch g.Result {
	case rules.WhiteWins:
		c.White++
	case rules.BlackWins:
		c.Black++
	case rules.Drawn:
		c.Drawn++
	default:
		if !g.Over() {
			c.Open++
			return
		}
		c.other++
	}
	c.turns += g.Turns
}

// addKind counts the games of a kind, as add does.
func (c *Counter) addKind(k catalogue.Counted) {
	switch k.Result {
	case Broken:
		c.Broken += k.Games
		return
	case string(rules.Ongoing):
		c.Open += k.Games
		return
	case string(rules.WhiteWins):
		c.White += k.Games
	case string(rules.BlackWins):
		c.Black += k.Games
	case string(rules.Drawn):
		c.Drawn += k.Games
	default:
		c.other += k.Games
	}
	c.turns += k.Turns
}

// Games is the number of games.
func (c Counter) Games() int { return c.Over() + c.Open }

// Over is the number of games that have ended.
func (c Counter) Over() int { return c.White + c.Black + c.Drawn + c.other }

// Length is the mean number of turns of a game that has ended.
func (c Counter) Length() int {
	if c.Over() == 0 {
		return 0
	}
	return (c.turns + c.Over()/2) / c.Over()
}

// InShort says how many games there are and how they ended.
func (c Counter) InShort() phrase.Phrase {
	games := phrase.New("web-count", "n", c.Games())
	switch {
	case c.Games() == 0:
		return phrase.New("web-no-games-yet")
	case c.Over() == 0:
		return games
	}
	return phrase.New("web-count-over", "games", games, "white", c.White, "black", c.Black, "drawn", c.Drawn)
}

// InFull says it as a sentence, with how long the games were and how many are in play.
func (c Counter) InFull() phrase.Phrase {
	games := phrase.New("web-count", "n", c.Games())
	switch {
	case c.Over() == 0 && c.Open == 0:
		return phrase.New("web-tally", "games", games)
	case c.Over() == 0:
		return phrase.New("web-tally-open", "games", games, "open", c.Open)
	case c.Open == 0:
		return phrase.New("web-tally-over", "games", games, "white", c.White, "black", c.Black, "drawn", c.Drawn, "length", c.Length())
	}
	return phrase.New("web-tally-both", "games", games, "white", c.White, "black", c.Black, "drawn", c.Drawn, "length", c.Length(), "open", c.Open)
}

// Score is what a player reached in one preset.
type Score struct {
	Variant, Title           string
	Page                     string // of the preset, from the top; "" where there is none
	Won, Lost, Drawn, InPlay int
}

// ScoresOf counts a player's games by preset, in the order of the names, without those that are not verified.
func ScoresOf(played []catalogue.Played) (all []Score) {
	for _, p := range played {
		if p.Result == Broken {
			continue
		}
		if len(all) == 0 || all[len(all)-1].Variant != p.Variant {
			all = append(all, Score{Variant: p.Variant})
		}
		all[len(all)-1].add(p)
	}
	return all
}

// add counts games once, also those that somebody plays against themselves.
func (s *Score) add(p catalogue.Played) {
	switch rules.Result(p.Result) {
	case rules.Ongoing:
		s.InPlay += p.Games
	case rules.Drawn:
		s.Drawn += p.Games
	case void:
	case rules.WhiteWins:
		s.won(p.White, p.Games)
	case rules.BlackWins:
		s.won(p.Black, p.Games)
	default:
		s.Lost += p.Games // both have lost
	}
}

func (s *Score) won(won bool, games int) {
	if won {
		s.Won += games
	} else {
		s.Lost += games
	}
}

// piece is a part of a bar that is a hundred wide.
type piece struct {
	Kind       string // "white", "drawn" or "black"; what is missing is in play, or counts for neither
	From, Wide int
}

// Bar shows in which shares games were won and drawn. Its ends are rounded so that the pieces lie side by side.
func (c Counter) Bar() (all []piece) {
	games, sum := c.Games(), 0
	for _, part := range []struct {
		kind string
		n    int
	}{{"white", c.White}, {"drawn", c.Drawn}, {"black", c.Black}} {
		from := sum * 100 / max(1, games)
		sum += part.n
		if to := sum * 100 / max(1, games); to > from {
			all = append(all, piece{part.kind, from, to - from})
		}
	}
	return all
}
