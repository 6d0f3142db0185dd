package relational

import (
	"context"
	"fmt"
	"time"

	"pbem/games"
)

const (
	countsSQL = `SELECT (SELECT count(*) FROM matches), (SELECT count(*) FROM matches WHERE stage IN (1, 2)), (SELECT count(*) FROM events),
		(SELECT count(*) FROM players), (SELECT count(*) FROM outbox WHERE state = 0), (SELECT count(*) FROM outbox WHERE state = 2),
		(SELECT count(*) FROM quarantine), (SELECT min(due) FROM matches)`
	missingSQL     = `SELECT count(*) FROM unfetched`
	taggedSQL      = `SELECT count(*) FROM (SELECT sender FROM outbox WHERE sender <> '' ORDER BY id DESC LIMIT 10) AS newest WHERE instr(sender, '+') > 0`
	allMarksSQL    = `SELECT name, value FROM marks`
	lastOutagesSQL = `SELECT began, ended, why FROM outages ORDER BY ended DESC LIMIT 100`
	// A match's version is the number of its events.
	tornSQL = `SELECT count(*) FROM matches m WHERE version <> (SELECT count(*) FROM events e WHERE e.match_id = m.id)`
)

// Inspect says what tables hold, but for their layout, and changes nothing: has reports whether there is a table, for those of an earlier version lack
// some. The error is a sentence about the store when games lack some of their events.
func Inspect(ctx context.Context, r Reader, has func(table string) (bool, error)) (c games.Contents, err error) {
	var torn int
	if err := first(ctx, r, tornSQL).Scan(&torn); err != nil {
		return c, err
	}
	if torn > 0 {
		return c, fmt.Errorf("it is damaged: %d games lack some of their events", torn)
	}
	if err := first(ctx, r, countsSQL).Scan(&c.Matches, &c.Live, &c.Events, &c.Players, &c.Waiting, &c.GivenUp, &c.Aside, into(&c.Due)); err != nil {
		return c, err
	}
	if err := first(ctx, r, taggedSQL).Scan(&c.Tagged); err != nil {
		return c, err
	}
	if c.Marks, err = Marks(ctx, r); err != nil {
		return c, err
	}
	c.Made, _ = time.Parse(time.RFC3339, c.Marks[games.MarkBackup]) // the zero time when it is no backup
	for table, read := range map[string]func() error{
		"unfetched": func() error { return first(ctx, r, missingSQL).Scan(&c.Missing) },
		"outages":   func() (err error) { c.Outages, err = list(ctx, r, lastOutagesSQL, scanOutage); return err },
		"nodes":     func() (err error) { c.Nodes, err = list(ctx, r, nodesSQL, scanNode); return err },
		"processes": func() (err error) { c.Processes, err = list(ctx, r, processesSQL, scanProcess); return err },
		"leases":    func() (err error) { c.Leases, err = list(ctx, r, leasesSQL, scanLease); return err },
	} {
		there, err := has(table)
		if err == nil && there {
			err = read()
		}
		if err != nil {
			return c, err
		}
	}
	c.Alive, _ = games.Alive(c.Nodes)
	if c.Alive.IsZero() { // before there were nodes there was a mark
		c.Alive, _ = time.Parse(time.RFC3339Nano, c.Marks["alive"])
	}
	return c, nil
}

// Marks reads the marks of a store as they are kept, by their keys (games.Scope).
func Marks(ctx context.Context, r Reader) (map[string]string, error) {
	marks := map[string]string{}
	_, err := list(ctx, r, allMarksSQL, func(row scanner) (none struct{}, err error) {
		var name, value string
		if err = row.Scan(&name, &value); err == nil {
			marks[name] = value
		}
		return none, err
	})
	return marks, err
}
