package invented

import (
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"time"

	"pbem/games/archive"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
	"pbem/notation/record"
	"pbem/notation/seal"
	"pbem/rules"
	"pbem/rules/presets"
)

const (
	site    = "games.example.org"
	each    = 10 // games that are played of each preset
	players = 1000
)

// Write writes an archive of so many games into a folder that has none yet: the same bytes for the same number.
func Write(ctx context.Context, dir string, games int) error {
	if err := os.MkdirAll(filepath.Join(dir, "rules"), 0o755); err != nil {
		return err
	}
	seed := sha256.Sum256([]byte(site))
	w := writer{dir: dir, key: ed25519.NewKeyFromSeed(seed[:])}
	models, err := w.models()
	if err != nil {
		return err
	}
	for n := 1; n <= games; n++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := w.game(n, models[(n-1)%len(models)]); err != nil {
			return err
		}
	}
	return w.close()
}

type writer struct {
	dir   string
	key   ed25519.PrivateKey
	lines []string
}

// models plays the games that the archive repeats, and writes the rules that they were played by.
func (w *writer) models() ([]game, error) {
	var all []game
	for _, summary := range presets.Names() {
		p, err := presets.Builtin(summary.Name, nil)
		if err != nil {
			return nil, err
		}
		if err := os.WriteFile(filepath.Join(w.dir, archive.RulesName(p.Hash)), presets.Text(p.Hash), 0o644); err != nil {
			return nil, err
		}
		for i := range each {
			g, err := played(p, rand.New(rand.NewPCG(uint64(i), 7)))
			if err != nil {
				return nil, err
			}
			all = append(all, g)
		}
	}
	return all, nil
}

// game writes a game once more, under a number of its own.
func (w *writer) game(number int, g game) error {
	begun := time.Date(2016, 1, 1, 8, 0, 0, 0, time.UTC).Add(time.Duration(number) * time.Hour)
	turns := make([]record.Turn, len(g.turns))
	for i, t := range g.turns {
		turns[i] = record.Turn{Text: t.Text, At: begun.Add(t.At.Sub(time.Time{}))}
	}
	white, black := number%players, (number*7+number/players)%(players-1)
	h := record.Header{
		Format: record.Version2, Event: "Rated game", Site: site, Game: fmt.Sprint(number), Date: begun.Format("2006.01.02"),
		White: fmt.Sprint("Player ", white), Black: fmt.Sprint("Player ", black), Variant: g.preset.Name, Rules: g.preset.Hash, TimeControl: "3d",
		Second: record.Second{WhiteId: fmt.Sprint("p", white), BlackId: fmt.Sprint("p", black), Judged: g.preset.Judged(), Rated: "yes",
			Ended: turns[len(turns)-1].At.Add(time.Hour), Revision: 1},
	}
	sealed(&h, g)
	r := record.New(h, g.preset.Game.Start().String(), turns, g.outcome.Result, string(g.outcome.Cause))
	if err := r.Sign(w.key); err != nil {
		return fmt.Errorf("game %d of %s: %w", number, g.preset.Name, err)
	}
	start := g.preset.Game.Start().String()
	w.log(gamelog.Line{Kind: gamelog.Begin, Site: gamelog.SiteName(site), Game: number, Link: r.FirstLink(start)})
	w.log(gamelog.Line{Kind: gamelog.End, Site: gamelog.SiteName(site), Game: number, Revision: 1, Link: r.LastLink(start)})
	return os.WriteFile(filepath.Join(w.dir, archive.FileName(number)), []byte(r.String()), 0o644)
}

// sealed adds what secret set-ups were sealed with.
func sealed(h *record.Header, g game) {
	if s, ok := g.preset.Game.Start().(rules.Setting); ok && s.Secret() {
		h.WhiteSalt, h.BlackSalt = "5a17", "0ff5"
		h.WhiteCommitment, h.BlackCommitment = seal.Commit(h.WhiteSalt, g.turns[0].Text), seal.Commit(h.BlackSalt, g.turns[1].Text)
	}
}

func (w *writer) log(line gamelog.Line) { w.lines = append(w.lines, line.String()) }

// close writes what stands beside the records: the key, and the log with its head.
func (w *writer) close() error {
	keys := signers.Text([]signers.Signer{{Key: w.key.Public().(ed25519.PublicKey), Standing: signers.Current}})
	if err := os.WriteFile(filepath.Join(w.dir, archive.KeysFile), keys, 0o644); err != nil {
		return err
	}
	var edge gamelog.Edge
	for _, line := range w.lines {
		edge = edge.Add(line)
	}
	head, err := gamelog.Sign(edge.Head(), site, w.key)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(w.dir, gamelog.LogFile), []byte(strings.Join(w.lines, "\n")+"\n"), 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(w.dir, gamelog.HeadFile), head, 0o644)
}
