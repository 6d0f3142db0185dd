package relational

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"pbem/games"
)

const (
	addAuditSQL = `INSERT INTO audit (at, by, words, match_id, players, everyone) VALUES (?, ?, ?, ?, ?, ?)`
	auditSQL    = `SELECT number, at, by, words, match_id, players, everyone FROM audit
		WHERE (?1 = '' OR everyone = 1 OR instr(players, ?1) > 0) AND (?2 = 0 OR match_id = ?2) ORDER BY number DESC LIMIT ?3`
)

// audited keeps what a host has done, and the outages that they have declared.
func (t transaction) audited(c games.Commit) error {
	for _, a := range c.Audits {
		if err := t.later(about("audit"), addAuditSQL, known(a.At), a.By, a.Words, a.Match, numbersText(a.Players), a.Everyone); err != nil {
			return err
		}
	}
	return each(c.Outages, t.outage)
}

// numbersText writes numbers between commas: ",7,9,".
func numbersText(numbers []int) string {
	if len(numbers) == 0 {
		return ""
	}
	text := ","
	for _, n := range numbers {
		text += strconv.Itoa(n) + ","
	}
	return text
}

// Audit implements games.Store.
func (s nodeStore) Audit(ctx context.Context, q games.AuditQuery) ([]games.Audited, error) {
	player, limit := "", q.Limit
	if q.Player > 0 {
		player = numbersText([]int{q.Player})
	}
	if limit <= 0 {
		limit = 100
	}
	all, err := list(ctx, s.medium, auditSQL, func(row scanner) (a games.Audited, err error) {
		players := ""
		if err = row.Scan(&a.Number, into(&a.At), &a.By, &a.Words, &a.Match, &players, &a.Everyone); err != nil {
			return a, err
		}
		for _, text := range strings.FieldsFunc(players, func(r rune) bool { return r == ',' }) {
			n, err := strconv.Atoi(text)
			if err != nil {
				return a, err
			}
			a.Players = append(a.Players, n)
		}
		return a, nil
	}, player, q.Match, limit)
	if err != nil {
		return nil, fmt.Errorf("list what hosts have done: %w", err)
	}
	return all, nil
}
