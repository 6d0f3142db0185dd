package relational

import (
	"context"
	"fmt"

	"pbem/games"
)

const (
	setTournamentSQL = `INSERT INTO tournaments (number, name, look, over, warned) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (number) DO UPDATE SET over = excluded.over, warned = excluded.warned`
	dropTournamentPlayersSQL  = `DELETE FROM tournament_players WHERE tournament = ?`
	insertTournamentPlayerSQL = `INSERT INTO tournament_players (tournament, player) VALUES (?, ?)`

	tournamentSQL      = `SELECT number, name, look, over, warned FROM tournaments WHERE number = ?`
	tournamentNamedSQL = `SELECT number, name, look, over, warned FROM tournaments WHERE look = ?`
	tournamentsSQL     = `SELECT number, name, look, over, warned FROM tournaments ORDER BY number DESC LIMIT ?`
	liveTournamentsSQL = `SELECT number, name, look, over, warned FROM tournaments WHERE over = 0 ORDER BY number DESC LIMIT ?`
	tournamentsOfSQL   = `SELECT number, name, look, over, warned FROM tournaments JOIN tournament_players ON tournament = number WHERE player = ? ORDER BY number DESC LIMIT ?`
)

// tournament sets a tournament's row, and who takes part where that has changed.
func (t clubWriter) tournament(row games.Tournament, look Look) error {
	err := t.later(look, setTournamentSQL, row.Number, row.Name, row.Look, row.Over, row.Warned)
	if err == nil && row.Changed {
		err = t.later(look, dropTournamentPlayersSQL, row.Number)
	}
	for i := 0; err == nil && row.Changed && i < len(row.Players); i++ {
		err = t.later(look, insertTournamentPlayerSQL, row.Number, row.Players[i])
	}
	return err
}

// Tournament implements games.Store.
func (s clubStore) Tournament(ctx context.Context, number int) (games.Tournament, error) {
	row, err := scanTournament(first(ctx, s.medium, tournamentSQL, number))
	if err != nil {
		return row, fmt.Errorf("tournament %d: %w", number, err)
	}
	return row, nil
}

// TournamentNamed implements games.Store.
func (s clubStore) TournamentNamed(ctx context.Context, look string) (games.Tournament, error) {
	row, err := scanTournament(first(ctx, s.medium, tournamentNamedSQL, look))
	if err != nil {
		return row, fmt.Errorf("tournament %q: %w", look, err)
	}
	return row, nil
}

// Tournaments implements games.Store.
func (s clubStore) Tournaments(ctx context.Context, q games.TournamentQuery) ([]games.Tournament, error) {
	limit := q.Limit
	if limit <= 0 {
		limit = defaultLimit
	}
	statement, args := tournamentsSQL, []any{limit}
	switch {
	case q.Player != 0:
		statement, args = tournamentsOfSQL, []any{q.Player, limit}
	case q.Live:
		statement = liveTournamentsSQL
	}
	all, err := list(ctx, s.medium, statement, scanTournament, args...)
	if err != nil {
		return nil, fmt.Errorf("list tournaments: %w", err)
	}
	return all, nil
}

func scanTournament(row scanner) (t games.Tournament, err error) {
	err = row.Scan(&t.Number, &t.Name, &t.Look, &t.Over, &t.Warned)
	return t, err
}
