package web

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/gob"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"unique"

	"pbem/games/durable"
)

// verdicts are the records that were verified before, by this program with these keys, and how their games began: to verify all records of
// a large archive takes minutes, and to know their texts again takes seconds. They are kept in a file that may be deleted at any time. Only
// what was found in order is kept. Its methods are safe for concurrent use, but for keep.
type verdicts struct {
	path    string // "" for none: nothing is kept
	by      [sha256.Size]byte
	known   map[verdictKey]*opening
	few     int // are not worth writing the file anew
	unsaved int // verdicts that the file does not have, or so many at least
}

// verdictKey is of a record's text and the rules that it was replayed by.
type verdictKey [sha256.Size]byte

const (
	// fewUnsaved verdicts, or that share of all, are not worth writing the file anew.
	fewUnsaved   = 100
	unsavedShare = 100
)

// openVerdicts reads the file of the verdicts. One that is not there, or is another program's, is no error.
func openVerdicts(path, build string, keys []ed25519.PublicKey) (*verdicts, error) {
	v := &verdicts{known: map[verdictKey]*opening{}, few: fewUnsaved}
	if path == "" || build == "" {
		return v, nil
	}
	v.path = path
	h := sha256.New()
	fmt.Fprintf(h, "%q\n", build)
	for _, key := range slices.SortedFunc(slices.Values(keys), func(a, b ed25519.PublicKey) int { return bytes.Compare(a, b) }) {
		fmt.Fprintf(h, "%x\n", []byte(key))
	}
	h.Sum(v.by[:0])
	data, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		return v, nil
	}
	if err != nil {
		return v, err
	}
	return v, v.read(data)
}

// keyOf is by which the verdict on a text is known.
func keyOf(text []byte, rules string) verdictKey {
	h := sha256.New()
	h.Write(text)
	h.Write([]byte("\x00" + rules))
	return verdictKey(h.Sum(nil))
}

// of tells how a game began whose record is in order; ok is false where nothing is known.
func (v *verdicts) of(key verdictKey) (o *opening, ok bool) {
	o, ok = v.known[key]
	return o, ok
}

// keep writes the verdicts on all records that there are now, if enough of them are new.
func (v *verdicts) keep(files map[string]summarised) error {
	v.unsaved = 0
	all := make(map[verdictKey]*opening, len(files))
	for _, f := range files {
		if f.game == nil || f.game.fault != nil || f.key == (verdictKey{}) {
			continue
		}
		if _, known := v.known[f.key]; !known {
			v.unsaved++
		}
		all[f.key] = f.game.opening
	}
	if v.path == "" || v.unsaved < max(v.few, len(all)/unsavedShare) {
		return nil
	}
	v.known, v.unsaved = all, 0
	return v.write()
}

// The file is a checksum and a gob of kept.
type (
	kept struct {
		By    [sha256.Size]byte
		Turns []string // canonical; openings name them by their places
		Games []keptGame
	}
	keptGame struct {
		Key   verdictKey
		Start uint64
		Turns []uint32
		After []uint64
		None  bool // it could not be told how it began
	}
)

func (v *verdicts) read(data []byte) error {
	if len(data) < sha256.Size || sha256.Sum256(data[sha256.Size:]) != [sha256.Size]byte(data[:sha256.Size]) {
		return fmt.Errorf("%s is not whole", v.path)
	}
	var from kept
	if err := gob.NewDecoder(bytes.NewReader(data[sha256.Size:])).Decode(&from); err != nil {
		return fmt.Errorf("%s: %w", v.path, err)
	}
	if from.By != v.by {
		return nil
	}
	turns := make([]unique.Handle[string], len(from.Turns))
	for i, t := range from.Turns {
		turns[i] = unique.Make(t)
	}
	for _, g := range from.Games {
		v.known[g.Key] = g.opening(turns)
	}
	return nil
}

func (g keptGame) opening(turns []unique.Handle[string]) *opening {
	if g.None || len(g.Turns) != len(g.After) {
		return nil
	}
	o := &opening{start: g.Start, plies: make([]ply, 0, len(g.Turns))}
	for i, n := range g.Turns {
		if int(n) >= len(turns) {
			return nil
		}
		o.plies = append(o.plies, ply{turns[n], g.After[i]})
	}
	return o
}

func (v *verdicts) write() error {
	to, places := kept{By: v.by}, map[unique.Handle[string]]uint32{}
	for key, o := range v.known {
		g := keptGame{Key: key, None: o == nil}
		if o != nil {
			g.Start = o.start
			for _, p := range o.plies {
				n, known := places[p.turn]
				if !known {
					n = uint32(len(to.Turns))
					places[p.turn] = n
					to.Turns = append(to.Turns, p.turn.Value())
				}
				g.Turns, g.After = append(g.Turns, n), append(g.After, p.after)
			}
		}
		to.Games = append(to.Games, g)
	}
	var body bytes.Buffer
	if err := gob.NewEncoder(&body).Encode(to); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(v.path), 0o700); err != nil {
		return err
	}
	sum := sha256.Sum256(body.Bytes())
	return durable.Replace(v.path, slices.Concat(sum[:], body.Bytes()), 0o600)
}
