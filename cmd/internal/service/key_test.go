package service

import (
	"bytes"
	"crypto/ed25519"
	"crypto/rand"
	"errors"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"

	"pbem/cmd/internal/config"
	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
	"pbem/games/serverkey"
	"pbem/games/sqlite"
	"pbem/notation/record"
	"pbem/rules"
)

func privateKey(n byte) ed25519.PrivateKey {
	return ed25519.NewKeyFromSeed(bytes.Repeat([]byte{n}, ed25519.SeedSize))
}

func publicKeys(ns ...byte) (list []ed25519.PublicKey) {
	for _, n := range ns {
		list = append(list, privateKey(n).Public().(ed25519.PublicKey))
	}
	return list
}

// TestNoteKey follows a store through the lives of its keys. A file without the key that the store was last used with is
// warned about at every start, until the right one is back.
func TestNoteKey(t *testing.T) {
	t.Parallel()
	store, err := sqlite.Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	for i, step := range []struct {
		file   []byte // the keys in it, the current one first
		warned bool
		noted  byte
	}{
		{[]byte{1}, false, 1},
		{[]byte{1}, false, 1},
		{[]byte{2, 1}, false, 2},
		{[]byte{1}, true, 2}, // a copy of the file of before the rotation
		{[]byte{9}, true, 2},
		{[]byte{4, 3, 2, 1}, false, 4},
		{[]byte{4}, false, 4},
	} {
		var keys []signers.Signer
		for _, public := range publicKeys(step.file...) {
			keys = append(keys, signers.Signer{Key: public})
		}
		var log bytes.Buffer
		if err := noteKey(t.Context(), store, keys, slog.New(slog.NewTextHandler(&log, nil))); err != nil {
			t.Fatal(err)
		}
		if warned := strings.Contains(log.String(), "not the one that this store was last used with"); warned != step.warned {
			t.Errorf("step %d: %q", i, &log)
		}
		if mark, err := store.Mark(t.Context(), games.OfService, KeyMark); err != nil || mark != signers.Line(publicKeys(step.noted)[0]) {
			t.Errorf("step %d: the mark is %q, %v", i, mark, err)
		}
	}
}

// TestUnlessSigned: what was signed under a key that is known stays, if nothing else has changed.
func TestUnlessSigned(t *testing.T) {
	t.Parallel()
	text := func(white string, key byte) []byte {
		r := record.New(record.Header{White: white}, "8/8 w", []record.Turn{{Text: "pass"}}, rules.WhiteWins, "resigned")
		if key > 0 {
			if err := r.Sign(privateKey(key)); err != nil {
				t.Fatal(err)
			}
		}
		return []byte(r.String())
	}
	now, err := record.Parse(text("Ada", 2))
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		old   []byte
		since int64 // the older key is retired; 0: it is not
		kept  bool
	}{
		"signed with the older key":          {text("Ada", 1), 0, true},
		"signed with a strange key":          {text("Ada", 3), 0, false},
		"not signed":                         {text("Ada", 0), 0, false},
		"other words":                        {text("Eve", 1), 0, false},
		"changed after signing":              {bytes.Replace(text("Eve", 1), []byte("Eve"), []byte("Ada"), 1), 0, false},
		"no record":                          {[]byte("nonsense"), 0, false},
		"nothing":                            {nil, 0, false},
		"before its key was stolen":          {text("Ada", 1), 6, true},
		"when its key was stolen":            {text("Ada", 1), 5, false},
		"with a key that stands, of two":     {text("Ada", 2), 1, true},
		"with a stolen key, and other words": {text("Eve", 1), 6, false},
	} {
		id := record.KeyID(publicKeys(1)[0])
		r := &records{keys: publicKeys(2, 1), retired: retirement{ends: map[int]loggedPlace{7: {gamelog.Line{Kind: gamelog.End, Game: 7}, 5}}}}
		if c.since > 0 {
			r.retired.since = map[string]int64{id: c.since}
		}
		got := recordComposer{r}.unlessSigned(7, c.old, now)
		if kept := bytes.Equal(got, c.old); kept != c.kept || !kept && string(got) != now.String() {
			t.Errorf("%s: kept %v, want %v", name, kept, c.kept)
		}
	}
}

// TestSameKey: a store is known by the key that it was used with; one that was never used fits every key.
func TestSameKey(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	ring, _, err := serverkey.LoadOrMake(filepath.Join(dir, "one.key"), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	other, _, err := serverkey.LoadOrMake(filepath.Join(dir, "other.key"), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "games.db")
	wants := func(ring serverkey.Ring, want bool) {
		t.Helper()
		if same, err := SameKey(t.Context(), &config.Config{Store: path}, ring); err != nil || same != want {
			t.Errorf("%v, %v, want %v", same, err, want)
		}
	}
	wants(other, true)
	store, err := sqlite.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	keys, err := signers.Of(ring)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(noteKey(t.Context(), store, keys, slog.New(slog.DiscardHandler)), store.Close()); err != nil {
		t.Fatal(err)
	}
	wants(ring, true)
	wants(other, false)
}
