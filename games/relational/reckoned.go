package relational

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"pbem/adjudicator/rating"
	"pbem/games"
)

// A list can have a million people, and a month that ended long ago can change all that came after it. So what came out is written
// in lots, each for itself, and no commit of a letter waits for more than one of them. What lies in standings of the month until which a
// list has been reckoned, and of later ones, counts for nobody (sound): the lots count all at once, when that month is moved on. Each lot sees to it
// that the list is as it was when its reckoning began. What can happen meanwhile, and what becomes of it:
//
//	what happens meanwhile                                what becomes of it
//	a result of a month that is reckoned comes or goes    the version grows, the next lot is a conflict, and the next look begins anew
//	a result of an earlier month                          likewise, and it is reckoned from there
//	a result of a later month, the running one            nothing: it counts when its month has ended
//	results come before it begins                         they are read after that: with until alone it is told whether there is something to do
//	somebody asks for the list                            they are told by what counts, and reckon the rest for themselves, as ever
//	another node begins to reckon the list                the version grows, and the first finds at its next lot that it is a conflict
//	the process is killed, or the database goes away      the lots that are there count for nothing, and the next look rewrites them
//	the server crashes, and another takes its place       each lot is on the disk, and with the standby, before the next
//	the store is copied, or backed up                     so are the lots that are there; the next look there rewrites them

const (
	beginReckoningSQL = `UPDATE rating_lists SET version = version + 1, reckoning = ? WHERE list = ? AND until = ? RETURNING version`
	stillReckonedSQL  = `SELECT version FROM rating_lists WHERE list = ? AND until = ? AND version = ?`
	reckonedSQL       = `UPDATE rating_lists SET until = ?, reckoning = 0 WHERE list = ? AND until = ? AND version = ? RETURNING version`

	aheadSQL        = `SELECT ` + entryColumns + ` FROM standings WHERE list = ? AND month >= ? ORDER BY player, month`
	dropStandingSQL = `DELETE FROM standings WHERE list = ? AND player = ? AND month >= ?`
	lastAgainSQL    = `UPDATE standings SET last = 1 WHERE list = ?1 AND player = ?2 AND month = (SELECT max(month) FROM standings WHERE list = ?1 AND player = ?2)`
	notLastSQL      = `UPDATE standings SET last = 0 WHERE list = ? AND player = ? AND last = 1`
	addEntrySQL     = `INSERT INTO standings (last, list, player, month, value, deviation, volatility, games, won, drawn, lost) VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
)

// standingsLot is how many players are in a lot.
const standingsLot = 100

// BeginReckoning implements games.Store.
func (s *Store) BeginReckoning(ctx context.Context, l games.RatingList, until rating.Month) (games.RatingList, error) {
	err := s.durably(ctx, func(t transaction) (err error) {
		l.Version, err = scanNumber(t.row(beginReckoningSQL, int(until), l.List, int(l.Until)))
		return asItWas(l, err)
	})
	if err != nil {
		return l, fmt.Errorf("begin to reckon: %w", err)
	}
	return l, nil
}

// KeepReckoned implements games.Store.
func (s *Store) KeepReckoned(ctx context.Context, r games.Reckoned) error {
	ahead, err := list(ctx, s.medium, aheadSQL, scanEntry, r.From.List, int(r.From.Until))
	if err == nil {
		err = s.inLots(ctx, r.From, rewrites(ahead, r.Entries))
	}
	if err == nil {
		s.probe("lot")
		err = s.durably(ctx, func(t transaction) error {
			_, err := scanNumber(t.row(reckonedSQL, int(r.Until), r.From.List, int(r.From.Until), r.From.Version))
			return asItWas(r.From, err)
		})
	}
	if err != nil {
		return fmt.Errorf("keep what was reckoned: %w", err)
	}
	return nil
}

// asItWas makes a conflict of a list that is not found as it was.
func asItWas(l games.RatingList, err error) error {
	if errors.Is(err, games.ErrNotFound) {
		err = fmt.Errorf("it was reckoned, or had a result, meanwhile: %w", games.ErrConflict)
	}
	if err != nil {
		return fmt.Errorf("list %s: %w", l.List, err)
	}
	return nil
}

// rewrite is what is kept of somebody that does not count yet, or no more, and what is to be kept instead.
type rewrite struct {
	player      string
	have, wants []rating.Entry
}

// rewrites are those players of whom something else is to be kept, in order. A result that is corrected changes two players of its month, and of
// the months after it those whom they have met.
func rewrites(have, wants []rating.Entry) (all []rewrite) {
	of := map[string]*rewrite{}
	one := func(player string) *rewrite {
		if of[player] == nil {
			of[player] = &rewrite{player: player}
		}
		return of[player]
	}
	for _, e := range have {
		r := one(e.ID)
		r.have = append(r.have, e)
	}
	for _, e := range wants {
		r := one(e.ID)
		r.wants = append(r.wants, e)
	}
	for _, player := range slices.Sorted(maps.Keys(of)) {
		if r := of[player]; !slices.Equal(r.have, r.wants) {
			all = append(all, *r)
		}
	}
	return all
}

// inLots keeps what is to be kept of some players at a time, as long as the list is as it was.
func (s *Store) inLots(ctx context.Context, l games.RatingList, all []rewrite) error {
	for some := range slices.Chunk(all, standingsLot) {
		s.probe("lot")
		if err := ctx.Err(); err != nil {
			return err
		}
		err := s.lasting(ctx, func(t transaction) error {
			if err := t.stillReckoned(l); err != nil {
				return err
			}
			return each(some, func(r rewrite) error { return t.rewrite(l, r) })
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// stillReckoned has everybody wait who changes a list until this transaction ends, and is a conflict if somebody has since its reckoning began.
func (t transaction) stillReckoned(l games.RatingList) error {
	if err := t.Lock(t, Locks{Lists: []string{l.List}}); err != nil {
		return err
	}
	_, err := scanNumber(t.row(stillReckonedSQL, l.List, int(l.Until), l.Version))
	return asItWas(l, err)
}

// rewrite keeps of a player what is to be kept. The last that there is of them, whether it counts or not, is the one that is marked as that.
func (t transaction) rewrite(l games.RatingList, r rewrite) error {
	look := about("list %s", l.List)
	if len(r.have) > 0 {
		if err := t.later(look, dropStandingSQL, l.List, r.player, int(l.Until)); err != nil {
			return err
		}
	}
	if len(r.wants) == 0 {
		return t.later(look, lastAgainSQL, l.List, r.player)
	}
	return each(r.wants, func(e rating.Entry) error {
		if err := t.later(look, notLastSQL, l.List, e.ID); err != nil {
			return err
		}
		return t.later(look, addEntrySQL, l.List, e.ID, int(e.Month), e.Value, e.Deviation, e.Volatility, e.Games, e.Won, e.Drawn, e.Lost)
	})
}
