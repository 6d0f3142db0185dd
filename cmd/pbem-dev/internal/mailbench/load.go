package mailbench

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"pbem/mailer"
	"pbem/notation/record"
)

// simultaneous is how many games are played at once: a batch of a hundred letters is about a hundred games.
const simultaneous = 100

// Load is a set of letters to measure with.
type Load struct {
	dir      string // holds the files below
	count    int    // of games
	letters  [][]byte
	answers  []mailer.Envelope // two a letter, in the letters' order
	database string            // the store before the first of the letters
	key      string
}

// Letters returns how many letters the players write.
func (l *Load) Letters() int { return len(l.letters) }

// AnswerBytes returns the mean length of a letter that goes out.
func (l *Load) AnswerBytes() int {
	sum := 0
	for _, a := range l.answers {
		sum += len(a.Data)
	}
	return sum / len(l.answers)
}

// Close removes its files.
func (l *Load) Close() error { return os.RemoveAll(l.dir) }

// ErrNumber means that the games do not have so many letters.
var ErrNumber = errors.New("so many letters cannot be measured")

// Prepare rehearses games until there are so many letters.
func Prepare(ctx context.Context, letters int) (*Load, error) {
	turns, err := recordedTurns()
	if err != nil {
		return nil, err
	}
	if most := simultaneous * len(turns); letters < 1 || letters > most {
		return nil, fmt.Errorf("%w: %d; from 1 to %d can", ErrNumber, letters, most)
	}
	dir, err := os.MkdirTemp("", "pbem-bench-")
	if err != nil {
		return nil, err
	}
	l := &Load{dir: dir, count: min(simultaneous, letters), database: filepath.Join(dir, "begun.db"), key: filepath.Join(dir, "server.key")}
	if err := l.rehearse(ctx, turns, letters); err != nil {
		return nil, errors.Join(fmt.Errorf("the rehearsal: %w", err), l.Close())
	}
	return l, nil
}

// rehearse opens the games, keeps the store as it then is, and plays on.
func (l *Load) rehearse(ctx context.Context, turns []string, letters int) error {
	path := filepath.Join(l.dir, "rehearsal.db")
	r, err := l.openRehearsal(ctx, path)
	if err != nil {
		return err
	}
	if err := errors.Join(r.begin(ctx), r.service.Close()); err != nil {
		return err
	}
	if err := copyFile(l.database, path); err != nil {
		return err
	}
	newest := r.newest
	if r, err = l.openRehearsal(ctx, path); err != nil {
		return err
	}
	r.newest = newest
	return errors.Join(r.play(ctx, turns, letters), r.service.Close())
}

func copyFile(to, from string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, data, 0o600)
}

// gameText is the record of the demo's game.
//
//go:embed game.pbem
var gameText []byte

//go:embed lifeform.pbem
var lifeformText []byte

//go:embed amoeba.pbem
var amoebaText []byte

//go:embed cosmic.pbem
var cosmicText []byte

// gameTexts are the records of the demo's games, one of each game system.
func gameTexts() [][]byte { return [][]byte{gameText, lifeformText, amoebaText, cosmicText} }

// recordedTurns returns the turns of a whole game of Chesimals II, White's and Black's by turns.
func recordedTurns() ([]string, error) {
	r, err := record.Parse(gameText)
	if err != nil {
		return nil, err
	}
	turns := make([]string, len(r.Turns))
	for i, t := range r.Turns {
		turns[i] = t.Text
	}
	return turns, nil
}
