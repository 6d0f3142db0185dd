package web

import (
	"errors"
	"html/template"

	"pbem/notation/diagram"
	"pbem/rules"
)

// front is what a visitor sees first: a board of the game that has gone on last, what this is, and how to begin.
type front struct {
	Game   *row
	Turn   int
	Figure template.HTML // "" where no game can be shown
}

// mostTried is how many games are tried for a board.
const mostTried = 5

func (p *Pages) front(all *roll) (*front, error) {
	f := p.frame(gamesPath, gamesPath)
	for _, g := range lively(all.games) {
		opened, err := p.library.open(g.Address, p.site.Rules)
		if err != nil && !errors.Is(err, ErrAway) {
			return nil, err
		}
		if opened == nil || !opened.known(opened.Turns) {
			continue
		}
		frames, _ := opened.frames(g.Turns, rules.White)
		last := opened.aligned(frames[len(frames)-1:], rules.White)
		shown, r := picture(last, opened.position(g.Turns), diagram.Voice(p.language.Say)), p.row(f, g)
		return &front{Game: &r, Turn: g.Turns, Figure: shown.Figure}, nil
	}
	return &front{}, nil
}

// lively are some of the games that went on last, those in play first.
func lively(games []*game) []*game {
	var open, over []*game
	for _, g := range games {
		switch {
		case g.Turns == 0 || g.Broken():
		case !g.Over():
			open = latest(open, g)
		default:
			over = latest(over, g)
		}
	}
	return append(open, over...)
}

// latest puts a game among the few that went on last.
func latest(few []*game, g *game) []*game {
	i := len(few)
	for i > 0 && g.Last.After(few[i-1].Last) {
		i--
	}
	few = append(few[:i:i], append([]*game{g}, few[i:]...)...)
	return few[:min(len(few), mostTried)]
}
