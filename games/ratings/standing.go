package ratings

import (
	"context"
	"slices"

	"pbem/adjudicator/rating"
)

// Standing is where a player stands in a list; ok is false for who has no game in a month that has ended. The player is named as in lists:
// see rating.PlayerAt.
func (l *Lists) Standing(ctx context.Context, list, player string) (s rating.Standing, ok bool, err error) {
	t, err := l.Table(ctx, list)
	s, ok = t.Of(player)
	return s, ok, err
}

// Line is where a player stands in one list.
type Line struct {
	List     string
	Standing rating.Standing
	Rated    bool // they have a game in a month that has ended; else the standing is empty
	Waiting  int  // their games that will be rated when the month has ended
}

// Of is where a player stands in each list in which they have a game that counts, by name.
func (l *Lists) Of(ctx context.Context, player string) (lines []Line, err error) {
	names, err := l.Names(ctx)
	for _, list := range names {
		t, err := l.Table(ctx, list)
		if err != nil {
			return nil, err
		}
		line := Line{List: list, Waiting: t.Waiting[player]}
		if line.Standing, line.Rated = t.Of(player); line.Rated || line.Waiting > 0 {
			lines = append(lines, line)
		}
	}
	return lines, err
}

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

// Top is the first n of a list, and a player if they are in it behind these. Names are read of those who are shown, and of who stands level with
// them.
func (l *Lists) Top(ctx context.Context, list string, n int, player string) (Top, error) {
	t, err := l.Table(ctx, list)
	if err != nil {
		return Top{}, err
	}
	order := t.Ranked(func(string) string { return "" })
	parts := [][]rating.Standing{level(order, 0, min(n, len(order)))}
	if own := slices.IndexFunc(order, func(s rating.Standing) bool { return s.ID == player }); own >= n {
		parts = append(parts, level(order, own, own+1))
	}
	names, err := l.named(ctx, slices.Concat(parts...))
	if err != nil {
		return Top{}, err
	}
	for _, part := range parts {
		copy(part, rating.Table{Standings: part}.Ranked(func(id string) string { return names[id] }))
	}
	top := Top{People: len(order), Ended: t.Ended}
	for i, s := range order {
		if i < n || s.ID == player {
			top.Places = append(top.Places, Place{Rank: i + 1, Name: names[s.ID], Standing: s, Waiting: t.Waiting[s.ID]})
		}
	}
	return top, nil
}

// level returns some of an order with all who stand level with the first or the last of them: names say who of these comes first.
func level(order []rating.Standing, from, until int) []rating.Standing {
	same := func(i, j int) bool {
		return order[i].Value == order[j].Value && order[i].Deviation == order[j].Deviation
	}
	for 0 < from && from < until && same(from-1, from) {
		from--
	}
	for 0 < until && until < len(order) && same(until-1, until) {
		until++
	}
	return order[from:until]
}

func (l *Lists) named(ctx context.Context, standings []rating.Standing) (map[string]string, error) {
	ids := make([]string, len(standings))
	for i, s := range standings {
		ids[i] = s.ID
	}
	known, err := l.board.NewestNames(ctx, ids)
	names := make(map[string]string, len(known))
	for _, n := range known {
		names[n.Player] = n.Name
	}
	return names, err
}
