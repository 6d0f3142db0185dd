package web

import (
	"context"
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

func (p *Pages) front() (*front, error) {
	f := p.frame(gamesPath, gamesPath)
	tried, err := p.library.lively()
	if err != nil {
		return nil, err
	}
	for _, g := range tried {
		opened, err := p.library.open(g.Address, p.site.Rules)
		if err != nil && !errors.Is(err, ErrAway) {
			return nil, err
		}
		if opened == nil || !opened.known(opened.Turns) {
			continue
		}
		frames, _ := opened.frames(opened.Turns, rules.White)
		last := opened.aligned(frames[len(frames)-1:], rules.White)
		shown, r := picture(last, diagram.Voice(p.language.Say)), p.row(f, opened.game)
		return &front{Game: &r, Turn: opened.Turns, Figure: shown.Figure}, nil
	}
	return &front{}, nil
}

// lively are some of the games that went on last, those in play first.
func (l *library) lively() ([]*game, error) {
	open, err := l.gamesOf(l.listed().Playing(context.Background(), 1, mostTried))
	if err != nil {
		return nil, err
	}
	over, err := l.gamesOf(l.listed().Ended(context.Background(), 1, mostTried))
	return append(open, over...), err
}
