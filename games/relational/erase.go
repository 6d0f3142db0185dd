package relational

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"pbem/games"
)

const (
	insertErasureSQL = `INSERT INTO erasures (player, data) VALUES (?, ?) ON CONFLICT DO NOTHING`
	erasuresSQL      = `SELECT data FROM erasures ORDER BY player`
	formerSQL        = `SELECT address FROM players WHERE address = ?1 OR address > ?1 || ' #' AND address < ?1 || ' $' AND verified = 0 ORDER BY address`
	tracedSQL        = `SELECT coalesce(until, 0) FROM traces WHERE trace = ?`

	// Letters of ours to an address, and those that wait to be sent: to it, and in the games of whom the pseudonym's address stands for.
	lettersToSQL  = `SELECT id FROM outbox WHERE recipient = ?`
	unsentToSQL   = `SELECT id FROM outbox WHERE state = 0 AND recipient = ?`
	unsentInSQL   = `SELECT id FROM outbox WHERE state = 0 AND match_id <> 0 AND match_id IN (SELECT id FROM matches WHERE white_address = ?1 UNION SELECT id FROM matches WHERE black_address = ?1)`
	askedStillSQL = `UPDATE erasures SET data = data WHERE player = ?`
)

// byPlayer takes out what belongs to a player, ?1, whatever their addresses are.
func byPlayer() []string {
	return []string{
		`DELETE FROM addresses WHERE player = ?1`,
		`DELETE FROM held WHERE player = ?1 OR about = ?1`,
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
	const theirs = `match_id <> 0 AND match_id IN (SELECT id FROM matches WHERE white_address = ?1 UNION SELECT id FROM matches WHERE black_address = ?1)`
	return []string{
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
func (s peopleStore) Erasures(ctx context.Context) ([]games.Erasure, error) {
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
func (s peopleStore) Traced(ctx context.Context, trace string) (until time.Time, err error) {
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
func (t eraser) erasure(e games.Erasure) error {
	data, err := json.Marshal(e)
	if err != nil {
		return fmt.Errorf("forget a player: %w", err)
	}
	return t.later(about("forget a player"), insertErasureSQL, e.Player, string(data))
}

// Erase implements games.Store. Its last transaction need not be serializable: whatever it reads, it only takes out rows, and what is committed at the
// same time could as well have come after it. It may be forgotten by a crash, whole, and is done again then.
func (s peopleStore) Erase(ctx context.Context, e games.Erasure, now time.Time) (done bool, err error) {
	swept, ready, err := s.sweep(ctx, e, now)
	if err == nil && ready {
		err = s.soon(ctx, func(t transaction) (err error) {
			done, err = eraser{t}.erase(e, swept, now)
			return err
		})
	}
	if err != nil {
		return false, fmt.Errorf("forget a player: %w", err)
	}
	return done, nil
}

// readyToErase reports whether a player is to be forgotten, and nothing waits to be sent to them or in their games, or has waited for too long: it is
// given up then. Of two who forget the same player, one waits here for the other.
func (t eraser) readyToErase(e games.Erasure, now time.Time) (unsent []int, ready bool, err error) {
	if asked, err := t.exec(askedStillSQL, e.Player); err != nil || asked == 0 {
		return nil, false, err
	}
	unsent, err = list(t.transaction, t.transaction, unsentInSQL, scanNumber, e.As.Address)
	for _, address := range e.Addresses {
		var to []int
		if err == nil {
			to, err = list(t.transaction, t.transaction, unsentToSQL, scanNumber, address)
		}
		unsent = append(unsent, to...)
	}
	return unsent, err == nil && (len(unsent) == 0 || now.Sub(e.Asked) >= games.Erasing), err
}

// erase takes out what is left of somebody for whom everything that grows was gone through, if they are still to be forgotten.
func (t eraser) erase(e games.Erasure, w swept, now time.Time) (done bool, err error) {
	unsent, done, err := t.readyToErase(e, now)
	if err != nil || !done {
		return false, err
	}
	if done, err = t.stillTheirs(e, w); err != nil || !done {
		return false, err
	}
	for _, step := range []func() error{
		func() error { return t.eraseLetters(e, unsent) },
		func() error { return each(w.rows, func(player string) error { return t.run(byPlayer(), player) }) },
		func() error { return t.eraseGames(e, w) },
		func() error { return t.run(byGame(), e.As.Address) },
		func() error { return t.eraseName(e.Player, e.As.Name) },
		func() error { return t.erasePlayer(e, w.rows) },
		func() error { return t.dropSince(e, w) },
		func() error { return t.keepTraces(e) },
	} {
		if err := step(); err != nil {
			return false, err
		}
	}
	return true, nil
}

// eraseLetters takes out letters that are given up, those of ours to somebody's addresses, and those of the quarantine that tell of them.
func (t eraser) eraseLetters(e games.Erasure, unsent []int) error {
	letters := unsent
	for _, word := range wordsOf(e) {
		to, err := list(t.transaction, t.transaction, lettersToSQL, scanNumber, word)
		if err == nil {
			err = t.run([]string{`DELETE FROM addresses WHERE address = ?1`}, word)
		}
		if err == nil {
			err = t.run(aside(), word, []byte(word))
		}
		if err != nil {
			return err
		}
		letters = append(letters, to...)
	}
	for some := range slices.Chunk(letters, sweepLot) {
		ids := strings.ReplaceAll(joined(some), " ", ", ")
		if err := t.run([]string{fmt.Sprintf(dropAllBytesSQL, ids), fmt.Sprintf(dropLettersSQL, ids)}); err != nil {
			return err
		}
	}
	return nil
}

// run carries out statements that have the same arguments.
func (t eraser) run(statements []string, arguments ...any) error {
	for _, statement := range statements {
		if _, err := t.exec(statement, arguments...); err != nil {
			return fmt.Errorf("%s: %w", statement, err)
		}
	}
	return nil
}

// erasePlayer has the row of a player hold the pseudonym alone: its number stands in records, and is never given to anybody else.
func (t eraser) erasePlayer(e games.Erasure, rows []string) error {
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
	if err := archiveWriter(t).unfile(games.UnfiledCalled, e.As.Address); err != nil {
		return err
	}
	return t.player(games.Player{Number: number, Address: e.As.Address, Name: e.As.Name, Blocked: true})
}

// rowsOf lists the rows among the players that the addresses of a player have left there, the player's own among them: that of a new address,
// from before it became theirs, and that of an old one, which is nobody's since they gave it up ("ada@example.org #17").
func rowsOf(ctx context.Context, from Reader, e games.Erasure) (rows []string, err error) {
	rows = []string{e.Player}
	for _, address := range e.Addresses {
		some, err := list(ctx, from, formerSQL, scanText, strings.ToLower(address))
		if err != nil {
			return nil, fmt.Errorf("rows of addresses: %w", err)
		}
		rows = append(rows, some...)
	}
	return rows, nil
}

// stillTheirs reports whether their rows are those for which everything was gone through.
func (t eraser) stillTheirs(e games.Erasure, w swept) (bool, error) {
	rows, err := rowsOf(t.transaction, t.transaction, e)
	return slices.Equal(rows, w.rows), err
}

// eraseFormer has these rows, but the player's own, say nothing. Their numbers are never given again.
func (t eraser) eraseFormer(e games.Erasure, rows []string) error {
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
func (t eraser) keepTraces(e games.Erasure) error {
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
	_, err := t.exec(setMarkSQL, games.MarkGaps, "of "+e.As.Address)
	return err
}

// untrace has keyed hashes stay no longer.
func (t eraser) untrace(traces []string) error {
	for _, trace := range traces {
		if err := t.later(about("trace"), `DELETE FROM traces WHERE trace = ?`, trace); err != nil {
			return err
		}
	}
	return nil
}
