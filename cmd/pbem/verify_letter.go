package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"

	"pbem/mailer/mime"
	"pbem/notation/record"
	"pbem/rules"
)

// maxLetter bounds a letter that is read as a witness: it may have been forwarded with much around it.
const maxLetter = 32 << 20

// letters are witnesses that records are compared with: letters that the players kept. Records may be heard at once.
type letters struct {
	mu  sync.Mutex
	all []*testimony
}

// testimony is one line of a letter, and what came of it.
type testimony struct {
	letter string
	record.Witness
	heard []hearing
	words string // of the letter, in lower case
}

// hearing is a record's answer to a testimony: why it does not fit, or "".
type hearing struct{ name, why, site string }

// readLetters reads the witness lines of all letters, also what they quote. The error is a sentence.
func readLetters(paths []string) (*letters, error) {
	l := &letters{}
	for _, path := range paths {
		file, err := os.Open(path)
		if err != nil {
			return nil, fmt.Errorf("cannot read the letter %s: %w", plain(path), cause(err))
		}
		raw, err := io.ReadAll(io.LimitReader(file, maxLetter))
		file.Close()
		if err != nil {
			return nil, fmt.Errorf("cannot read the letter %s: %w", plain(path), cause(err))
		}
		words := wordsOf(raw)
		found := witnesses(words)
		if len(found) == 0 {
			return nil, fmt.Errorf("%s: no line in this letter tells the hash of a record; letters of pbem about a game that has begun end with one", plain(path))
		}
		for _, w := range found {
			l.all = append(l.all, &testimony{letter: path, Witness: w, words: strings.ToLower(strings.Join(words, "\n"))})
		}
	}
	return l, nil
}

// wordsOf is a letter's header, and the texts in it.
func wordsOf(raw []byte) []string {
	header, _, _ := bytes.Cut(bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n")), []byte("\n\n"))
	return append([]string{string(header)}, mime.Texts(raw)...)
}

// witnesses lists the witness lines in a letter, each once.
func witnesses(words []string) []record.Witness {
	var all []record.Witness
	for _, text := range words[1:] {
		for _, w := range record.Witnesses(text) {
			if !slices.Contains(all, w) {
				all = append(all, w)
			}
		}
	}
	return all
}

// compare holds a record that is in order against what the letters say of its game.
func (l *letters) compare(name string, r *record.Record, g rules.Game) {
	game := r.Tag("Game")
	for _, t := range l.all {
		if strconv.Itoa(t.Game) != game {
			continue
		}
		h := hearing{name, t.misfit(r, g), r.Tag("Site")}
		l.mu.Lock()
		t.heard = append(t.heard, h)
		l.mu.Unlock()
	}
}

// misfit says why a record is not the one that the letter tells of; "" if it is.
func (t *testimony) misfit(r *record.Record, g rules.Game) string {
	if last := len(r.Played()); t.Turn > last {
		return fmt.Sprintf("the record ends at turn %d, the letter tells of turn %d", last, t.Turn)
	}
	head, err := r.Head(g, t.Turn)
	switch {
	case err != nil:
		return err.Error()
	case head == t.Hash:
		return ""
	case t.Turn == record.BeforeSetups:
		return fmt.Sprintf("the letter says #%s before the set-ups, the record has #%s: the start was changed", t.Hash, head)
	case t.Turn == 0:
		return fmt.Sprintf("the letter says #%s after turn 0, the record has #%s: the start or a set-up was changed", t.Hash, head)
	}
	return fmt.Sprintf("the letter says #%[1]s after turn %[2]d, the record has #%[3]s: a turn up to %[2]d or the start was changed, or a turn was taken back since",
		t.Hash, t.Turn, head)
}

// verdict says in one sentence what speaks against the letter; "" if a record of its game fits. Other services number their
// games from 1, too, so the others are named, and accused of nothing.
func (t *testimony) verdict() (why string, others []hearing) {
	if len(t.heard) == 0 {
		return fmt.Sprintf("none of the records that are in order is of game %d", t.Game), nil
	}
	slices.SortFunc(t.heard, func(a, b hearing) int { return strings.Compare(a.name, b.name) })
	for _, h := range t.heard {
		if h.why != "" {
			others = append(others, h)
		}
	}
	if len(others) < len(t.heard) {
		return "", others
	}
	why = others[0].why + t.elsewhere(others[0])
	if len(others) > 1 {
		why += " (" + plain(others[0].name) + ")"
	}
	return why, others[1:]
}

// elsewhere says that the letter may be of another service's game, as the witness line has only a number: where the letter
// does not name the place at which the record was kept. That may be any text, so it proves nothing.
func (t *testimony) elsewhere(h hearing) string {
	switch {
	case h.site == "":
		return fmt.Sprintf("; or the letter is of another service's game %d, for the record does not say where it was played", t.Game)
	case !strings.Contains(t.words, strings.ToLower(h.site)):
		return fmt.Sprintf("; or the letter is of another service's game %d, for it does not name %s, where the record was kept", t.Game, h.site)
	}
	return ""
}
