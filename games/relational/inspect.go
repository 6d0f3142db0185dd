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

// Inspect says what tables hold, but for their layout, and changes nothing. The error is a sentence about the store when games lack some of their events.
func Inspect(ctx context.Context, r Reader) (c games.Contents, err error) {
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
	if err := first(ctx, r, missingSQL).Scan(&c.Missing); err != nil {
		return c, err
	}
	if c.Outages, err = list(ctx, r, lastOutagesSQL, scanOutage); err != nil {
		return c, err
	}
	if c.Nodes, err = list(ctx, r, nodesSQL, scanNode); err != nil {
		return c, err
	}
	if c.Processes, err = list(ctx, r, processesSQL, scanProcess); err != nil {
		return c, err
	}
	c.Alive, _ = games.Alive(c.Nodes)
	c.Leases, err = list(ctx, r, leasesSQL, scanLease)
	return c, err
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
