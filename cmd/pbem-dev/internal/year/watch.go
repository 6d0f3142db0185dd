package year

import "fmt"

// watch has somebody watch a game of others, or say something of one that they watch; seldom they have enough of it.
func (w *world) watch(p *person) {
	if len(w.playing) == 0 {
		return
	}
	game := w.anyGame(p)
	switch {
	case p.watches[game] && p.dice.IntN(4) == 0:
		delete(p.watches, game)
		w.ask(p, fmt.Sprintf("unwatch %d", game))
	case p.watches[game]:
		w.ask(p, fmt.Sprintf("comment %d Comment%s", game, surname(p.dice.IntN(1<<30))))
	case len(p.watches) < 8:
		p.watches[game] = true
		w.ask(p, fmt.Sprintf("watch %d", game))
	}
}
