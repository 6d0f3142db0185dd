package relational

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	// News of games goes with the games of whoever is forgotten, or by whom it names (topics.about).
	namingSQL = `SELECT id, data FROM topics WHERE match_id = 0 AND instr(data, ?) > 0`
	retellSQL = `UPDATE topics SET data = ?2 WHERE id = ?1 AND data = ?3`
)

// eraseName takes the name of a player out of news that waits for people who may be no opponents of theirs: that of a tournament names all
// who play it. Who is named there is the pseudonym from now on. What others have written themselves is theirs, whomever it names, and so is what they were asked to confirm.
func (t eraser) eraseName(player, pseudonym string) error {
	var name string
	if err := t.row(`SELECT name FROM players WHERE address = ?`, player).Scan(&name); err != nil {
		return err
	}
	if name == "" || name == pseudonym {
		return nil
	}
	naming, err := t.naming(name)
	if err != nil {
		return err
	}
	for _, w := range naming {
		if err := t.later(once("has changed").of("news %s", w.id), retellSQL, w.id, renamed(w.text, name, pseudonym), w.text); err != nil {
			return err
		}
	}
	return nil
}

// waitingText is news of others, by its id.
type waitingText struct{ id, text string }

func (t eraser) naming(name string) ([]waitingText, error) {
	return list(t.transaction, t.transaction, namingSQL, func(row scanner) (w waitingText, err error) { return w, row.Scan(&w.id, &w.text) }, name)
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
