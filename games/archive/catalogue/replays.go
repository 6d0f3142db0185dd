package catalogue

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"

	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/rules"
)

// Source is where positions are sought: in the records of some files and folders.
type Source struct {
	Path     string   // of the catalogue; "" for none: everything is replayed each time
	Names    []string // files and folders
	Rules    []string // files and folders that the rules are sought in, besides
	By       Rules
	Words    func(error) string
	Programs bool                  // games in which a program played count in trees, too
	Say      func(sentence string) // why positions are made again, or cannot be kept
}

// Positions are those of a source, as of when it was opened.
type Positions struct {
	from Source
	in   *Catalogue
	conn *sql.Conn // in a transaction that reads: whoever makes them again meanwhile changes nothing here
	run  int64
}

// replaysMark says which run counts: its number, the stamp of what it was made of, and a sum of its rows.
const replaysMark = "replays"

// Open returns the positions, of the catalogue if it fits the records. The error is that of the context, or of a disk that is full.
func (s Source) Open(ctx context.Context) (*Positions, error) {
	if s.Path != "" {
		p, err := s.openIn(ctx, s.Path)
		if err == nil || ctx.Err() != nil {
			return p, err
		}
		s.Say(fmt.Sprintf("the positions cannot be kept in %s, and are made anew each time: %v", s.Path, err))
	}
	return s.openIn(ctx, "")
}

