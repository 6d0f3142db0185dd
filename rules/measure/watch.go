package measure

import "pbem/rules"

// watch follows the units of one game from square to square, so that of each is known whether it ever acted and how long it lived. What turns
// up in the game (a neutral unit, one converted) is not followed.
type watch struct {
	tokens []token
	top    map[rules.Square]int // what stands on a square, by its place in tokens
	under  map[rules.Square]int // what lies under that: a captive
}

// token is a unit of the start.
type token struct {
	name  name
	acted bool
	gone  bool
}

func (w *watch) begin(p rules.Position) {
	w.tokens = w.tokens[:0]
	clear(w.top)
	clear(w.under)
	for u := range p.Placements() {
		if u.Neutral {
			continue
		}
		layer := w.top
		if u.Held {
			layer = w.under
		}
		layer[u.At] = len(w.tokens)
		w.tokens = append(w.tokens, token{name: nameOf(u)})
	}
}

// leave takes a unit off the board, as it stood; nil for one that is not followed.
func (w *watch) leave(u rules.Placement) *token {
	for _, layer := range [...]map[rules.Square]int{w.top, w.under} {
		i, ok := layer[u.At]
		if ok && w.tokens[i].name.Side == u.Side && !u.Neutral {
			delete(layer, u.At)
			w.tokens[i].gone = true
			return &w.tokens[i]
		}
	}
	return nil
}

// move moves what stands on a square, and lets a captive free; nil for one that is not followed.
func (w *watch) move(a rules.Action) *token {
	i, ok := w.top[a.From]
	if !ok {
		return nil
	}
	delete(w.top, a.From)
	if held, ok := w.under[a.From]; ok {
		w.top[a.From] = held
		delete(w.under, a.From)
	}
	if below, ok := w.top[a.To]; ok && a.How == rules.Immobilise {
		w.under[a.To] = below
	}
	if a.To != rules.Off() {
		w.top[a.To] = i
	}
	return &w.tokens[i]
}
