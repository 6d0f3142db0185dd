package relational

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

const (
	insertErasureSQL = `INSERT INTO erasures (player, data) VALUES (?, ?) ON CONFLICT DO NOTHING`
	erasuresSQL      = `SELECT data FROM erasures ORDER BY player`
	tracedSQL        = `SELECT coalesce(until, 0) FROM traces WHERE trace = ?`

	// What waits to be sent to a player, or in their games: ?1 is an address, ?2 the pseudonym's.
	unsentSQL = `SELECT count(*) FROM outbox WHERE state = 0 AND (recipient = ?1 OR match_id IN (
		SELECT id FROM matches WHERE white_address = ?2 UNION SELECT id FROM matches WHERE black_address = ?2))`
)

// byAddress takes out what belongs to an address, ?1, whoever had it: what came from it and went to it, and texts that name it. The order
// matters: arrivals are found by what points at them, and letters by their digests, for no index tells whose arrival a row is.
func byAddress() []string {
	return []string{
		`UPDATE letters_in SET arrival = NULL WHERE digest IN (SELECT digest FROM arrivals WHERE author = ?1)`,
		`UPDATE outbox SET arrival = NULL WHERE arrival IN (SELECT id FROM arrivals WHERE author = ?1)`,
		`DELETE FROM arrivals WHERE author = ?1`,
		`DELETE FROM letters_out WHERE id IN (SELECT id FROM outbox WHERE recipient = ?1)`,
		`DELETE FROM outbox WHERE recipient = ?1`,
		`DELETE FROM addresses WHERE address = ?1`,
		hollowed + `instr(lower(text), ?1) > 0`,
		`DELETE FROM charges WHERE instr(account || ' ', ' ' || ?1 || ' ') > 0`,
	}
}

// byPlayer takes out what belongs to a player, ?1, whatever their addresses are.
func byPlayer() []string {
	return []string{
		`UPDATE letters_in SET arrival = NULL WHERE digest IN (SELECT digest FROM arrivals WHERE player = ?1)`,
		`UPDATE outbox SET arrival = NULL WHERE arrival IN (SELECT id FROM arrivals WHERE player = ?1)`,
		`DELETE FROM arrivals WHERE player = ?1`,
		`DELETE FROM addresses WHERE player = ?1`,
		hollowed + `address = ?1 OR player = ?1`,
		`DELETE FROM held WHERE player = ?1`,
		`DELETE FROM topics WHERE player = ?1 OR about = ?1`,
		`DELETE FROM digests WHERE player = ?1`,
		`DELETE FROM unfiled WHERE name = ?1`,
	}
}

// aside takes letters of the quarantine out that an address, ?1, has sent, or whose bytes, ?2, name it.
func aside() []string {
	return []string{
		`DELETE FROM undecided WHERE digest IN (SELECT digest FROM quarantine WHERE sender = ?1 OR instr(raw, ?2) > 0)`,
		`DELETE FROM quarantine WHERE sender = ?1 OR instr(raw, ?2) > 0`,
	}
}

// byGame takes out what is kept of letters about the games of a player, ?1, who is called by the pseudonym already: to their opponents
// they named them, and said their words.
func byGame() []string {
	// The words "match_id <> 0" are those of indexes.
	const theirs = `match_id <> 0 AND match_id IN (SELECT id FROM matches WHERE white_address = ?1 UNION SELECT id FROM matches WHERE black_address = ?1)`
	return []string{
		`DELETE FROM letters_out WHERE ` + theirs,
		`DELETE FROM outbox WHERE state = 0 AND ` + theirs,
		`DELETE FROM held WHERE ` + theirs,
		`DELETE FROM topics WHERE data <> '' AND ` + theirs, // the others say what the game does, which has the pseudonym
	}
}

// byNumber takes out what is kept of a player by their number, ?1: what they have chosen, what their offers say, how they kept their time,
// what they watched and what they said of it. That there were offers stays, so that their numbers are never given again.
func byNumber() []string {
	const theirs = `stream = 'p' || ?1 OR stream IN (SELECT 's' || number FROM offers WHERE seeker = ?1)`
	return []string{
		`DELETE FROM club_events WHERE ` + theirs, `DELETE FROM club_streams WHERE ` + theirs,
		`UPDATE offers SET stands = 0 WHERE seeker = ?1`, `DELETE FROM timekeeping WHERE player = ?1`,
		`DELETE FROM observers WHERE player = ?1`, `DELETE FROM comments WHERE player = ?1`,
		`UPDATE audit SET words = '' WHERE instr(players, ',' || ?1 || ',') > 0`,
	}
}