func (s Source) openIn(ctx context.Context, path string) (*Positions, error) {
	in, err := Open(path)
	if err != nil {
		return nil, err
	}
	p := &Positions{from: s, in: in}
	kept, err := p.kept(ctx, s.stamp())
	for tries := 0; err == nil && !kept; tries++ {
		if tries == mostTries {
			err = errors.New("the records change all the time")
			break
		}
		if err = s.replay(ctx, in, s.stamp()); err == nil {
			kept, err = p.kept(ctx, s.stamp())
		}
	}
	if err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

// Close closes the catalogue.
func (p *Positions) Close() (err error) {
	if p.conn != nil && p.conn != p.in.conn {
		_, err = p.conn.ExecContext(context.Background(), "ROLLBACK")
		err = errors.Join(err, p.conn.Close())
	}
	return errors.Join(err, p.in.Close())
}

// kept begins to read the run that counts, and reports whether it is of these records, and as it was written.
func (p *Positions) kept(ctx context.Context, stamp string) (bool, error) {
	if err := p.begin(ctx); err != nil {
		return false, err
	}
	var mark string
	err := p.conn.QueryRowContext(ctx, "SELECT value FROM marks WHERE name = ?", replaysMark).Scan(&mark)
	if err != nil && !isNone(err) {
		return false, err
	}
	var of, sum string
	if n, _ := fmt.Sscan(mark, &p.run, &of, &sum); n == 3 && of != stamp || mark == "" {
		if p.in.renewed {
			p.from.Say(fmt.Sprintf("the positions in %s are made anew: it is damaged", p.in.path))
		}
		return false, nil
	}
	now := sha256.New()
	err = p.each(ctx, func(r Replayed, fault string, steps steps) error {
		addTo(now, r, fault, steps)
		return nil
	})
	if err == nil && hex.EncodeToString(now.Sum(nil)) == sum {
		return true, nil
	}
	if err == nil || Spoilt(err) {
		p.from.Say(fmt.Sprintf("the positions in %s are made anew: it is damaged", p.in.path))
		return false, nil
	}
	return false, err
}

// begin begins to read, in memory on the one connection there is.
func (p *Positions) begin(ctx context.Context) (err error) {
	if p.in.readers == nil {
		p.conn = p.in.conn
		return nil
	}
	if p.conn == nil {
		if p.conn, err = p.in.readers.Conn(ctx); err != nil {
			return err
		}
	} else if _, err = p.conn.ExecContext(ctx, "ROLLBACK"); err != nil {
		return err
	}
	_, err = p.conn.ExecContext(ctx, "BEGIN")
	return err
}

// addTo adds a row to the sum of all.
func addTo(sum hash.Hash, r Replayed, fault string, s steps) {
	fmt.Fprintf(sum, "%q %q %q %d %s %t %q %x\n", r.Name, r.File, r.Preset, r.setups, r.result, r.program, fault, sha256.Sum256(s))
}

// mostTries is how often records are replayed that have changed meanwhile.
const mostTries = 3

// replayLot is how many records are written in one transaction.
const replayLot = 500

// replay replays all records, and has what came out count, unless somebody else has come first: then theirs counts, and this is deleted.
func (s Source) replay(ctx context.Context, in *Catalogue, stamp string) error {
	run, sum, materials, written := rand.Int64(), sha256.New(), map[string]int64{}, 0
	var lot []replay
	write := func() error {
		defer func() { lot = lot[:0] }()
		return in.change(ctx, func(w *work) error {
			for _, r := range lot {
				fault := ""
				if r.fault != nil {
					fault = s.Words(r.fault)
				}
				packed, err := w.pack(r.steps, materials)
				if err == nil {
					addTo(sum, r.Replayed, fault, packed)
					err = w.run("INSERT INTO replays (run, name, file, preset, setups, result, program, fault, positions) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
						run, r.Name, r.File, r.Preset, r.setups, string(r.result), r.program, fault, []byte(packed))
				}
				if err != nil {
					return err
				}
				written++
			}
			return nil
		})
	}
	err := replayAll(ctx, collection.Walk(ctx, nil, s.Names...), s.By, func(r replay) error {
		r.turns = nil
		if lot = append(lot, r); len(lot) < replayLot {
			return nil
		}
		return write()
	})
	if err == nil {
		err = write()
	}
	if err != nil {
		return err
	}
	return in.change(ctx, func(w *work) error {
		var there int
		if err := w.one("SELECT count(*) FROM replays WHERE run = ?", []any{run}, &there); err != nil {
			return err
		}
		if there != written { // whoever came first has deleted what was there
			return w.run("DELETE FROM replays WHERE run = ?", run)
		}
		if err := w.run("DELETE FROM replays WHERE run <> ?", run); err != nil {
			return err
		}
		return w.mark(replaysMark, fmt.Sprint(run, " ", stamp, " ", hex.EncodeToString(sum.Sum(nil))))
	})
}

// stepSize is how many bytes a position takes: its hash, that of the turn that was played there, and the number of its material.
const stepSize = 8 + 8 + 4

// steps are the positions of a game as a row keeps them.
type steps []byte

func (s steps) len() int           { return len(s) / stepSize }
func (s steps) hash(i int) uint64  { return binary.LittleEndian.Uint64(s[stepSize*i:]) }
func (s steps) turn(i int) uint64  { return binary.LittleEndian.Uint64(s[stepSize*i+8:]) }
func (s steps) material(i int) int { return int(binary.LittleEndian.Uint32(s[stepSize*i+16:])) }

// pack makes the bytes of a row. Known are the numbers of materials that were met.
func (w *work) pack(all []step, known map[string]int64) (steps, error) {
	packed := make(steps, 0, stepSize*len(all))
	var material int64
	for _, s := range all {
		if s.material != "" {
			if known[s.material] == 0 {
				id, err := w.id("materials", []string{"units"}, s.material)
				if err != nil {
					return nil, err
				}
				known[s.material] = id
			}
			material = known[s.material]
		}
		packed = binary.LittleEndian.AppendUint64(packed, s.position)
		packed = binary.LittleEndian.AppendUint64(packed, s.turn)
		packed = binary.LittleEndian.AppendUint32(packed, uint32(material))
	}
	return packed, nil
}

// each visits the records of the run that counts, in the order of the archive.
func (p *Positions) each(ctx context.Context, visit func(r Replayed, fault string, s steps) error) error {
	all, err := p.conn.QueryContext(ctx, "SELECT id, name, file, preset, setups, result, program, fault, positions FROM replays WHERE run = ? ORDER BY id", p.run)
	if err != nil {
		return err
	}
	defer all.Close()
	for all.Next() {
		var r Replayed
		var fault, result string
		var raw sql.RawBytes
		if err := all.Scan(&r.number, &r.Name, &r.File, &r.Preset, &r.setups, &result, &r.program, &fault, &raw); err != nil {
			return err
		}
		r.result = rules.Result(result)
		if err := visit(r, fault, steps(raw)); err != nil {
			return err
		}
	}
	return all.Err()
}

// stamp is of the names, sizes and times of all files: another one means that there may be other records.
func (s Source) stamp() string {
	sum := sha256.New()
	for _, name := range append(append([]string{}, s.Names...), s.Rules...) {
		fmt.Fprintf(sum, "%q\n", name)
		filepath.WalkDir(name, func(path string, entry fs.DirEntry, err error) error {
			if err == nil && entry.IsDir() && path != name && archive.IsPrivate(path) {
				return fs.SkipDir // as those who look for records do
			}
			if err != nil || entry.IsDir() {
				return nil // who reads it tells
			}
			if info, err := os.Stat(path); err == nil {
				fmt.Fprintf(sum, "%q %d %d\n", path, info.Size(), info.ModTime().UnixNano())
			}
			return nil
		})
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// PathFor is where the catalogue of these files and folders is kept, in the folder of a user's caches; "" where there is none.
func PathFor(names ...string) string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	sum := sha256.New()
	for _, name := range names {
		if abs, err := filepath.Abs(name); err == nil {
			name = abs
		}
		fmt.Fprintf(sum, "%q\n", name)
	}
	return filepath.Join(dir, "pbem", fmt.Sprintf("%x.catalogue", sum.Sum(nil)[:16]))
}
