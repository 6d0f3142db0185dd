package relational

import (
	"context"
	"fmt"
	"maps"
	"strconv"
	"time"

	"pbem/games"
	"pbem/rules"
)

const (
	// Triggers keep the table: see its migration.
	playedSQL = `SELECT fact, value, n FROM played WHERE preset = ? AND n > 0`
	// The index of what has changed is as long as a day's letters; the words behind it are those of the triggers.
	playedLatelySQL = `SELECT result, turn, reason FROM matches WHERE updated >= ? AND preset = ? AND stage = 3 AND private = 0 AND program = 0 AND result <> '*'`
)

// Played implements games.Store.
func (s matchStore) Played(ctx context.Context, preset string, until time.Time) (games.Played, error) {
	p := games.NewPlayed()
	_, err := list(ctx, s.medium, playedSQL, func(row scanner) (_ struct{}, err error) {
		var fact, value string
		var n int
		if err := row.Scan(&fact, &value, &n); err != nil {
			return struct{}{}, err
		}
		return struct{}{}, counted(p, fact, value, n)
	}, preset)
	if err == nil {
		_, err = list(ctx, s.medium, playedLatelySQL, func(row scanner) (_ struct{}, err error) {
			var result, reason string
			var turn int
			if err := row.Scan(&result, &turn, &reason); err != nil {
				return struct{}{}, err
			}
			p.Add(rules.Result(result), max(turn-1, 0), reason, -1)
			return struct{}{}, nil
		}, known(until), preset)
	}
	if err != nil {
		return games.Played{}, fmt.Errorf("games of %s: %w", preset, err)
	}
	maps.DeleteFunc(p.Results, func(_ rules.Result, n int) bool { return n <= 0 })
	maps.DeleteFunc(p.Turns, func(_ int, n int) bool { return n <= 0 })
	maps.DeleteFunc(p.Reasons, func(_ string, n int) bool { return n <= 0 })
	return p, nil
}

// counted takes a row of sums.
func counted(p games.Played, fact, value string, n int) error {
	switch fact {
	case "result":
		p.Results[rules.Result(value)] = n
	case "reason":
		p.Reasons[value] = n
	case "turns":
		turns, err := strconv.Atoi(value)
		if err != nil {
			return err
		}
		p.Turns[turns] = n
	}
	return nil
}
