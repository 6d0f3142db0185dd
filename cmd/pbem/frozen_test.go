package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

const (
	frozenDir = "../../games/referee/testdata/stored"
	// frozenPack is what the program of today leaves. A released version has a pack of its own, which is never written again (docs/releasing.md).
	frozenPack = frozenDir + "/baseline.tar.gz"
)

// conversations are those whose stores, keys and records are frozen: all games, many ends, and what a club does.
func conversations() []string {
	return []string{"amoeba", "cosmic", "lifeform-secret", "rated", "setups", "takeover", "talking", "tournament-two", "watching"}
}

// TestFrozen opens all that released versions have left, with what a host calls. -update has the program of today leave its stores and records anew.
func TestFrozen(t *testing.T) {
	if *updateLetters {
		freeze(t)
	}
	packs, err := filepath.Glob(frozenDir + "/*.tar.gz")
	if err != nil || len(packs) == 0 {
		t.Fatalf("no packs: %v", err)
	}
	for _, pack := range packs {
		t.Run(filepath.Base(pack), func(t *testing.T) {
			dir := thawed(t, pack)
			stores, err := filepath.Glob(filepath.Join(dir, "*", "games.db"))
			if err != nil || len(stores) < 8 {
				t.Fatalf("%d stores: %v", len(stores), err)
			}
			for _, store := range stores {
				home := filepath.Dir(store)
				config := filepath.Join(home, "pbem.yaml")
				for _, args := range [][]string{
					{"verify", filepath.Join(home, "records")}, {"backup", "--config", config, filepath.Join(home, "copy.db")}, {"tick", "--config", config},
					{"site", "--archive", filepath.Join(home, "records"), "--language", "en", filepath.Join(home, "pages")},
				} {
					if code, _, said := call(t, args...); code != 0 {
						t.Errorf("%s: pbem %s: exit %d\n%s", filepath.Base(home), args[0], code, said)
					}
				}
			}
		})
	}
}

// freeze plays the conversations, and packs what is left of each.
func freeze(t *testing.T) {
	t.Helper()
	played := correspondence("")
	played.Dir, played.WorkdirRoot = "", t.TempDir()
	for _, name := range conversations() {
		played.Files = append(played.Files, filepath.Join("testdata/mail", name+".txtar"))
	}
	if !t.Run("play", func(t *testing.T) { testscript.Run(t, played) }) {
		t.FailNow()
	}
	var b bytes.Buffer
	zipped, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
	pack := tar.NewWriter(zipped)
	for _, name := range conversations() {
		home := filepath.Join(played.WorkdirRoot, "script-"+name)
		err := filepath.WalkDir(home, func(path string, entry os.DirEntry, err error) error {
			inside, _ := filepath.Rel(home, path)
			if err != nil || !entry.Type().IsRegular() || !frozen(filepath.ToSlash(inside)) {
				return err
			}
			data, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			head := &tar.Header{Name: name + "/" + filepath.ToSlash(inside), Mode: 0o644, Size: int64(len(data)), Format: tar.FormatUSTAR}
			if err := pack.WriteHeader(head); err != nil {
				return err
			}
			_, err = pack.Write(data)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(pack.Close(), zipped.Close(), os.MkdirAll(frozenDir, 0o755), os.WriteFile(frozenPack, b.Bytes(), 0o644)); err != nil {
		t.Fatal(err)
	}
}

// frozen reports whether a file of a conversation is kept.
func frozen(name string) bool {
	folder, _, _ := strings.Cut(name, "/")
	return slices.Contains([]string{"games.db", "server.key", "pbem.yaml"}, name) || folder == "records" || folder == "records-private"
}

// thawed unpacks a pack.
func thawed(t *testing.T, pack string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	data, err := os.ReadFile(pack)
	if err != nil {
		t.Fatal(err)
	}
	zipped, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for files := tar.NewReader(zipped); ; {
		head, err := files.Next()
		if err == io.EOF {
			return dir
		}
		var text []byte
		if err == nil {
			text, err = io.ReadAll(files)
		}
		path := filepath.Join(dir, filepath.FromSlash(head.Name))
		if err := errors.Join(err, os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, text, 0o600)); err != nil {
			t.Fatal(err)
		}
	}
}
