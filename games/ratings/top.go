package ratings

import (
	"cmp"
	"context"
	"slices"

	"pbem/adjudicator/rating"
	"pbem/games"
)

// Top is the beginning of a list.
type Top struct {
	Places []Place
	People int // how many are in the list
	Ended  int // how many of its games will be rated when their month has ended
}

// Place is somebody in a list, in order (CR-21).
type Place struct {
	Rank     int
	Name     string // see games.NewestName
	Standing rating.Standing
	Waiting  int // see Line
}

// Top is the first n of a list, and a player if they are in it behind these. Of a list whose months are all kept no others are read, for it may
// have a million.
func (l *Lists) Top(ctx context.Context, list string, n int, player string) (Top, error) {
	ordered, err := l.ordered(ctx, list)
	if err != nil {
		return Top{}, err
	}
	read := l.topOfAll
	if ordered {
		read = l.topInOrder
	}
	t, err := read(ctx, list, n, player)
	if err != nil {
		return Top{}, err
	}
	ids := make([]string, len(t.Places))
	for i, p := range t.Places {
		ids[i] = p.Standing.ID
	}
	ended, waiting, err := l.board.GamesWaiting(ctx, list, l.running, ids)
	t.Ended = ended
	for i := range t.Places {
		t.Places[i].Waiting = waiting[ids[i]]
	}
	return t, err
}

// ordered reports whether what is kept of a list is all of it.
func (l *Lists) ordered(ctx context.Context, list string) (bool, error) {
	a, err := l.reckoned(ctx, list)
	if err != nil || len(a.entries) > 0 {
		return false, err
	}
	return l.board.InOrder(ctx, list, l.running)
}

// topOfAll reads everybody.
func (l *Lists) topOfAll(ctx context.Context, list string, n int, player string) (t Top, err error) {
	players, err := l.players(ctx, list)
	if err != nil {
		return t, err
	}
	all, err := l.board.NewestNames(ctx, list)
	if err != nil {
		return t, err
	}
	names := make(map[string]string, len(all))
	for _, n := range all {
		names[n.Player] = n.Name
	}
	places := make([]Place, len(players))
	for i, e := range players {
		places[i] = Place{Standing: e.At(l.running), Name: names[e.ID]}
	}
	slices.SortFunc(places, inOrder)
	t.People = len(places)
	for i, p := range places {
		if p.Rank = i + 1; i < n || p.Standing.ID == player {
			t.Places = append(t.Places, p)
		}
	}
	return t, nil
}

// inOrder compares as lists are told (CR-21).
func inOrder(a, b Place) int {
	return cmp.Or(cmp.Compare(b.Standing.Value, a.Standing.Value), cmp.Compare(a.Standing.Deviation, b.Standing.Deviation), inOrderOfNames(a, b))
}

func inOrderOfNames(a, b Place) int {
	return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.Standing.ID, b.Standing.ID))
}

// topInOrder reads those who are told of.
func (l *Lists) topInOrder(ctx context.Context, list string, n int, player string) (t Top, err error) {
	highest, err := l.board.Highest(ctx, list, n+1)
	if err != nil {
		return t, err
	}
	t.Places = l.places(highest)
	if len(highest) > n {
		if t.Places, err = l.cut(ctx, list, t.Places, n); err != nil {
			return t, err
		}
	}
	slices.SortFunc(t.Places, inOrder)
	for i := range t.Places {
		t.Places[i].Rank = i + 1
	}
	if t.People = len(highest); t.People <= n {
		return t, nil
	}
	return l.withPlayer(ctx, list, t, player)
}

// cut leaves n of n+1 places. Who of several with the last value is among them is to be found out where that value goes on behind them.
func (l *Lists) cut(ctx context.Context, list string, places []Place, n int) ([]Place, error) {
	last := places[n].Standing.Value
	first := slices.DeleteFunc(slices.Clone(places), func(p Place) bool { return p.Standing.Value == last })
	if len(first) == n {
		return first, nil
	}
	landings, err := l.landings(ctx, list, last)
	for _, together := range landings {
		if err != nil || len(first) == n {
			break
		}
		var some []Place
		if some, err = l.onLanding(ctx, list, together, n-len(first)); err == nil {
			first = append(first, some...)
		}
	}
	return first, err
}

// landings are the steps of a value, those together that have the same deviation by now, and the least first: who has rested longer since is known
// less well, and nobody less than somebody who enters.
func (l *Lists) landings(ctx context.Context, list string, value float64) ([][]games.Step, error) {
	steps, err := l.board.Steps(ctx, list, value)
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(steps, func(a, b games.Step) int { return cmp.Compare(l.deviation(a), l.deviation(b)) })
	var all [][]games.Step
	for i, s := range steps {
		if i == 0 || l.deviation(steps[i-1]) != l.deviation(s) {
			all = append(all, nil)
		}
		all[len(all)-1] = append(all[len(all)-1], s)
	}
	return all, nil
}

// deviation is that of everybody on a step by now.
func (l *Lists) deviation(s games.Step) float64 {
	return rating.Entry{Month: s.Month, Standing: rating.Standing{Rating: s.Rating}}.At(l.running).Deviation
}

// onLanding are the first n of steps that are told by name.
func (l *Lists) onLanding(ctx context.Context, list string, steps []games.Step, n int) ([]Place, error) {
	var all []Place
	for _, s := range steps {
		some, err := l.board.OnStep(ctx, list, s, n)
		if err != nil {
			return nil, err
		}
		all = append(all, l.places(some)...)
	}
	slices.SortFunc(all, inOrderOfNames)
	return all[:min(n, len(all))], nil
}

func (l *Lists) places(all []games.Named) []Place {
	places := make([]Place, len(all))
	for i, n := range all {
		places[i] = Place{Standing: n.At(l.running), Name: n.Name}
	}
	return places
}

// withPlayer adds a player who is in the list and not among its first, and counts the list.
func (l *Lists) withPlayer(ctx context.Context, list string, t Top, player string) (Top, error) {
	e, known, err := l.board.LastEntry(ctx, list, player, l.running)
	if err != nil {
		return t, err
	}
	above, all, err := l.board.Above(ctx, list, e.Value)
	t.People = all
	if err != nil || !known || slices.ContainsFunc(t.Places, func(p Place) bool { return p.Standing.ID == player }) {
		return t, err
	}
	called, err := l.board.NewestName(ctx, player)
	if err != nil {
		return t, err
	}
	own := Place{Name: called.Name, Standing: e.At(l.running)}
	before, err := l.before(ctx, list, own)
	own.Rank = above + before + 1
	t.Places = append(t.Places, own)
	return t, err
}

// before counts who of those with the same value comes before somebody.
func (l *Lists) before(ctx context.Context, list string, own Place) (n int, err error) {
	steps, err := l.board.Steps(ctx, list, own.Standing.Value)
	for _, s := range steps {
		switch order := cmp.Compare(l.deviation(s), own.Standing.Deviation); {
		case err != nil:
			return 0, err
		case order < 0:
			n += s.People
		case order == 0:
			var here int
			here, err = l.board.BeforeOnStep(ctx, list, s, own.Name, own.Standing.ID)
			n += here
		}
	}
	return n, err
}
