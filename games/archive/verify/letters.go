package verify

import (
	"bytes"
	"errors"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"

	"pbem/games/archive"
	"pbem/mailer/mime"
	"pbem/notation/record"
	"pbem/rules"
)

// maxLetter bounds a letter that is read as a witness, in bytes: it may have been forwarded with much around it.
const maxLetter = 32 << 20

// ErrNoWitness is of a letter that tells the hash of no record.
var ErrNoWitness = errors.New("no line in this letter tells the hash of a record")

// Letters are letters that players kept. Records are compared with the hashes that they tell. It is safe for concurrent use.
type Letters struct {
	mu  sync.Mutex
	all []*testimony
}

// testimony is a witness line of a letter, and the records of its game that were compared with it.
type testimony struct {
	letter string // its file
	record.Witness
	words    string // of the letter, in lower case
	compared []Comparison
}

// Comparison is a record's answer to a letter.
type Comparison struct {
	Name   string // of the record's file
	Misfit error  // why it is not the record that the letter tells of: see record.Witness.Check; nil if it is
	Site   string // where the record says that it was kept
}

// Add reads the witness lines of a letter in a file, also what it quotes. The error is an *fs.PathError, or ErrNoWitness.
func (l *Letters) Add(path string) error {
	file, err := os.Open(path)
	if err != nil {
		return archive.Unreadable(path, err)
	}
	defer file.Close()
	raw, err := io.ReadAll(io.LimitReader(file, maxLetter))
	if err != nil {
		return archive.Unreadable(path, err)
	}
	header, texts := parts(raw)
	found := witnesses(texts)
	if len(found) == 0 {
		return ErrNoWitness
	}
	words := strings.ToLower(header + "\n" + strings.Join(texts, "\n"))
	for _, w := range found {
		l.all = append(l.all, &testimony{letter: path, Witness: w, words: words})
	}
	return nil
}

// parts is a letter's header, and the texts in it.
func parts(raw []byte) (header string, texts []string) {
	head, _, _ := bytes.Cut(bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n")), []byte("\n\n"))
	return string(head), mime.Texts(raw)
}

// witnesses lists the witness lines in a letter, each once.
func witnesses(texts []string) []record.Witness {
	var all []record.Witness
	for _, text := range texts {
		for _, w := range record.Witnesses(text) {
			if !slices.Contains(all, w) {
				all = append(all, w)
			}
		}
	}
	return all
}

// compare holds a record that is in order against what the letters say of its game.
func (l *Letters) compare(name string, r *record.Record, g rules.Game) {
	game := r.Tag("Game")
	for _, t := range l.all {
		if strconv.Itoa(t.Game) != game {
			continue
		}
		c := Comparison{name, t.Check(r, g), r.Tag("Site")}
		l.mu.Lock()
		t.compared = append(t.compared, c)
		l.mu.Unlock()
	}
}
