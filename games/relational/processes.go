package relational

import (
	"context"
	"fmt"

	"pbem/games"
)

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
