package daemon

import (
	"context"

	"pbem/games"
)

// runs keeps that this process is alive, for whoever looks over the nodes (pbem doctor). One that is alone with its store has nobody to be
// told from.
func (d *Daemon) runs(ctx context.Context) {
	if d.Node == "" {
		return
	}
	err := d.Store.Runs(ctx, games.Process{Name: d.itself(), Node: d.Node, Machine: d.Machine, Key: d.Key, Version: d.Version, Alive: d.Clock()})
	d.met(ctx, "that this process runs could not be noted", err)
	d.looksAround(ctx)
}
