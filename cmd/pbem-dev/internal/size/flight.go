package size

import (
	"context"
	"fmt"

	"golang.org/x/sync/errgroup"

	"pbem/games/daemon"
	"pbem/mailer"
)

const (
	flightRounds  = 3  // in which letters are handled at a time, in each store
	flightLetters = 48 // of a round at most
)

// inFlight has turns played by letters in both stores, so many at a time, each in a game of its own; letters in turn, round after round. They are
// handled and committed, and sent when nothing is counted.
func inFlight(ctx context.Context, full, empty *hall, preset string, atATime ...int) (figures []Figure, err error) {
	halls := [2]*hall{full, empty}
	var waiting [2][]move
	for i, h := range halls {
		if waiting[i], err = h.moves(ctx, preset); err != nil {
			return nil, err
		}
	}
	each := min(flightLetters, min(len(waiting[0]), len(waiting[1]))/(flightRounds*len(atATime)))
	if each == 0 {
		return nil, fmt.Errorf("%d and %d games of %s are too few for letters at a time", len(waiting[0]), len(waiting[1]), preset)
	}
	for _, n := range atATime {
		var took [2][]spent
		for range flightRounds {
			for i, h := range halls {
				one, err := h.together(ctx, waiting[i][:each], n)
				if err != nil {
					return nil, err
				}
				took[i], waiting[i] = append(took[i], one), waiting[i][each:]
			}
		}
		figures = append(figures, full.figures(fmt.Sprintf("a turn by letter, committed, %d at a time: all of them by their number (median of %d rounds of %d)", n, flightRounds, each), took)...)
	}
	return figures, nil
}

// together has letters handled, so many at a time, and says what one of them has cost.
func (h *hall) together(ctx context.Context, list []move, atATime int) (spent, error) {
	group, within := errgroup.WithContext(ctx)
	group.SetLimit(atATime)
	began := begin()
	for _, m := range list {
		h.written++
		l := m.who.letterTo(m.to, m.words, h.written, h.now())
		group.Go(func() error {
			if h.service.Daemon.Handle(within, []mailer.Incoming{l})[0] != daemon.Done {
				return fmt.Errorf("“%s” of %s was not handled", m.words, m.who.address)
			}
			return nil
		})
	}
	err := group.Wait()
	took := began.spent().of(len(list))
	if err != nil {
		return took, err
	}
	return took, h.service.Daemon.Flush(ctx)
}
