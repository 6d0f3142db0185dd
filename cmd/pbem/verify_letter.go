package main

import (
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
}

// hearing is a record's answer to a testimony: why it does not fit, or "".
type hearing struct{ name, why string }

// readLetters reads the witness lines of all letters, also what they quote. The error is a sentence.
func readLetters(paths []string) (*letters, error) {
	l := &letters{}
	for _, path := range paths {
		file, err := os.Open(path)
		if err != nil {
			return nil, fmt.Errorf("cannot read the letter: %w", err)
		}
		raw, err := io.ReadAll(io.LimitReader(file, maxLetter))
		file.Close()
		if err != nil {
			return nil, fmt.Errorf("cannot read the letter %s: %w", path, err)
		}
		found := witnesses(raw)
		if len(found) == 0 {
			return nil, fmt.Errorf("%s: no line in this letter tells the hash of a record; letters of pbem about a game that has begun end with one", path)
		}
		for _, w := range found {
			l.all = append(l.all, &testimony{letter: path, Witness: w})
		}
	}
	return l, nil
}

// witnesses lists the witness lines in a letter, each once.
func witnesses(raw []byte) []record.Witness {
	var all []record.Witness
	for _, text := range mime.Texts(raw) {
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
		h := hearing{name, t.misfit(r, g)}
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

// verdict says in one sentence what speaks against the letter; "" if every record of its game fits.
func (t *testimony) verdict() string {
	if len(t.heard) == 0 {
		return fmt.Sprintf("none of the records that are in order is of game %d", t.Game)
	}
	slices.SortFunc(t.heard, func(a, b hearing) int { return strings.Compare(a.name, b.name) })
	for _, h := range t.heard {
		switch {
		case h.why != "" && len(t.heard) > 1:
			return h.why + " (" + h.name + ")"
		case h.why != "":
			return h.why
		}
	}
	return ""
}

// judged is how a testimony is told to programs.
type judged struct {
	Letter string `json:"letter"`
	OK     bool   `json:"ok"`
	Game   int    `json:"game"`
	Turn   int    `json:"turn"` // -1: before the set-ups
	Hash   string `json:"hash"`
	Why    string `json:"why,omitempty"`
}

// print writes one line for each testimony and a summary, and returns how many do not fit.
func (l *letters) print(env *Env, json bool) (bad int, err error) {
	for _, t := range l.all {
		why := t.verdict()
		if why != "" {
			bad++
		}
		if json {
			err = env.printJSON(judged{t.letter, why == "", t.Game, t.Turn, t.Hash, why})
		} else {
			_, err = fmt.Fprintln(env.Out, t.line(why))
		}
		if err != nil {
			return bad, err
		}
	}
	if len(l.all) > 0 {
		fmt.Fprintf(env.Err, "%d hashes in letters: %d fit, %d do not\n", len(l.all), len(l.all)-bad, bad)
	}
	return bad, nil
}

func (t *testimony) line(why string) string {
	about := fmt.Sprintf("%s game %d turn %d #%s", t.letter, t.Game, t.Turn, t.Hash)
	if t.Turn == record.BeforeSetups {
		about = fmt.Sprintf("%s game %d before the set-ups #%s", t.letter, t.Game, t.Hash)
	}
	if why != "" {
		return "bad " + about + ": " + why
	}
	return "ok " + about
}
