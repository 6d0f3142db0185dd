package relational

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

const (
	requestColumns = `number, address, player, epoch, match_id, seat, turn, text, made, expires, told, closed, done`

	insertRequestSQL = `INSERT INTO requests (` + requestColumns + `) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
		ON CONFLICT (number) DO NOTHING`
	closeRequestSQL = `UPDATE requests SET done = 1 WHERE number = ? AND done = 0`
	requestStateSQL = `SELECT done FROM requests WHERE number = ?`
	requestSQL      = `SELECT ` + requestColumns + ` FROM requests WHERE number = ?`
	waitingSQL      = `SELECT ` + requestColumns + ` FROM requests WHERE address = ? AND done = 0 AND expires > ? ORDER BY number DESC LIMIT ?`
	nextRequestSQL  = `SELECT coalesce(max(number), 0) + 1 FROM requests`
)

func (t transaction) request(r games.Request) error {
	if r.Done {
		return t.finish(r)
	}
	return t.later(once("is taken").of("request %d", r.Number), insertRequestSQL,
		r.Number, r.Address, r.Player, r.Epoch, r.Match, r.Seat, r.Turn, r.Text, stamp(r.Made), stamp(r.Expires), told(r), r.Closed)
}

// finish closes a request. Of two letters that confirm it, one does.
func (t transaction) finish(r games.Request) error {
	return t.later(Look(func(changed int64, err error) error {
		if err != nil || changed > 0 {
			return err
		}
		var closed bool
		if err := t.row(requestStateSQL, r.Number).Scan(&closed); err != nil {
			return err
		}
		return fmt.Errorf("was closed before: %w", games.ErrConflict)
	}).of("request %d", r.Number), closeRequestSQL, r.Number)
}

// NextRequest implements games.Store.
func (s lobbyStore) NextRequest(ctx context.Context) (n int, err error) {
	if err := first(ctx, s.medium, nextRequestSQL).Scan(&n); err != nil {
		return 0, fmt.Errorf("next request: %w", err)
	}
	return n, nil
}

// Request implements games.Store.
func (s lobbyStore) Request(ctx context.Context, number int) (games.Request, error) {
	r, err := scanRequest(first(ctx, s.medium, requestSQL, number))
	if err != nil {
		return games.Request{}, fmt.Errorf("request %d: %w", number, err)
	}
	return r, nil
}

// Waiting implements games.Store.
func (s lobbyStore) Waiting(ctx context.Context, address string, now time.Time, n int) ([]games.Request, error) {
	all, err := list(ctx, s.medium, waitingSQL, scanRequest, address, stamp(now), n)
	if err != nil {
		return nil, fmt.Errorf("requests of %s: %w", address, err)
	}
	return all, nil
}

// scanRequest reads requestColumns.
func scanRequest(row scanner) (r games.Request, err error) {
	var about string
	err = row.Scan(&r.Number, &r.Address, &r.Player, &r.Epoch, &r.Match, &r.Seat, &r.Turn, &r.Text, into(&r.Made), into(&r.Expires), &about, &r.Closed, &r.Done)
	if err == nil {
		about, r.Elsewhere = strings.CutSuffix(about, cameElsewhere)
		about, r.Believed = strings.CutSuffix(about, wasBelieved)
		r.Told, r.Asked, err = untold(about)
	}
	return r, err
}

// toldColumns is how many numbers the file keeps of each game that a request is about.
const toldColumns = 4

// told and untold write and read how far games had come as the file keeps it: "42 87 12 0 57 9 3 1", and behind "in" the seat in
// whose thread it was asked: "in 1 42 87 12 0".
func told(r games.Request) string {
	numbers := make([]int, 0, toldColumns*len(r.Told))
	for _, t := range r.Told {
		numbers = append(numbers, t.Match, t.Heard, t.Turn, t.Undos)
	}
	text := joined(numbers)
	if a := r.Asked; a.Match != 0 {
		text += askedIn + joined([]int{int(a.Seat), a.Match, a.Heard, a.Turn, a.Undos})
	}
	if r.Believed {
		text += wasBelieved
	}
	if r.Elsewhere {
		text += cameElsewhere
	}
	return text
}

const (
	askedIn = " in "
	// Behind all of it, of what a letter asked for that was believed, and that came from an address of somebody else.
	wasBelieved   = " believed"
	cameElsewhere = " elsewhere"
)

func untold(text string) (list []games.Told, asked games.Asked, err error) {
	about, in, inThread := strings.Cut(text, askedIn)
	numbers, err := parted(about)
	if err != nil || len(numbers)%toldColumns != 0 {
		return nil, asked, errors.Join(fmt.Errorf("what a request is about cannot be read: %q", text), err)
	}
	for n := range slices.Chunk(numbers, toldColumns) {
		list = append(list, toldOf(n))
	}
	if !inThread {
		return list, asked, nil
	}
	numbers, err = parted(in)
	if err != nil || len(numbers) != 1+toldColumns {
		return nil, asked, errors.Join(fmt.Errorf("where a request was asked cannot be read: %q", text), err)
	}
	return list, games.Asked{Told: toldOf(numbers[1:]), Seat: adjudicator.Seat(numbers[0])}, nil
}

func toldOf(n []int) games.Told { return games.Told{Match: n[0], Heard: n[1], Turn: n[2], Undos: n[3]} }
