package sqlite_test

import (
	"os"
	"path/filepath"
	"testing"

	"pbem/games/sqlite"
)

// FuzzInspect: whatever bytes of a backup are changed, or cut off, reading it through ends with its contents or a sentence.
func FuzzInspect(f *testing.F) {
	dir := f.TempDir()
	path, copied := filepath.Join(dir, "games.db"), filepath.Join(dir, "copy.db")
	store, err := sqlite.Open(path)
	if err != nil {
		f.Fatal(err)
	}
	if err := store.Commit(f.Context(), numbered(1), numbered(2)); err != nil {
		f.Fatal(err)
	}
	if err := store.Close(); err != nil {
		f.Fatal(err)
	}
	if _, err := sqlite.Backup(f.Context(), path, copied, false, noon()); err != nil {
		f.Fatal(err)
	}
	whole, err := os.ReadFile(copied)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(uint32(0), uint32(len(whole)), []byte{})
	f.Add(uint32(18), uint32(len(whole)), []byte{2, 2}) // says that there is a log beside it
	f.Add(uint32(100), uint32(5000), []byte{0xff})
	f.Add(uint32(4096), uint32(len(whole)), []byte("\x0d\x00\x00\xff\xff"))
	f.Fuzz(func(t *testing.T, at, length uint32, bytes []byte) {
		data := append([]byte{}, whole[:min(int(length), len(whole))]...)
		if int(at) < len(data) {
			copy(data[at:], bytes)
		}
		path := filepath.Join(t.TempDir(), "backup.db")
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		c, err := sqlite.Inspect(t.Context(), path)
		if err == nil && (c.Matches < 0 || c.Live > c.Matches || c.Layout < 1) {
			t.Fatalf("%+v", c)
		}
		if err != nil && err.Error() == "" {
			t.Fatal("it is refused without a word")
		}
	})
}
