package year

import (
	"context"
	"fmt"
	"strings"

	"pbem/games"
)

// wanted are the games that are sought and begun, with their terms: all engines, all kinds of clocks.
func wanted() []string {
	return []string{
		"cosmic time 3d", "cosmic time 20d/10", "cosmic time 20d+1d rated", "chesimals-0.1 time 3d rated", "chesimals-0.1 time 10d+1d max 14d", "chesimals-2 time 5d",
		"amoeba time 15d+12h rated", "amoeba time 3d no vacation", "lifeform-secret time 4d", "lifeform-secret time 20d+1d rated", "lifeform-open time 3d", "fusion-1 time 4d", "cosmic time none",
		"cosmic time 2d private", "lifeform-open time 3d private",
	}
}

// findGame has somebody look for a game, if they would like to have more.
func (w *world) findGame(ctx context.Context, p *person) error {
	if len(w.begun) >= w.Games {
		return nil
	}
	going, err := w.house.store().Matches(ctx, games.Query{Address: p.address, Live: true})
	if err != nil || len(going) >= p.habit.games {
		return err
	}
	switch p.dice.IntN(5) {
	case 0:
		other := w.people[p.dice.IntN(len(w.people))]
		if other.known && other != p && other.leaving.IsZero() {
			preset, terms, _ := strings.Cut(w.terms(p), " ")
			w.ask(p, fmt.Sprintf("new %s vs %s %s say Shall we?", preset, p.knownAs(other), terms))
		}
	case 1:
		w.ask(p, fmt.Sprintf("seek %s%s", w.terms(p), windows()[p.dice.IntN(len(windows()))]))
	default:
		return w.takeOne(ctx, p)
	}
	return nil
}

// windows are whom offers are for, and for how many games they stand.
func windows() []string {
	return []string{"", "", " games 3", " rating 1300-1600", " rating 1500-2200 games 2"}
}

func (w *world) terms(p *person) string {
	wanted := wanted()
	return wanted[p.dice.IntN(len(wanted))]
}

// takeOne takes an offer that stands, or makes one.
func (w *world) takeOne(ctx context.Context, p *person) error {
	list, err := w.house.store().Offers(ctx, games.OfferQuery{Limit: 30})
	if err != nil {
		return err
	}
	if len(list) < 3 {
		w.ask(p, fmt.Sprintf("seek %s", w.terms(p)))
		return nil
	}
	w.ask(p, fmt.Sprintf("take %d", list[p.dice.IntN(len(list))].Number))
	return nil
}
