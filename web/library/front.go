package library

import (
	"context"

	"pbem/games/archive/catalogue"
)

// Lively are the games that went on last: those in play first, and with none of them, those that ended last.
func (l *Library) Lively(n int) ([]*Game, error) {
	for least, list := range []func(context.Context, int, int) ([]catalogue.Game, error){l.Listed().Playing, l.Listed().Ended} { // of the latter nothing without a turn
		found, err := l.GamesOf(list(context.Background(), least, n))
		if err != nil || len(found) > 0 {
			return found, err
		}
	}
	return nil, nil
}
