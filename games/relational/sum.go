package relational

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"strconv"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/archive/gamelog"
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

// Neither SQLite nor a disk notices that a byte inside a row has changed. So rows that decide are held to a sum of their own when they are read, and
// what has a hash already to that: presets, the log, letters out.

// sumSize is enough for what happens by accident.
const sumSize = 16

// rowSum is the sum of a row, from its columns in their order.
func rowSum(columns ...any) []byte {
	b := make([]byte, 0, 512)
	for _, c := range columns {
		at := len(b)
		b = append(b, 0, 0, 0, 0)
		switch v := c.(type) {
		case string:
			b = append(b, v...)
		case []byte:
			b = append(b, v...)
		case int:
			b = strconv.AppendInt(b, int64(v), 10)
		case bool:
			b = strconv.AppendBool(b, v)
		case time.Time:
			if !v.IsZero() {
				b = strconv.AppendInt(b, v.UnixNano(), 10)
			}
		}
		binary.BigEndian.PutUint32(b[at:], uint32(len(b)-at-4))
	}
	sum := sha256.Sum256(b)
	return sum[:sumSize]
}

// held is an error about a row that is not as it was written; that it is not as it was written.
func held(sum, now []byte, what string, args ...any) error {
	if bytes.Equal(sum, now) {
		return nil
	}
	return damaged(what, args...)
}

func damaged(what string, args ...any) error { return damage(fmt.Sprintf(what, args...)) }

// damage is what is not as it was written: games.ErrDamaged, and ErrUnavailable too, for nothing was wrong with what was asked.
type damage string

func (d damage) Error() string {
	return games.ErrDamaged.Error() + ": " + string(d) + " is not as it was written"
}

func (d damage) Is(target error) bool {
	return target == games.ErrDamaged || target == games.ErrUnavailable
}

func eventSum(match, seq int, at time.Time, by adjudicator.Seat, cause, kind string, data []byte) []byte {
	return rowSum(match, seq, at, int(by), cause, kind, data)
}

func clubEventSum(stream club.Stream, seq int, at time.Time, cause, kind string, data []byte) []byte {
	return rowSum(string(stream), seq, at, cause, kind, data)
}

// summarySum leaves out what the clock alone changes.
func summarySum(m games.Summary) []byte {
	return rowSum(m.ID, m.Version, int(m.Stage), m.Preset, m.Title, m.White.Name, m.White.Address, m.Black.Name, m.Black.Address,
		m.Turn, int(m.ToMove), m.Result, m.Reason, m.Private, int(m.Program), m.Updated)
}

// Whole holds what a store keeps to its sums and hashes, all of it, and changes nothing. The error is a sentence about what is not as it was written.
func Whole(ctx context.Context, r Reader) error {
	for _, look := range []func(context.Context, Reader) error{presetsWhole, logWhole, eventsWhole, clubWhole, matchesWhole} {
		if err := look(ctx, r); err != nil {
			return err
		}
	}
	return nil
}

func presetsWhole(ctx context.Context, r Reader) error {
	_, err := list(ctx, r, `SELECT hash, data FROM presets`, func(row scanner) (none struct{}, err error) {
		var hash string
		var data []byte
		if err = row.Scan(&hash, &data); err == nil {
			err = presetIs(hash, data)
		}
		return none, err
	})
	return err
}

// presetIs holds the file of a preset to its hash.
func presetIs(hash string, data []byte) error {
	if sum := sha256.Sum256(data); "sha256:"+hex.EncodeToString(sum[:]) != hash {
		return damaged("the preset %s", hash)
	}
	return nil
}

// logWhole adds the lines of the log up once more.
func logWhole(ctx context.Context, r Reader) error {
	kept, err := scanEdge(first(ctx, r, logEdgeSQL))
	if err != nil {
		return fmt.Errorf("it is damaged: the log of the archive: %w", err)
	}
	var edge gamelog.Edge
	_, err = list(ctx, r, logLinesSQL, func(row scanner) (none struct{}, err error) {
		var text string
		if err = row.Scan(&text); err == nil {
			edge = edge.Add(text)
		}
		return none, err
	}, int64(0))
	if err == nil && (edge.Size() != kept.Size() || !bytes.Equal(edge.Bytes(), kept.Bytes())) {
		err = damaged("the log of the archive")
	}
	return err
}

func eventsWhole(ctx context.Context, r Reader) error {
	_, err := list(ctx, r, `SELECT match_id, seq, sum, at, seat, cause, kind, data FROM events`, func(row scanner) (none struct{}, err error) {
		var match, seq int
		var sum, data []byte
		var at time.Time
		var by adjudicator.Seat
		var cause, kind string
		if err = row.Scan(&match, &seq, &sum, into(&at), &by, &cause, &kind, &data); err == nil {
			err = held(sum, eventSum(match, seq, at, by, cause, kind, data), "event %d of game %d", seq, match)
		}
		return none, err
	})
	return err
}

func clubWhole(ctx context.Context, r Reader) error {
	_, err := list(ctx, r, `SELECT stream, seq, sum, at, cause, kind, data FROM club_events`, func(row scanner) (none struct{}, err error) {
		var stream, cause, kind string
		var seq int
		var sum, data []byte
		var at time.Time
		if err = row.Scan(&stream, &seq, &sum, into(&at), &cause, &kind, &data); err == nil {
			err = held(sum, clubEventSum(club.Stream(stream), seq, at, cause, kind, data), "event %d of stream %s", seq, stream)
		}
		return none, err
	})
	return err
}

func matchesWhole(ctx context.Context, r Reader) error {
	_, err := list(ctx, r, `SELECT `+summaryColumns+` FROM matches`, func(row scanner) (none struct{}, err error) {
		_, err = scanSummary(row)
		return none, err
	})
	return err
}
