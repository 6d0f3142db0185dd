package daemon

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"pbem/games"
)

// KnowsKeys refuses to work beside a node that writes reply addresses with a key that this one has not (Keys): what players
// answer would be understood by one and not by the other. One that was lost a moment ago, and is not there any more, is waited for.
func (n *nodes) KnowsKeys(ctx context.Context) error {
	strange := func(ctx context.Context, now time.Time) (list []games.Node, err error) {
		all, err := n.Store.Processes(ctx)
		for _, p := range all {
			if now.Sub(p.Alive) < silence && n.strange(p) {
				list = append(list, games.Node{Name: p.Node, Alive: p.Alive})
			}
		}
		return list, err
	}
	still, err := n.outlast(ctx, strange, func(context.Context) (bool, error) { return false, nil })
	if err != nil || len(still) == 0 {
		return err
	}
	return fmt.Errorf("the service runs on %s with a key that is not in this file, so what players answer to letters from there would not be understood here: bring the key file from there, and start again", names(still))
}

// strange reports whether a process writes with a key that this one has not. Programs of before told no key.
func (n *nodes) strange(p games.Process) bool { return p.Key != "" && !slices.Contains(n.Keys, p.Key) }

// looksAround tells the log what is not as it should be with the other nodes: two that were started in the same minute have not seen each other.
func (n *nodes) looksAround(ctx context.Context) {
	all, err := n.Store.Processes(ctx)
	own := slices.IndexFunc(all, func(p games.Process) bool { return p.Name == n.itself() })
	if n.met(ctx, "the other nodes could not be looked at", err) || own < 0 {
		return
	}
	for _, p := range all {
		if !games.Together(all[own], p) || all[own].Alive.Sub(p.Alive) >= silence {
			continue
		}
		if p.Node == n.Node {
			n.complain("two machines must not be called the same: they take each other's marks and signs of life for their own", errNamesake, "node", p.Node)
		}
		if n.strange(p) {
			n.complain("the nodes must have the same key file: what players answer to letters of that node is not understood here", errStrange, "node", p.Node, "key", p.Key)
		}
	}
}

var (
	errNamesake = errors.New("another process that runs has the name of this one")
	errStrange  = errors.New("it has a key that is not in the file of this one")
)

// runs keeps that this process is alive, for whoever looks over the nodes (pbem doctor). One that is alone with its store has nobody to be
// told from.
func (n *nodes) runs(ctx context.Context) {
	if n.Node == "" {
		return
	}
	err := n.Store.Runs(ctx, games.Process{Name: n.itself(), Node: n.Node, Machine: n.Machine, Key: n.Key, Version: n.Version, Alive: n.Clock()})
	n.met(ctx, "that this process runs could not be noted", err)
	n.looksAround(ctx)
}