// Erasures implements games.Store.
func (s *Store) Erasures(ctx context.Context) ([]games.Erasure, error) {
	all, err := list(ctx, s.medium, erasuresSQL, func(row scanner) (e games.Erasure, err error) {
		var data []byte
		if err = row.Scan(&data); err == nil {
			err = json.Unmarshal(data, &e)
		}
		return e, err
	})
	if err != nil {
		return nil, fmt.Errorf("list who is to be forgotten: %w", err)
	}
	return all, nil
}

// Traced implements games.Store.
func (s *Store) Traced(ctx context.Context, trace string) (until time.Time, err error) {
	var at int64
	if err := first(ctx, s.medium, tracedSQL, trace).Scan(&at); err != nil {
		return time.Time{}, fmt.Errorf("trace: %w", err)
	}
	if at == 0 {
		return time.Time{}, nil
	}
	return time.Unix(0, at).UTC(), nil
}

// erasure notes that somebody is to be forgotten. Who asks twice is forgotten once.
func (t transaction) erasure(e games.Erasure) error {
	data, err := json.Marshal(e)
	if err != nil {
		return fmt.Errorf("forget a player: %w", err)
	}
	return t.later(about("forget a player"), insertErasureSQL, e.Player, string(data))
}

// Erase implements games.Store.
func (s *Store) Erase(ctx context.Context, e games.Erasure, now time.Time) (done bool, err error) {
	err = s.dropSent(ctx, e, now)
	if err == nil {
		err = s.durably(ctx, func(t transaction) (err error) {
			if done, err = t.readyToErase(e, now); err != nil || !done {
				return err
			}
			return t.erase(e)
		})
	}
	if err != nil {
		return false, fmt.Errorf("forget a player: %w", err)
	}
	return done, nil
}

// readyToErase reports whether a player is to be forgotten, and nothing waits to be sent to them or has waited for too long.
func (t transaction) readyToErase(e games.Erasure, now time.Time) (bool, error) {
	if asked, err := t.stillAsked(e); err != nil || !asked {
		return false, err
	}
	waits, err := t.unsent(e)
	return err == nil && (waits == 0 || now.Sub(e.Asked) >= games.Erasing), err
}

// stillAsked reports whether nobody else has forgotten the player since the erasure was listed.
func (t transaction) stillAsked(e games.Erasure) (asked bool, err error) {
	err = t.row(`SELECT EXISTS (SELECT 1 FROM erasures WHERE player = ?)`, e.Player).Scan(&asked)
	return asked, err
}

// unsent counts the letters to a player and in their games that wait to be sent.
func (t transaction) unsent(e games.Erasure) (count int, err error) {
	for _, address := range e.Addresses {
		var n int
		if err := t.row(unsentSQL, address, e.As.Address).Scan(&n); err != nil {
			return 0, err
		}
		count += n
	}
	return count, nil
}

func (t transaction) erase(e games.Erasure) error {
	for _, address := range append(e.Addresses, e.Accounts...) {
		lower := strings.ToLower(address)
		if err := t.run(byAddress(), lower); err != nil {
			return err
		}
		if err := t.run(aside(), lower, []byte(lower)); err != nil {
			return err
		}
	}
	players, err := t.rowsOf(e)
	if err != nil {
		return err
	}
	for _, player := range players {
		if err := t.run(byPlayer(), player); err != nil {
			return err
		}
	}
	if err := t.eraseEvents(e); err != nil {
		return err
	}
	if err := t.run(byGame(), e.As.Address); err != nil {
		return err
	}
	if err := t.eraseName(e.Player, e.As.Name); err != nil {
		return err
	}
	if err := t.erasePlayer(e, players); err != nil {
		return err
	}
	return t.keepTraces(e)
}

// run carries out statements that have the same arguments.
func (t transaction) run(statements []string, arguments ...any) error {
	for _, statement := range statements {
		if _, err := t.exec(statement, arguments...); err != nil {
			return fmt.Errorf("%s: %w", statement, err)
		}
	}
	return nil
}

// eraseEvents takes a player out of the events of their games.
func (t transaction) eraseEvents(e games.Erasure) error {
	for _, seat := range []struct {
		seat   adjudicator.Seat
		column string
	}{{adjudicator.WhiteSeat, "white_address"}, {adjudicator.BlackSeat, "black_address"}} {
		matches, err := list(t, t, `SELECT id FROM matches WHERE `+seat.column+` = ?`, scanNumber, e.As.Address)
		if err != nil {
			return err
		}
		for _, match := range matches {
			if err := t.eraseIn(match, seat.seat, e.As); err != nil {
				return fmt.Errorf("match %d: %w", match, err)
			}
			if err := t.eraseFiles(match); err != nil {
				return fmt.Errorf("match %d: %w", match, err)
			}
		}
	}
	return nil
}

