package moving_test

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestStoredByReleasedVersions: the largest of the stores that each released version has left, brought to today's tables, comes back from a database
// byte for byte.
func TestStoredByReleasedVersions(t *testing.T) {
	t.Parallel()
	packs, err := filepath.Glob("../referee/testdata/stored/*.tar.gz")
	if err != nil || len(packs) == 0 {
		t.Fatalf("no stores: %v", err)
	}
	for _, pack := range packs {
		first, second, third := largest(t, pack), database(t), file(t)
		first.opened().Close() // it is brought to today's tables
		want := first.dump()
		if len(want) < 100 {
			t.Errorf("%s has %d rows", pack, len(want))
		}
		if r, err := move(first, second).Copy(t.Context()); err != nil || int(r.Rows) != len(want) {
			t.Fatalf("%d rows of %d were copied, %v", r.Rows, len(want), err)
		}
		if _, err := move(second, third).Copy(t.Context()); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, third.dump()); diff != "" {
			t.Errorf("%s came back otherwise:\n%s", pack, diff)
		}
	}
}

// largest is the largest store of a pack, in a file of its own.
func largest(t *testing.T, pack string) place {
	t.Helper()
	data, err := os.ReadFile(pack)
	if err != nil {
		t.Fatal(err)
	}
	unzipped, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	var most []byte
	for files := tar.NewReader(unzipped); ; {
		header, err := files.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if filepath.Base(header.Name) != "games.db" || header.Size < int64(len(most)) {
			continue
		}
		if most, err = io.ReadAll(files); err != nil {
			t.Fatal(err)
		}
	}
	p := place{t, filepath.Join(t.TempDir(), "games.db")}
	if err := os.WriteFile(p.at, most, 0o600); err != nil {
		t.Fatal(err)
	}
	return p
}
