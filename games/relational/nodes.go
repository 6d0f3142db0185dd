package relational

import (
	"context"
	"fmt"

	"pbem/games"
)

const (
	liveSQL = `INSERT INTO nodes (name, version, layout, alive) VALUES (?, ?, ?, ?)
		ON CONFLICT (name) DO UPDATE SET version = excluded.version, layout = excluded.layout, alive = excluded.alive`
	nodesSQL    = `SELECT name, version, layout, alive FROM nodes ORDER BY name`
	oldNodesSQL = `DELETE FROM nodes WHERE name IN (SELECT name FROM nodes WHERE alive < ? LIMIT ?)`
)

// Live implements games.Store.
func (s nodeStore) Live(ctx context.Context, n games.Node) error {
	err := s.durably(ctx, func(t transaction) error {
		_, err := t.exec(liveSQL, n.Name, n.Version, s.medium.Layout(), known(n.Alive))
		return err
	})
	if err != nil {
		return fmt.Errorf("note that node %q is alive: %w", n.Name, err)
	}
	return nil
}

// Nodes implements games.Store.
func (s nodeStore) Nodes(ctx context.Context) ([]games.Node, error) {
	all, err := list(ctx, s.medium, nodesSQL, scanNode)
	if err != nil {
		return nil, fmt.Errorf("list the nodes: %w", err)
	}
	return all, nil
}

func scanNode(row scanner) (n games.Node, err error) {
	return n, row.Scan(&n.Name, &n.Version, &n.Layout, into(&n.Alive))
}