// eraseIn takes a player out of the events of one game.
func (t transaction) eraseIn(match int, seat adjudicator.Seat, as adjudicator.Player) error {
	events, err := list(t, t, eventsSQL, scanEvent, match)
	if err != nil {
		return err
	}
	changed := false
	for i, event := range events {
		kind, before, err := adjudicator.MarshalFact(event.Fact)
		if err != nil {
			return err
		}
		_, after, err := adjudicator.MarshalFact(event.Without(seat, as).Fact)
		if err == nil && string(after) != string(before) {
			changed = true
			_, err = t.exec(`UPDATE events SET data = ? WHERE match_id = ? AND seq = ? AND kind = ?`, string(after), match, i+1, kind)
		}
		if err != nil {
			return err
		}
	}
	if changed {
		return t.unrecord(match)
	}
	return nil
}

// eraseFiles takes out what is kept of a match for the archive. Until it is written anew it says nothing.
func (t transaction) eraseFiles(match int) error {
	n, err := t.exec(eraseFilesSQL, match)
	if err != nil || n == 0 {
		return err
	}
	return t.unrecord(match)
}

// erasePlayer has the row of a player hold the pseudonym alone: its number stands in records, and is never given to anybody else.
func (t transaction) erasePlayer(e games.Erasure, rows []string) error {
	var number int
	if err := t.row(`SELECT number FROM players WHERE address = ?`, e.Player).Scan(&number); err != nil {
		return err
	}
	if _, err := t.exec(unrecordSaidSQL, rand.Int64(), number); err != nil {
		return err
	}
	for _, statement := range byNumber() {
		if _, err := t.exec(statement, number); err != nil {
			return fmt.Errorf("%s: %w", statement, err)
		}
	}
	if err := t.run([]string{`DELETE FROM players WHERE address = ?`, `DELETE FROM names WHERE player = ?`, `DELETE FROM erasures WHERE player = ?`}, e.Player); err != nil {
		return err
	}
	if err := t.eraseFormer(e, rows); err != nil {
		return err
	}
	if err := t.unfile(games.UnfiledCalled, e.As.Address); err != nil {
		return err
	}
	return t.player(games.Player{Number: number, Address: e.As.Address, Name: e.As.Name, Blocked: true})
}

// rowsOf lists the rows among the players that the addresses of a player have left there, the player's own among them: that of a new address,
// from before it became theirs, and that of an old one, which is nobody's since they gave it up.
func (t transaction) rowsOf(e games.Erasure) (rows []string, err error) {
	const former = `SELECT address FROM players WHERE address = ?1 OR instr(address, ?1 || ' #') = 1 AND verified = 0`
	rows = []string{e.Player}
	for _, address := range e.Addresses {
		some, err := list(t, t, former, scanText, strings.ToLower(address))
		if err != nil {
			return nil, fmt.Errorf("rows of addresses: %w", err)
		}
		rows = append(rows, some...)
	}
	return rows, nil
}

// eraseFormer has these rows, but the player's own, say nothing. Their numbers are never given again.
func (t transaction) eraseFormer(e games.Erasure, rows []string) error {
	const empty = `UPDATE players SET address = 'former-' || number || substr(?1, instr(?1, '@')), name = '', mail = '', invited = NULL, believed = NULL, blocked = 1
		WHERE address = ?2`
	for _, row := range rows {
		if _, err := t.exec(empty, e.As.Address, row); err != nil {
			return fmt.Errorf("rows of addresses: %w", err)
		}
	}
	return nil
}

// keepTraces keeps the keyed hashes that stay, and notes that the file still holds in its gaps what was taken out of it.
func (t transaction) keepTraces(e games.Erasure) error {
	const keep = `INSERT INTO traces (trace, until) VALUES (?, ?) ON CONFLICT (trace) DO UPDATE SET until = excluded.until`
	for _, trace := range e.Traces {
		if _, err := t.exec(keep, trace, nil); err != nil {
			return err
		}
	}
	for _, look := range e.Looks {
		if _, err := t.exec(keep, look.Trace, stamp(look.Until)); err != nil {
			return err
		}
	}
	_, err := t.exec(setMarkSQL, games.MarkGaps, "yes")
	return err
}

// untrace has keyed hashes stay no longer.
func (t transaction) untrace(traces []string) error {
	for _, trace := range traces {
		if err := t.later(about("trace"), `DELETE FROM traces WHERE trace = ?`, trace); err != nil {
			return err
		}
	}
	return nil
}
