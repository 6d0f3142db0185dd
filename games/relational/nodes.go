package relational

import (
	"context"
	"errors"
	"fmt"
	"time"

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

const (
	runsSQL = `INSERT INTO processes (name, node, machine, key, version, layout, began, alive) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)
		ON CONFLICT (name) DO UPDATE SET alive = excluded.alive`
	processesSQL    = `SELECT name, node, machine, key, version, layout, began, alive FROM processes ORDER BY began, name`
	oldProcessesSQL = `DELETE FROM processes WHERE name IN (SELECT name FROM processes WHERE alive < ? LIMIT ?)`
)

// Runs implements games.Roster.
func (s nodeStore) Runs(ctx context.Context, p games.Process) error {
	err := s.soon(ctx, func(t transaction) error {
		_, err := t.exec(runsSQL, p.Name, p.Node, p.Machine, p.Key, p.Version, s.medium.Layout(), known(p.Alive))
		return err
	})
	if err != nil {
		return fmt.Errorf("note that process %q runs: %w", p.Name, err)
	}
	return nil
}

// Processes implements games.Roster.
func (s nodeStore) Processes(ctx context.Context) ([]games.Process, error) {
	all, err := list(ctx, s.medium, processesSQL, scanProcess)
	if err != nil {
		return nil, fmt.Errorf("list the processes: %w", err)
	}
	return all, nil
}

func scanProcess(row scanner) (p games.Process, err error) {
	return p, row.Scan(&p.Name, &p.Node, &p.Machine, &p.Key, &p.Version, &p.Layout, into(&p.Began), into(&p.Alive))
}

const (
	takeLeaseSQL = `INSERT INTO leases (name, node, until) VALUES (?1, ?2, %[1]s + ?3) ON CONFLICT (name) DO UPDATE
		SET node = excluded.node, until = excluded.until WHERE leases.node = excluded.node OR leases.until <= %[1]s`
	endLeaseSQL = `DELETE FROM leases WHERE name = ? AND node = ?`
	leasesSQL   = `SELECT name, node, until FROM leases ORDER BY name`
)

// takeLease is the statement with the store's moment in it.
func takeLease(now string) string { return fmt.Sprintf(takeLeaseSQL, now) }

// TakeLease implements games.LeaseOffice.
func (s nodeStore) TakeLease(ctx context.Context, name, node string, long time.Duration) (taken bool, err error) {
	err = s.soon(ctx, func(t transaction) error {
		n, err := t.exec(takeLease(s.medium.Now()), name, node, int64(long))
		taken = n > 0
		return err
	})
	if err != nil {
		return false, fmt.Errorf("take the lease %q: %w", name, err)
	}
	return taken, nil
}

// EndLease implements games.LeaseOffice.
func (s nodeStore) EndLease(ctx context.Context, name, node string) error {
	err := s.soon(ctx, func(t transaction) error {
		_, err := t.exec(endLeaseSQL, name, node)
		return err
	})
	if err != nil {
		return fmt.Errorf("end the lease %q: %w", name, err)
	}
	return nil
}

// Leases implements games.LeaseOffice.
func (s nodeStore) Leases(ctx context.Context) ([]games.Lease, error) {
	all, err := list(ctx, s.medium, leasesSQL, scanLease)
	if err != nil {
		return nil, fmt.Errorf("list the leases: %w", err)
	}
	return all, nil
}

func scanLease(row scanner) (l games.Lease, err error) {
	return l, row.Scan(&l.Name, &l.Node, into(&l.Until))
}

const (
	markSQL    = `SELECT value FROM marks WHERE name = ?`
	setMarkSQL = `INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`
)

// Mark implements games.Store.
func (s nodeStore) Mark(ctx context.Context, of games.Scope, name string) (value string, err error) {
	name = of.Key(name)
	err = first(ctx, s.medium, markSQL, name).Scan(&value)
	if err != nil && !errors.Is(err, games.ErrNotFound) {
		return "", fmt.Errorf("mark %s: %w", name, err)
	}
	return value, nil
}

// SetMark implements games.Store.
func (s nodeStore) SetMark(ctx context.Context, of games.Scope, name, value string) error {
	name = of.Key(name)
	err := s.durably(ctx, func(t transaction) error {
		_, err := t.exec(setMarkSQL, name, value)
		return err
	})
	if err != nil {
		return fmt.Errorf("set mark %s: %w", name, err)
	}
	return nil
}
