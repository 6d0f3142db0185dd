package daemon

import (
	"context"
	"fmt"
	"slices"
	"time"

	"pbem/games"
)

// KnowsKeys refuses to work beside a node that writes reply addresses with a key that this one has not, by the ids of those that it has: what players
// answer would be understood by one and not by the other. One that was lost a moment ago, and is not there any more, is waited for.
func (d *Daemon) KnowsKeys(ctx context.Context, ids []string) error {
	strange := func(ctx context.Context, now time.Time) (list []games.Node, err error) {
		all, err := d.Store.Processes(ctx)
		for _, p := range all {
			if now.Sub(p.Alive) < silence && p.Key != "" && !slices.Contains(ids, p.Key) { // programs of before told no key
				list = append(list, games.Node{Name: p.Node, Alive: p.Alive})
			}
		}
		return list, err
	}
	still, err := d.outlast(ctx, strange, func(context.Context) (bool, error) { return false, nil })
	if err != nil || len(still) == 0 {
		return err
	}
	return fmt.Errorf("the service runs on %s with a key that is not in this file, so what players answer to letters from there would not be understood here: bring the key file from there, and start again", names(still))
}
