package referee_test

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/adjudicator/rating"
	"pbem/games"
	"pbem/games/archive"
	"pbem/games/changes"
	"pbem/games/serverkey"
	"pbem/games/sqlite"
	"pbem/games/talk"
	"pbem/games/talk/play"
	"pbem/notation/record"
	"pbem/rules"
)

// TestStoredByReleasedVersions opens the stores that released versions have left, of whole conversations by mail with all kinds of
// games and ends: every match is added up from its events, holds when it is judged again, and gives the very bytes of the records
// that were written then. docs/releasing.md
// says how a version adds its own to testdata/stored (TestFrozen in cmd/pbem writes it); none is ever taken away.
func TestStoredByReleasedVersions(t *testing.T) {
	t.Parallel()
	packs, err := filepath.Glob("testdata/stored/*.tar.gz")
	if err != nil || len(packs) == 0 {
		t.Fatalf("no stores: %v", err)
	}
	for _, pack := range packs {
		t.Run(filepath.Base(pack), func(t *testing.T) {
			dir := t.TempDir()
			unpack(t, pack, dir)
			stores, err := filepath.Glob(filepath.Join(dir, "*", "games.db"))
			if err != nil || len(stores) < 8 {
				t.Fatalf("%d stores: %v", len(stores), err)
			}
			seen := stored{causes: map[string]int{}}
			for _, path := range stores {
				seen.store(t, path)
			}
			if seen.matches < 20 || seen.records < 30 || seen.results < 10 || len(seen.causes) < 6 {
				t.Errorf("only %d matches, %d records, %d results and %v were seen", seen.matches, seen.records, seen.results, seen.causes)
			}
		})
	}
}

// stored counts what was seen.
type stored struct {
	matches, records, results int
	causes                    map[string]int
}

func (s *stored) store(t *testing.T, path string) {
	t.Helper()
	store, err := sqlite.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	list, err := store.Matches(t.Context(), games.Query{Limit: 100})
	if err != nil {
		t.Fatal(err)
	}
	ring, err := serverkey.Load(filepath.Join(filepath.Dir(path), "server.key"))
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range list {
		s.match(t, store, m.ID)
		for _, folder := range []string{"records", "records-private"} {
			s.record(t, store, ring, m.ID, filepath.Join(filepath.Dir(path), folder, fmt.Sprintf("%03d.pbem", m.ID)))
		}
	}
}

func (s *stored) match(t *testing.T, store games.Store, id int) {
	t.Helper()
	events, err := store.Events(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	registry := changes.NewRegistry(nil)
	preset, err := registry.Agreed(t.Context(), store, events[0].Fact.(adjudicator.Opened).Terms)
	if err != nil {
		t.Fatal(err)
	}
	m, err := adjudicator.Replay(preset.Game, events)
	if err != nil {
		t.Fatalf("game %d: %v", id, err)
	}
	if err := adjudicator.Check(preset.Game, m); err != nil {
		t.Errorf("game %d does not hold: %v", id, err)
	}
	if m.Stage == adjudicator.Over && m.Outcome.Cause == "" {
		t.Errorf("game %d ended for no reason: %+v", id, m.Outcome)
	}
	s.matches++
	s.causes[string(m.Outcome.Cause)]++
}

// record compares what is written today with what was written then, under one of the service's keys.
func (s *stored) record(t *testing.T, store games.Store, ring serverkey.Ring, id int, path string) {
	t.Helper()
	want, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	then, err := record.Parse(want)
	if err != nil {
		t.Fatal(err)
	}
	s.records++
	if !archive.IsPrivate(filepath.Dir(path)) {
		s.result(t, store, id, then)
	}
	var got []byte
	for _, key := range ring.All() {
		copies := written(t, store, key, then.Tag("Site"), id)
		said, err := os.ReadFile(strings.TrimSuffix(path, archive.Extension) + archive.NotesExtension)
		if private := archive.IsPrivate(filepath.Dir(path)); !private {
			got = []byte(undated(copies.Public).String())
		} else if got = []byte(copies.Private.String()); !bytes.Equal(said, copies.Notes) {
			t.Errorf("%s: the notes were %q (%v) and are %q", path, said, err, copies.Notes)
		}
		if bytes.Equal(got, want) {
			return
		}
	}
	t.Errorf("%s: then\n%s\nnow\n%s", path, want, got)
}

// undated is a record without the time at which the running clock runs out, which only the copies that pages read have.
func undated(r *record.Record) *record.Record {
	bare := *r
	bare.Tags = slices.DeleteFunc(slices.Clone(r.Tags), func(t record.Tag) bool { return t.Name == "Due" })
	return &bare
}

// result compares what lists of ratings know of a game with its record.
func (s *stored) result(t *testing.T, store games.Store, id int, then *record.Record) {
	t.Helper()
	got, err := store.Result(t.Context(), id)
	game, counts := rating.Of(then)
	if then.InPlay() && then.Tag("Ended") == "" {
		if !errors.Is(err, games.ErrNotFound) {
			t.Errorf("game %d is not over, and has the result %+v: %v", id, got, err)
		}
		return
	}
	want := games.Result{Match: id, Counts: counts, Game: game, Names: [2]string{then.Tag("White"), then.Tag("Black")}}
	if !counts {
		want.Game = rating.Game{White: rating.Player(then, rules.White), Black: rating.Player(then, rules.Black), Ended: rating.Ended(then)}
	}
	if s.results++; err != nil || got != want {
		t.Errorf("game %d has the result %+v, want %+v: %v", id, got, want, err)
	}
}

func written(t *testing.T, store games.Store, key serverkey.Key, site string, id int) play.Copies {
	t.Helper()
	registry := changes.NewRegistry(nil)
	signing, err := key.Signing()
	if err != nil {
		t.Fatal(err)
	}
	r := &talk.Settings{Site: site, Signing: signing, Registry: registry}
	copies, err := play.Record(t.Context(), r, store, id)
	if err != nil {
		t.Fatal(err)
	}
	return copies
}

func unpack(t *testing.T, pack, dir string) {
	t.Helper()
	file, err := os.Open(pack)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	plain, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(plain); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, filepath.FromSlash(h.Name))
		data, err := io.ReadAll(r)
		if err := errors.Join(err, os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, data, 0o600)); err != nil {
			t.Fatal(err)
		}
	}
}
