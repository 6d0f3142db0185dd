package size

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"runtime/pprof"
	"slices"
	"time"
)

// collectEvery is after how many pairs garbage is collected, while nothing is counted.
const collectEvery = 10

// letters plays turns by letters in both stores, one here and one there in turn, each in a game of its own. Garbage is collected in
// between, as both stores have one heap: what a letter leaves of it is counted in bytes.
func letters(ctx context.Context, full, empty *hall, preset string, rounds int) ([]Figure, error) {
	here, err := full.moves(ctx, preset)
	if err != nil {
		return nil, err
	}
	there, err := empty.moves(ctx, preset)
	if err != nil {
		return nil, err
	}
	list := pairs(here, there, rounds)
	if len(list) == 0 {
		return nil, fmt.Errorf("of %d games of %s that are going none is like one of the %d beside them", len(here), preset, len(there))
	}
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	halls := [2]*hall{full, empty}
	var cost [2][]spent
	for n, pair := range list {
		if n%collectEvery == 0 {
			runtime.GC()
		}
		for turn := range halls {
			i := (turn + n) % 2 // full, empty; empty, full
			one, err := halls[i].play(ctx, pair[i], [2]string{"full", "empty"}[i])
			if err != nil {
				return nil, err
			}
			cost[i] = append(cost[i], one)
		}
	}
	runtime.GC()
	whole, err := stand(ctx, halls, list)
	if err != nil {
		return nil, err
	}
	return full.told(list, cost, whole), nil
}

// play has a letter handled. Where a profile is taken, it says in which store that was.
func (h *hall) play(ctx context.Context, m move, store string) (one spent, err error) {
	pprof.Do(ctx, pprof.Labels("store", store), func(ctx context.Context) {
		one, err = h.say(ctx, m.who, m.to, m.words)
	})
	return one, err
}

// stand lists the pairs of which both turns stand: what hurts its player is asked back. The first pairs read the rules, and are left out.
func stand(ctx context.Context, halls [2]*hall, list [][2]move) (whole []int, err error) {
	const first = 2
	for n, pair := range list {
		both := n >= first || len(list) <= first
		for i, h := range halls {
			played, err := h.played(ctx, pair[i])
			if err != nil {
				return nil, err
			}
			both = both && played
		}
		if both {
			whole = append(whole, n)
		}
	}
	return whole, nil
}

// told makes figures of what the letters of some pairs have cost.
func (h *hall) told(list [][2]move, cost [2][]spent, whole []int) []Figure {
	same := 0
	var of [2][]spent
	for _, n := range whole {
		if list[n][0].seen == list[n][1].seen {
			same++
		}
		for i := range of {
			of[i] = append(of[i], cost[i][n])
		}
	}
	mean, bytes := Figure{What: "the same, on the average"}, Figure{What: "the same, what it allocates", Unit: Bytes}
	n := int64(max(1, len(whole)))
	for i, all := range of {
		for _, one := range all {
			*[]*int64{&mean.Full, &mean.Empty}[i] += int64(one.processor) / n
			*[]*int64{&bytes.Full, &bytes.Empty}[i] += int64(one.bytes) / n
		}
	}
	what := fmt.Sprintf("a turn by letter, committed and answered (median of %d pairs, %d of them in the same position)", len(whole), same)
	return append(h.figures(what, of), mean, bytes)
}

func median(all []spent, of func(spent) time.Duration) time.Duration {
	if len(all) == 0 {
		return 0
	}
	list := make([]time.Duration, len(all))
	for i, one := range all {
		list[i] = of(one)
	}
	slices.Sort(list)
	return list[len(list)/2]
}
