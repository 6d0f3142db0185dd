package sqlite

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// eraseName takes the name of a player out of what waits to be told to others, who may be no opponents of theirs: the news of a tournament
// names all who play it. Who is named there is the pseudonym from now on. What others have asked for in their name goes, and so do the bytes
// of letters that were sent: they may name anybody, and nothing reads them again.
func (t transaction) eraseName(player, pseudonym string) error {
	var name string
	if err := t.tx.QueryRowContext(t, `SELECT name FROM players WHERE address = ?`, player).Scan(&name); err != nil {
		return err
	}
	if err := t.run([]string{`DELETE FROM letters_out WHERE id IN (SELECT id FROM outbox WHERE state <> ?)`}, "0"); err != nil {
		return err
	}
	if name == "" || name == pseudonym {
		return nil
	}
	for _, place := range []struct{ find, change string }{
		{`SELECT id, data FROM topics WHERE instr(data, ?) > 0`, `UPDATE topics SET data = ?2 WHERE id = ?1`},
		{`SELECT id, text FROM held WHERE instr(text, ?) > 0`, `UPDATE held SET text = ?2 WHERE id = ?1`},
		{`SELECT CAST(number AS TEXT), text FROM requests WHERE instr(text, ?) > 0`, `DELETE FROM requests WHERE number = CAST(?1 AS INTEGER) AND text <> ?2`},
	} {
		if err := t.renameIn(place.find, place.change, name, pseudonym); err != nil {
			return fmt.Errorf("%s: %w", place.find, err)
		}
	}
	return nil
}

// waiting text of others, by its id.
type waitingText struct{ id, text string }

func (t transaction) renameIn(find, change, name, pseudonym string) error {
	statement, err := t.tx.PrepareContext(t, find)
	if err != nil {
		return err
	}
	defer statement.Close()
	all, err := list(t, statement, func(row scanner) (w waitingText, err error) { return w, row.Scan(&w.id, &w.text) }, name)
	if err != nil {
		return err
	}
	for _, w := range all {
		if text := renamed(w.text, name, pseudonym); text != w.text {
			if _, err := t.tx.ExecContext(t, change, w.id, text); err != nil {
				return err
			}
		}
	}
	return nil
}

// renamed puts another name in the place of one, wherever that stands as words of its own.
func renamed(text, name, other string) string {
	var b strings.Builder
	for {
		at := strings.Index(text, name)
		if at < 0 {
			return b.String() + text
		}
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(name):])
		b.WriteString(text[:at])
		if partOfWord(before) || partOfWord(after) {
			b.WriteString(name)
		} else {
			b.WriteString(other)
		}
		text = text[at+len(name):]
	}
}

func partOfWord(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r))
}
